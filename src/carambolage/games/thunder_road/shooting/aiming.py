"""Aiming: who shoots, and whom a shot may hit."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer
from carambolage.games.thunder_road.cards.airstrikes.cargo import is_in_smoke
from carambolage.games.thunder_road.cards.hooks.shot import reaches
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.ground.places import crew_of, is_truck
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.things import Direction, ShotKind, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, VEHICLES, State, Tables


@rule
def aim(g: State, crew: int, shooter: int, kind: int) -> None:
    """A vehicle, or with NOBODY its crew's chopper, is about to shoot."""
    shot = g.shot
    shot.crew = crew
    shot.shooter = shooter
    shot.kind = kind
    shot.target = NOBODY
    shot.command = NOBODY
    shot.hit = 0
    shot.used = 0
    shot.space = g.crews[crew].chopper if shooter == NOBODY else g.vehicles[shooter].space


@rule
def recall_shot(g: State, shooter: int, target: int, kind: int, hit: int) -> None:
    """A shot that is over is looked at again, after other shots perhaps."""
    aim(g, crew_of(shooter), shooter, kind)
    g.shot.target = target
    g.shot.hit = hit


@rule
def is_target(g: State, crew: int, v: int) -> bool:
    """Whether a crew may shoot at a vehicle at all: not at inoperable ones unless the option allows it, not at its own
    truck, at others' only while the section has an undamaged command, nothing in a Smoke Screen (TR-SHT-02, TR-SHT-03,
    TR-RIG-36, TR-RIG-37, TR-RIG-38, TR-AIR-105, TR-CRD-05).
    """
    if v == NOBODY or g.vehicles[v].space < 0 or is_in_smoke(g, g.vehicles[v].space):
        return False
    kind = g.vehicles[v].kind
    if is_truck(g, v):
        return crew_of(v) != crew and weak_commands(g, v) != 0
    return kind == VehicleKind.WRECK or g.vehicles[v].broken == 0 or g.house.shoot_inoperable != 0


@rule
def is_target_at(g: State, crew: int, shooter: int, kind: int, space: int) -> bool:
    """Whether a space holds a legal target of a shot: never the shooter, no target of an earlier shot of the same step
    4 (TR-EFX-64, TR-OBS-09).
    """
    v = g.at[space]
    return v != shooter and not (kind == ShotKind.STEP_FOUR and was_shot_at(g, v)) and is_target(g, crew, v)


@rule
def was_shot_at(g: State, v: int) -> bool:
    """Whether a vehicle was the target of another shot of this step already (TR-EFX-64)."""
    targets = g.turn.targets
    return targets[0] == v + 1 or targets[1] == v + 1 or targets[2] == v + 1


@rule
def weak_commands(g: State, v: int) -> int:
    """The undamaged commands of a section of the truck, a bit each (TR-RIG-36)."""
    return (0b11 << 2 * (v % CREW_VEHICLES)) & ~g.crews[crew_of(v)].dented


@rule
def offer_commands_of_rig(g: State, commands: int) -> None:
    """The commands of the truck that may be announced as the target, given as bits (TR-RIG-36)."""
    for command in range(6):
        if (commands >> command) & 1:
            offer(g, Action.RIG_COMMAND + command)


@rule
def offer_target(g: State, v: int) -> None:
    """A vehicle, or each undamaged command of a section of the truck, as a target (TR-SHT-06, TR-RIG-36)."""
    if is_truck(g, v):
        offer_commands_of_rig(g, weak_commands(g, v))
    else:
        offer(g, Action.VEHICLE + v)


@rule
def offer_targets_at(g: State, space: int) -> None:
    """The legal target of the shot at hand on a space."""
    shot = g.shot
    if is_target_at(g, shot.crew, shot.shooter, shot.kind, space):
        offer_target(g, g.at[space])


@rule
def list_targets(g: State, t: Tables) -> None:
    """The targets of the shot at hand: in the front arc, of the truck also behind its rear section, then what cards
    bring within reach (TR-SHT-01, TR-RIG-35, TR-EFX-35).
    """
    shot = g.shot
    for way in range(3):
        space = on_board(g, t, shot.space, way)
        if space != NOBODY:
            offer_targets_at(g, space)
    v = shot.shooter
    if v == NOBODY:
        return
    if g.vehicles[v].kind == VehicleKind.TRUCK and g.vehicles[v + 2].space >= 0:
        for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
            space = on_board(g, t, g.vehicles[v + 2].space, way)
            if space != NOBODY:
                offer_targets_at(g, space)
    list_targets_beyond(g, t, v)


@rule
def list_targets_beyond(g: State, t: Tables, v: int) -> None:
    """The vehicles outside the front arc that cards bring within reach (TR-EFX-35)."""
    if g.house.cards == 0:
        return
    shot = g.shot
    for other in range(VEHICLES):
        space = g.vehicles[other].space
        if space >= 0 and g.at[space] == other and not is_in_front(g, t, shot.space, space):
            if reaches(g, t, v, shot.kind, space):
                offer_targets_at(g, space)


@rule
def is_in_front(g: State, t: Tables, here: int, space: int) -> bool:
    """Whether a space lies in the front arc of another (TR-GEO-07)."""
    for way in range(3):
        if on_board(g, t, here, way) == space:
            return True
    return False


@rule
def is_behind_truck(g: State, t: Tables, v: int, space: int) -> bool:
    """Whether a space lies in the rear arc of a truck's rear section (TR-GEO-09, TR-RIG-03)."""
    if g.vehicles[v].kind != VehicleKind.TRUCK or g.vehicles[v + 2].space < 0:
        return False
    for way in range(Direction.REAR, Direction.REAR_RIGHT + 1):
        if on_board(g, t, g.vehicles[v + 2].space, way) == space:
            return True
    return False


@rule
def has_target(g: State, t: Tables, v: int, kind: int) -> bool:
    """Whether a vehicle would find a legal target for a shot now (TR-CRD-18)."""
    here = g.vehicles[v].space
    for other in range(VEHICLES):
        space = g.vehicles[other].space
        if space >= 0 and g.at[space] == other and is_target_at(g, crew_of(v), v, kind, space):
            if is_in_front(g, t, here, space) or is_behind_truck(g, t, v, space) or reaches(g, t, v, kind, space):
                return True
    return False
