"""The ids of all things, by their numbers: what the words are called after, and what views say."""

from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Moment
from carambolage.games.thunder_road.pack_reading.boards import COMMANDS as COMMAND_NUMBERS
from carambolage.games.thunder_road.pack_reading.boards import RIG_REPAIRS, RIG_WEAK
from carambolage.games.thunder_road.pack_reading.crews import BIKES, CARS
from carambolage.games.thunder_road.pack_reading.crews import CREWS as CREW_PARTS
from carambolage.games.thunder_road.pack_reading.tokens import DAMAGES, STAYING
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, State

CREWS = tuple(CREW_PARTS)
KINDS = ("car", "bike", "truck", "section", "wreck")
SECTIONS = ("front", "middle", "rear")
SIZES = ("tiny", "small", "medium", "large", "huge")
HAZARDS = (*STAYING, "loose_oil", "controlled_oil", "controlled_mine", "unknown")
DAMAGE = (*DAMAGES, "minor")
COMMANDS = tuple(COMMAND_NUMBERS)
RIG_COMMANDS = (*RIG_WEAK, *RIG_REPAIRS)
REASONS = ("finish", "survivor", "wipeout", "round_cap")
LANES = "ABCDEF"
QUESTIONS = {number: name.lower() for name, number in Question.numbers().items()}
MOMENTS = Moment.ids()
BIG_RIG, FINAL_FIVE = CREWS.index("big_rig"), CREWS.index("final_five")


def vehicle_id(g: State, v: int) -> str:
    """The id of a vehicle; the three sections of the truck share one."""
    if v >= FIRST_WRECK:
        return "wreck"
    kind = g.crews[v // CREW_VEHICLES].kind
    if kind == BIG_RIG:
        return "big_rig"
    return BIKES[v % CREW_VEHICLES] if kind == FINAL_FIVE else CARS[v % CREW_VEHICLES]
