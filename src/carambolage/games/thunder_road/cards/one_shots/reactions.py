"""Return Fire and Emergency Weld: cards that answer an event in anybody's turn (TR-ONE-03, TR-CRD-40, TR-CRD-41)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.thunder_road.cards.decks import show_for_good
from carambolage.games.thunder_road.cards.repairs import offer_tokens, take_token_off
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.ground.places import crew_of, seat_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card, OneShot
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Damage, Mark, ShotKind, VehicleKind
from carambolage.games.thunder_road.shooting.aiming import aim, is_target, weak_commands
from carambolage.games.thunder_road.shooting.extra_shots import shoot_at
from carambolage.games.thunder_road.shooting.shooting import can_shoot
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables


@flow.effect(Effect.REACTION)
def reaction(g: State, t: Tables, kind: int, v: int, about: int) -> None:
    """The owner of a vehicle is asked only if the card is held and can be played now (TR-CRD-41)."""
    seat = seat_of(g, v)
    if seat == NOBODY or g.crews[crew_of(v)].one_shot != kind + 1:
        return
    if kind == OneShot.RETURN_FIRE:
        if can_return_fire(g, t, v, about):
            ask(g, Question.PLAY_REACTION, seat, kind, v, about)
    elif needs_weld(g, v, about):
        ask(g, Question.PLAY_REACTION, seat, kind, v, about)


@flow.answering(Question.PLAY_REACTION)
def answer_reaction(g: State, t: Tables, seat: int, action: int, kind: int, v: int, about: int) -> None:
    """The card is shown, resolved and leaves the game; that somebody passed is told only by the option (TR-CRD-38,
    TR-CRD-41).
    """
    crew = crew_of(v)
    if action == Action.DECLINE:
        if g.house.mask_reactions == 0:
            tell(g, Event.REACTION_PASSED, crew)
        return
    g.crews[crew].one_shot = 0
    show_for_good(g, Card.ONE_SHOT + kind)
    tell(g, Event.CARD_USED, crew, Card.ONE_SHOT + kind)
    if kind == OneShot.RETURN_FIRE:
        return_fire(g, t, v, about)
    else:
        weld(g, t, v, about)


@rule
def can_return_fire(g: State, t: Tables, v: int, shooter: int) -> bool:
    """An operable vehicle on the board that may shoot at all, and a shooter that may be a target (TR-ONE-104,
    TR-CRD-55).
    """
    if not can_shoot(g, t, v):
        return False
    if g.vehicles[shooter].kind == VehicleKind.TRUCK:
        return commands_in_sight(g, crew_of(v), shooter) != 0
    return is_target(g, crew_of(v), shooter)


@rule
def commands_in_sight(g: State, crew: int, truck: int) -> int:
    """The undamaged commands of all sections of the truck that are on the board (TR-ONE-104)."""
    commands = 0
    for section in range(truck, truck + 3):
        if is_target(g, crew, section):
            commands |= weak_commands(g, section)
    return commands


@rule
def return_fire(g: State, t: Tables, v: int, shooter: int) -> None:
    """One shot at the shooter at any distance and in any direction; what it does is credited to whoever answers
    (TR-ONE-104, TR-CRD-29).
    """
    g.turn.goals |= Mark.UNCREDITED
    push(g, Effect.REACTION_OVER)
    aim(g, crew_of(v), v, ShotKind.RETURN)
    truck = g.vehicles[shooter].kind == VehicleKind.TRUCK
    shoot_at(g, t, shooter, commands_in_sight(g, crew_of(v), shooter) if truck else 0)


@flow.effect(Effect.REACTION_OVER)
def end_reaction(g: State, t: Tables) -> None:
    """The player in turn is credited again."""
    g.turn.goals &= ~Mark.UNCREDITED


@rule
def needs_weld(g: State, v: int, command: int) -> bool:
    """A vehicle that is still inoperable and on the board; of the truck the command just damaged (TR-ONE-105)."""
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        return is_operable(g, v) and (g.crews[crew_of(v)].dented >> (command - 1)) & 1 == 1
    return g.vehicles[v].broken != 0 and g.vehicles[v].damage[0] != Damage.NONE


@rule
def weld(g: State, t: Tables, v: int, command: int) -> None:
    """One of the damage tokens is removed at once, either of two (TR-ONE-105, TR-ONE-09)."""
    if g.vehicles[v].kind == VehicleKind.TRUCK:
        take_token_off(g, t, crew_of(v), Action.RIG_COMMAND + command - 1)
    else:
        ask(g, Question.WELD_TOKEN, seat_of(g, v), v)


@flow.offering(Question.WELD_TOKEN)
def offer_weld(g: State, t: Tables, seat: int, v: int) -> None:
    """The tokens of that vehicle (TR-ONE-09)."""
    offer_tokens(g, v)


@flow.answering(Question.WELD_TOKEN)
def answer_weld(g: State, t: Tables, seat: int, action: int, v: int) -> None:
    """The vehicle stays operable; its moves are lost all the same (TR-ONE-105)."""
    take_token_off(g, t, v // CREW_VEHICLES, action)
