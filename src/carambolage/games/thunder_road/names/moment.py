"""Moments at which a player is offered the effects that may be used (TR-CRD-13), in the order of a turn."""

(
    TURN_START,
    ASSIGNED,
    AIRSTRIKE_BEFORE,
    AIRSTRIKE_PLACED,
    MOVE_START,
    TILE_LAID,
    SLAM_OVER,
    BASE_MOVE_OVER,
    MOVE_END,
    SHOT_OVER,
    TURN_END,
) = range(11)
