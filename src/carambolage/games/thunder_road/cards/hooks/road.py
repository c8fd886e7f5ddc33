"""MOD-ROAD: the road die (TR-EFX-33)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.leaders.asha import rules_the_blacktop
from carambolage.games.thunder_road.cards.road_conditions import ground_now, is_asphalt
from carambolage.games.thunder_road.cards.upgrades.wheels import overdriven, paddles_count
from carambolage.games.thunder_road.names.things import Mark, Terrain
from carambolage.games.thunder_road.state import State, Tables


@rule
def counts_as_road(g: State, t: Tables, v: int, space: int, is_road: bool) -> bool:
    """Whether a space counts as road for a vehicle's road-die test: Sand Paddles, Fresh Asphalt, Downpour."""
    if g.house.road_conditions != 0 and is_asphalt(g, t, space):
        return True
    if paddles_count(g, v, space) and ground_entered(g, t, space) == Terrain.SAND:
        return True
    return is_road


@rule
def may_take_bonus(g: State, t: Tables, v: int, allowed: bool) -> bool:
    """Whether a vehicle may take the road die by the ground it drove on: Queen of the Blacktop."""
    if allowed or g.house.leaders == 0:
        return allowed
    here = g.vehicles[v].space
    return rules_the_blacktop(g, v, counts_as_road(g, t, v, here, ground_entered(g, t, here) == Terrain.ROAD))


@rule
def takes_bonus_anyway(g: State, t: Tables, v: int) -> bool:
    """Whether a vehicle may take the road die whatever the ground and even after losing its moves: Down and Dirty."""
    return v == g.turn.vehicle and g.turn.goals & Mark.DIRTY != 0


@rule
def ground_entered(g: State, t: Tables, space: int) -> int:
    """The ground that a vehicle enters, with the road condition of its tile: Downpour (TR-ROA-09, TR-ROA-103)."""
    if g.house.road_conditions == 0:
        return g.ground[space]
    return ground_now(g, t, space)


@rule
def bonus_moves(g: State, t: Tables, v: int) -> int:
    """The moves that the road die gives: Overdrive adds to it."""
    return overdriven(g, t, v, g.dice.road)
