"""A vehicle comes onto an occupied space: it slams, unless it drifts through."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.hooks.slam import go_past, has_way_past, offer_ways_past, passes_through
from carambolage.games.thunder_road.crews.big_rig_ground import try_cow_catcher
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.places import partner, shares_space
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Drift, VehicleKind
from carambolage.games.thunder_road.state import FIRST_WRECK, State, Tables

BY_CHOICE = 1


@rule
def is_fresh_wreck(g: State, v: int, revealed: int) -> bool:
    """Whether the vehicle met is a wreck that the token of this very space has just revealed (TR-MOV-20)."""
    return revealed != 0 and partner(g, v) >= FIRST_WRECK


@rule
def is_own_move(g: State, v: int, driven: int) -> bool:
    """Whether a vehicle came here by its own movement: a driven step, or a slide on oil or glass in the middle of its
    Move step; pushes, skids, flights and quakes are not (TR-MOV-20, TR-BIK-18).
    """
    if v != g.turn.vehicle:
        return False
    return driven != 0 or (g.turn.driving != 0 and g.vehicles[v].slides > 0)


@rule
def can_drift(g: State, v: int, revealed: int, own: bool) -> bool:
    """Whether a driver may go on without a slam here: Drift at the first occupied space of the turn, motorcycles and
    Ghost Ride at any (TR-MOV-14, TR-MOV-15, TR-MOV-20, TR-BIK-15, TR-BIK-18).
    """
    turn = g.turn
    if not own or turn.lost != 0:
        return False
    if is_fresh_wreck(g, v, revealed) and g.house.drift_on_revealed_wreck == 0:
        return False
    return turn.drift == Drift.READY or drifts_always(g, v, revealed)


@rule
def drifts_always(g: State, v: int, revealed: int) -> bool:
    """Motorcycles avoid every vehicle (TR-BIK-15), cars with Ghost Ride too (TR-ONE-103, TR-BIK-17, TR-BIK-18)."""
    return g.vehicles[v].kind == VehicleKind.BIKE or is_ghost(g, v, revealed)


@rule
def is_ghost(g: State, v: int, revealed: int) -> bool:
    """Whether Ghost Ride takes a driver through here; never through a wreck just revealed (TR-ONE-103)."""
    return passes_through(g, v) and not is_fresh_wreck(g, v, revealed)


@rule
def meet(g: State, v: int, driven: int, revealed: int, own: bool) -> None:
    """Two vehicles on one space slam at once; a driver who can drift decides, and one without moves left waits for the
    road die (TR-SLM-01, TR-MOV-16, TR-MOV-17, TR-MOV-18, TR-BIK-16, TR-MOV-19, TR-MOV-21).
    """
    if try_cow_catcher(g, v):
        return
    cards = has_way_past(g, v, driven, revealed)
    if not cards and not can_drift(g, v, revealed, own):
        push(g, Effect.SLAM_BEGIN, v, driven)
    elif not cards and g.turn.moves == 0:
        g.turn.drifting = 1
    elif not cards and g.house.bike_drift != BY_CHOICE and drifts_always(g, v, revealed):
        tell(g, Event.DRIFTED, v, partner(g, v))
    else:
        ask(g, Question.DRIFT, g.turn.seat, v, driven, revealed, int(own))


@flow.effect(Effect.MEET)
def meet_there(g: State, t: Tables, v: int, driven: int, revealed: int) -> None:
    """A vehicle meets whoever stands on its space once a token, or for the truck the ground too, has acted on it."""
    own = is_own_move(g, v, driven)
    g.vehicles[v].slides = 0
    if shares_space(g, v):
        meet(g, v, driven, revealed, own)


@flow.offering(Question.DRIFT)
def offer_drift(g: State, t: Tables, seat: int, v: int, driven: int, revealed: int, own: int) -> None:
    """Drift through or slam (TR-MOV-14); cards may offer other ways, Ghost Ride leaves no slam (TR-UPG-36,
    TR-CRD-57).
    """
    ghost = is_ghost(g, v, revealed)
    if can_drift(g, v, revealed, own != 0) and (ghost or g.turn.moves > 0 or g.turn.drift != Drift.USED):
        offer(g, Action.DRIFT)
    if not ghost:
        offer(g, Action.SLAM)
    offer_ways_past(g, v, driven, revealed)


@flow.answering(Question.DRIFT)
def answer_drift(g: State, t: Tables, seat: int, action: int, v: int, driven: int, revealed: int) -> None:
    """Drifting uses the chance up, and so does choosing the slam (TR-MOV-15)."""
    if action == Action.DRIFT:
        if g.turn.moves == 0:
            g.turn.drifting = 1
            return
        tell(g, Event.DRIFTED, v, partner(g, v))
        if not is_ghost(g, v, revealed):
            g.turn.drift = min(g.turn.drift * Drift.USED, Drift.USED)
    elif action == Action.SLAM:
        g.turn.drift = min(g.turn.drift * Drift.USED, Drift.USED)
        push(g, Effect.SLAM_BEGIN, v, driven)
    else:
        go_past(g, t, v, action)
