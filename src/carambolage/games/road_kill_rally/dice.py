"""The dice: three blanks, two singles, one double that brings a further die (chapter 3)."""

from fractions import Fraction

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.state import ODDS, State, Tables

DOUBLE = 2
CERTAIN = 1_000


@rule
def roll_dice(g: State, t: Tables, seat: int, purpose: int, count: int) -> int:
    """The hits of so many dice: every double brings one more, thrown after all others; no dice show nothing (RK-DIC-01,
    RK-DIC-02, RK-DIC-03, RK-DIC-04, RK-DIC-05, RK-DIC-07). The blanks are counted in `g.blanks`.
    """
    g.blanks = 0
    if count <= 0:
        return 0
    singles = 0
    doubles = 0
    while count > 0:
        hits = t.face[roll(g, len(t.face))]
        if hits == 0:
            g.blanks += 1
        elif hits < DOUBLE:
            singles += 1
        else:
            doubles += 1
            count += 1
        count -= 1
    tell(g, Event.ROLLED, seat, purpose, g.blanks, singles, doubles)
    return singles + DOUBLE * doubles


def exact_odds(faces: list[int]) -> list[list[Fraction]]:
    """The chance of so many dice to make at least so many hits, exactly: a double brings a further die (RK-DIC-06)."""
    blank, single, double = (Fraction(faces.count(hits), len(faces)) for hits in range(DOUBLE + 1))
    die = [blank, single]
    for hits in range(DOUBLE, ODDS):
        die.append(double * die[hits - DOUBLE])
    chances, table = [Fraction(1)] + [Fraction(0)] * (ODDS - 1), []
    for _ in range(ODDS):
        table.append([1 - sum(chances[:hits], Fraction(0)) for hits in range(ODDS)])
        chances = [_sum_of_products(chances, die, hits) for hits in range(ODDS)]
    return table


def _sum_of_products(chances: list[Fraction], die: list[Fraction], hits: int) -> Fraction:
    """The chance of so many hits when a die is added to others."""
    return sum((chances[others] * die[hits - others] for others in range(hits + 1)), Fraction(0))


def reckon_odds(t: Tables) -> None:
    """Write the chances of the dice into the tables, in thousandths, for bots and for what players are shown."""
    for dice, row in enumerate(exact_odds(t.face)):
        t.odds[dice][:] = [round(CERTAIN * chance) for chance in row]


@rule
def at_least(t: Tables, dice: int, hits: int) -> int:
    """The chance in thousandths that some dice make at least so many hits (RK-DEC-07)."""
    if hits <= 0:
        return CERTAIN
    return t.odds[min(max(dice, 0), ODDS - 1)][min(hits, ODDS - 1)]
