"""The values of the options that rules ask for, each family in the order of `options.py` (chapter 1)."""

from carambolage.engine.rules.names import Names


class TravelRule(Names):
    """Whether a car that gave up its card may stay (WK-OPT-01)."""

    MAY_STAY, MANDATORY, BRAKE = range(3)


class CollisionCards(Names):
    """How many cards a struck car draws (WK-OPT-02)."""

    STRIKER, OWN_SPEED, SUM = range(3)


class LastingCards(Names):
    """How long Smash and Dodge last (WK-OPT-03)."""

    TURN, ACTION = range(2)


class Reveal(Names):
    """When planned cards are turned up (WK-OPT-04)."""

    OWN_TURN, SIMULTANEOUS = range(2)


class FireTiming(Names):
    """In which action phases there is a fire step (WK-OPT-05)."""

    EACH_ACTION, SECOND_ACTION = range(2)


class InitiativeTie(Names):
    """The last tie-break of initiative (WK-OPT-06)."""

    SEAT, RANDOM = range(2)


class Arena(Names):
    """The size of the arena (WK-OPT-11)."""

    STANDARD, SMALL, LARGE = range(3)


class Obstacles(Names):
    """The faces of the obstacles; from SPIKE_COLUMNS on every one is a copy of that token (WK-OPT-12)."""

    PLAIN, SPECIAL, MIXED, SPIKE_COLUMNS, FUEL_PUMPS, BURNING_TYRES, WRECKS, BURNING_BARRELS = range(8)


class CanLimit(Names):
    """How many cans a car may pick up (WK-OPT-13)."""

    NONE, ACTION, TURN = range(3)


class WinTiming(Names):
    """When three cans win (WK-OPT-14)."""

    INSTANT, END_OF_TURN = range(2)


class NitroUse(Names):
    """Whether Nitro is discarded when used (WK-OPT-15)."""

    ONCE, EACH_TURN = range(2)


class RamUse(Names):
    """Whether Ram is discarded when used (WK-OPT-16)."""

    EACH_TURN, ONCE = range(2)


class MineHit(Names):
    """Whether a mine stops the car (WK-OPT-17)."""

    CRASH, BLAST = range(2)


class TyreFire(Names):
    """When burning tyres set a car on fire (WK-OPT-18)."""

    IF_FACING, ALWAYS = range(2)


class RepairPool(Names):
    """Which cards pay for an emergency repair (WK-OPT-19)."""

    TALON, TALON_AND_REVEALED = range(2)


class DropCans(Names):
    """Who places the cans of a destroyed car (WK-OPT-20)."""

    OWNER, AUTO = range(2)


class QuickSetup(Names):
    """Cars chosen and equipment drafted, both dealt, or ready-made cars (WK-OPT-22)."""

    OFF, ON, READY = range(3)


class ReshuffleIcon(Names):
    """Whether the reshuffle icon needs a hit (WK-OPT-26)."""

    ALWAYS, IF_HIT = range(2)
