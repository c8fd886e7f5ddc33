"""The action space: every answer that any question can have, and the number at which each verb begins."""

from carambolage.engine.rules.actions import Actions, Verb

SPACE = Actions(
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

CHOOSE_RACER = SPACE.first("choose_racer")
LAY_TILE = SPACE.first("lay_tile")
PLAY = SPACE.first("play")
PAY = SPACE.first("pay")
LEAVE_RIVER = SPACE.first("leave_river")
USE = SPACE.first("use")
STUCK = SPACE.first("stuck")
END = SPACE.first("end")
PAY_PAIR = SPACE.first("pay_pair")
PAY_TRIPLE = SPACE.first("pay_triple")
PAY_PRAIRIE = SPACE.first("pay_prairie")
DISCARD = SPACE.first("discard")
STOP = SPACE.first("stop")
TOP = SPACE.first("top")
NAME = SPACE.first("name")
KEEP = SPACE.first("keep")
PLAY_NAMED = SPACE.first("play_named")
STAY = SPACE.first("stay")
RACER = SPACE.first("racer")
RECOVER = SPACE.first("recover")
EXHAUST = SPACE.first("exhaust")
DECLINE = SPACE.first("decline")
TILE = SPACE.first("tile")
TRAP = SPACE.first("trap")
SHIFT = SPACE.first("shift")
CONVERT = SPACE.first("convert")
KEEP_PAIR = SPACE.first("keep_pair")
VILLAIN = SPACE.first("villain")
