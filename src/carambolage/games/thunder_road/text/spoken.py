"""A view in sentences: where the own vehicles are and what lies ahead of them, and where everybody is."""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.engine.words.spoken import Spoken
from carambolage.games.thunder_road.text.naming import joined
from carambolage.games.thunder_road.text.seen.road import Space, VehicleSeen
from carambolage.games.thunder_road.text.seen.view import View

NOBODY = -1


def ahead(view: View, count: int) -> list[Phrase]:
    """The own vehicles, the one that drives first, each with the spaces straight ahead and beside its nose."""
    seat = view.seat if view.seat != NOBODY else view.turn.seat if view.turn else NOBODY
    own = [vehicle for vehicle in view.vehicles if _seat_of(view, vehicle) == seat and vehicle.kind != "section"]
    driving = view.turn.vehicle if view.turn else None
    own.sort(key=lambda vehicle: vehicle.vehicle != driving)
    return [_own(view, vehicle, count) for vehicle in own]


def pieces(view: View) -> list[Phrase]:
    """All vehicles on the road, the foremost first, then those at the start."""
    there = {space.space: space for space in view.spaces}
    crews = [vehicle for vehicle in view.vehicles if vehicle.crew is not None and vehicle.state in ("road", "start")]
    crews.sort(key=lambda vehicle: -there[vehicle.space].column if vehicle.space is not None else 1)
    return [_piece(view, vehicle) for vehicle in crews] or [Phrase("board-no_road")]


def _seat_of(view: View, vehicle: VehicleSeen) -> int | None:
    return None if vehicle.crew is None else view.crews[vehicle.crew].seat


def _own(view: View, vehicle: VehicleSeen, count: int) -> Phrase:
    name = Phrase(f"vehicle-{vehicle.id}")
    if vehicle.state == "gone":
        return Phrase("spoken-gone", vehicle=name)
    space = next((space for space in view.spaces if space.space == vehicle.space), None)
    if space is None:
        return Phrase("spoken-start", vehicle=name)
    straight = [_at(view, space.lane, space.column + step) for step in range(1, count + 1)]
    last = straight.index(None) if None in straight else count
    things = [*(thing for thing in straight[:last] if thing), *([_end(view)] if last < count else [])]
    left, right = (_at(view, space.lane + way, space.column + space.lane % 2) for way in (-1, 1))
    return Phrase(
        "spoken-vehicle",
        vehicle=name,
        space=space.name,
        things=joined(things),
        left=left or Phrase("spoken-side"),
        right=right or Phrase("spoken-side"),
    )


def _end(view: View) -> Phrase:
    return Phrase("spoken-finish" if view.finish is not None else "spoken-edge")


def _at(view: View, lane: int, column: int) -> Phrase | None:
    """What a space holds; none where there is no space."""
    space = next((space for space in view.spaces if space.lane == lane and space.column == column), None)
    return None if space is None else joined(list(_things(view, space)))


def _things(view: View, space: Space) -> Iterator[Phrase]:
    """The ground, unless something lies or stands there."""
    known = {vehicle.vehicle: vehicle for vehicle in view.vehicles}
    if space.hazard is None and not space.vehicles:
        yield Phrase(f"ground-{space.terrain}")
    elif space.hazard is not None:
        yield Phrase("spoken-hazard" if space.hazard == "unknown" else f"lying-{space.hazard}")
    for number in space.vehicles:
        yield _name(view, known[number])
    if space.chopper is not None:
        yield Phrase("vehicle-chopper")


def _name(view: View, vehicle: VehicleSeen) -> Phrase:
    if vehicle.crew is None:
        return Phrase("vehicle-wreck")
    return Phrase("spoken-name", vehicle=_part(vehicle), player=seat_name(view.crews[vehicle.crew].seat))


def _part(vehicle: VehicleSeen) -> Phrase:
    if vehicle.kind == "section":
        return Phrase("section-middle" if vehicle.vehicle % 5 == 1 else "section-rear")
    return Phrase(f"vehicle-{vehicle.id}")


def _piece(view: View, vehicle: VehicleSeen) -> Phrase:
    name, state = _name(view, vehicle), "broken" if vehicle.broken else "burning" if vehicle.burning else "well"
    if vehicle.where is None:
        return Phrase("spoken-start", vehicle=name)
    damage = len(vehicle.damage)
    return Phrase("spoken-piece", vehicle=name, space=vehicle.where, state=state, damage=damage)


SPOKEN = Spoken(ahead=ahead, pieces=pieces)
