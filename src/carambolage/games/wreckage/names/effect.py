"""The effects of Wreckage: what can wait on the stack."""

from carambolage.engine.rules.names import Names


class Effect(Names):
    """An effect for each step of the rules that waits on the stack."""

    CHOOSE_VEHICLES, DRAFT, LAY_ARENA, START_SPEEDS, REVEAL_SPEEDS = range(5)
    TURN, PHASE, NEXT_ACTION, ACTION, REVEAL, DRIVE, END_ACTION, END_TURN, CHECK_END = range(5, 14)
    SWING, TURBO, TRAVEL, LEG, BLASTS, COLLIDE = range(14, 20)
    DAMAGE, DESTROY, DROP_CANS, SPIN, FIRE, REPAIR, TYRES, PUMP, RESPAWN = range(20, 29)
    PLATE, SUFFER, END_DAMAGE, FACE_TYRES, SWEEP, LAY_OPEN = range(29, 35)
