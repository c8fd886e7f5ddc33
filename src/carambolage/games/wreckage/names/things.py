"""The things of Wreckage beside its printed components: gears, sides, causes, legs, ends, what cards do."""

from carambolage.engine.rules.names import Names

SEATS = 4
OBSTACLES = 8
CANS = 5
MINES = 6
TICKS = 144
NOBODY = -1
UNSEEN = 8  # in the place of the face of a card that the onlooker has not seen
CANS_TO_WIN = 3

FIRST_OBSTACLE, FIRST_MINE, EDGE = 4, 12, 18  # the bits of a set of solids: cars from 0 on, obstacles, mines, the edge


class Gear(Names):
    """Which way a car goes; at speed 0 the gear is forward (WK-REV-04)."""

    FORWARD, REVERSE = range(2)


class Side(Names):
    """Which way a heading turns: left is counter-clockwise (WK-GEO-02)."""

    LEFT, RIGHT = range(2)


class Direction(Names):
    """Against which side of the car the ruler lies (WK-FIR-05)."""

    FRONT, REAR, LEFT, RIGHT = range(4)


class Play(Names):
    """What a steering card does once it is revealed: the five basic faces, then the eight specials (section 23.3)."""

    ACCELERATE, DECELERATE, TURN_RIGHT, TURN_LEFT, REPEAT = range(5)
    JUMP, SWERVE, SMASH, FULL_THROTTLE, BARRAGE, U_TURN, DODGE, TURBO = range(5, 13)
    NONE = -1


class Cause(Names):
    """Where damage cards come from (chapter 14)."""

    WEAPON, COLLISION, MINE, BARRELS, FIRE = range(5)


class Way(Names):
    """What a movement under way is."""

    NONE, TURN, TURBO, TRAVEL, JUMP = range(5)


class How(Names):
    """The travels of the drive decision (WK-DEC-17)."""

    HOLD, TRAVEL, NITRO = range(3)


class Out(Names):
    """Whether a car is in play."""

    IN_PLAY, DESTROYED, GAVE_UP = range(3)


class Owner(Names):
    """Where a can is: in the box, on the ground, or aboard the car of a seat (0 to 3)."""

    GROUND, BOX = -1, -2


class Reason(Names):
    """Why the game ended (WK-END-12)."""

    NONE, THREE_CANS, LAST_CAR, LAST_TOGETHER, TURN_LIMIT, OTHERS_GAVE_UP = range(6)
