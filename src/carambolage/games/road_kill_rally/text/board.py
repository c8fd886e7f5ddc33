"""A view as lines of text, for a terminal or a screen reader: title, road, cars, piles, own cards.

Columns hold what is the same in every language (numbers, letters, codes); words stand at the end of a line.
"""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.road_kill_rally.pack_reading.parts import CAR_LETTERS
from carambolage.games.road_kill_rally.text.naming import listing
from carambolage.games.road_kill_rally.text.view import CarSeen, SpaceSeen, TileSeen, View

COLOURS = {"green": "G", "yellow": "Y", "orange": "O", "red": "R"}
TARGETS = " gyr"
HAZARDS = {"none": " ", "oil": "~", "rock": "^", "cow": "c", "fire": "*", "barricade": "#", "pit": "="}
STATES = {"crossed": "crossed", "destroyed": "out", "withdrawn": "left"}
OIL, WRECK, EMPTY = "~", "x", "."


def lines(view: View) -> list[Phrase]:
    """The whole board."""
    return [
        *_title(view),
        Phrase("board-road-heading"),
        *(_row(view, tile, index) for tile in reversed(view.road) for index in reversed(range(len(tile.rows)))),
        Phrase("board-signs"),
        Phrase("board-cars-heading"),
        *(_car(view, car) for car in sorted(view.cars, key=lambda car: (car.standing, car.seat))),
        *_piles(view),
        *_own(view),
    ]


def _title(view: View) -> Iterator[Phrase]:
    yield Phrase("board-title", round=view.round, phase=Phrase(f"phase-{view.phase}"))
    if view.over:
        yield Phrase("board-over")
    elif view.active is not None:
        yield Phrase("board-active", seat=seat_name(view.active))
    if view.rounds_left is not None:
        yield Phrase("rounds-left", rounds=view.rounds_left)


def _row(view: View, tile: TileSeen, index: int) -> Phrase:
    """A row of the road: number, three spaces, and the name of the tile at its first row."""
    number = tile.first + index
    cells = " ".join(_space(view, number, lane, space) for lane, space in enumerate(tile.rows[index], 1))
    row = f"{number:>3} {cells}"
    return (
        Phrase("board-row", row=row, text=Phrase(f"tile-{tile.tile}"))
        if index == 0
        else Phrase("board-row-rest", row=row)
    )


def _space(view: View, row: int, lane: int, space: SpaceSeen) -> str:
    """Colour, target, hazard, and the letter of the car."""
    car = next((car for car in view.cars if (car.row, car.lane) == (row, lane)), None)
    mark = CAR_LETTERS[car.seat] if car else WRECK if space.wreck else EMPTY
    hazard = OIL if space.oil else HAZARDS[space.hazard]
    return f"{mark}{COLOURS[space.colour]}{TARGETS[space.target]}{hazard}"


def _car(view: View, car: CarSeen) -> Phrase:
    place = f"{car.row}/{car.lane}" if car.row else "-"
    row = f"{car.standing}. {CAR_LETTERS[car.seat]} {place:>5} {car.speed:>3} {car.cards:>4} {car.score.total:>5}  "
    return Phrase("board-row", row=row, text=listing([seat_name(car.seat), *_states(view, car)]))


def _states(view: View, car: CarSeen) -> Iterator[Phrase]:
    """Everything to be said about a car, in a few words each."""
    if car.status not in ("racing", "waiting"):
        yield Phrase(f"state-{STATES[car.status]}")
    if car.wiped:
        yield Phrase("state-wiped_out")
    if car.tokens:
        yield Phrase("board-tokens", tokens=car.tokens)
    if car.skill:
        yield Phrase(f"skill-{car.skill}")
    for accessory in car.slots:
        if accessory:
            yield Phrase(f"accessory-{accessory}")
    if view.teams:
        yield Phrase("board-team", seat=seat_name(car.team))


def _piles(view: View) -> Iterator[Phrase]:
    discarded = sum(view.discard.values())
    yield Phrase(
        "board-piles", deck=view.deck, discarded=discarded, accessories=view.accessory_deck, tiles=view.tile_pile
    )
    yield Phrase("board-supply", first=view.supply[0], second=view.supply[1], third=view.supply[2])
    if view.refused:
        yield Phrase("board-refused", tiles=listing([Phrase(f"tile-{tile}") for tile in view.refused]))


def _own(view: View) -> Iterator[Phrase]:
    """The cards that this seat sees: its own."""
    for car in view.cars:
        if car.hand is not None and car.accessory_hand is not None:
            yield Phrase("board-hand", cards=_listed("card", car.hand))
            yield Phrase("board-accessories", cards=_listed("accessory", car.accessory_hand))
            if car.skills and not car.skill:
                yield Phrase("board-skills", skills=listing([Phrase(f"skill-{skill}") for skill in car.skills]))


def _listed(kind: str, counts: dict[str, int]) -> Phrase:
    if not counts:
        return Phrase("nothing")
    names = [(Phrase(f"{kind}-{name}"), count) for name, count in counts.items()]
    return listing([Phrase("times", thing=name, count=count) for name, count in names])
