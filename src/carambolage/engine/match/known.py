"""A game as a seat may know it, for narrators: whole, or no more than they need to say how it stands."""

from functools import cache

from carambolage.engine.game import Game
from carambolage.engine.record import copy_record, copy_without
from carambolage.engine.rules import hidden
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.twins.build import Function, leaves_first
from carambolage.engine.twins.execution import bindings, plain

SPECTATOR = -1

_NOTES = frozenset(("fate", "stack", "offer", "events"))


def known_to(game: Game, g: GameRecord, t: Printed, seat: int) -> GameRecord:
    """A copy without anything that a seat may not know, -1 for a spectator; it can be played on."""
    seen = copy_record(g)
    plain(game).hide(seen, t, seat)
    return seen


def glimpse(game: Game, g: GameRecord, t: Printed, seat: int) -> GameRecord:
    """The same without the engine's own notes, to look at: half the work, and a table does it for every eye."""
    seen = copy_without(g, _NOTES)
    seen.rng = 0
    plain(game).hide_game(seen, t, seat)
    return seen


def passing_glimpse(game: Game, g: GameRecord, t: Printed, seat: int, whole: bool) -> GameRecord:
    """The same for a passing look, with the engine's notes if it is to be `whole`.

    What hiding does not touch is the game's own, not a copy: nobody may change it, or look again once it goes on.
    """
    if whole:
        seen = copy_without(g, frozenset(), _touched(game, hidden.hide_from))
        plain(game).hide(seen, t, seat)
    else:
        seen = copy_without(g, _NOTES, _touched(game, game.hide))
        seen.rng = 0
        plain(game).hide_game(seen, t, seat)
    return seen


@cache
def _touched(game: Game, rule: Function) -> frozenset[str]:
    """Every name that a rule of a game uses, and so every field that it, or any rule it calls, can change."""
    reached = leaves_first([rule], bindings(game, compiled=False))
    return frozenset(name for function in reached for name in function.__code__.co_names)
