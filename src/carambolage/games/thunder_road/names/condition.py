"""Road conditions, in the order of road_conditions.toml; stored plus one, 0 is none."""

(
    SANDSTORM,
    FRESH_ASPHALT,
    DOWNPOUR,
    DIESEL_SPILL,
    NO_FLY_ZONE,
    DEBRIS_FIELD,
    TAILWIND,
    HEADWIND,
    SPEED_TRAP,
    DEMOLITION_DERBY,
) = range(10)
KINDS = 10
