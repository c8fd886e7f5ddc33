"""The cans of a destroyed car, placed around it (chapter 15)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wreckage.destruction.sites import SITES, is_legal_site, lowest_site, put_on_site
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import DropCans
from carambolage.games.wreckage.names.things import CANS, NOBODY, Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import has_left


@rule
def next_can(g: State, seat: int) -> int:
    """The first can that a car still carries, or -1."""
    for can in range(CANS):
        if g.cans[can].owner == seat:
            return can
    return NOBODY


@flow.effect(Effect.DROP_CANS)
def drop_cans(g: State, t: Tables, seat: int) -> None:
    """The owner places his cans one by one; by option, if he has left or if no site is legal they are placed by
    themselves (WK-DST-02, WK-DST-05, WK-DST-06, WK-DST-09).
    """
    can = next_can(g, seat)
    if can == NOBODY:
        return
    push(g, Effect.DROP_CANS, seat)
    car = g.cars[seat]
    site = lowest_site(g, t, car.x, car.y, car.heading)
    if g.house.drop_cans == DropCans.AUTO or has_left(g, seat) or not 0 <= site < SITES:
        drop(g, seat, can, site)
    else:
        ask(g, Question.DROP_CAN, seat, can)


@rule
def drop(g: State, seat: int, can: int, site: int) -> None:
    """A can of a destroyed car goes on a site around it, or back into the box for ever (WK-DST-03, WK-DST-06)."""
    car = g.cars[seat]
    put_on_site(g, can, car.x, car.y, car.heading, site)
    if g.cans[can].owner == Owner.GROUND:
        tell(g, Event.CAN_DROPPED, can, g.cans[can].x, g.cans[can].y, seat)
    else:
        tell(g, Event.CAN_GONE, can, seat)


@flow.offering(Question.DROP_CAN)
def offer_sites(g: State, t: Tables, seat: int) -> None:
    """Each legal site; if one is left it is taken without a question (WK-DST-09, WK-DEC-20)."""
    car = g.cars[seat]
    for site in range(SITES):
        if is_legal_site(g, t, car.x, car.y, car.heading, site):
            offer(g, Action.DROP + site)


@flow.answering(Question.DROP_CAN)
def answer_drop_can(g: State, t: Tables, seat: int, action: int, can: int) -> None:
    """The can lies where its owner put it (WK-DST-05)."""
    drop(g, seat, can, action - Action.DROP)


@rule
def place_all_cans(g: State, t: Tables, seat: int) -> None:
    """All cans of a car go on the lowest legal sites, without a question (WK-DST-05, WK-END-08)."""
    car = g.cars[seat]
    for can in range(CANS):
        if g.cans[can].owner == seat:
            drop(g, seat, can, lowest_site(g, t, car.x, car.y, car.heading))
