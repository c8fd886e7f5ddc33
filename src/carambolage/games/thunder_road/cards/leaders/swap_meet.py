"""Swap Meet: a damage token changes cars without acting (TR-CRW-144, TR-EFX-67)."""

from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.cards.leaders.ms_betty import CARS
from carambolage.games.thunder_road.damage.tokens import break_down, tokens_on
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Damage
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables


@flow.answering(Question.SWAP_MEET)
def answer_swap(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The token goes over with the effect card under it; both cars change state at once (TR-CRW-144)."""
    number = action - Action.SWAP
    v = crew * CREW_VEHICLES + number // (2 * CARS)
    slot = number // CARS % 2
    other = crew * CREW_VEHICLES + number % CARS
    giver = g.vehicles[v]
    taker = g.vehicles[other]
    free = 0 if taker.damage[0] == Damage.NONE else 1
    taker.damage[free] = giver.damage[slot]
    taker.ongoing[free] = giver.ongoing[slot]
    tell(g, Event.TOKEN_SWAPPED, v, other, giver.damage[slot])
    giver.damage[slot] = giver.damage[1]
    giver.ongoing[slot] = giver.ongoing[1]
    giver.damage[1] = Damage.NONE
    giver.ongoing[1] = 0
    if giver.broken != 0:
        giver.broken = 0
        g.crews[crew].running += 1
        tell(g, Event.RUNS_AGAIN, v)
    if tokens_on(g, other) == 2:
        break_down(g, t, other)
