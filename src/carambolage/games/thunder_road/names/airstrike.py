"""Advanced airstrikes, in the order of their file; stored plus one, 0 is none."""

(
    CARPET_BOMBING,
    HOVER_STRIKE,
    ROTOR_WASH,
    AIRLIFT,
    SMOKE_SCREEN,
    EGG_LAYER,
    SUPPLY_DROP,
    KAMIKAZE,
) = range(8)
KINDS = 8
