"""What a study of the balance asks of the game: who leads, and what each player played with."""

from carambolage.engine.game import Component, Told
from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.state import PLACES, State, Tables
from carambolage.games.wacky_races.tables import RACERS
from carambolage.games.wacky_races.text.naming import POWER_IDS


@rule
def lead_of(g: State, t: Tables, seat: int) -> int:
    """Points of the season first, then the place on the course; who has finished leads in the order of finishing."""
    r = g.racers[seat]
    place = 2 * PLACES - r.finished if r.finished > 0 else r.place
    return 2 * PLACES * g.points[seat] + place


def components(g: State, told: Told, seat: int) -> list[Component]:
    """The racer of a seat, and those of its powers that it used at least once."""
    uses = told[(told[:, 0] == Event.USED) & (told[:, 1] == seat)]
    used = sorted({int(row[2]) for row in uses})
    racer = Component("racer", tuple(RACERS)[g.racers[seat].car])
    return [racer, *(Component("power", POWER_IDS[which]) for which in used)]
