"""The questions of Wreckage (chapter 22)."""

from carambolage.engine.rules.names import Names


class Question(Names):
    """What a seat can be asked. 0 is no question."""

    CHOOSE_VEHICLE, DRAFT_EQUIPMENT, START_SPEED, PLAN = range(1, 5)  # WK-DEC-01, WK-DEC-02, WK-DEC-03, WK-DEC-04
    USE_CARD, REPAIR_PAY, REPAIR_GAIN, DRIVE = range(5, 9)
    FIRE, PLATING, DROP_CAN = range(9, 12)
