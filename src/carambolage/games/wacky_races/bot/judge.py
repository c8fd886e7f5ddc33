"""How well a seat stands in a race under way, for players that look ahead."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.state import RACERS, State, Tables

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
