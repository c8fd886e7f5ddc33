"""A view as lines of text, for a terminal or a screen reader: title, road, crews, vehicles, piles, own cards."""

from collections.abc import Iterator, Mapping

from carambolage.engine.words.phrase import Argument, Phrase, seat_name
from carambolage.games.thunder_road.text.board_crews import crew_lines, indented, rows
from carambolage.games.thunder_road.text.board_road import CHOPPER, GROUNDS, TOKENS, WRECK, picture, sign
from carambolage.games.thunder_road.text.naming import joined
from carambolage.games.thunder_road.text.view import TurnSeen, View
from carambolage.games.thunder_road.text.view_road import VehicleSeen


def lines(view: View) -> list[Phrase]:
    """The whole board."""
    if not view.tiles:
        return [Phrase("board-no_road"), *(line for crew in view.crews for line in crew_lines(view, crew))]
    return [
        *_title(view),
        *(Phrase("board-line", line=line) for line in picture(view)),
        *_legend(),
        *_tiles(view),
        *(line for crew in view.crews for line in crew_lines(view, crew)),
        *_wrecks(view),
        *_piles(view),
    ]


def _legend() -> Iterator[Phrase]:
    """What the signs of the picture mean: grounds, then what stands and lies on them."""
    grounds = [_sign(sign, f"ground-{name}") for name, sign in GROUNDS.items()]
    tokens = [_sign(sign, f"lying-{name}") for name, sign in TOKENS.items() if name in ("unknown", "oil", "mine")]
    figures = [_sign(WRECK, "vehicle-wreck"), _sign(CHOPPER, "vehicle-chopper")]
    yield Phrase("board-legend", signs=joined(grounds))
    yield Phrase("board-legend", signs=joined(tokens + figures))


def _sign(sign: str, message: str) -> Phrase:
    return Phrase("board-sign", sign=sign, thing=Phrase(message))


def _title(view: View) -> Iterator[Phrase]:
    yield Phrase("board-title", round=view.round, road=view.dice.road)
    if view.over:
        yield Phrase("board-over")
    elif view.turn is not None:
        turn = view.turn
        active = _active(view, turn)
        if active is None:
            yield Phrase("board-turn", player=seat_name(turn.seat))
        else:
            yield Phrase("board-active", player=seat_name(turn.seat), sign=sign(view, active), moves=turn.moves)


def _active(view: View, turn: TurnSeen) -> VehicleSeen | None:
    return next((seen for seen in view.vehicles if seen.vehicle == turn.vehicle), None)


def _tiles(view: View) -> Iterator[Phrase]:
    """The three tiles by name, and what holds on them."""
    for tile in view.tiles:
        place = Phrase(f"place-{'final' if tile.final else tile.place}")
        told: dict[str, Argument] = {"place": place, "tile": Phrase(f"tile-{tile.code}"), "first": tile.column}
        if tile.condition:
            condition = Phrase(f"condition-{tile.condition}")
            yield Phrase("board-tile-condition", **told, last=tile.column + 7, condition=condition)
        else:
            yield Phrase("board-tile", **told, last=tile.column + 7)


def _wrecks(view: View) -> Iterator[Phrase]:
    wrecks = [Phrase("board-line", line=seen.where) for seen in view.vehicles if seen.kind == "wreck" and seen.where]
    if wrecks:
        yield Phrase("board-wrecks", spaces=joined(wrecks))


def _times(kind: str, counts: Mapping[str, int]) -> list[Phrase]:
    """Tokens by kind with their numbers, a few in each line."""
    parts = [Phrase("board-times", thing=Phrase(f"{kind}-{name}"), count=n) for name, n in counts.items()]
    return rows(parts) if parts else [Phrase("board-nothing")]


def _piles(view: View) -> Iterator[Phrase]:
    """What lies beside the road, and what may still come."""
    piles = view.piles
    discard, *more = _times("hazard", piles.hazard_discard)
    yield Phrase("board-hazards", count=piles.hazards, discard=discard)
    yield from map(indented, more)
    unseen, *more = _times("hazard", piles.unseen)
    yield Phrase("board-unseen", unseen=unseen)
    yield from map(indented, more)
    damages, *more = _times("damage", piles.damages)
    yield Phrase("board-damage", count=piles.damage, damages=damages)
    yield from map(indented, more)
    yield Phrase("board-tiles_left", count=piles.tiles)
