"""STEP, MOD-COST: what driven steps are open, and what they cost (TR-EFX-06, TR-EFX-32)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.bonus_commands import must_go_straight
from carambolage.games.thunder_road.cards.road_conditions import ground_now, rules_at
from carambolage.games.thunder_road.cards.upgrades.steps import offer_upgraded_steps, take_upgraded_step, use_thrusters
from carambolage.games.thunder_road.cards.upgrades.wheels import cost_on_tires
from carambolage.games.thunder_road.ground.piles import printed_ground
from carambolage.games.thunder_road.names.things import Condition, Direction, Terrain
from carambolage.games.thunder_road.state import State, Tables


@rule
def cost_of_step(g: State, t: Tables, v: int, space: int, cost: int) -> int:
    """The moves that a driven step onto a space costs: Monster Tires, Downpour."""
    if g.house.road_conditions != 0:
        cost = t.cost[ground_now(g, t, space)]
    return cost_on_tires(g, t, v, cost)


@rule
def paid_as_mud(g: State, t: Tables, space: int) -> bool:
    """Whether a token that turns out to be mud lies where a Downpour had made mud already (TR-ROA-103)."""
    return rules_at(g, space, Condition.DOWNPOUR) and g.sand[space] == 0 and printed_ground(g, t, space) == Terrain.SAND


@rule
def may_step(g: State, t: Tables, v: int, way: int) -> bool:
    """Whether no card bans a direction: Afterburner."""
    return way == Direction.FRONT or not must_go_straight(g, t, v)


@rule
def offer_more_steps(g: State, t: Tables, v: int) -> None:
    """Steps and stops that only cards allow: Side Thrusters, Jump Jets, Disc Brakes."""
    offer_upgraded_steps(g, t, v, may_step(g, t, v, Direction.REAR_LEFT))


@rule
def answer_more_steps(g: State, t: Tables, v: int, action: int) -> None:
    """Carry out a jump or a stop."""
    take_upgraded_step(g, t, v, action)


@rule
def thrust(g: State, t: Tables, v: int) -> None:
    """A step went backwards: Side Thrusters."""
    use_thrusters(g, v)
