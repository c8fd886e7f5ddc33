"""A view in sentences: where the own car is and what lies ahead of it, and where everybody is."""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.engine.words.spoken import Spoken
from carambolage.games.wacky_races.pack_reading import TERRAINS
from carambolage.games.wacky_races.text.naming import listing
from carambolage.games.wacky_races.text.view import RacerSeen, Spot, View

NOBODY = -1


def ahead(view: View, count: int) -> list[Phrase]:
    """The own cars, each with the tiles ahead and what lies and stands on them."""
    seat = view.seat if view.seat != NOBODY else view.active
    own = [racer for racer in view.racers if racer.racer == seat and racer.car]
    if not view.course:
        return [Phrase("board-no_course")]
    return [_own(view, racer, count) for racer in own]


def pieces(view: View) -> list[Phrase]:
    """All racers by position, and the villain."""
    if not view.course:
        return [Phrase("board-no_course")]
    racers = sorted((racer for racer in view.racers if racer.car), key=lambda racer: racer.position)
    lines = [_racer(view, racer) for racer in racers]
    if not view.villain.out:
        lines.append(Phrase("spoken-villain", tile=_tile(view, view.villain.spot)))
    return lines


def _own(view: View, racer: RacerSeen, count: int) -> Phrase:
    name = Phrase(f"who-{racer.car}", form="start")
    if racer.finished:
        return Phrase("spoken-arrived", racer=name)
    spots = [view.course[place] for place in _places(view, racer.spot, count)]
    things = [listing(list(_things(view, spot))) for spot in spots]
    parts = things[-1] if things else Phrase("spoken-finish")
    for thing in reversed(things[:-1]):
        parts = Phrase("list-side", first=thing, rest=parts)
    return Phrase("spoken-own", racer=name, tile=_tile(view, racer.spot), things=parts)


def _places(view: View, spot: int, count: int) -> Iterator[int]:
    """The tiles ahead; on a course that is driven round, the first one follows the last."""
    for step in range(1, count + 1):
        place = spot + step
        if view.lap and place > view.lap:
            place -= view.lap
        if place >= len(view.course):
            return
        yield place


def _things(view: View, spot: Spot) -> Iterator[Phrase]:
    """The terrain or the tile itself, a trap, and whoever stands there."""
    plain = spot.terrain in TERRAINS[:4]
    yield Phrase(f"terrain-{spot.terrain}") if plain else Phrase(f"tile-{spot.tile}")
    if spot.trap:
        yield Phrase(f"trap-{spot.trap}")
    for racer in spot.racers:
        yield Phrase(f"who-{view.racers[racer].car}", form="inside")


def _tile(view: View, place: int) -> Phrase:
    spot = view.course[place]
    return Phrase("spoken-tile", tile=Phrase(f"tile-{spot.tile}"), place=spot.place)


def _racer(view: View, racer: RacerSeen) -> Phrase:
    name = Phrase(f"who-{racer.car}", form="start")
    if racer.finished:
        return Phrase("spoken-arrived", racer=name)
    player = seat_name(racer.racer) if racer.seat is not None else Phrase("board-neutral")
    tile = _tile(view, racer.spot)
    return Phrase("spoken-racer", position=racer.position, racer=name, player=player, tile=tile, cards=racer.cards)


SPOKEN = Spoken(ahead=ahead, pieces=pieces)
