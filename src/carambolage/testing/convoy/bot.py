"""How bots value answers and positions of Convoy."""

from carambolage.engine.rules.rule import rule
from carambolage.testing.convoy.names import PASS
from carambolage.testing.convoy.state import State, Tables

STEP, GAMBLE = 10, 10


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """The greedy player drives fast and gambles."""
    return STEP * t.steps[action] if action < PASS else GAMBLE * (action - PASS)


@rule
def judge(g: State, t: Tables, seat: int) -> int:
    """The lead over the one farthest ahead of the others."""
    best = 0
    for other in range(g.seats):
        if other != seat and g.gone[other] == 0:
            best = max(best, g.place[other])
    return max(0, min(10_000, 5_000 + 500 * (g.place[seat] - best)))
