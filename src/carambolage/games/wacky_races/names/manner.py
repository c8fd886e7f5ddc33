"""How a movement is made, a bit each.

FLYING ignores the traps that it crosses; POWER is bound by the rivers of race 15; RESUMED goes on after a cancelled
trap, so that the tile of that trap counts as crossed.
"""

PLAIN, FLYING, POWER, RESUMED = 0, 1, 2, 4
BITS = 4
