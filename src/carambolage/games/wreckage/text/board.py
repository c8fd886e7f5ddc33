"""A view as lines of text, for a terminal or a screen reader: title, map of the arena, cars, cards.

A square of the map is one car length; north is at the top. A car is the number of its player with an arrow for its
heading, `o` a can, `#` an obstacle, `*` a mine.
"""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wreckage.text.naming import listing
from carambolage.games.wreckage.text.view import CarSeen, View

LENGTH = 1024
ARROWS = "→↗↑↖←↙↓↘"
SIGNS = {
    "boulder": "#",
    "concrete_block": "#",
    "tyre_wall": "#",
    "rusted_hull": "#",
    "drum_stack": "#",
    "spike_column": "S",
    "fuel_pump": "P",
    "burning_tyres": "T",
    "wreck": "W",
    "burning_barrels": "B",
}
CAN, MINE, NOTHING = "o", "*", "·"


def lines(view: View) -> list[Phrase]:
    """The whole board."""
    return [*_title(view), *_map(view), *_cars(view), *_piles(view), *_own_cards(view)]


def _title(view: View) -> Iterator[Phrase]:
    yield Phrase("board-title", turn=view.turn, limit=view.limit, phase=view.phase)
    if view.over:
        yield Phrase("board-over", reason=Phrase(f"reason-{view.reason}"))
    elif view.active is not None:
        yield Phrase("board-active", player=seat_name(view.active))


def _square(view: View, x: int, y: int) -> tuple[int, int]:
    """The row and the column of the map that a point lies in."""
    side = 2 * view.arena // LENGTH
    column = min(side - 1, max(0, (x + view.arena) // LENGTH))
    row = min(side - 1, max(0, (view.arena - y) // LENGTH))
    return row, column


def _map(view: View) -> Iterator[Phrase]:
    """The arena by squares of one car length; what is drawn later covers what was drawn before."""
    if not view.arena or (not view.turn and not view.obstacles):
        return
    side = 2 * view.arena // LENGTH
    squares = [[f" {NOTHING} "] * side for _ in range(side)]

    def put(x: int, y: int, sign: str) -> None:
        row, column = _square(view, x, y)
        squares[row][column] = sign

    for obstacle in view.obstacles:
        put(obstacle.x, obstacle.y, f" {SIGNS[obstacle.kind]} ")
    for mine in view.mines:
        put(mine.x, mine.y, f" {MINE} ")
    for can in view.cans:
        if can.owner is None:
            put(can.x, can.y, f" {CAN} ")
    for car in view.cars:
        if car.out == "in_play":
            put(car.x, car.y, f"{car.seat + 1}{arrow(car.heading)} ")
    yield Phrase("board-map-heading")
    for squares_of_row in squares:
        yield Phrase("board-map", row="".join(squares_of_row).rstrip())


def arrow(heading: int) -> str:
    """A heading as one of eight arrows."""
    return ARROWS[(heading + 9) % 144 // 18]


def _cars(view: View) -> Iterator[Phrase]:
    yield Phrase("board-cars-heading")
    for car in sorted(view.cars, key=lambda car: car.number):
        yield Phrase("board-car", player=seat_name(car.seat), state=_joined([*_states(view, car)]))
        if car.equipment:
            names = [_equipment(card.kind, card.discarded) for card in car.equipment]
            yield Phrase("board-equipment", equipment=_joined(names))


def _equipment(kind: str, discarded: bool) -> Phrase:
    name = Phrase(f"equipment-{kind}")
    return Phrase("board-discarded", equipment=name) if discarded else name


def _states(view: View, car: CarSeen) -> Iterator[Phrase]:
    """Everything to be said about a car, in a few words each."""
    if car.vehicle is None:
        yield Phrase("board-no_vehicle")
        return
    yield Phrase(f"vehicle-{car.vehicle}")
    if car.out != "in_play":
        yield Phrase(f"board-{car.out}")
        return
    yield Phrase("board-cans", cans=car.cans)
    yield Phrase("board-hits", hits=car.hits, structure=car.structure)
    if view.turn:
        yield Phrase("speed", speed=car.speed, gear="reverse" if car.reverse else "forward")
    if view.arena:
        yield Phrase("board-pose", x=_tenths(car.x), y=_tenths(car.y), heading=arrow(car.heading))
    for name in ("burning", "dousing", "spun", "smashes", "dodges"):
        if getattr(car, name):
            yield Phrase(f"board-{name}", count=int(getattr(car, name)))
    if car.mines_left:
        yield Phrase("board-mines", count=car.mines_left)
    if car.place is not None:
        yield Phrase("board-place", place=car.place)


def _tenths(distance: int) -> str:
    """A distance in car lengths."""
    return f"{distance / LENGTH:.1f}"


def _piles(view: View) -> Iterator[Phrase]:
    yield Phrase("board-deck", deck=sum(view.deck.values()), discard=sum(view.discard.values()))
    if view.pool:
        kinds = [Phrase("board-times", thing=Phrase(f"equipment-{kind}"), count=n) for kind, n in view.pool.items()]
        yield Phrase("board-pool", equipment=_joined(kinds))


def _own_cards(view: View) -> Iterator[Phrase]:
    """Steering cards: of others what everybody knows."""
    for car in view.cars:
        if car.vehicle is None or car.out != "in_play" or not view.turn:
            continue
        cards = [Phrase("board-times", thing=Phrase(f"card-{kind}"), count=n) for kind, n in car.talon.items()]
        talon = listing(cards) if cards else Phrase("board-nothing")
        yield Phrase("board-talon", player=seat_name(car.seat), cards=talon)
        planned = [Phrase(f"card-{card.face}") if card else Phrase("card-empty") for card in car.plan]
        if any(card is not None for card in car.plan):
            yield Phrase("board-plan", first=planned[0], second=planned[1])


def _joined(parts: list[Phrase]) -> Phrase:
    """Things side by side: a, b, c."""
    row = parts[-1]
    for part in reversed(parts[:-1]):
        row = Phrase("list-more", first=part, rest=row)
    return row
