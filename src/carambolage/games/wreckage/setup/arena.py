"""Laying out the arena: cans, obstacles and cars in their places (sections 3.3 to 3.7)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.components import OBSTACLE_TOKENS, Layout
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import Arena, Obstacles
from carambolage.games.wreckage.names.things import Owner
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import BY_CHANCE, BY_OPTION, Tables
from carambolage.games.wreckage.turn.seats import seat_at

LESS, MORE = 1024, 2048  # what a small arena lacks and a large one has more
RINGS = 3
OTHERS = 5  # the arenas of other layouts follow the six of the rulebook
FRONT, BACK = 0, 1


@flow.effect(Effect.LAY_ARENA)
def lay_arena(g: State, t: Tables) -> None:
    """The arena of the chosen layout, and everything in it (WK-SET-12, WK-SET-13, WK-SET-14, WK-SET-27)."""
    layout = layout_of(g)
    g.arena = t.arena_half[layout]
    if g.house.arena == Arena.SMALL:
        g.arena -= LESS
    elif g.house.arena == Arena.LARGE:
        g.arena += MORE
    place_cans(g, t, layout)
    place_obstacles(g, t, layout)
    place_cars(g, t, layout)


@rule
def layout_of(g: State) -> int:
    """The rulebook's arena has its own variants, which other layouts do not (WK-OPT-27, WK-SET-16, WK-SET-17)."""
    if g.house.layout == Layout.RULEBOOK:
        return RINGS * g.house.start_layout + g.house.setup_ring
    return OTHERS + g.house.layout


@rule
def place_cans(g: State, t: Tables, layout: int) -> None:
    """One can in the centre, the others around it (WK-SET-09, WK-SET-10, WK-SET-14)."""
    places = t.cans_at[layout][g.seats - 2]
    for number in range(t.can_count[layout][g.seats - 2]):
        can = g.cans[number]
        can.owner = Owner.GROUND
        can.x = places[number][0]
        can.y = places[number][1]
        tell(g, Event.CAN_PLACED, number, can.x, can.y)


@rule
def place_obstacles(g: State, t: Tables, layout: int) -> None:
    """Obstacles on their points in the order of their numbers, each with its token and face (WK-SET-11, WK-SET-18,
    WK-SET-26).
    """
    count = g.seats - 2
    places = t.obstacles_at[layout][count]
    left = (1 << OBSTACLE_TOKENS) - 1
    for number in range(t.obstacle_count[layout][count]):
        token = token_at(g, t.obstacle_token[layout][count][number], left)
        left &= ~(1 << token)
        obstacle = g.obstacles[number]
        obstacle.kind = token + OBSTACLE_TOKENS * face_at(g, t.obstacle_face[layout][count][number])
        obstacle.x = places[number][0]
        obstacle.y = places[number][1]
        obstacle.heading = places[number][2]
        tell(g, Event.OBSTACLE_PLACED, number, obstacle.kind, obstacle.x, obstacle.y, obstacle.heading)


@rule
def token_at(g: State, printed: int, left: int) -> int:
    """The token of a point: a copy of the one that the option names, that of the layout, or one of the shuffled tokens
    (WK-SET-18, WK-OBS-01).
    """
    if g.house.obstacles >= Obstacles.SPIKE_COLUMNS:
        return g.house.obstacles - Obstacles.SPIKE_COLUMNS
    if printed != BY_CHANCE:
        return printed
    count = 0
    for token in range(OBSTACLE_TOKENS):
        count += (left >> token) & 1
    index = roll(g, count)
    token = 0
    while index > 0 or not (left >> token) & 1:
        index -= (left >> token) & 1
        token += 1
    return token


@rule
def face_at(g: State, printed: int) -> int:
    """Front or back: all fronts, all backs, or a fair coin for each, unless the layout names it (WK-OBS-01)."""
    if g.house.obstacles >= Obstacles.SPIKE_COLUMNS:
        return BACK
    if printed != BY_OPTION:
        return printed
    if g.house.obstacles == Obstacles.MIXED:
        return roll(g, 2)
    return BACK if g.house.obstacles == Obstacles.SPECIAL else FRONT


@rule
def place_cars(g: State, t: Tables, layout: int) -> None:
    """Each car on the place of its seat number (WK-SET-12, WK-SET-13, WK-SET-15, WK-SET-20, WK-SET-25)."""
    places = t.cars_at[layout][g.seats - 2]
    for number in range(g.seats):
        seat = seat_at(g, number)
        car = g.cars[seat]
        car.x = car.home_x = places[number][0]
        car.y = car.home_y = places[number][1]
        car.heading = car.home_heading = places[number][2]
        tell(g, Event.CAR_PLACED, seat, car.x, car.y, car.heading)
