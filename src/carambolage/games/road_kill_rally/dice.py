"""The dice: three blanks, two singles, one double that brings a further die (chapter 3)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.state import State, Tables

DOUBLE = 2


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
