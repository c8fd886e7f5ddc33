"""The cards of Thunder Road, as families of numbers; a pack lists them in the same order."""

from carambolage.engine.rules.names import Names


class Ongoing(Names):
    """Ongoing effects OE-01 to OE-21, in the order of ongoing.toml; stored plus one, 0 is none."""

    (
        STUCK_THROTTLE,
        FLAT_TYRE,
        STUCK_IN_THIRD,
        PULLS_LEFT,
        PULLS_RIGHT,
        CROSS_EYED_DRIVER,
        JAMMED_GUNS,
        HAIR_TRIGGER,
        HOMING_BEACON,
        LEAKY_TANK,
        SMOKING_ENGINE,
        GUTTED_CHASSIS,
        RUBBER_BUMPERS,
        SCRAP_MAGNET,
        RADIO_SILENCE,
        CHOKED_CARBURETTOR,
        LOOSE_CARGO,
        UNSTABLE_AMMO,
        BERSERK_DRIVER,
        SPILLED_NITRO,
        LUCKY_DICE,
    ) = range(21)


ONGOING_KINDS = 21


class Condition(Names):
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


CONDITION_KINDS = 10


class Leader(Names):
    """Crew leaders, in the order of leaders.toml; stored plus one, 0 is none."""

    (
        VINCE_VAMP,
        ABIGAIL,
        ASHA,
        MS_BETTY,
        BUMPO,
        WONG,
        CRIS_CRASS,
        CRUFT,
        MACHINE_GUN_JOE,
        MADAME_BOUBREAUX,
        EM_BERCO,
    ) = range(11)


LEADER_KINDS = 11


class Upgrade(Names):
    """Upgrades, in the order of upgrades.toml; stored plus one, 0 is none."""

    (
        TURBOCHARGER,
        MONSTER_TIRES,
        SAND_PADDLES,
        OVERDRIVE,
        DISC_BRAKES,
        SIDE_THRUSTERS,
        JUMP_JETS,
        MINE_ROLLER,
        STUDDED_TIRES,
        HAZARD_RADAR,
        DOZER_BLADE,
        MINE_SPREADER,
        OIL_SPREADER,
        RAM_PLATE,
        SPIKED_BUMPER,
        SPRING_BUMPER,
        BUFFALO_BAR,
        TARGETING_SCOPE,
        TWIN_GUNS,
        REAR_GUN,
        EXPLOSIVE_ROUNDS,
        STEALTH_PAINT,
        ARMOR_PLATING,
        ROLL_CAGE,
        TOOL_KIT,
        CHOPPER_JAMMER,
        ANCHOR_CHAIN,
    ) = range(27)


UPGRADE_KINDS = 27


class Airstrike(Names):
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


AIRSTRIKE_KINDS = 8


class Bounty(Names):
    """Bounties, in the order of bounties.toml; stored plus one, 0 is none."""

    (
        HIT_AND_RUN,
        SLOW_AND_STEADY,
        RUBBING_IS_RACING,
        PINBALL_WIZARD,
        DOWN_AND_DIRTY,
        HEAD_HUNTER,
        FRONT_RUNNER,
        LAST_LEGS,
    ) = range(8)


BOUNTY_KINDS = 8


class OneShot(Names):
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


ONE_SHOT_KINDS = 8


class Card(Names):
    """Cards and powers that a player may choose to use, in one numbering: leader powers, upgrades, and the three kinds
    of hand cards, each at the place of its first.
    """

    POWER = 0
    UPGRADE = POWER + LEADER_KINDS
    AIRSTRIKE = UPGRADE + UPGRADE_KINDS
    BOUNTY = AIRSTRIKE + AIRSTRIKE_KINDS
    ONE_SHOT = BOUNTY + BOUNTY_KINDS


CARD_KINDS = Card.ONE_SHOT + ONE_SHOT_KINDS
