"""Crews and vehicles in text: a crew by its number, a vehicle by its sign (B1 is Blue's first), a wreck as x1."""

import re
from collections.abc import Iterator

from carambolage.games.thunder_road.notes.fields import Spellings, read_into, written
from carambolage.games.thunder_road.notes.mistake import NotationError
from carambolage.games.thunder_road.notes.road import set_down
from carambolage.games.thunder_road.notes.spelling import Spaced, spellings
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, NOBODY, VEHICLES, WRECKS, State
from carambolage.games.thunder_road.text.board_road import CREWS as LETTERS
from carambolage.games.thunder_road.text.terms import CREWS

SIGN = re.compile(r"([A-Zx])(\d{1,2})")
WRECK, ON_TOP = "x", "on_top"


def written_crews(g: State, fresh: State, spell: Spellings) -> Iterator[str]:
    """Every crew that has anything."""
    for number, crew in enumerate(g.crews):
        words = written(crew, fresh.crews[number], spell)
        if words:
            yield " ".join([str(number), *words])


def read_crew(g: State, words: list[str]) -> None:
    """One crew, and its chopper over the road."""
    if not words or words[0] not in map(str, range(g.crew_count)):
        raise NotationError(f"a crew is a number from 0 to {g.crew_count - 1}")
    crew = g.crews[int(words[0])]
    read_into(crew, words[1:], spellings(g.tile_number))
    if crew.chopper >= 0:
        if g.chopper[crew.chopper] != NOBODY:
            raise NotationError(f"two choppers are on {Spaced(g.tile_number).write(crew.chopper)}")
        g.chopper[crew.chopper] = int(words[0])


def written_vehicles(g: State, fresh: State, spell: Spellings) -> Iterator[str]:
    """Every vehicle that is, or was, in the race."""
    for v, vehicle in enumerate(g.vehicles):
        words = written(vehicle, fresh.vehicles[v], spell)
        if words:
            top = vehicle.space >= 0 and g.visitor[vehicle.space] == v
            yield " ".join([_sign(g, v), *words, *([ON_TOP] if top else [])])


def _sign(g: State, v: int) -> str:
    if v >= FIRST_WRECK:
        return f"{WRECK}{v - FIRST_WRECK + 1}"
    return f"{LETTERS[CREWS[g.crews[v // CREW_VEHICLES].kind]]}{v % CREW_VEHICLES + 1}"


def read_vehicle(g: State, words: list[str]) -> None:
    """One vehicle, and its space."""
    v = _number(g, words[0] if words else "")
    top = ON_TOP in words
    read_into(g.vehicles[v], [word for word in words[1:] if word != ON_TOP], spellings(g.tile_number))
    set_down(g, v, top)


def _number(g: State, sign: str) -> int:
    """The vehicle of a sign."""
    crews = {LETTERS[CREWS[crew.kind]]: number for number, crew in enumerate(g.crews) if crew.kind >= 0}
    found = SIGN.fullmatch(sign)
    if found and found[1] in crews and 1 <= int(found[2]) <= CREW_VEHICLES:
        return CREW_VEHICLES * crews[found[1]] + int(found[2]) - 1
    if found and found[1] == WRECK and 1 <= int(found[2]) <= WRECKS:
        return FIRST_WRECK + int(found[2]) - 1
    letters = ", ".join(sorted(crews)) or "none yet"
    raise NotationError(
        f"{sign!r} is no vehicle; the crews here are {letters}, wrecks are x1 to x{VEHICLES - FIRST_WRECK}"
    )
