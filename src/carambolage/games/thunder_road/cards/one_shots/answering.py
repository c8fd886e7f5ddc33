"""What one shots answer in anybody's turn: a shot, a breakdown, a damaged command (TR-ONE-104, TR-ONE-105).

What waits to be answered lies open, so it waits for whoever holds any one shot; the reaction looks at which one it is
(TR-CRD-43).
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.cards import OneShot
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import ShotKind, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State


@rule
def may_react(g: State, crew: int) -> bool:
    """Whether a crew has any one shot in hand."""
    return crew != NOBODY and g.crews[crew].one_shot != 0


@rule
def react_to_shot(g: State, by: int, shooter: int, target: int, kind: int) -> None:
    """A road vehicle, not a chopper, has shot at one of another player: Return Fire, never at a Return Fire
    (TR-ONE-104).
    """
    crew = crew_of(target)
    if kind == ShotKind.RETURN or not may_react(g, crew) or g.crews[crew].seat == g.crews[by].seat:
        return
    if g.vehicles[target].kind == VehicleKind.SECTION:
        target = crew * CREW_VEHICLES
    push(g, Effect.REACTION, OneShot.RETURN_FIRE, target, shooter)


@rule
def react_to_breakdown(g: State, v: int) -> None:
    """A car or motorcycle has become inoperable: Emergency Weld, before everything else that reacts (TR-ONE-08,
    TR-EFX-17).
    """
    if may_react(g, crew_of(v)):
        push(g, Effect.REACTION, OneShot.EMERGENCY_WELD, v)


@rule
def react_to_dent(g: State, crew: int, command: int) -> None:
    """A command of the truck has got minor damage: Emergency Weld (TR-ONE-105)."""
    if may_react(g, crew):
        push(g, Effect.REACTION, OneShot.EMERGENCY_WELD, crew * CREW_VEHICLES, command + 1)
