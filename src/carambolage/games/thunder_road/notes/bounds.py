"""Numbers that name seats, crews, vehicles or commands: a position may not point at what does not exist."""

from carambolage.games.thunder_road.notes.mistake import NotationError
from carambolage.games.thunder_road.state import CREWS, NOBODY, VEHICLES, State

HIGHEST_DIE = 6
VEHICLE_FIELDS = {"turn": ("vehicle", "second"), "slam": ("top", "bottom", "chosen"), "shot": ("shooter", "target")}
CREW_FIELDS = {"turn": ("crew",), "shot": ("crew",)}
DICE = {"slam": 2, "direction": 6, "shooting": 4, "stunt": 7, "fire": 4, "road": 7}


def check(g: State) -> None:
    """Look at everything that is used as a place in a list."""
    for part, names in VEHICLE_FIELDS.items():
        for name in names:
            _within(f"{part}: {name}", getattr(getattr(g, part), name), NOBODY, VEHICLES - 1)
    for part, names in CREW_FIELDS.items():
        for name in names:
            _within(f"{part}: {name}", getattr(getattr(g, part), name), NOBODY, CREWS - 1)
    for name, count in DICE.items():
        _within(f"dice: {name}", getattr(g.dice, name), 0, count - 1)
    _within("turn: seat", g.turn.seat, 0, g.seats - 1)
    _within("race: first", g.first, 0, g.seats - 1)
    _within("race: winner", g.winner, NOBODY, g.seats - 1)
    _check_crews(g)


def _check_crews(g: State) -> None:
    for number, crew in enumerate(g.crews):
        for value in crew.dice:
            _within(f"crew {number}: dice", value, 0, HIGHEST_DIE)
        _within(f"crew {number}: seat", crew.seat, NOBODY if number >= g.crew_count else 0, g.seats - 1)
        _within(f"crew {number}: hexed", crew.hexed, 0, VEHICLES)
    taken = [crew.kind for crew in g.crews if crew.kind >= 0]
    if len(set(taken)) < len(taken):
        raise NotationError("two crews have the same colour")


def _within(what: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise NotationError(f"{what} is {value}, and must be from {low} to {high}")
