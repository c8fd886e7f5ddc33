"""The events of Wreckage: what happened, for the log, the animation and the statistics."""

from carambolage.engine.rules.names import Names


class Event(Names):
    """Each event with its numbers; a seat is always the first of them."""

    START_PLAYER, VEHICLE_CHOSEN, EQUIPPED, CAN_PLACED, OBSTACLE_PLACED, CAR_PLACED = range(6)
    SPEED_CHOSEN, STARTS_AT, TURN_BEGINS, PLANNED, PHASE_BEGINS, RANKED_FOR_PHASE = range(6, 12)
    ACTION_BEGINS, CARD_SHOWN, NO_CARD, APPLIED, DECLINED, NO_EFFECT = range(12, 18)
    SPEED_CHANGED, HAIRPIN, TURNED, BLOCKED, MOVED, JUMPED, HELD = range(18, 25)
    CAN_TAKEN, CAN_MOVED, MINE_LAID, MINE_EXPLODED, COLLIDED, PUSHED, THROWN = range(25, 32)
    FIRED, DAMAGE_CARD, RAM, PLATED, HITS, NO_DAMAGE, CARD_LOST, SPUN, RESHUFFLED = range(32, 41)
    DESTROYED, CAN_DROPPED, CAN_GONE, REPAIRED = range(41, 45)
    PUMP_EXPLODED, ON_FIRE, BURNS, DOUSES, FIRE_OUT = range(45, 50)
    TURN_ENDS, CAME_BACK, WAITS, GAVE_UP, WON, DRAWN = range(50, 56)
