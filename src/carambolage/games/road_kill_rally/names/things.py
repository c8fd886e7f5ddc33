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

    BUMP = 0  # RK-CRD-RC01
    DISCO_LASER = 1  # RK-CRD-RC02
    MISSILE = 2  # RK-CRD-RC03
    BLASTER = 3  # RK-CRD-RC04
    PINEAPPLE = 4  # RK-CRD-RC05
    COCKTAIL = 5  # RK-CRD-RC06
    BROADSIDE = 6  # RK-CRD-RC07
    STANDS = 7  # RK-CRD-RC08
    CRATE = 8  # RK-CRD-RC09
    OIL_SLICK = 9  # RK-CRD-RC10
    HOOK = 10  # RK-CRD-RC11
    EVASIVE = 11  # RK-CRD-RC12
    BRACE = 12  # RK-CRD-RC13
    SEAT_BELT = 13  # RK-CRD-RC14
    COUNTERMEASURES = 14  # RK-CRD-RC15
    RETURN_FIRE = 15  # RK-CRD-RC16
    TIGHT_GRIP = 16  # RK-CRD-RC17
    LUCKY_ESCAPE = 17  # RK-CRD-RC18
    PASS = 18  # RK-CRD-RC19
    NITRO = 19  # RK-CRD-RC20
    HANDBRAKE = 20  # RK-CRD-RC21
    POWER_SLIDE = 21  # RK-CRD-RC22
    RACING_LINE = 22  # RK-CRD-RC23
    SLIPSTREAM = 23  # RK-CRD-RC24
    BULLSEYE = 24  # RK-CRD-RC25
    CROWD = 25  # RK-CRD-RC26
    PIT_STOP = 26  # RK-CRD-RC27
    CHEQUE = 27  # RK-CRD-RC28
    NONE = -1


class Accessory(Names):
    """The 27 kinds of accessory, RA01 to RA27, in the order of `pack/accessories.toml` (chapters 21.8 to 21.10)."""

    MACHINE_GUN = 0  # RK-CRD-RA01
    ROCKETS = 1  # RK-CRD-RA02
    VULCAN = 2  # RK-CRD-RA03
    FLAMES = 3  # RK-CRD-RA04
    BRUSHES = 4  # RK-CRD-RA05
    REAR_GUN = 5  # RK-CRD-RA06
    HARPOON = 6  # RK-CRD-RA07
    LASER = 7  # RK-CRD-RA08
    MORTAR = 8  # RK-CRD-RA09
    GRENADES = 9  # RK-CRD-RA10
    BALLISTIC = 10  # RK-CRD-RA11
    FIREPROOF = 11  # RK-CRD-RA12
    REACTIVE = 12  # RK-CRD-RA13
    RAM_PLATES = 13  # RK-CRD-RA14
    MIRROR = 14  # RK-CRD-RA15
    ROLL_CAGE = 15  # RK-CRD-RA16
    SPIKED_HULL = 16  # RK-CRD-RA17
    VETERAN = 17  # RK-CRD-RA18
    JUMP_JETS = 18  # RK-CRD-RA19
    TURRET = 19  # RK-CRD-RA20
    FOUR_WHEEL = 20  # RK-CRD-RA21
    PIERCING = 21  # RK-CRD-RA22
    COW_CATCHER = 22  # RK-CRD-RA23
    TURBO = 23  # RK-CRD-RA24
    BRAKES = 24  # RK-CRD-RA25
    COMPUTER = 25  # RK-CRD-RA26
    FEED = 26  # RK-CRD-RA27
    NONE = -1


class Skill(Names):
    """The 12 driver skills, SK01 to SK12, in the order of `pack/skills.toml` (chapter 21.11)."""

    NERVES = 0  # RK-CRD-SK01
    SLINGSHOT = 1  # RK-CRD-SK02
    TOUGH = 2  # RK-CRD-SK03
    LEAD_FOOT = 3  # RK-CRD-SK04
    EEL = 4  # RK-CRD-SK05
    SHOWBOAT = 5  # RK-CRD-SK06
    HOARDER = 6  # RK-CRD-SK07
    EAGLE_EYE = 7  # RK-CRD-SK08
    MECHANIC = 8  # RK-CRD-SK09
    TRIGGER = 9  # RK-CRD-SK10
    BULLY = 10  # RK-CRD-SK11
    SURVIVOR = 11  # RK-CRD-SK12
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
    """When a rally card can be played for its effect, several in a row if wanted (RK-RAL-02, RK-RAL-03)."""

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
