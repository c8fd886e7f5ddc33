"""The kinds of things of Thunder Road, as families of numbers; a pack lists its parts in the same order."""

from carambolage.engine.rules.names import Names


class CrewKind(Names):
    """The crews by colour (TR-SET-01)."""

    BLUE, GREEN, ORANGE, WHITE, BIG_RIG, FINAL_FIVE = range(6)


class VehicleKind(Names):
    """The kinds of vehicles."""

    CAR, BIKE, TRUCK, SECTION, WRECK = range(5)


class Size(Names):
    """The size ladder (TR-CRD-28)."""

    TINY, SMALL, MEDIUM, LARGE, HUGE = range(5)


class Direction(Names):
    """The six directions, in the order of the direction die's faces; NONE is no direction."""

    NONE = -1
    FRONT, FRONT_LEFT, FRONT_RIGHT, REAR, REAR_LEFT, REAR_RIGHT = range(6)


class Terrain(Names):
    """Grounds, in the order of terrains.toml."""

    ROAD, SAND, MUD, IMPASSABLE, GOO, GLASS, RAMP, FIRE, SALT = range(9)


class Hazard(Names):
    """Hazard tokens, in the order of hazards.toml; on the board and in a discard a token is its kind, NONE is none.

    The loose and controlled ones lie faceup and leave the game instead of going to the discard (TR-HAZ-11, TR-UPG-19).
    """

    NONE = -1
    ROAD, OIL, MUD, MINE, WRECK, GLASS, RAMP, FIRE, PIT_TRAP, QUAKE, SAND_WORM = range(11)
    LOOSE_OIL, CONTROLLED_OIL, CONTROLLED_MINE = range(11, 14)
    UNKNOWN = 14


HAZARD_KINDS = Hazard.LOOSE_OIL


class Damage(Names):
    """Damage tokens, in the order of damage.toml; NONE is an empty slot. STAND_IN is a token of the pile that lies
    facedown in place of minor damage, seen by nobody.
    """

    NONE = -1
    DENT, SHRAPNEL, DAZED, BLAT_OFF = range(4)
    SKID = 4
    ON_FIRE = 10
    ONGOING = 11
    MINOR = 12
    STAND_IN = 13


DAMAGE_KINDS = Damage.MINOR


class Box(Names):
    """How many there are in the box of what is unlimited without the option `box_limits` (TR-OBS-10)."""

    WRECKS, SAND_TOKENS, FIRE_RINGS, MINOR_DAMAGE = 4, 8, 12, 15


class Cause(Names):
    """Why a vehicle takes damage."""

    MINE, SHOT, SHRAPNEL, MISSILES, CARD, TRAP = range(6)


class Stop(Names):
    """Why a vehicle loses its moves, a bit each."""

    SLAM, OTHER, DAMAGE = 1, 2, 4


class Drift(Names):
    """The Drift command in a turn (TR-CMD-09)."""

    READY, USED = 1, 2


class RoadBonus(Names):
    """The road die in a turn (TR-ROD): its bonus was taken, or can no longer be."""

    TAKEN, DECLINED = 1, 2


class Reason(Names):
    """Why a game ended."""

    FINISH, SURVIVOR, WIPEOUT, ROUND_CAP = range(4)


class Die(Names):
    """The special dice; a roll is a sum of them (a bit each)."""

    SLAM, DIRECTION, SHOOTING, STUNT, FIRE = 1, 2, 4, 8, 16


class ShootingFace(Names):
    """Results of the shooting die: the sizes that it hits."""

    LARGE, MEDIUM, MEDIUM_OR_SMALL, ANY = range(4)


class SlamFace(Names):
    """Results of the slam die: who is pushed."""

    TOP, BOTTOM = range(2)


class FireFace(Names):
    """Results of the fire die."""

    PLUS_1, PLUS_2, OUT, ELIMINATED = range(4)


class RollKind(Names):
    """What Rewrite Fate rolls again (TR-CRW-204): dice that somebody reads next, or the dice of a shot or a slam."""

    PLAIN, SHOT, SLAM = range(3)


class ShotKind(Names):
    """Kinds of shots: in step 4, by a chopper, granted by a card outside step 4 (TR-CRD-52), in answer to a shot."""

    STEP_FOUR, CHOPPER, EXTRA, RETURN = range(4)


class Moment(Names):
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


class Mark(Names):
    """Marks of the turn (`Turn.goals`, a bit each): after a goal met of each bounty, what cards have brought about."""

    (
        DIRTY,
        UNCREDITED,
        GHOST,
        AIRLIFTED,
        NO_SHOT,
        HELD_UP,
    ) = (1 << bit for bit in range(8, 14))


class Command(Names):
    """Commands: of the boards (TR-CMP), of the leaders (TR-CRW), of the bonus cards (TR-BON). NONE is an empty slot."""

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
    BONUS = SPIKE_STRIP


COMMAND_KINDS = 28
COMMAND_SLOTS = 5
BONUS_SLOT = 4


class RigCommand(Names):
    """The Big Rig's commands, in the order of boards.toml without the cab: two that can be damaged per section, and its
    Repair. Damage is a bit each of the six: bit `2 * section` and the next (TR-RIG-36, TR-RIG-42).
    """

    MISSILE_LAUNCHER, COW_CATCHER, TRACTION_DRIVE, AIRSTRIKE, HAZARD_DISPENSER, TARGETING_COMPUTER = range(6)
    REPAIR = 6


class RigPower(Names):
    """Commands of the Big Rig at work this turn, bits of `Turn.powers` after those of the commands of crews."""

    TARGETING, COW_CATCHER, TRACTION = 1 << 28, 1 << 29, 1 << 30


RIG_SLOTS = 9
ALL_DAMAGED = 0b111111
