"""The questions of Road Kill Rally (chapter 20.2)."""

from carambolage.engine.rules.names import Names


class Question(Names):
    """What a seat can be asked: the game stops nowhere else (RK-DEC-01). 0 is no question."""

    CHOOSE_SKILL, MOUNT_SLOT, CHOOSE_POLE = range(1, 4)
    ORIENT_TILE, REPLACE_CLASS = range(4, 6)
    SET_SPEED, PAY_CARD, STEP, CHECK, RUN_OVER, PIT_BOX, PIT_SLOT = range(6, 13)
    COMBAT_ACTION, COMBAT_VICTIM, OIL_SPACE, REROLL_BLANKS = range(13, 17)
    SUFFER, LOSE_ACCESSORY = range(17, 19)
