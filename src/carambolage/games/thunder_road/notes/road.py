"""The road in text: tiles from the rear to the lead, lanes as rows of ground signs, tokens, vehicles on spaces.

Ground signs are those of the pack (R road, S off-road, M mud, # impassable, G goo, V glass, P ramp, F fire, L salt). A
token is `12C=mine` faceup and `12C=mine?` facedown, with `?` followed by who has seen it and, after `@`, by the number
of shuffles before it was laid: `12C=mine?02@1`.
"""

import re
from collections.abc import Iterable, Iterator

from carambolage.games.thunder_road.ground.grid import space_at
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.notes.mistake import NotationError
from carambolage.games.thunder_road.notes.spelling import Named, Spaced
from carambolage.games.thunder_road.pack_reading.road import SIDES, SIGNS
from carambolage.games.thunder_road.state import COLUMNS, NOBODY, SPACES, TILE_COLUMNS, State
from carambolage.games.thunder_road.text.terms import HAZARDS, LANES

TOKEN = re.compile(r"(\w+)=(\w+?)(?:(\?)(\d*)(?:@(\d{1,3}))?)?")
KNOWN = HAZARDS[: Hazard.UNKNOWN]
THEN = "then"


def written_tiles(g: State) -> str:
    """The sides that lie, from the rear to the lead, then those that have come back and wait."""
    lying = " ".join(SIDES[g.sides[(g.rear + place) % 3]] for place in range(3))
    waiting = " ".join(SIDES[side] for side in g.queue[: g.queued])
    return f"{lying} {THEN} {waiting}" if waiting else lying


def read_tiles(g: State, words: list[str]) -> None:
    """Lay the three sides, and queue the others."""
    lying, waiting = words[:3], words[4:]
    if len(lying) < 3 or words[3:4] not in ([], [THEN]) or len(waiting) > len(g.queue):
        raise NotationError(f"three tiles are needed: rear, middle and lead; those that wait follow after {THEN!r}")
    for place, word in enumerate(lying):
        g.sides[(g.rear + place) % 3] = Named(SIDES).read(word)
    g.queued = len(waiting)
    g.queue[: g.queued] = [Named(SIDES).read(word) for word in waiting]


def written_lanes(g: State) -> Iterator[str]:
    """A row for each lane, tile by tile from the rear."""
    for lane, letter in enumerate(LANES):
        signs = "".join(SIGNS[g.ground[space_at(g, lane, column)]] for column in range(COLUMNS))
        parts = [signs[first : first + TILE_COLUMNS] for first in range(0, COLUMNS, TILE_COLUMNS)]
        yield f"{letter} {' '.join(parts)}"


def read_lane(g: State, words: list[str]) -> None:
    """One lane's grounds."""
    letter, signs = words[0] if words else "", "".join(words[1:])
    if letter not in LANES or len(letter) != 1 or len(signs) != COLUMNS or set(signs) - set(SIGNS):
        raise NotationError(f"a lane is a letter from A to F and {COLUMNS} of the signs {SIGNS}")
    for column, sign in enumerate(signs):
        g.ground[space_at(g, LANES.index(letter), column)] = SIGNS.index(sign)


def written_tokens(g: State) -> Iterator[str]:
    """Every token with its face, who has seen it, and its age."""
    spell = Spaced(g.tile_number)
    for space in range(SPACES):
        if g.token[space] != Hazard.NONE:
            if g.token[space] == Hazard.UNKNOWN:
                raise NotationError(
                    "this position hides tokens from somebody; write the whole game, not what a seat sees"
                )
            name = f"{spell.write(space)}={HAZARDS[g.token[space]]}"
            yield name if g.face[space] else f"{name}?{_seen(g.eyes[space])}{_aged(g.age[space])}"


def _seen(eyes: int) -> str:
    return "".join(str(seat) for seat in range(7) if (eyes >> seat) & 1)


def _aged(age: int) -> str:
    return f"@{age}" if age else ""


def read_tokens(g: State, words: Iterable[str]) -> None:
    """Lay the tokens."""
    for word in words:
        found = TOKEN.fullmatch(word)
        if not found:
            raise NotationError(f"{word!r} is no token; write 12C=mine for an open one, 12C=mine? for a facedown one")
        where, kind, facedown, seen, age = found.groups()
        space = Spaced(g.tile_number).read(where)
        if space < 0 or g.token[space] != Hazard.NONE:
            raise NotationError(f"{word!r}: there is no such space, or it has a token already")
        g.token[space] = Named(KNOWN).read(kind)
        g.face[space] = int(facedown is None)
        g.eyes[space] = sum(1 << int(seat) for seat in set(seen or "") if int(seat) < g.seats)
        g.age[space] = int(age or 0) & 127


def set_down(g: State, v: int, on_top: bool) -> None:
    """Enter a vehicle that was read on its space."""
    space = g.vehicles[v].space
    if space < 0:
        return
    row = g.visitor if on_top else g.at
    if row[space] != NOBODY:
        raise NotationError(
            f"two vehicles are on {Spaced(g.tile_number).write(space)} in the same way; mark one on_top"
        )
    row[space] = v
