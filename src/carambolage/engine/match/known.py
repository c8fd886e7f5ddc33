"""A game as a seat may know it, for narrators: whole, or no more than they need to say how it stands."""

from carambolage.engine.game import Game
from carambolage.engine.record import copy_record, copy_without
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.twins.execution import plain

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
