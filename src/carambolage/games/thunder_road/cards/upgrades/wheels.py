"""Upgrades for the ground and the moves: Turbocharger, Monster Tires, Sand Paddles, Overdrive Gearbox, Studded
Tires.
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, drop_top, push, tell
from carambolage.games.thunder_road.cards.upgrades.fitted import has_upgrade, printed_number, use_upgrade_up
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.places import seat_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Die, Terrain
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.dice import cast


@rule
def cost_on_tires(g: State, t: Tables, v: int, cost: int) -> int:
    """Mud costs a car with Monster Tires less (TR-UPG-102)."""
    if has_upgrade(g, v, Upgrade.MONSTER_TIRES):
        return min(cost, printed_number(t, Upgrade.MONSTER_TIRES, 0))
    return cost


@rule
def rolls_over_goo(g: State, v: int) -> bool:
    """Toxic goo neither stops it nor takes moves (TR-UPG-102)."""
    return has_upgrade(g, v, Upgrade.MONSTER_TIRES)


@rule
def paddles_count(g: State, v: int, space: int) -> bool:
    """Off-road spaces count as road for a car with Sand Paddles (TR-UPG-103)."""
    return g.ground[space] == Terrain.SAND and has_upgrade(g, v, Upgrade.SAND_PADDLES)


@rule
def overdriven(g: State, t: Tables, v: int, moves: int) -> int:
    """The road die plus 1 (TR-UPG-104)."""
    if has_upgrade(g, v, Upgrade.OVERDRIVE):
        return moves + printed_number(t, Upgrade.OVERDRIVE, 0)
    return moves


@rule
def can_boost(g: State, v: int) -> bool:
    """The active car, not on a coast (TR-UPG-101)."""
    return v == g.turn.vehicle and g.turn.coast == 0


@rule
def boost(g: State, t: Tables, v: int) -> None:
    """A move is gained (TR-UPG-101, TR-UPG-16, TR-EFX-41)."""
    use_upgrade_up(g, v)
    g.turn.gained += printed_number(t, Upgrade.TURBOCHARGER, 0)


@rule
def ask_to_refuse_slide(g: State, v: int, way: int, driven: int, revealed: int, rolls: int) -> bool:
    """Whether the owner is asked; the slide waits on top of the stack, with its die still to be rolled or not
    (TR-UPG-109, TR-EFX-36).
    """
    if not has_upgrade(g, v, Upgrade.STUDDED_TIRES):
        return False
    ask(g, Question.REFUSE_SLIDE, seat_of(g, v), v, way, driven, revealed, rolls)
    return True


@flow.answering(Question.REFUSE_SLIDE)
def answer_refusal(
    g: State, t: Tables, seat: int, action: int, v: int, way: int, driven: int, revealed: int, rolls: int
) -> None:
    """Accepting is to stay: then the car meets whoever stands there; otherwise it slides."""
    if action == Action.ACCEPT:
        drop_top(g)
        g.vehicles[v].slides -= 1
        push(g, Effect.MEET, v, driven, revealed)
    elif rolls != 0:
        cast(g, t, Die.DIRECTION)
    else:
        tell(g, Event.SLID, v, way)
