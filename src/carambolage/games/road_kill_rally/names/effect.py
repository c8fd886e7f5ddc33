"""The effects of Road Kill Rally: what can wait on the stack."""

from carambolage.engine.rules.names import Names


class Effect(Names):
    """An effect for each step of the rules that waits on the stack."""

    DEAL, MOUNT, POLE, FIRST_TILE = range(4)
    ROUND, PHASE, TURN, END_RACE = range(4, 8)
    MOVE, STEP, ENTER, CHECK, WRECK, RUN_OVER, PIT_BOX, END_MOVE, CROSS = range(8, 17)
    COLLIDE, SETTLE_SPEEDS, PAY, SET_SPEED = range(17, 21)
    DRAW_TILE, PLACE_TILE, SPLATS = range(21, 24)
    COMBAT, ATTACK, NEXT_VICTIM, ROLL_ATTACK, HIT, RETALIATE = range(24, 30)
    DAMAGE, SUFFER, AFTER_LOSS, WIPE_OUT, AFTER_DAMAGE = range(30, 35)
    PIT_STOP, PIT_SLOT, DEAL_SKILLS, REVEAL_SKILLS = range(35, 39)
    ORDER, END_ATTACK, TAKE_TOKEN = range(39, 42)
