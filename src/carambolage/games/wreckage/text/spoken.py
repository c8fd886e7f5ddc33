"""A view in sentences: where the own car is, what lies around it, the nearest first, and how everybody stands."""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.engine.words.spoken import Spoken
from carambolage.games.wreckage.geometry.outline import HALF_LENGTH
from carambolage.games.wreckage.names.things import NOBODY, TICKS
from carambolage.games.wreckage.text.naming import spaces
from carambolage.games.wreckage.text.view import CarSeen, View

SECTORS = 8  # of the compass, and around a car

Around = tuple[float, int, Phrase]


def ahead(view: View, count: int) -> list[Phrase]:
    """The own car, and so many things around it."""
    seat = view.seat if view.seat != NOBODY else view.active
    if seat is None:
        return [Phrase("spoken-nobody")]
    car = view.cars[seat]
    if not _drives(view, car):
        return [_car(view, car)]
    near = sorted(_around(view, car), key=lambda thing: thing[:2])[:count]
    return [_car(view, car), *(_thing(*thing) for thing in near)]


def pieces(view: View) -> list[Phrase]:
    """All cars: those that drive, with the most cans first."""
    return [_car(view, car) for car in sorted(view.cars, key=lambda car: (car.out != "in_play", -car.cans, car.number))]


def _drives(view: View, car: CarSeen) -> bool:
    return car.vehicle is not None and car.out == "in_play" and view.turn > 0


def _car(view: View, car: CarSeen) -> Phrase:
    """A car with its place and its state, or why it has none."""
    if car.vehicle is None:
        return Phrase("spoken-out", player=seat_name(car.seat), why=Phrase("board-no_vehicle"))
    if not _drives(view, car):
        why = Phrase("spoken-waiting" if car.out == "in_play" else f"board-{car.out}")
        return Phrase("spoken-out", player=seat_name(car.seat), why=why)
    return Phrase(
        "spoken-car",
        player=seat_name(car.seat),
        car=Phrase(f"vehicle-{car.vehicle}"),
        speed=Phrase("speed", speed=car.speed, gear="reverse" if car.reverse else "forward"),
        facing=Phrase("spoken-facing", sector=_sector(car.heading)),
        across=spaces(car.x),
        side="east" if car.x >= 0 else "west",
        along=spaces(car.y),
        end="north" if car.y >= 0 else "south",
        cans=Phrase("board-cans", cans=car.cans),
        hits=Phrase("board-hits", hits=car.hits, structure=car.structure),
        burning=int(car.burning),
    )


def _around(view: View, car: CarSeen) -> Iterator[Around]:
    """Everything in the arena as seen from a car: how far from its end, in which sector, and what it is."""
    for obstacle in view.obstacles:
        yield _seen(car, obstacle.x, obstacle.y, Phrase("met-obstacle", obstacle=obstacle.kind))
    for mine in view.mines:
        yield _seen(car, mine.x, mine.y, Phrase("met-mine"))
    for can in view.cans:
        if can.owner is None:
            yield _seen(car, can.x, can.y, Phrase("spoken-can"))
    for other in view.cars:
        if other.seat != car.seat and _drives(view, other):
            yield _seen(car, other.x, other.y, seat_name(other.seat))
    yield _to_the_edge(view, car), 0, Phrase("met-edge")


def _seen(car: CarSeen, x: int, y: int, thing: Phrase) -> Around:
    bearing = atan2(y - car.y, x - car.x) * TICKS / (2 * pi) - car.heading
    return max(0, hypot(x - car.x, y - car.y) - HALF_LENGTH), _sector(round(bearing)), thing


def _to_the_edge(view: View, car: CarSeen) -> float:
    """How far the car may go straight on in an empty arena."""
    angle = car.heading * 2 * pi / TICKS
    ways = ((car.x, cos(angle)), (car.y, sin(angle)))
    free = (((view.arena if part > 0 else -view.arena) - place) / part for place, part in ways if abs(part) > 1e-9)
    return max(0, min(free) - HALF_LENGTH)


def _sector(ticks: int) -> int:
    """One of eight directions, counted to the left."""
    return (ticks + TICKS // (2 * SECTORS)) % TICKS * SECTORS // TICKS


def _thing(distance: float, sector: int, thing: Phrase) -> Phrase:
    return Phrase(
        "spoken-thing", bearing=Phrase("spoken-bearing", sector=sector), far=spaces(round(distance)), thing=thing
    )


SPOKEN = Spoken(ahead=ahead, pieces=pieces)
