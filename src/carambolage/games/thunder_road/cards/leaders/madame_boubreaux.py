"""Madame Boubreaux, Prophet: Second Sight, Hex, Rewrite Fate (TR-CRW-200, TR-CRW-202, TR-CRW-204)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, drop_top, offer, push, tell, whisper
from carambolage.games.thunder_road.cards.leaders.leading import at_work, use_command_up, use_power_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Hazard, RollKind, VehicleKind
from carambolage.games.thunder_road.shooting.rerolls import roll_shot_again
from carambolage.games.thunder_road.state import FIRST_WRECK, SPACES, State, Tables
from carambolage.games.thunder_road.turn.dice import throw


@rule
def is_unknown(g: State, seat: int, space: int) -> bool:
    """A facedown token that a player does not know yet (TR-CRW-200)."""
    if g.token[space] == Hazard.NONE or is_faceup(g, space):
        return False
    return (g.eyes[space] >> seat) & 1 == 0


@rule
def has_token_to_see(g: State, crew: int) -> bool:
    """Whether there is any such token on the board."""
    for space in range(SPACES):
        if is_unknown(g, g.crews[crew].seat, space):
            return True
    return False


@rule
def look_ahead(g: State, crew: int) -> None:
    """The player chooses the token to look at (TR-CRW-200)."""
    ask(g, Question.PEEK_HAZARD, g.crews[crew].seat, crew)


@flow.offering(Question.PEEK_HAZARD)
def offer_tokens(g: State, t: Tables, seat: int) -> None:
    """Every facedown token that the player does not know, or none."""
    for space in range(SPACES):
        if is_unknown(g, seat, space):
            offer(g, Action.PLACE + space)
    offer(g, Action.DECLINE)


@flow.answering(Question.PEEK_HAZARD)
def answer_peek(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """Only that player learns the face; all see which token was looked at (TR-EFX-53, chapter 13)."""
    use_power_up(g, crew)
    if action != Action.DECLINE:
        space = action - Action.PLACE
        g.reveals += 1
        g.eyes[space] |= 1 << seat
        whisper(g, Event.PEEKED, g.token[space], 1 << seat, crew, space)


@rule
def can_be_hexed(g: State, crew: int, v: int) -> bool:
    """An enemy car on the board, also of a player who is out (TR-CRW-202, TR-CRD-22)."""
    vehicle = g.vehicles[v]
    return vehicle.space >= 0 and vehicle.kind == VehicleKind.CAR and g.crews[crew_of(v)].seat != g.crews[crew].seat


@rule
def has_car_to_hex(g: State, crew: int) -> bool:
    """Whether Hex has a target (TR-CRW-15)."""
    for v in range(FIRST_WRECK):
        if can_be_hexed(g, crew, v):
            return True
    return False


@flow.offering(Question.HEX_TARGET)
def offer_hex_targets(g: State, t: Tables, seat: int, crew: int) -> None:
    """Every enemy car on the board."""
    for v in range(FIRST_WRECK):
        if can_be_hexed(g, crew, v):
            offer(g, Action.VEHICLE + v)


@flow.answering(Question.HEX_TARGET)
def answer_hex(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """One car at a time, until the end of the round (TR-CRW-202)."""
    g.crews[crew].hexed = action - Action.VEHICLE + 1
    tell(g, Event.HEXED, crew, action - Action.VEHICLE)


@rule
def hex_rights(g: State) -> None:
    """A right of its own in every slam with the hexed car (TR-CRW-202, TR-EFX-61)."""
    if g.house.leaders == 0:
        return
    for crew in range(g.crew_count):
        hexed = g.crews[crew].hexed
        if hexed != 0 and (g.slam.top == hexed - 1 or g.slam.bottom == hexed - 1):
            g.slam.hexers |= 1 << crew


@flow.effect(Effect.FATE)
def fate(g: State, t: Tables, dice: int, kind: int) -> None:
    """The player in turn is asked (TR-CRW-204)."""
    if at_work(g, Command.REWRITE_FATE) and g.crews[g.turn.crew].out == 0:
        ask(g, Question.FATE_REROLL, g.turn.seat, dice, kind)


@flow.answering(Question.FATE_REROLL)
def answer_fate(g: State, t: Tables, seat: int, action: int, dice: int, kind: int) -> None:
    """The new result is final; a German crew reveals its next card (TR-CRW-204)."""
    if action != Action.ACCEPT:
        return
    use_command_up(g, Command.REWRITE_FATE)
    tell(g, Event.REROLLED, g.turn.crew)
    if kind == RollKind.SHOT:
        roll_shot_again(g, t)
        return
    if kind == RollKind.SLAM:
        show_slam_again(g)
    throw(g, t, dice)


@rule
def show_slam_again(g: State) -> None:
    """The dice of a slam are looked at once more, without any right to reroll them (TR-CRW-204)."""
    slam = g.slam
    slam.rights = 0
    slam.hexers = 0
    slam.fixed = 1
    drop_top(g)
    push(g, Effect.SLAM_ROLLED)
