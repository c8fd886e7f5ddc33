"""What one shots answer in anybody's turn: a shot, a breakdown, a damaged command (TR-ONE-104, TR-ONE-105)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import OneShot, ShotKind, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State


@rule
def holds(g: State, crew: int, kind: int) -> bool:
    """Whether a crew has a one shot in hand."""
    return crew != NOBODY and g.crews[crew].one_shot == kind + 1


@rule
def react_to_shot(g: State) -> None:
    """A road vehicle, not a chopper, has shot at one of another player: Return Fire, never at a Return Fire
    (TR-ONE-104).
    """
    shot = g.shot
    crew = crew_of(shot.target)
    if shot.shooter == NOBODY or shot.kind == ShotKind.RETURN or not holds(g, crew, OneShot.RETURN_FIRE):
        return
    if g.crews[crew].seat != g.crews[shot.crew].seat:
        v = shot.target
        if g.vehicles[v].kind == VehicleKind.SECTION:
            v = crew * CREW_VEHICLES
        push(g, Effect.REACTION, OneShot.RETURN_FIRE, v, shot.shooter)


@rule
def react_to_breakdown(g: State, v: int) -> None:
    """A car or motorcycle has become inoperable: Emergency Weld, before everything else that reacts (TR-ONE-08)."""
    if holds(g, crew_of(v), OneShot.EMERGENCY_WELD):
        push(g, Effect.REACTION, OneShot.EMERGENCY_WELD, v, 0)


@rule
def react_to_dent(g: State, crew: int, command: int) -> None:
    """A command of the truck has got minor damage: Emergency Weld (TR-ONE-105)."""
    if holds(g, crew, OneShot.EMERGENCY_WELD):
        push(g, Effect.REACTION, OneShot.EMERGENCY_WELD, crew * CREW_VEHICLES, command + 1)
