"""The things of Road Kill Rally: cards, accessories, skills, tiles, and the small families of the rules."""

from carambolage.engine.rules.names import Names

SEATS = 6
LANES = 3
CLASSES = 3
SLOTS = 3
FASTEST = 10
RALLY_KINDS = 28
ACCESSORY_KINDS = 27
SKILL_CARDS = 12
ORDINARY_TILES = 18
TILES = 20
TILE_ROWS = 8
ROWS = 92
SPACES = LANES * ROWS
ROAD_TILES = 18


class Rally(Names):
    """The 28 kinds of rally card, RC01 to RC28, in the order of `pack/rally.toml` (chapter 21.7)."""

    BUMP, DISCO_LASER, MISSILE, BLASTER, PINEAPPLE, COCKTAIL, BROADSIDE, STANDS, CRATE, OIL_SLICK, HOOK = range(11)
    EVASIVE, BRACE, SEAT_BELT, COUNTERMEASURES, RETURN_FIRE, TIGHT_GRIP, LUCKY_ESCAPE = range(11, 18)
    PASS, NITRO, HANDBRAKE, POWER_SLIDE, RACING_LINE, SLIPSTREAM, BULLSEYE = range(18, 25)
    CROWD, PIT_STOP, CHEQUE = range(25, 28)
    NONE = -1


class Accessory(Names):
    """The 27 kinds of accessory, RA01 to RA27, in the order of `pack/accessories.toml` (chapters 21.8 to 21.10)."""

    MACHINE_GUN, ROCKETS, VULCAN, FLAMES, BRUSHES, REAR_GUN, HARPOON, LASER, MORTAR, GRENADES = range(10)
    BALLISTIC, FIREPROOF, REACTIVE, RAM_PLATES, MIRROR, ROLL_CAGE, SPIKED_HULL = range(10, 17)
    VETERAN, JUMP_JETS, TURRET, FOUR_WHEEL, PIERCING, COW_CATCHER, TURBO, BRAKES, COMPUTER, FEED = range(17, 27)
    NONE = -1


class Skill(Names):
    """The 12 driver skills, SK01 to SK12, in the order of `pack/skills.toml` (chapter 21.11)."""

    NERVES, SLINGSHOT, TOUGH, LEAD_FOOT, EEL, SHOWBOAT = range(6)
    HOARDER, EAGLE_EYE, MECHANIC, TRIGGER, BULLY, SURVIVOR = range(6, 12)
    NONE = -1


class Tile(Names):
    """The tiles: 0 to 17 are T01 to T18 in the order of `pack/tiles.toml`, then start and finish (chapter 21.5)."""

    START, FINISH = 18, 19
    NONE = -1


class Block(Names):
    """The shapes of a block of road: straight, wide bends, tight bends (RK-ROA-03)."""

    STRAIGHT, WIDE_LEFT, WIDE_RIGHT, TIGHT_LEFT, TIGHT_RIGHT = range(5)
    NONE = -1


class Heading(Names):
    """Where a road leads, counter-clockwise by quarters (RK-ROA-11)."""

    NORTH, WEST, SOUTH, EAST = range(4)


class Colour(Names):
    """The road colours, from mild to stern (RK-ROA-02)."""

    GREEN, YELLOW, ORANGE, RED = range(4)


class Hazard(Names):
    """What may be printed on a space beside its colour."""

    NONE, OIL, ROCK, COW, FIRE, BARRICADE, PIT = range(7)


class Slot(Names):
    """The slots of a dashboard: weapon, armour, extra (RK-ACC-01)."""

    RED, GREEN, YELLOW = range(3)
    EMPTY = -1


class Frame(Names):
    """The frames of rally cards (RK-RAL-01)."""

    RED, BLUE, GREEN, YELLOW, WHITE = range(5)


class Window(Names):
    """When a rally card can be played for its effect (RK-RAL-02)."""

    SPEED, STEP, RUN, DEFEND, WIPE, ACTION = range(6)


class Arc(Names):
    """Where an attack reaches (RK-SHO-01, RK-SHO-02, RK-SHO-12)."""

    FRONT, REAR, SIDE, ANY, ANYWHERE = range(5)


class Tag(Names):
    """The kinds of attack that armour reads (RK-WPN-06)."""

    BULLET, EXPLOSIVE, FIRE, ENERGY, BLADE, RAM = range(6)
    NONE = -1


class Source(Names):
    """The sources of damage (RK-DMG-01)."""

    ATTACK, CHECK, COLLISION, RETALIATION = range(4)


class Purpose(Names):
    """What cards are paid for, and what dice are rolled for."""

    SPEED, SAFE, AMMO, STOP, DICE = range(5)
    ORDER, CHECK, WRECK, COLLISION, RUN_OVER, ATTACK, AIM, REROLL, RETURN_FIRE, SPIKES = range(5, 15)


class Phase(Names):
    """The three phases of a round (RK-RND-01)."""

    DRAW, MOVE, COMBAT = range(3)


class Status(Names):
    """How a car stands to the race (RK-GEN-12)."""

    WAITING, RACING, CROSSED, DESTROYED, WITHDRAWN = range(5)


class Mode(Names):
    """How a step is made (RK-MOV-17)."""

    DRIVE, COLLIDE, JUMP, PASS = range(4)


class Means(Names):
    """What an attack is made with beside the rally cards, whose kinds are the numbers below."""

    WEAPON, SLINGSHOT = 28, 29


class Sight(Names):
    """What an attack must see: nothing, a line that stays on the road, or one that no car blocks either (RK-SHO-10)."""

    NONE, ROAD, LINE = range(3)
