"""The Big Rig's commands, in the order of boards.toml without the cab: two that can be damaged per section, and its
Repair. Damage is a bit each of the six: bit `2 * section` and the next (TR-RIG-36, TR-RIG-42).
"""

MISSILE_LAUNCHER, COW_CATCHER, TRACTION_DRIVE, AIRSTRIKE, HAZARD_DISPENSER, TARGETING_COMPUTER = range(6)
REPAIR = 6
COMMANDS = 9
ALL_DAMAGED = 0b111111
