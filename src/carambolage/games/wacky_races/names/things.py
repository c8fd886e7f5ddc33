"""The things of Wacky Races: terrains, tiles, traps, cars, powers, races, when tiles react, ways of moving."""

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

    NONE, BROKEN_BRIDGE, OIL, PAINTED_TUNNEL, BOULDER = range(5)
    LOG, FOILED_AGAIN, SABOTAGE, SLEIGHT_OF_HAND, MUD_PUDDLE = range(5, 10)
    UNSEEN = 10


class Car(Names):
    """The ten cars that a player may drive, in the order of their numbers."""

    SLAG, GRUESOME, PENDING, MAX, PENELOPE, SERGEANT, MOB, LUKE, PETER, RUFUS = range(10)


class Power(Names):
    """The forty power cards: four for each car, the first of the four cancels traps."""

    BOULDER_BREAKERS, CLUB_START, BONK, REBUILT = range(4)  # WR-PW-SB1
    GHOSTLY_SHORTCUT, BELFRY_DRAGON, CRYSTAL_BALL, HAUNTING = range(4, 8)  # WR-PW-GT1
    DRILL_A_WAY, CONVERT_A_CAR, SPRING_WHEELS, BRAINSTORM = range(8, 12)  # WR-PW-PP1
    TAKE_OFF, ON_THEIR_TAIL, STRAFING_RUN, AEROBATICS = range(12, 16)  # WR-PW-RM1
    POWDER_PUFF, HAYULP, LADIES_FIRST, BEAUTY_STOP = range(16, 20)  # WR-PW-PE1
    OPEN_FIRE, CANNON_RECOIL, DOUBLE_TIME, SURPLUS_MINE = range(20, 24)  # WR-PW-AS1
    NEVER_CON_A_CON, GETAWAY_POWER, STICK_EM_UP, LAY_LOW = range(24, 28)  # WR-PW-AM1
    ROCKING_CHAIR_SPRINGS, STOKE_THE_STOVE, FORTY_WINKS, BLUBBERS_PANIC = range(28, 32)  # WR-PW-AC1
    TELESCOPIC_CHASSIS, TURBO_BOOST, PERFECT_GENTLEMAN, PERFECT_LINE = range(32, 36)  # WR-PW-PF1
    BUZZ_SAW_WHEELS, SAWTOOTH, CLEAR_CUT, TIMBER = range(36, 40)  # WR-PW-RR1


class Race(Names):
    """The sixteen races by number; 0 is a race without a rule of its own, and so is 1 (WR-R01-01)."""

    NONE = 0
    ZIG_ZAG, RIDING_HOOD, GORILLA, MANOEUVRES = range(1, 5)
    BUFFALO, SHERIFF, FAIR, SPORT = range(5, 9)
    CLOCK, WOOD, GHOST_TOWN, MISSOURI = range(9, 13)
    BEARS, CIRCUS, MISSISSIPPI, ROMEO = range(13, 17)


class Trigger(Names):
    """When Level Crossing, ACME and Gas Station react: as the book says of each, or all alike (WR-TIL-02)."""

    BOOK, ENTER_OR_CROSS, ENTER_ONLY = range(3)


class Manner(Names):
    """How a movement is made, a bit each.

    FLYING ignores the traps that it crosses; POWER is bound by the rivers of race 15; RESUMED goes on after a cancelled
    trap, so that the tile of that trap counts as crossed.
    """

    PLAIN, FLYING, POWER, RESUMED = 0, 1, 2, 4
