"""Jump Jets: over the next space to the one behind it (TR-UPG-107, TR-UPG-39, TR-UPG-40)."""

from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.bounties.goals import note_new_tile
from carambolage.games.thunder_road.cards.upgrades.fitted import printed_number
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, column_of, lane_of, space_at
from carambolage.games.thunder_road.ground.scrolling import open_front
from carambolage.games.thunder_road.move.entering import land_from_jump
from carambolage.games.thunder_road.names.cards import Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.state import COLUMNS, NOBODY, State, Tables

DISTANCE = 1


@flow.effect(Effect.JUMP)
def jump(g: State, t: Tables, v: int, landing: int) -> None:
    """A driven step that enters the landing space only, in direction front, paid for already (TR-UPG-107); beyond the
    front edge the board scrolls or the race is won (TR-UPG-39). `landing` is the space plus one, once it is known.
    """
    if landing != 0:
        land_from_jump(g, t, v, landing - 1)
        return
    here = g.vehicles[v].space
    far = printed_number(t, Upgrade.JUMP_JETS, DISTANCE)
    g.turn.steps += 1
    g.turn.drifting = 0
    tell(g, Event.JUMPED, v, far)
    column = column_of(g, here) + far
    there = space_at(g, lane_of(here), column)
    if column >= COLUMNS:
        there = open_front(g, t, v, there + OVER_FRONT)
    if there != NOBODY:
        push(g, Effect.JUMP, v, there + 1)
        if column >= COLUMNS:
            note_new_tile(g, v)
