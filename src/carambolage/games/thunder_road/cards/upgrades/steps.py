"""Upgrades that change a driven step: Disc Brakes, Side Thrusters, Jump Jets."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, push, tell
from carambolage.games.thunder_road.cards.upgrades.fitted import may_use_upgrade, printed_number, use_upgrade_up
from carambolage.games.thunder_road.ground.grid import on_board
from carambolage.games.thunder_road.ground.places import crew_of, shares_space
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Direction, RoadBonus
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def offer_upgraded_steps(g: State, t: Tables, v: int, sideways: bool) -> None:
    """Back to a side unless banned, a jump, or a stop after at least one step (TR-UPG-105, TR-UPG-106, TR-UPG-107)."""
    if sideways and may_use_upgrade(g, v, Upgrade.SIDE_THRUSTERS):
        for way in range(Direction.REAR_LEFT, Direction.REAR_RIGHT + 1):
            if on_board(g, t, g.vehicles[v].space, way) != NOBODY:
                offer(g, Action.STEP + way)
    if may_use_upgrade(g, v, Upgrade.JUMP_JETS) and g.turn.moves >= printed_number(t, Upgrade.JUMP_JETS, 0):
        offer(g, Action.JUMP)
    if may_use_upgrade(g, v, Upgrade.DISC_BRAKES) and g.turn.steps > 0 and g.turn.coast == 0:
        offer(g, Action.BRAKE)


@rule
def use_thrusters(g: State, v: int) -> None:
    """The one step backwards of this turn (TR-UPG-106)."""
    use_upgrade_up(g, v)
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.SIDE_THRUSTERS)


@rule
def take_upgraded_step(g: State, t: Tables, v: int, action: int) -> None:
    """Jump, or give up all moves and the road die; on an occupied space the slam takes place then (TR-UPG-44)."""
    use_upgrade_up(g, v)
    turn = g.turn
    if action == Action.JUMP:
        tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.JUMP_JETS)
        turn.moves -= printed_number(t, Upgrade.JUMP_JETS, 0)
        push(g, Effect.JUMP, v)
        return
    tell(g, Event.CARD_USED, crew_of(v), Card.UPGRADE + Upgrade.DISC_BRAKES)
    turn.moves = 0
    turn.bonus = RoadBonus.DECLINED
    turn.drifting = int(shares_space(g, v))
