"""The action space of Road Kill Rally: every answer that any question can have, in the order in which they are listed
(RK-DEC-04).
"""

from carambolage.engine.rules.actions import Actions, Verb
from carambolage.engine.rules.names import Names

ACTIONS = Actions(
    Verb("pass"),
    Verb("decline"),
    Verb("keep"),
    Verb("leave_empty"),
    Verb("roll"),
    Verb("play_safe"),
    Verb("make_stop"),
    Verb("reroll"),
    Verb("printed"),
    Verb("reversed"),
    Verb("skill", skill=12),
    Verb("pole", pole=6),
    Verb("target_class", kind=3),
    Verb("speed", step=10),
    Verb("step", lane=3, mode=4),
    Verb("brake", steps=3),
    Verb("rival", seat=6),
    Verb("target", space=276),
    Verb("oil", lane=3),
    Verb("weapon"),
    Verb("play", card=28),
    Verb("slingshot"),
    Verb("two_card_stop"),
    Verb("spend", card=28),
    Verb("lose", card=28),
    Verb("lose_all"),
    Verb("mount", accessory=27),
    Verb("lose_slot", slot=3),
)


class Action(Names):
    """The number at which the answers of each verb begin; rules add the fields to it."""

    PASS = ACTIONS.first("pass")
    DECLINE = ACTIONS.first("decline")
    KEEP = ACTIONS.first("keep")
    LEAVE_EMPTY = ACTIONS.first("leave_empty")
    ROLL = ACTIONS.first("roll")
    PLAY_SAFE = ACTIONS.first("play_safe")
    MAKE_STOP = ACTIONS.first("make_stop")
    REROLL = ACTIONS.first("reroll")
    PRINTED = ACTIONS.first("printed")
    REVERSED = ACTIONS.first("reversed")
    SKILL = ACTIONS.first("skill")
    POLE = ACTIONS.first("pole")
    TARGET_CLASS = ACTIONS.first("target_class")
    SPEED = ACTIONS.first("speed")
    STEP = ACTIONS.first("step")
    BRAKE = ACTIONS.first("brake")
    RIVAL = ACTIONS.first("rival")
    TARGET = ACTIONS.first("target")
    OIL = ACTIONS.first("oil")
    WEAPON = ACTIONS.first("weapon")
    PLAY = ACTIONS.first("play")
    SLINGSHOT = ACTIONS.first("slingshot")
    TWO_CARD_STOP = ACTIONS.first("two_card_stop")
    SPEND = ACTIONS.first("spend")
    LOSE = ACTIONS.first("lose")
    LOSE_ALL = ACTIONS.first("lose_all")
    MOUNT = ACTIONS.first("mount")
    LOSE_SLOT = ACTIONS.first("lose_slot")
