"""The table as events leave it: cars that drove, obstacles pushed or thrown, mines laid and gone (WK-DEC-23)."""

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale
from carambolage.engine.record import copy_record
from carambolage.games.wreckage.state import State

DRIVEN = ("turned", "moved", "jumped")
SHOVED = ("pushed", "thrown")


def moved(g: State, events: Tale) -> State:
    """A copy of the table with every piece where the events bring it."""
    world = copy_record(g)
    for event in events:
        _move(world, event)
    return world


def _move(world: State, event: Event) -> None:
    if event.kind in DRIVEN:
        car = world.cars[event.a]
        car.x, car.y, car.heading = event.b, event.c, event.d
    elif event.kind in SHOVED:
        obstacle = world.obstacles[event.a]
        obstacle.x, obstacle.y = event.b, event.c
    elif event.kind == "mine_exploded":
        world.mines[event.a].laid = 0
    elif event.kind == "mine_laid":
        mine = world.mines[event.b]
        mine.laid, mine.x, mine.y = 1, event.c, event.d
