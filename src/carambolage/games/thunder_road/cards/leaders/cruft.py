"""Cruft, Scrap Merchant: Finders Keepers, Magnet Crane."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.leaders.leading import leads, number_of, use_power_up
from carambolage.games.thunder_road.damage.tokens import has_damage
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import distance
from carambolage.games.thunder_road.ground.piles import drop_token
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Damage
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, GONE, SPACES, VEHICLES, State, Tables

SCRAP, SCRAP_LIMIT, SCRAP_PRICE = range(3)
RANGE, TOKEN_SCRAP, WRECK_SCRAP = range(3)


@rule
def gain_scrap(g: State, t: Tables, crew: int, count: int) -> None:
    """Scrap is open and limited (TR-CRW-180, TR-EFX-60)."""
    c = g.crews[crew]
    c.scrap = min(c.scrap + count, number_of(t, Leader.CRUFT, SCRAP_LIMIT))
    tell(g, Event.SCRAP, crew, c.scrap)


@rule
def look_for_scrap(g: State, v: int, driven: int) -> None:
    """The active car has driven onto a token: scrap comes when the token is resolved (TR-CRW-180, TR-CRD-63)."""
    if driven != 0 and v == g.turn.vehicle and leads(g, crew_of(v), Leader.CRUFT):
        push(g, Effect.FOUND_SCRAP, v)


@flow.effect(Effect.FOUND_SCRAP)
def find_scrap(g: State, t: Tables, v: int) -> None:
    """If the car is still on the board (TR-CRW-180)."""
    if g.vehicles[v].space >= 0 and leads(g, crew_of(v), Leader.CRUFT):
        gain_scrap(g, t, crew_of(v), number_of(t, Leader.CRUFT, SCRAP))


@rule
def can_pay_scrap(g: State, t: Tables, crew: int) -> bool:
    """Enough scrap, and something to repair (TR-CRW-181)."""
    return g.crews[crew].scrap >= number_of(t, Leader.CRUFT, SCRAP_PRICE) and has_damage(g, crew)


@rule
def pay_scrap(g: State, t: Tables, crew: int) -> None:
    """The scrap is paid, the player chooses the token (TR-CRW-181)."""
    use_power_up(g, crew)
    gain_scrap(g, t, crew, -number_of(t, Leader.CRUFT, SCRAP_PRICE))
    ask(g, Question.SPEND_SCRAP, g.crews[crew].seat, crew)


@flow.offering(Question.SPEND_SCRAP)
def offer_scrap_repairs(g: State, t: Tables, seat: int, crew: int) -> None:
    """Every damage token of the crew's cars."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        for slot in range(2):
            if g.vehicles[v].space != GONE and g.vehicles[v].damage[slot] != Damage.NONE:
                offer(g, Action.REPAIR + 2 * v + slot)


@rule
def can_lift_token(g: State, t: Tables, space: int) -> bool:
    """A hazard token in range of the crane (TR-CRW-185)."""
    return g.token[space] >= 0 and is_in_range(g, t, space)


@rule
def is_in_range(g: State, t: Tables, space: int) -> bool:
    """Whether the crane of the active car reaches a space."""
    here = g.vehicles[g.turn.vehicle].space
    return here >= 0 and distance(g, here, space) <= t.command_number[Command.MAGNET_CRANE][RANGE]


@rule
def can_lift_wreck(g: State, t: Tables, v: int) -> bool:
    """A wreck in range of the crane (TR-CRW-185)."""
    return g.vehicles[v].space >= 0 and is_in_range(g, t, g.vehicles[v].space)


@rule
def has_crane_target(g: State, t: Tables) -> bool:
    """Whether the crane finds anything (TR-CRW-15)."""
    for space in range(SPACES):
        if can_lift_token(g, t, space):
            return True
    for v in range(FIRST_WRECK, VEHICLES):
        if can_lift_wreck(g, t, v):
            return True
    return False


@flow.offering(Question.CRANE_TARGET)
def offer_crane_targets(g: State, t: Tables, seat: int) -> None:
    """A token or a wreck (TR-CRW-185)."""
    for space in range(SPACES):
        if can_lift_token(g, t, space):
            offer(g, Action.PLACE + space)
    for v in range(FIRST_WRECK, VEHICLES):
        if can_lift_wreck(g, t, v):
            offer(g, Action.VEHICLE + v)


@flow.answering(Question.CRANE_TARGET)
def answer_crane(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The token is dropped, or the wreck eliminated, for scrap (TR-CRW-185, TR-EFX-52)."""
    numbers = t.command_number[Command.MAGNET_CRANE]
    if action >= Action.VEHICLE:
        gain_scrap(g, t, crew, numbers[WRECK_SCRAP])
        push(g, Effect.ELIMINATE, action - Action.VEHICLE)
    else:
        gain_scrap(g, t, crew, numbers[TOKEN_SCRAP])
        drop_token(g, t, action - Action.PLACE)
