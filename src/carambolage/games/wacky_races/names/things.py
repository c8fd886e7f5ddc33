"""The things of Wacky Races: terrains, tiles, traps, cars, powers, races, ways of moving."""

from carambolage.engine.rules.names import Names

TERRAINS = 4
CARS = 10
SLOTS = 4
ALL_UP = (1 << SLOTS) - 1
TRAP_KINDS = 10
TILES = 29
DEALT_TILES = 21
HALF_TILES = 8


class Terrain(Names):
    """What the ground shows. Cards show one of the first four."""

    DESERT, FOREST, PRAIRIE, FARM, WILD, NONE = range(6)


class Tile(Names):
    """The tiles by number, in the order of `pack/tiles.toml`: 8 blue, 8 orange, 4 special, Gas Station, Finish, the
    grid.
    """

    BLUE, ORANGE = 0, 8
    SWAMP, CROSSROADS, LEVEL_CROSSING, ACME, GAS, FINISH = range(16, 22)
    SPACE_00, GRID = 22, 23
    UNSEEN_BLUE, UNSEEN_ORANGE = 29, 30


class Trap(Names):
    """The nine kinds of trap; a tile without one holds NONE, one that the onlooker has not seen UNSEEN."""

    (
        NONE,
        BROKEN_BRIDGE,
        OIL,
        PAINTED_TUNNEL,
        BOULDER,
        LOG,
        FOILED_AGAIN,
        SABOTAGE,
        SLEIGHT_OF_HAND,
        MUD_PUDDLE,
        UNSEEN,
    ) = range(11)


class Car(Names):
    """The ten cars that a player may drive, in the order of their numbers."""

    SLAG, GRUESOME, PENDING, MAX, PENELOPE, SERGEANT, MOB, LUKE, PETER, RUFUS = range(10)


class Power(Names):
    """The forty power cards: four for each car, the first of the four cancels traps."""

    (
        BOULDER_BREAKERS,  # WR-PW-SB1
        CLUB_START,  # WR-PW-SB2
        BONK,  # WR-PW-SB3
        REBUILT,  # WR-PW-SB4
        GHOSTLY_SHORTCUT,  # WR-PW-GT1
        BELFRY_DRAGON,  # WR-PW-GT2
        CRYSTAL_BALL,  # WR-PW-GT3
        HAUNTING,  # WR-PW-GT4
        DRILL_A_WAY,  # WR-PW-PP1
        CONVERT_A_CAR,  # WR-PW-PP2
        SPRING_WHEELS,  # WR-PW-PP3
        BRAINSTORM,  # WR-PW-PP4
        TAKE_OFF,  # WR-PW-RM1
        ON_THEIR_TAIL,  # WR-PW-RM2
        STRAFING_RUN,  # WR-PW-RM3
        AEROBATICS,  # WR-PW-RM4
        POWDER_PUFF,  # WR-PW-PE1
        HAYULP,  # WR-PW-PE2
        LADIES_FIRST,  # WR-PW-PE3
        BEAUTY_STOP,  # WR-PW-PE4
        OPEN_FIRE,  # WR-PW-AS1
        CANNON_RECOIL,  # WR-PW-AS2
        DOUBLE_TIME,  # WR-PW-AS3
        SURPLUS_MINE,  # WR-PW-AS4
        NEVER_CON_A_CON,  # WR-PW-AM1
        GETAWAY_POWER,  # WR-PW-AM2
        STICK_EM_UP,  # WR-PW-AM3
        LAY_LOW,  # WR-PW-AM4
        ROCKING_CHAIR_SPRINGS,  # WR-PW-AC1
        STOKE_THE_STOVE,  # WR-PW-AC2
        FORTY_WINKS,  # WR-PW-AC3
        BLUBBERS_PANIC,  # WR-PW-AC4
        TELESCOPIC_CHASSIS,  # WR-PW-PF1
        TURBO_BOOST,  # WR-PW-PF2
        PERFECT_GENTLEMAN,  # WR-PW-PF3
        PERFECT_LINE,  # WR-PW-PF4
        BUZZ_SAW_WHEELS,  # WR-PW-RR1
        SAWTOOTH,  # WR-PW-RR2
        CLEAR_CUT,  # WR-PW-RR3
        TIMBER,  # WR-PW-RR4
    ) = range(40)


class Race(Names):
    """The sixteen races by number; 0 is a race without a rule of its own, and so is 1 (WR-R01-01)."""

    (
        NONE,
        ZIG_ZAG,
        RIDING_HOOD,
        GORILLA,
        MANOEUVRES,
        BUFFALO,
        SHERIFF,
        FAIR,
        SPORT,
        CLOCK,
        WOOD,
        GHOST_TOWN,
        MISSOURI,
        BEARS,
        CIRCUS,
        MISSISSIPPI,
        ROMEO,
    ) = range(17)


class Manner(Names):
    """How a movement is made, a bit each.

    FLYING ignores the traps that it crosses; POWER is bound by the rivers of race 15; RESUMED goes on after a cancelled
    trap, so that the tile of that trap counts as crossed.
    """

    PLAIN, FLYING, POWER, RESUMED = 0, 1, 2, 4
