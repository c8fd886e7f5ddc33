"""Commands: those of the boards (TR-CMP), of the leaders (TR-CRW), of the bonus cards (TR-BON). NONE is an empty
slot.
"""

NONE = -1
(
    AIRSTRIKE,
    NITRO,
    DRIFT,
    REPAIR,
    RAISE_THE_DEAD,
    DEAD_MENS_NITRO,
    PULL_OVER,
    ROADBLOCK,
    WHIP_CRACK,
    SWAP_MEET,
    RICOCHET,
    BIG_SHOES,
    SPOTTER,
    CALLED_SHOT,
    SECOND_WIND,
    MAGNET_CRANE,
    BULLET_HOSE,
    OPENING_FIRE,
    HEX,
    REWRITE_FATE,
    FLAMETHROWER,
    BACK_DRAFT,
    SPIKE_STRIP,
    SIDESTEP,
    REAR_GUNNER,
    PATCH_UP,
    AFTERBURNER,
    RADIO_JAM,
) = range(28)
KINDS = 28
BONUS = SPIKE_STRIP
SLOTS = 5
BONUS_SLOT = 4
