"""Cards and powers that a player may choose to use, in one numbering: leader powers, upgrades, and the three kinds of
hand cards, each at the place of its first.
"""

from carambolage.games.thunder_road.names import airstrike, bounty, leader, one_shot, upgrade

POWER = 0
UPGRADE = POWER + leader.KINDS
AIRSTRIKE = UPGRADE + upgrade.KINDS
BOUNTY = AIRSTRIKE + airstrike.KINDS
ONE_SHOT = BOUNTY + bounty.KINDS
KINDS = ONE_SHOT + one_shot.KINDS
