"""Flights of several spaces: ramps and blat off (TR-CAR-05, TR-DMG-12)."""

from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.board import (
    OVER_FRONT,
    lane_change,
    lane_of,
    progress,
    progress_change,
    space_at,
)
from carambolage.games.thunder_road.entering import enter
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.front import open_front
from carambolage.games.thunder_road.hooks.entering import saves_itself
from carambolage.games.thunder_road.losing import eliminate
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.state import COLUMNS, LANES, NOBODY, State, Tables


@flow.effect(Effect.FLY)
def fly(g: State, t: Tables, v: int, way: int, count: int) -> None:
    """A flight ignores everything between; the landing space is entered normally (TR-DMG-12, TR-FRT-09)."""
    here = g.vehicles[v].space
    if here < 0:
        return
    lane = lane_of(here) + count * lane_change(way)
    ahead = progress(g, here) + count * progress_change(way)
    column = (ahead - (lane & 1)) // 2
    if lane < 0 or lane >= LANES or column < 0:
        if not saves_itself(g, t, v):
            eliminate(g, t, v)
        return
    tell(g, Event.FLEW, v, way, count)
    there = space_at(g, lane, column)
    if column >= COLUMNS:
        there = open_front(g, t, v, there + OVER_FRONT)
    if there != NOBODY:
        enter(g, t, v, there, way, 0)
