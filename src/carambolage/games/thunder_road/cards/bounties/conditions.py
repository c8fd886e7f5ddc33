"""Whether a bounty's goal is met when it is looked at, and whether its reward would do anything (TR-BOU-06)."""

from carambolage.engine.rules.piles import count_cards
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.bounties.goals import is_enemy
from carambolage.games.thunder_road.cards.bounties.rewards import can_set_die
from carambolage.games.thunder_road.cards.repairs import ANYWHERE, can_mend
from carambolage.games.thunder_road.ground.grid import is_operable, lead_tile, progress
from carambolage.games.thunder_road.move.road_die import can_gain_bonus, earns_bonus
from carambolage.games.thunder_road.names.cards import Bounty, Card
from carambolage.games.thunder_road.names.things import CrewKind, ShotKind, VehicleKind
from carambolage.games.thunder_road.shooting.aiming import has_target
from carambolage.games.thunder_road.shooting.shooting import can_shoot
from carambolage.games.thunder_road.state import (
    COLUMNS,
    CREW_VEHICLES,
    FIRST_WRECK,
    GONE,
    NOBODY,
    TILE_SPACES,
    State,
    Tables,
)
from carambolage.games.thunder_road.turn.commands import has_chopper_space


@rule
def number_of(t: Tables, kind: int, place: int) -> int:
    """A number printed on a bounty."""
    return t.number[Card.BOUNTY + kind][place]


@rule
def is_claimable(g: State, t: Tables, crew: int, kind: int) -> bool:
    """Whether the goal stands and the reward has some effect now (TR-BOU-06, TR-BOU-07, TR-BOU-08, TR-BOU-09)."""
    if kind == Bounty.HIT_AND_RUN:
        return can_set_die(g, t, crew)
    if kind == Bounty.SLOW_AND_STEADY:
        return g.round > 1 and trails(g, crew)
    if kind == Bounty.RUBBING_IS_RACING:
        return can_shoot(g, t, g.turn.vehicle) and has_target(g, t, g.turn.vehicle, ShotKind.EXTRA)
    if kind == Bounty.PINBALL_WIZARD:
        return can_mend(g, crew, ANYWHERE)
    if kind == Bounty.DOWN_AND_DIRTY:
        return was_dirty(g, t) and bonus_would_come(g, t)
    if kind == Bounty.HEAD_HUNTER:
        return g.crews[crew].chopper != GONE and has_chopper_space(g, t)
    if kind == Bounty.FRONT_RUNNER:
        return has_tokens_ahead(g)
    return is_on_last_legs(g, t, crew)


@rule
def trails(g: State, crew: int) -> bool:
    """Every own vehicle on the board is behind every operable enemy on the board; both exist (TR-BOU-102,
    TR-BOU-12).
    """
    own = -1
    theirs = 2 * COLUMNS
    for v in range(FIRST_WRECK):
        vehicle = g.vehicles[v]
        if vehicle.space >= 0 and vehicle.kind != VehicleKind.SECTION:
            if v // CREW_VEHICLES == crew:
                own = max(own, progress(g, vehicle.space))
            elif is_enemy(g, v) and is_operable(g, v):
                theirs = min(theirs, progress(g, vehicle.space))
    return own >= 0 and theirs < 2 * COLUMNS and own < theirs


@rule
def was_dirty(g: State, t: Tables) -> bool:
    """Enough off-road and mud spaces, enough of them mud, entered by the active vehicle (TR-BOU-105)."""
    turn = g.turn
    enough = turn.sandy + turn.muddy >= number_of(t, Bounty.DOWN_AND_DIRTY, 0)
    return enough and turn.muddy >= number_of(t, Bounty.DOWN_AND_DIRTY, 1)


@rule
def bonus_would_come(g: State, t: Tables) -> bool:
    """Whether only this card brings the road die: it is worth nothing on a coast or with a Choked Carburettor
    (TR-BOU-105, TR-CRD-69).
    """
    v = g.turn.vehicle
    return v != NOBODY and can_gain_bonus(g, v) and not earns_bonus(g, t, v)


@rule
def has_tokens_ahead(g: State) -> bool:
    """Whether a hazard token lies on the lead tile (TR-BOU-107)."""
    first = lead_tile(g) * TILE_SPACES
    for space in range(first, first + TILE_SPACES):
        if g.token[space] >= 0:
            return True
    return False


@rule
def is_on_last_legs(g: State, t: Tables, crew: int) -> bool:
    """Exactly one vehicle runs and another lies broken on the board; of the truck most commands are damaged
    (TR-BOU-108).
    """
    c = g.crews[crew]
    if c.kind == CrewKind.BIG_RIG:
        return count_cards(c.dented) >= number_of(t, Bounty.LAST_LEGS, 1)
    if c.running != 1:
        return False
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if g.vehicles[v].space >= 0 and g.vehicles[v].broken != 0:
            return True
    return False
