"""Rufus Ruffcut and Sawtooth: kings of the forest."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.wacky_races.move.course import shows
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Power, Terrain, Tile
from carambolage.games.wacky_races.powers.driving import (
    any_can_go_back,
    drive,
    may_drive,
    others_at,
    push_back,
    spot_at,
)
from carambolage.games.wacky_races.races.ground import is_river
from carambolage.games.wacky_races.state import PLACES, State, Tables


@rule
def is_ordinary(g: State, spot: int) -> bool:
    """An ordinary terrain tile off the grid, no River."""
    return spot >= 0 and g.tile[spot] < Tile.SWAMP and not is_river(g, spot)


@rule
def may_saw(g: State, t: Tables, seat: int, spot: int) -> bool:
    """A face-up Forest tile off the grid that is not the tile directly ahead (WR-PW-RR2)."""
    return (
        spot < g.finish and is_ordinary(g, spot) and shows(g, t, spot, Terrain.FOREST) and spot != spot_at(g, seat, 1)
    )


@rule
def forest_distance(g: State, t: Tables, seat: int) -> int:
    """The distance to the nearest Forest tile within reach, the grid's included; 0 if none."""
    for distance in range(1, t.number[Power.CLEAR_CUT][0] + 1):
        spot = spot_at(g, seat, distance)
        if spot >= 0 and shows(g, t, spot, Terrain.FOREST):
            return distance
    return 0


@rule
def can_fell(g: State, t: Tables, seat: int, distance: int) -> bool:
    """A tile ahead or behind with a racer that a falling tree would move."""
    return any_can_go_back(g, t, others_at(g, seat, distance), t.number[Power.TIMBER][1])


@rule
def rufus_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Sawtooth needs two tiles, Clear-Cut a Forest ahead, Timber! a racer near."""
    if which == Power.SAWTOOTH:
        if is_ordinary(g, spot_at(g, seat, 1)):
            for spot in range(1, PLACES):
                if may_saw(g, t, seat, spot):
                    return True
        return False
    if which == Power.CLEAR_CUT:
        return may_drive(g, t, seat) and forest_distance(g, t, seat) > 0
    reach = t.number[which][0]
    for distance in range(-reach, reach + 1):
        if distance != 0 and can_fell(g, t, seat, distance):
            return True
    return False


@rule
def rufus_use(g: State, t: Tables, seat: int, which: int) -> None:
    """Sawtooth (WR-PW-RR2), Clear-Cut (WR-PW-RR3), Timber! (WR-PW-RR4)."""
    if which == Power.CLEAR_CUT:
        drive(g, seat, forest_distance(g, t, seat), Manner.PLAIN)
    else:
        ask(g, Question.PW_TILE, seat, which)


@rule
def offer_forests(g: State, t: Tables, seat: int) -> None:
    """The Forest tiles that Sawtooth could fetch."""
    for spot in range(1, PLACES):
        if may_saw(g, t, seat, spot):
            offer(g, Action.TILE + spot)


@rule
def saw(g: State, seat: int, spot: int) -> None:
    """The Forest tile changes places with the tile directly ahead; racers stay, traps travel (WR-PW-RR2)."""
    push(g, Effect.SWAP_TILES, seat, spot, spot_at(g, seat, 1))


@rule
def offer_fellings(g: State, t: Tables, seat: int) -> None:
    """Tiles within reach, ahead or behind, that hold a racer (WR-PW-RR4)."""
    reach = t.number[Power.TIMBER][0]
    for distance in range(-reach, reach + 1):
        if distance != 0 and can_fell(g, t, seat, distance):
            offer(g, Action.TILE + spot_at(g, seat, distance))


@rule
def fell(g: State, t: Tables, seat: int, spot: int) -> None:
    """Every racer on the tile runs back."""
    reach = t.number[Power.TIMBER][0]
    for distance in range(-reach, reach + 1):
        if distance != 0 and spot_at(g, seat, distance) == spot:
            push_back(g, seat, others_at(g, seat, distance), t.number[Power.TIMBER][1])
