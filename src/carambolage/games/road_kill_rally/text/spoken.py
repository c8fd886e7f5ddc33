"""A view in sentences: where the own car is and what lies ahead of it, row by row, and where everybody is."""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.engine.words.spoken import Spoken
from carambolage.games.road_kill_rally.pack_reading.parts import CAR_IDS, CLASS_IDS
from carambolage.games.road_kill_rally.state import NOBODY
from carambolage.games.road_kill_rally.text.naming import lane_name, listing
from carambolage.games.road_kill_rally.text.view import CarSeen, SpaceSeen, View


def ahead(view: View, count: int) -> list[Phrase]:
    """The own car, and so many rows before it."""
    seat = view.seat if view.seat != NOBODY else view.active
    if seat is None:
        return [Phrase("spoken-nobody")]
    car = view.cars[seat]
    rows = [
        _row(view, row, spaces)
        for tile in view.road
        for row, spaces in enumerate(tile.rows, tile.first)
        if car.status == "racing" and car.row < row <= car.row + count
    ]
    return [Phrase("spoken-own", player=seat_name(seat), car=_name(car), where=_where(car)), *rows]


def pieces(view: View) -> list[Phrase]:
    """The rounds that are left if they are counted, and all cars, who is best placed first."""
    left = [] if view.rounds_left is None else [Phrase("rounds-left", rounds=view.rounds_left)]
    cars = [
        Phrase(
            "spoken-car",
            standing=car.standing,
            player=seat_name(car.seat),
            car=_name(car),
            where=_where(car),
            cards=car.cards,
            points=car.score.total,
        )
        for car in sorted(view.cars, key=lambda car: (car.standing, car.seat))
    ]
    return [*left, *cars]


def _name(car: CarSeen) -> Phrase:
    return Phrase(f"car-{CAR_IDS[car.seat]}")


def _where(car: CarSeen) -> Phrase:
    """Row, lane and speed of a car on the road, otherwise why it is not."""
    if car.status != "racing":
        return Phrase(f"spoken-{car.status}")
    return Phrase("spoken-place", row=car.row, lane=lane_name(car.lane - 1), speed=car.speed)


def _row(view: View, row: int, spaces: list[SpaceSeen]) -> Phrase:
    left, middle, right = (listing(list(_things(view, row, lane, space))) for lane, space in enumerate(spaces, 1))
    return Phrase("spoken-row", row=row, left=left, middle=middle, right=right)


def _things(view: View, row: int, lane: int, space: SpaceSeen) -> Iterator[Phrase]:
    """The colour of a space, what is printed and lies on it, and who stands there."""
    yield Phrase(f"colour-{space.colour}")
    if space.hazard != "none":
        yield Phrase(f"hazard-{space.hazard}")
    if space.oil:
        yield Phrase("hazard-oil_token")
    if space.target:
        yield Phrase(f"{'passer' if view.classic else 'target'}-{CLASS_IDS[space.target - 1]}")
    if space.wreck:
        yield Phrase("spoken-wreck")
    for car in view.cars:
        if (car.status, car.row, car.lane) == ("racing", row, lane):
            yield _name(car)


SPOKEN = Spoken(ahead=ahead, pieces=pieces)
