"""The action space of Wacky Races: every answer that any question can have."""

from carambolage.engine.rules.actions import Actions, Verb
from carambolage.engine.rules.names import Names

ACTIONS = Actions(
    Verb("choose_racer", car=10),
    Verb("lay_tile", tile=21),
    Verb("play", terrain=4),
    Verb("pay"),
    Verb("leave_river"),
    Verb("use", slot=4),
    Verb("stuck"),
    Verb("end"),
    Verb("pay_pair", terrain=4),
    Verb("pay_triple", cards=20),
    Verb("pay_prairie", terrain=4),
    Verb("discard", terrain=4),
    Verb("stop"),
    Verb("top", terrain=4),
    Verb("name", terrain=4),
    Verb("keep", terrain=4),
    Verb("play_named"),
    Verb("stay"),
    Verb("racer", racer=6),
    Verb("recover", slot=4),
    Verb("exhaust", slot=4),
    Verb("decline"),
    Verb("tile", place=26),
    Verb("trap", kind=10),
    Verb("shift", place=26, way=2),
    Verb("convert", racer=6, slot=4),
    Verb("keep_pair", cards=10),
    Verb("villain"),
)


class Action(Names):
    """The number at which the answers of each verb begin; rules add the fields to it."""

    CHOOSE_RACER = ACTIONS.first("choose_racer")
    LAY_TILE = ACTIONS.first("lay_tile")
    PLAY = ACTIONS.first("play")
    PAY = ACTIONS.first("pay")
    LEAVE_RIVER = ACTIONS.first("leave_river")
    USE = ACTIONS.first("use")
    STUCK = ACTIONS.first("stuck")
    END = ACTIONS.first("end")
    PAY_PAIR = ACTIONS.first("pay_pair")
    PAY_TRIPLE = ACTIONS.first("pay_triple")
    PAY_PRAIRIE = ACTIONS.first("pay_prairie")
    DISCARD = ACTIONS.first("discard")
    STOP = ACTIONS.first("stop")
    TOP = ACTIONS.first("top")
    NAME = ACTIONS.first("name")
    KEEP = ACTIONS.first("keep")
    PLAY_NAMED = ACTIONS.first("play_named")
    STAY = ACTIONS.first("stay")
    RACER = ACTIONS.first("racer")
    RECOVER = ACTIONS.first("recover")
    EXHAUST = ACTIONS.first("exhaust")
    DECLINE = ACTIONS.first("decline")
    TILE = ACTIONS.first("tile")
    TRAP = ACTIONS.first("trap")
    SHIFT = ACTIONS.first("shift")
    CONVERT = ACTIONS.first("convert")
    KEEP_PAIR = ACTIONS.first("keep_pair")
    VILLAIN = ACTIONS.first("villain")
