"""A player leaves for good and nobody takes his seat (WR-NEU-10, WR-NEU-11)."""

from carambolage.engine.rule import rule
from carambolage.engine.state import push, tell
from carambolage.games.wacky_races.cards import TERRAINS
from carambolage.games.wacky_races.course import next_seat, players_left
from carambolage.games.wacky_races.names import ask as asking
from carambolage.games.wacky_races.names import op
from carambolage.games.wacky_races.names import tell as telling
from carambolage.games.wacky_races.state import State, Tables


@rule
def leave(g: State, t: Tables, seat: int) -> None:
    """Hand to the discard pile below its top card, powers out of the game, the racer neutral, the role of
    First Player passed on.
    """
    g.left |= 1 << seat
    r = g.racers[seat]
    r.neutral = 1
    r.ready = 0
    r.mud = 0
    r.low = 0
    for card in range(TERRAINS):
        g.discard[card] += g.hand[seat][card]
        if g.hand[seat][card] > 0 and g.discarded == 0:
            g.top = card
        g.discarded += g.hand[seat][card]
        g.hand[seat][card] = 0
    g.cards[seat] = 0
    tell(g, telling.LEFT, seat, 0, 0)
    if players_left(g) == 0:
        g.ask = 0
        g.asked = 0
        g.depth = 0
        push(g, op.END_RACE, 0, 0, 0)
        return
    if g.first == seat:
        g.first = next_seat(g, seat)
    if g.active == seat:
        g.turn.over = 1
        if g.ask == asking.TURN_ACTION:
            g.ask = 0
            g.asked = 0
