"""Race 14, the course that the players lay themselves (WR-R14)."""

from carambolage.engine.rules.dice import roll, shuffle
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import FIRST_HALF
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import DEALT_TILES, Tile
from carambolage.games.wacky_races.state import HAND_TILES, NOBODY, State, Tables


@rule
def tiles_each(g: State) -> int:
    """Race 14: three tiles for each player, five with 2 or 3 players or alone (WR-R14-01, WR-R14-06)."""
    return HAND_TILES if g.seats <= 3 else 3


@rule
def deal_tiles(g: State) -> None:
    """Race 14: 16 terrain tiles, 4 special tiles and the Gas Station are shuffled and dealt in secret (WR-R14-01,
    WR-R14-04).
    """
    for index in range(DEALT_TILES):
        g.tiles_out[index] = index
    shuffle(g, g.tiles_out, 0, DEALT_TILES)
    dealt = 0
    for seat in range(g.seats):
        g.tiles_left[seat] = tiles_each(g)
        for index in range(tiles_each(g)):
            g.tiles[seat][index] = g.tiles_out[dealt]
            dealt += 1
    tell(g, Event.TILES_DEALT, tiles_each(g))


@flow.effect(Effect.LAY_COURSE)
def lay_course(g: State, t: Tables, laid: int, seat: int) -> None:
    """Race 14: from the last player anticlockwise, one tile each at the end of the line, then the Finish
    (WR-R14-02, WR-R14-03).
    """
    total = g.seats * tiles_each(g)
    if g.seats == 1:
        total = 2 * tiles_each(g)
    if laid == total:
        g.finish = FIRST_HALF + total
        g.tile[g.finish] = Tile.FINISH
        return
    push(g, Effect.LAY_COURSE, laid + 1, (seat - 1) % g.seats)
    if g.seats == 1 and laid % 2 == 1:
        left = DEALT_TILES - HAND_TILES
        index = HAND_TILES + laid // 2 + roll(g, left - laid // 2)
        lay_tile(g, NOBODY, laid, g.tiles_out[index])
        g.tiles_out[index] = g.tiles_out[HAND_TILES + laid // 2]
    elif g.racers[seat].neutral != 0:
        take_from_hand(g, seat, laid, g.tiles[seat][roll(g, g.tiles_left[seat])])
    else:
        ask(g, Question.LAY_TILE, seat, laid)


@rule
def lay_tile(g: State, seat: int, laid: int, which: int) -> None:
    """A tile is laid face up at the end of the line."""
    g.tile[FIRST_HALF + laid] = which
    tell(g, Event.TILE_LAID, FIRST_HALF + laid, which, seat)


@flow.offering(Question.LAY_TILE)
def offer_own_tiles(g: State, t: Tables, seat: int) -> None:
    """The tiles in the player's hand."""
    for index in range(g.tiles_left[seat]):
        offer(g, Action.LAY_TILE + g.tiles[seat][index])


@flow.answering(Question.LAY_TILE)
def answer_tile(g: State, t: Tables, seat: int, action: int, laid: int) -> None:
    """The chosen tile is laid."""
    take_from_hand(g, seat, laid, action - Action.LAY_TILE)


@rule
def take_from_hand(g: State, seat: int, laid: int, which: int) -> None:
    """The tile leaves the hand and is laid; for a player who has left, chance chooses."""
    left = g.tiles_left[seat] - 1
    for index in range(left):
        if g.tiles[seat][index] == which:
            g.tiles[seat][index] = g.tiles[seat][left]
    g.tiles[seat][left] = 0
    g.tiles_left[seat] = left
    lay_tile(g, seat, laid, which)
