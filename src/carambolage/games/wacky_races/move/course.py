"""The course: positions, tiles, free spaces, who leads and who is last (chapters 1, 3 and 6)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.things import Terrain, Tile
from carambolage.games.wacky_races.races.ground import is_bog, is_river
from carambolage.games.wacky_races.state import RACERS, State, Tables

SPACES = 2
FIRST_HALF, GAS_PLACE, SECOND_HALF = 7, 15, 16  # behind space 00 and the grid, before the Finish (WR-GEN-02)


@rule
def ground(g: State, place: int) -> int:
    """The tile on which a racer of this progress stands; only in the two laps of race 9 do they differ (WR-R09-02,
    WR-R09-08).
    """
    if g.lap != 0 and place > g.lap:
        return (place - 1) % g.lap + 1
    return place


@rule
def is_wild(g: State, t: Tables, spot: int) -> bool:
    """Special tiles, Gas Station, the first two grid terrains, and the Finish between two laps (WR-TIL-01,
    WR-R09-03).
    """
    return t.terrain[g.tile[spot]] >= Terrain.WILD and g.covered[spot] == 0


@rule
def shows(g: State, t: Tables, spot: int, ground_kind: int) -> bool:
    """Only a printed terrain on a face-up tile counts for anything but matching (WR-GEN-12, WR-R06-04)."""
    return g.covered[spot] == 0 and t.terrain[g.tile[spot]] == ground_kind


@rule
def matches(g: State, t: Tables, spot: int, card: int) -> bool:
    """A card matches the tile of its terrain and every wild tile (WR-CRD-02, WR-GEN-12)."""
    if g.covered[spot] != 0:
        return False
    shown = t.terrain[g.tile[spot]]
    return shown == card or shown >= Terrain.WILD


@rule
def is_limitless(g: State, t: Tables, spot: int, racer: int) -> bool:
    """The Swamp takes any number of racers (WR-MOV-01, WR-TIL-10), so do tiles of races 5 and 15 (WR-R15-07)."""
    if is_river(g, spot):
        return g.racers[racer].neutral != 0
    return g.tile[spot] == Tile.SWAMP or is_bog(g, t, spot)


@rule
def is_full(g: State, t: Tables, place: int, racer: int) -> bool:
    """A tile with both spaces taken is full for a racer that comes (WR-MOV-02, WR-R09-04)."""
    spot = place if g.lap == 0 else ground(g, place)
    return g.standing[spot] >= SPACES and not is_limitless(g, t, spot, racer)


@rule
def rearmost_place(g: State) -> int:
    """The place of the last racer or racers (WR-GEN-04)."""
    least = g.finish
    for racer in range(RACERS):
        r = g.racers[racer]
        if r.finished == 0 and r.place < least:
            least = r.place
    return least


@rule
def foremost_place(g: State) -> int:
    """The place of the leading racer or racers (WR-GEN-04)."""
    most = 0
    for racer in range(RACERS):
        r = g.racers[racer]
        if r.finished == 0 and r.place > most:
            most = r.place
    return most


@rule
def racers_at(g: State, place: int) -> int:
    """The racers on the tile of a place, whatever their laps, as bits (WR-R09-05)."""
    spot = ground(g, place)
    racers = 0
    for racer in range(RACERS):
        r = g.racers[racer]
        if r.finished == 0 and ground(g, r.place) == spot:
            racers |= 1 << racer
    return racers


@rule
def everybody(g: State) -> int:
    """All racers on the course, as bits."""
    racers = 0
    for racer in range(RACERS):
        if g.racers[racer].finished == 0:
            racers |= 1 << racer
    return racers


@rule
def may_hold_trap(g: State, spot: int) -> bool:
    """Traps lie neither on the Gas Station, the Finish nor space 00, and never two on a tile (WR-TRP-08, WR-TRP-09)."""
    if spot < 1 or g.trap[spot] != 0:
        return False
    which = g.tile[spot]
    return which != Tile.FINISH and (which != Tile.GAS or is_river(g, spot))


@rule
def decider(g: State) -> int:
    """Free choices are the active player's in a turn, the First Player's in the neutral activation (WR-GEN-06)."""
    if g.active >= 0 and not (g.left >> g.active) & 1:
        return g.active
    return g.first


@rule
def next_seat(g: State, seat: int) -> int:
    """The next seat clockwise whose player is still there."""
    seat = (seat + 1) % g.seats
    while (g.left >> seat) & 1:
        seat = (seat + 1) % g.seats
    return seat


@rule
def players_driving(g: State) -> int:
    """The number of players whose racers are on the course."""
    count = 0
    for seat in range(g.seats):
        if g.racers[seat].neutral == 0 and g.racers[seat].finished == 0:
            count += 1
    return count


@rule
def players_left(g: State) -> int:
    """The number of players still at the table."""
    count = 0
    for seat in range(g.seats):
        if not (g.left >> seat) & 1:
            count += 1
    return count


@rule
def offer_racers(g: State, racers: int) -> None:
    """Each racer of a set as an answer."""
    for racer in range(RACERS):
        if (racers >> racer) & 1:
            offer(g, Action.RACER + racer)


@rule
def lying_low(g: State) -> int:
    """The racers protected by Lay Low, as bits."""
    racers = 0
    for racer in range(RACERS):
        if g.racers[racer].low != 0:
            racers |= 1 << racer
    return racers
