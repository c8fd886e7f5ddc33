"""Placing tiles ahead and removing those behind (chapter 4.3)."""

from carambolage.engine.rules.dice import draw, roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import CLASSES, LANES, ROWS, SEATS, Tile
from carambolage.games.road_kill_rally.road.geometry import (
    ahead_x,
    ahead_y,
    block_at,
    block_heading,
    block_x,
    block_y,
    heading_after,
)
from carambolage.games.road_kill_rally.road.rows import is_racing, space_of, splat_at
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

PRINTED, REVERSED = 1, 2
RANDOM_ORIENTATION = 1


@rule
def is_finish_placed(g: State) -> bool:
    """Whether the finish tile lies on the table: then nothing is drawn any more (RK-ROA-15)."""
    return g.road[g.placed - 1].tile == Tile.FINISH


@rule
def put_on_table(g: State, t: Tables, tile: int, flipped: int, x: int, y: int, heading: int) -> None:
    """A tile is the foremost now; its rows are numbered on, and never anew (RK-ROA-01, RK-ROA-29, RK-SET-03,
    RK-ROA-31).
    """
    placed = g.road[g.placed]
    placed.tile = tile
    placed.flipped = flipped
    placed.first = g.rows + 1
    placed.x = x
    placed.y = y
    placed.heading = heading
    placed.entered = 0
    placed.pitted = 0
    for _ in range(t.tile[tile].rows):
        g.rows += 1
        g.tile_of_row[g.rows] = g.placed
    g.placed += 1


@rule
def exit_heading(g: State, t: Tables) -> int:
    """Where the foremost tile leads."""
    placed = g.road[g.placed - 1]
    last = t.tile[placed.tile].blocks - 1
    return heading_after(block_at(t, placed.tile, placed.flipped, last), block_heading(t, placed, last))


@rule
def exit_x(g: State, t: Tables) -> int:
    """The column of the square beyond the foremost tile (RK-ROA-16)."""
    placed = g.road[g.placed - 1]
    return block_x(t, placed, t.tile[placed.tile].blocks - 1) + ahead_x(exit_heading(g, t))


@rule
def exit_y(g: State, t: Tables) -> int:
    """The line of the square beyond the foremost tile (RK-ROA-16)."""
    placed = g.road[g.placed - 1]
    return block_y(t, placed, t.tile[placed.tile].blocks - 1) + ahead_y(exit_heading(g, t))


@rule
def is_used(g: State, t: Tables, x: int, y: int) -> bool:
    """Whether a tile on the table uses a square of the grid."""
    for index in range(g.tail, g.placed):
        placed = g.road[index]
        for number in range(t.tile[placed.tile].blocks):
            if block_x(t, placed, number) == x and block_y(t, placed, number) == y:
                return True
    return False


@rule
def does_fit(g: State, t: Tables, tile: int, flipped: int) -> bool:
    """A tile fits if none of its squares is used, nor the one beyond its exit (RK-ROA-16)."""
    x = exit_x(g, t)
    y = exit_y(g, t)
    heading = exit_heading(g, t)
    for number in range(t.tile[tile].blocks):
        if is_used(g, t, x, y):
            return False
        heading = heading_after(block_at(t, tile, flipped, number), heading)
        x += ahead_x(heading)
        y += ahead_y(heading)
    return not is_used(g, t, x, y)


@flow.effect(Effect.DRAW_TILE)
def draw_tile(g: State, t: Tables, seat: int) -> None:
    """The top tile is drawn and shown; the finish is always placed, another one as it fits; one that does not goes
    under the pile, and the next is drawn (RK-ROA-14, RK-ROA-15, RK-ROA-17, RK-ROA-18, RK-ROA-19, RK-ROA-20, RK-ROA-21,
    RK-ROA-22, RK-ROA-33).
    """
    if is_finish_placed(g):
        return
    if g.above == 0:
        tell(g, Event.TILE_DRAWN, seat, Tile.FINISH)
        push(g, Effect.PLACE_TILE, seat, Tile.FINISH)
        return
    tile = draw(g, g.tile_bag, g.tiles_left)
    g.tiles_left -= 1
    g.above -= 1
    tell(g, Event.TILE_DRAWN, seat, tile)
    orient(g, t, seat, tile, PRINTED * does_fit(g, t, tile, 0) + REVERSED * does_fit(g, t, tile, 1))


@rule
def orient(g: State, t: Tables, seat: int, tile: int, ways: int) -> None:
    """Both ways: the drawing player chooses, or chance; one way: it is used; none: the tile is refused (RK-ROA-17,
    RK-ROA-18, RK-ROA-22).
    """
    if ways == 0:
        g.refused[tile] = 1
        tell(g, Event.TILE_REFUSED, seat, tile)
        push(g, Effect.DRAW_TILE, seat)
    elif ways != PRINTED + REVERSED:
        push(g, Effect.PLACE_TILE, seat, tile, int(ways == REVERSED))
    elif g.house.tile_orientation == RANDOM_ORIENTATION:
        push(g, Effect.PLACE_TILE, seat, tile, roll(g, 2))
    else:
        ask(g, Question.ORIENT_TILE, seat, tile)


@flow.offering(Question.ORIENT_TILE)
def offer_orientations(g: State, t: Tables, seat: int, tile: int) -> None:
    """Printed or reversed; the tile cannot be declined (RK-ROA-17)."""
    offer(g, Action.PRINTED)
    offer(g, Action.REVERSED)
    keep_idle_answer(g, seat)


@flow.answering(Question.ORIENT_TILE)
def answer_orientation(g: State, t: Tables, seat: int, action: int, tile: int) -> None:
    """The tile is placed as chosen."""
    push(g, Effect.PLACE_TILE, seat, tile, int(action == Action.REVERSED))


@flow.effect(Effect.PLACE_TILE)
def place_tile(g: State, t: Tables, seat: int, tile: int, flipped: int) -> None:
    """A tile is placed beyond the foremost one and receives its targets; the speed that has been set stays (RK-ROA-16,
    RK-ROA-24, RK-EDG-07, RK-EDG-14).
    """
    put_on_table(g, t, tile, flipped, exit_x(g, t), exit_y(g, t), exit_heading(g, t))
    tell(g, Event.TILE_PLACED, seat, tile, flipped, g.road[g.placed - 1].first)
    push(g, Effect.SPLATS, seat, g.placed - 1)


@flow.effect(Effect.SPLATS)
def fill_splats(g: State, t: Tables, seat: int, index: int, cell: int) -> None:
    """Row by row, lane 1 to 3, each splat receives a target of its class; where that class is exhausted the player
    chooses another, where all are the splat stays empty (RK-ROA-24, RK-ROA-25, RK-ROA-26, RK-SET-15).
    """
    placed = g.road[index]
    for number in range(cell, LANES * t.tile[placed.tile].rows):
        row = placed.first + number // LANES
        kind = splat_at(g, t, row, number % LANES)
        if kind == 0 or targets_left(g) == 0:
            continue
        if g.supply[kind - 1] == 0:
            push(g, Effect.SPLATS, seat, index, number + 1)
            ask(g, Question.REPLACE_CLASS, seat, space_of(row, number % LANES))
            return
        put_target(g, space_of(row, number % LANES), kind)


@rule
def targets_left(g: State) -> int:
    """How many targets the supply holds."""
    total = 0
    for kind in range(CLASSES):
        total += g.supply[kind]
    return total


@rule
def put_target(g: State, space: int, kind: int) -> None:
    """A target of a class stands on a space; it is worth what its own class is (RK-ROA-24, RK-ROA-25)."""
    g.supply[kind - 1] -= 1
    g.target[space] = kind
    tell(g, Event.TARGET_PLACED, space, kind)


@flow.offering(Question.REPLACE_CLASS)
def offer_classes(g: State, t: Tables, seat: int, space: int) -> None:
    """The classes that are still in the supply (RK-ROA-25)."""
    for kind in range(CLASSES):
        if g.supply[kind] > 0:
            offer(g, Action.TARGET_CLASS + kind)
    keep_idle_answer(g, seat)


@flow.answering(Question.REPLACE_CLASS)
def answer_class(g: State, t: Tables, seat: int, action: int, space: int) -> None:
    """A target of the chosen class stands in."""
    put_target(g, space, action - Action.TARGET_CLASS + 1)


@rule
def rearmost_row(g: State) -> int:
    """The row of the rearmost racing car; without any, none lies behind it."""
    row = ROWS + 1
    for seat in range(SEATS):
        if is_racing(g, seat):
            row = min(row, g.car[seat].row)
    return row if row <= ROWS else 0


@rule
def remove_tiles_behind(g: State, t: Tables) -> None:
    """Every tile all of whose rows lie behind the rearmost racing car is removed (RK-ROA-27, RK-EDG-08)."""
    rearmost = rearmost_row(g)
    while g.tail < g.placed and g.road[g.tail].first + t.tile[g.road[g.tail].tile].rows <= rearmost:
        clear_tile(g, t, g.tail)
        tell(g, Event.TILE_REMOVED, g.road[g.tail].tile, g.road[g.tail].first)
        g.tail += 1


@rule
def clear_tile(g: State, t: Tables, index: int) -> None:
    """Targets on a removed tile go back to the supply, oil tokens and wrecks leave the game (RK-ROA-28)."""
    placed = g.road[index]
    for row in range(placed.first, placed.first + t.tile[placed.tile].rows):
        g.oil[row] = 0
        g.wreck[row] = 0
        for lane in range(LANES):
            space = space_of(row, lane)
            if g.target[space] > 0:
                g.supply[g.target[space] - 1] += 1
                g.target[space] = 0
