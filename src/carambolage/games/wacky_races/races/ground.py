"""What the sixteen championship races change on the ground (chapter 15). Each race is asked about by name."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import Race, Terrain, Tile
from carambolage.games.wacky_races.state import State, Tables


@rule
def is_forest_held(g: State, t: Tables, spot: int) -> bool:
    """Race 2: a racer that has moved in its own turn does not leave Forest by itself (WR-R02-01, WR-R02-02, WR-R02-03,
    WR-R02-05).
    """
    return g.race == Race.RIDING_HOOD and g.turn.moved != 0 and t.terrain[g.tile[spot]] == Terrain.FOREST


@rule
def is_bog(g: State, t: Tables, spot: int) -> bool:
    """Race 5: Desert, the grid's too, follows the Swamp rules (WR-R05-01, WR-R05-03); it is not wild (WR-R05-02)."""
    return g.race == Race.BUFFALO and t.terrain[g.tile[spot]] == Terrain.DESERT


@rule
def is_ghost_farm(g: State, t: Tables, spot: int) -> bool:
    """Race 11: every Farm tile, the grid's too (WR-R11-01, WR-R11-04)."""
    return g.race == Race.GHOST_TOWN and t.terrain[g.tile[spot]] == Terrain.FARM


@rule
def is_prairie_toll(g: State, t: Tables, spot: int) -> bool:
    """Race 12: a Prairie tile, the grid's too, is left by card with two cards (WR-R12-01, WR-R12-06)."""
    return g.race == Race.MISSOURI and t.terrain[g.tile[spot]] == Terrain.PRAIRIE


@rule
def is_river(g: State, spot: int) -> bool:
    """Race 15: the face-down tiles of the second half are River, without terrain or effect (WR-R15-01)."""
    return g.race == Race.MISSISSIPPI and g.covered[spot] != 0


@rule
def is_sticky(g: State, t: Tables, spot: int) -> bool:
    """Neutrals leave the Swamp, and the ground that a race makes sticky, with the free move only (WR-TIL-14, WR-R02-04,
    WR-R11-03, WR-R12-05, WR-R15-07).
    """
    if g.covered[spot] != 0:
        return is_river(g, spot)
    if g.tile[spot] == Tile.SWAMP:
        return True
    shown = t.terrain[g.tile[spot]]
    run = g.race
    if run == Race.RIDING_HOOD:
        return shown == Terrain.FOREST
    if run == Race.BUFFALO:
        return shown == Terrain.DESERT
    if run == Race.GHOST_TOWN:
        return shown == Terrain.FARM
    return run == Race.MISSOURI and shown == Terrain.PRAIRIE


@rule
def hand_size(g: State, seat: int) -> int:
    """Three cards (WR-CRD-07); four in race 4 (WR-R04-01); two in race 13 before the Gas Station (WR-R13-01)."""
    if g.race == Race.MANOEUVRES:
        return 4
    if g.race == Race.BEARS and g.racers[seat].fuelled == 0:
        return 2
    return 3


@rule
def uncover(g: State, spot: int) -> None:
    """Race 6: a face-down tile is turned up for good when a racer enters or crosses it (WR-R06-02)."""
    if g.covered[spot] != 0 and g.race == Race.SHERIFF:
        g.covered[spot] = 0
        g.reveals += 1
        tell(g, Event.TILE_REVEALED, spot, g.tile[spot])


@rule
def refuel(g: State, racer: int, spot: int) -> None:
    """Race 13: a racer that has reached the Gas Station has reached it for good (WR-R13-01)."""
    if g.tile[spot] == Tile.GAS:
        g.racers[racer].fuelled = 1


@rule
def pass_over(g: State, racer: int, spot: int) -> None:
    """What races 6 and 13 want of a tile that is entered or crossed."""
    uncover(g, spot)
    refuel(g, racer, spot)
