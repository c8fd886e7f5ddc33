"""How a seat stands, for players that look ahead and for studies of the balance."""

from carambolage.engine.game import Component, Told
from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.pack_reading import RACERS as CODES
from carambolage.games.wacky_races.state import PLACES, RACERS, State, Tables
from carambolage.games.wacky_races.text.naming import POWER_IDS

EVEN, LEAST, MOST = 5_000, 300, 9_700
TILE, CARD, READY, PLACE = 420, 130, 90, 1_500


@rule
def standing(g: State, racer: int) -> int:
    """How far a racer has come, with what helps it on: cards in hand, powers ready."""
    r = g.racers[racer]
    worth = TILE * r.place
    if r.neutral == 0:
        worth += CARD * min(g.cards[racer], 6)
        for slot in range(1, 4):
            worth += READY * ((r.ready >> slot) & 1)
    return worth


@rule
def judge(g: State, t: Tables, seat: int) -> int:
    """The lead over the best rival, or the lag behind; whoever has finished is judged by the place (WR-END-05)."""
    r = g.racers[seat]
    if r.finished > 0:
        return max(LEAST, 10_000 - PLACE * (r.finished - 1))
    best = 0
    for racer in range(RACERS):
        if racer != seat and g.racers[racer].finished == 0 and g.racers[racer].place > 0:
            best = max(best, standing(g, racer))
    worth = EVEN + standing(g, seat) - best - PLACE * g.finishers
    return max(LEAST, min(MOST, worth))


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
    racer = Component("racer", CODES[g.racers[seat].car])
    return [racer, *(Component("power", POWER_IDS[which]) for which in used)]
