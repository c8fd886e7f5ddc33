"""One shots, in the order of one_shots.toml; stored plus one, 0 is none."""

(
    LOADED_DICE,
    NITRO_BURST,
    GHOST_RIDE,
    RETURN_FIRE,
    EMERGENCY_WELD,
    FREE_ORDER,
    HOTWIRE,
    BRAKE_CHECK,
) = range(8)
KINDS = 8
