"""Moves kept through a slam (TR-EFX-59, TR-EFX-63): Ricochet, Spring Bumper."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.board import is_operable
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.leaders.leading import at_work, use_command_up
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Command, Moment, Stop, Terrain, Upgrade
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import may_use_upgrade


@rule
def brace(g: State, v: int) -> None:
    """The active car has driven into a slam: what it keeps and what its bumper does come after the whole chain
    (TR-CRW-152, TR-UPG-115, TR-UPG-116). Ricochet comes first and leaves nothing to Spring Bumper (TR-UPG-35).
    """
    turn = g.turn
    turn.kept = turn.moves
    turn.shoved = 0
    turn.stopped &= ~Stop.DAMAGE
    if may_use_upgrade(g, v, Upgrade.SPIKED_BUMPER) or may_use_upgrade(g, v, Upgrade.SPRING_BUMPER):
        push(g, Effect.MENU, Moment.SLAM_OVER, crew_of(v), v)
    if at_work(g, Command.RICOCHET):
        use_command_up(g, Command.RICOCHET)
        push(g, Effect.KEEP_MOVES, v, 0, 0)


@rule
def can_go_on(g: State, v: int) -> bool:
    """On the board, operable, without damage from the chain, on no space that takes moves away (TR-EFX-63)."""
    space = g.vehicles[v].space
    if space < 0 or not is_operable(g, v) or g.turn.stopped & Stop.DAMAGE:
        return False
    return g.ground[space] != Terrain.GOO and g.ground[space] != Terrain.RAMP


@rule
def go_on(g: State, moves: int) -> None:
    """The car drives on from wherever the chain left it; the road die stays lost, as after any slam (TR-EFX-63)."""
    g.turn.moves = moves
    g.turn.lost = 0
    g.turn.kept = 0


@flow.effect(Effect.KEEP_MOVES)
def ricochet(g: State, t: Tables, v: int) -> None:
    """The slam has not taken the moves away (TR-CRW-152)."""
    if can_go_on(g, v):
        go_on(g, g.turn.kept)
    g.turn.kept = 0
