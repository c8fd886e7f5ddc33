"""STEP, MOD-COST, MOD-ROAD: driven steps, their cost, the road die (TR-EFX-06, TR-EFX-32, TR-EFX-33)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.bonus_commands import must_go_straight
from carambolage.games.thunder_road.cards.leaders.asha import rules_the_blacktop
from carambolage.games.thunder_road.cards.road_conditions import ground_now, is_asphalt, rules_at
from carambolage.games.thunder_road.cards.upgrades.wheels import cost_on_tires, paddles_count
from carambolage.games.thunder_road.ground.piles import printed_ground
from carambolage.games.thunder_road.ground.tokens import has_sand_token
from carambolage.games.thunder_road.names.cards import Condition
from carambolage.games.thunder_road.names.things import Direction, Mark, Terrain
from carambolage.games.thunder_road.state import State, Tables


@rule
def cost_of_step(g: State, t: Tables, v: int, space: int, cost: int) -> int:
    """The moves that a driven step onto a space costs: Monster Tires, Downpour (TR-EFX-71)."""
    if g.house.road_conditions != 0:
        cost = t.cost[ground_now(g, t, space)]
    return cost_on_tires(g, t, v, cost)


@rule
def paid_as_mud(g: State, t: Tables, space: int) -> bool:
    """Whether a token that turns out to be mud lies where a Downpour had made mud already (TR-ROA-103)."""
    return (
        rules_at(g, space, Condition.DOWNPOUR)
        and not has_sand_token(g, space)
        and printed_ground(g, t, space) == Terrain.SAND
    )


@rule
def may_step(g: State, t: Tables, v: int, way: int) -> bool:
    """Whether no card bans a direction: Afterburner (TR-EFX-06)."""
    return way == Direction.FRONT or not must_go_straight(g, t, v)


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
