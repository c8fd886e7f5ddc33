"""Aiming (TR-SHT-01 to 03): who shoots, and whom a shot may hit."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer
from carambolage.games.thunder_road.cards.hooks.shots import may_be_shot, reaches
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.things import ShotKind, VehicleKind
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
def is_target(g: State, t: Tables, space: int) -> bool:
    """Whether a space holds a legal target."""
    before = g.offers
    g.offers = max(before, 0)
    start = g.offers
    offer_targets_at(g, t, space)
    found = g.offers > start
    g.offers = before
    return found


@rule
def offer_targets_at(g: State, t: Tables, space: int) -> None:
    """The legal target on a space: no inoperable one, never the own truck, a command of a section (TR-SHT-02,
    TR-SHT-03, TR-RIG-36 to 38).
    """
    v = g.at[space]
    if v == NOBODY or v == g.shot.shooter or not may_be_shot(g, t, space) or was_shot_at(g, v):
        return
    kind = g.vehicles[v].kind
    if kind == VehicleKind.TRUCK or kind == VehicleKind.SECTION:
        offer_section(g, v)
    elif kind == VehicleKind.WRECK or g.vehicles[v].broken == 0 or g.house.shoot_inoperable != 0:
        offer(g, Action.VEHICLE + v)


@rule
def was_shot_at(g: State, v: int) -> bool:
    """Whether a vehicle was the target of another shot of this step already (TR-EFX-64)."""
    targets = g.turn.targets
    return g.shot.kind == ShotKind.STEP_FOUR and (targets[0] == v + 1 or targets[1] == v + 1 or targets[2] == v + 1)


@rule
def offer_section(g: State, v: int) -> None:
    """The undamaged commands of a section of another player's truck (TR-RIG-36, TR-RIG-37)."""
    crew = crew_of(v)
    if crew == g.shot.crew:
        return
    first = 2 * (v % CREW_VEHICLES)
    for command in range(first, first + 2):
        if not (g.crews[crew].dented >> command) & 1:
            offer(g, Action.RIG_COMMAND + command)


@rule
def list_targets(g: State, t: Tables, v: int) -> None:
    """The targets in the front arc, of the truck also behind its rear section (TR-SHT-01, TR-RIG-35)."""
    for way in range(3):
        space = on_board(g, t, g.shot.space, way)
        if space != NOBODY:
            offer_targets_at(g, t, space)
    if v != NOBODY and g.vehicles[v].kind == VehicleKind.TRUCK:
        offer_behind_truck(g, t, v)
    if g.house.cards != 0:
        list_targets_beyond(g, t)


@rule
def list_targets_beyond(g: State, t: Tables) -> None:
    """The vehicles outside the front arc that cards bring within reach (TR-EFX-35)."""
    for v in range(VEHICLES):
        space = g.vehicles[v].space
        if space >= 0 and g.at[space] == v and not is_in_front(g, t, space) and reaches(g, t, space):
            offer_targets_at(g, t, space)


@rule
def is_in_front(g: State, t: Tables, space: int) -> bool:
    """Whether a space lies in the front arc of the shooter."""
    for way in range(3):
        if on_board(g, t, g.shot.space, way) == space:
            return True
    return False


@rule
def has_target(g: State, t: Tables, v: int) -> bool:
    """Whether the shot that is aimed has any legal target; answers listed so far stay as they are."""
    before = g.offers
    g.offers = max(before, 0)
    start = g.offers
    list_targets(g, t, v)
    found = g.offers > start
    g.offers = before
    return found


@rule
def offer_behind_truck(g: State, t: Tables, v: int) -> None:
    """The rear arc of the truck's rear section (TR-GEO-09, TR-RIG-03)."""
    if g.vehicles[v + 2].space >= 0:
        for way in range(3, 6):
            space = on_board(g, t, g.vehicles[v + 2].space, way)
            if space != NOBODY:
                offer_targets_at(g, t, space)
