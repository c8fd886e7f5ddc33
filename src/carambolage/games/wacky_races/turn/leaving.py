"""A player leaves for good and nobody takes his seat (WR-NEU-10, WR-NEU-11)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import drop_all, drop_question, push, tell
from carambolage.games.wacky_races.move.course import next_seat, players_driving, players_left
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import TERRAINS
from carambolage.games.wacky_races.state import State, Tables


@rule
def drops(g: State, kind: int) -> bool:
    """What he would do in his turn is not done; every other question is answered before he goes (WR-NEU-10)."""
    return kind == Question.TURN_ACTION


@rule
def idle_answer(g: State, t: Tables, seat: int) -> int:
    """The last answer listed: the one that declines or ends, where there is one."""
    return g.offer[g.offers - 1]


@rule
def leave(g: State, t: Tables, seat: int) -> None:
    """His powers leave the game, his racer is neutral from the next activation on, his turn ends (WR-NEU-10)."""
    g.left |= 1 << seat
    r = g.racers[seat]
    r.neutral = 1
    r.halted = 1
    r.ready = 0
    r.mud = 0
    r.low = 0
    give_up_hand(g, seat)
    tell(g, Event.LEFT, seat)
    if g.active == seat:
        g.turn.over = 1
    if g.first == seat and players_left(g) > 0:
        g.first = next_seat(g, seat)
    if players_driving(g) == 0:
        drop_question(g)
        drop_all(g)
        push(g, Effect.END_RACE)


@rule
def give_up_hand(g: State, seat: int) -> None:
    """His hand goes to the discard pile, below its top card (WR-NEU-10)."""
    for card in range(TERRAINS):
        if g.hand[seat][card] > 0 and g.discarded == 0:
            g.top = card
        g.discard[card] += g.hand[seat][card]
        g.discarded += g.hand[seat][card]
        g.hand[seat][card] = 0
    g.cards[seat] = 0
