"""Vince Vamp, Nitromancer: Dark Affair, Raise the Dead, Dead Men's Nitro."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.cards.leaders.leading import has_power, number_of, use_power_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.places import can_step_freely, crew_of, is_truck, partner
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, VEHICLES, State, Tables


@rule
def has_dark_affair(g: State, v: int, driven: int, revealed: int) -> bool:
    """Not on a coast: a driven step onto a wreck or an inoperable vehicle, with the moves not lost; not for a wreck
    that this very space has just revealed, not for the truck (TR-CRW-110).
    """
    turn = g.turn
    if driven == 0 or v != turn.vehicle or turn.lost != 0 or turn.coast != 0:
        return False
    other = partner(g, v)
    if g.vehicles[other].broken == 0 or is_truck(g, other):
        return False
    if other >= FIRST_WRECK and revealed != 0:
        return False
    return has_power(g, crew_of(v), Leader.VINCE_VAMP)


@rule
def deal_in_the_dark(g: State, t: Tables, v: int) -> None:
    """The slam is skipped and the car gains a move (TR-CRW-110)."""
    use_power_up(g, crew_of(v))
    g.turn.moves += number_of(t, Leader.VINCE_VAMP, 0)


@rule
def raise_the_dead(g: State, t: Tables, crew: int) -> None:
    """Repair 1 token; then a car that was inoperable may make a free step (TR-CRW-113)."""
    broken = 0
    for slot in range(CREW_VEHICLES):
        broken |= g.vehicles[crew * CREW_VEHICLES + slot].broken << slot
    push(g, Effect.RAISED, crew, broken)
    push(g, Effect.REPAIR, crew)


@flow.effect(Effect.RAISED)
def raised(g: State, t: Tables, crew: int, broken: int) -> None:
    """The car that has just become operable is asked about."""
    for slot in range(CREW_VEHICLES):
        v = crew * CREW_VEHICLES + slot
        if (broken >> slot) & 1 and g.vehicles[v].broken == 0:
            ask(g, Question.RAISE_STEP, g.crews[crew].seat, v)


@flow.offering(Question.RAISE_STEP)
def offer_raise_step(g: State, t: Tables, seat: int, v: int) -> None:
    """One space of its front arc, or none (TR-CRW-113)."""
    for way in range(3):
        if can_step_freely(g, t, v, way):
            offer(g, Action.STEP + way)
    if g.offers > 0:
        offer(g, Action.DECLINE)


@flow.answering(Question.RAISE_STEP)
def answer_raise_step(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """The free step, with all that the space brings (TR-EFX-42)."""
    if action != Action.DECLINE:
        push(g, Effect.SHIFT, v, action - Action.STEP)


@rule
def dead_mens_nitro(g: State, t: Tables) -> None:
    """As many moves as there are wrecks and inoperable vehicles on the board, within limits (TR-CRW-114, TR-CRD-65)."""
    count = 0
    for v in range(VEHICLES):
        if g.vehicles[v].space >= 0 and g.vehicles[v].broken != 0:
            count += 1
    numbers = t.command_number[Command.DEAD_MENS_NITRO]
    g.turn.gained += min(max(count, numbers[0]), numbers[1])
