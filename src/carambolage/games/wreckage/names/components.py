"""The printed components of Wreckage: vehicles, cards, equipment, obstacles, arenas (chapter 23)."""

from carambolage.engine.rules.names import Names

TOKENS = 4
VEHICLES = 8
SPECIALS = 8
WEAPONS = 10
UPGRADES = 6
EQUIPMENT = WEAPONS + UPGRADES
SLOTS = 3
DAMAGE_CARDS = 11
OBSTACLE_TOKENS = 5
LAYOUTS = 12
MOST_PLAYERS = 4
MOST_CANS = 5
MOST_OBSTACLES = 8


class Token(Names):
    """The four double-sided vehicle tokens; each colour has its steering deck."""

    YELLOW, RED, BLUE, GREEN = range(4)


class Vehicle(Names):
    """The eight vehicles: vehicle = token * 2 + face."""

    PICK_UP, COUPE, SEDAN, MUSCLE_CAR, ARMOURED_VAN, INTERCEPTOR, OFF_ROADER, DUNE_BUGGY = range(8)


class Face(Names):
    """What a planned steering card says (WK-PLN-08)."""

    ACCELERATE, DECELERATE, TURN_RIGHT, TURN_LEFT, REPEAT, FIRST_SPECIAL, SECOND_SPECIAL, EMPTY = range(8)


class Card(Names):
    """The kinds of steering cards of one deck; Accelerate and Decelerate are the two ends of Pedals (WK-PLN-03)."""

    PEDALS, TURN_RIGHT, TURN_LEFT, REPEAT, FIRST_SPECIAL, SECOND_SPECIAL = range(6)


class Special(Names):
    """The eight special cards, two in each deck (section 23.3)."""

    JUMP, SWERVE, SMASH, FULL_THROTTLE, BARRAGE, U_TURN, DODGE, TURBO = range(8)


class Equipment(Names):
    """The sixteen kinds of equipment, the ten weapons first (section 23.4)."""

    MACHINE_GUN, FLAMETHROWER, ROCKET_LAUNCHER, LASER, TURRET_GUN = range(5)
    HARPOON, SHOTGUN_BATTERY, SHOCK_MISSILE, SNIPER_TURRET, ROTARY_LASER = range(5, 10)
    STEEL_PLATING, RAM, REAR_MOUNT, MINE_DROPPER, NITRO, ARMOUR = range(10, 16)


class Ability(Names):
    """What a weapon can do beyond firing to the front, a bit each (chapter 13)."""

    TURRET, SECOND_ACTION, SPIN, DISCARD = 1, 2, 4, 8


class Reach(Names):
    """The two ranges of the ruler (WK-FIR-04)."""

    SHORT, LONG = range(2)


class Damage(Names):
    """The eleven kinds of damage cards (section 23.5)."""

    RICOCHET, DUST_CLOUD, DENTED_PANEL, BURST_TYRE, BENT_STEERING_ROD, TORN_BODYWORK = range(6)
    BROKEN_AXLE, CUT_CABLE, DIRECT_HIT, SIDE_BLAST, ENGINE_BLOCK_HIT = range(6, 11)


class Icon(Names):
    """What a damage card shows besides its points (WK-DMG-01)."""

    NONE, SPIN, PERMANENT, RESHUFFLE = range(4)


class Obstacle(Names):
    """The fronts of the five obstacle tokens, then their backs: obstacle = token + 5 * face (section 23.6)."""

    BOULDER, CONCRETE_BLOCK, TYRE_WALL, RUSTED_HULL, DRUM_STACK = range(5)
    SPIKE_COLUMN, FUEL_PUMP, BURNING_TYRES, WRECK, BURNING_BARRELS = range(5, 10)


class Layout(Names):
    """The arenas: the rulebook's, which has six variants of its own, and ours (section 23.8)."""

    RULEBOOK, CROSSROADS, RING, QUARRY, PIT, DEPOT, SCRAPYARD = range(7)
