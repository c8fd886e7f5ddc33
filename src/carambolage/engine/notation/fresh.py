"""What a position is compared with: the state of a table just laid out, of which nothing is written."""

from collections.abc import Mapping
from functools import lru_cache

from carambolage.engine.game import Game
from carambolage.engine.notation.layout import Layout
from carambolage.engine.notation.waiting import Vocabulary
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.twins.execution import blank_game, plain


@lru_cache(maxsize=32)
def layout_of(game: Game) -> Layout:
    """The lines of a game's positions."""
    return Layout(game.state, game.notation)


@lru_cache(maxsize=32)
def vocabulary_of(game: Game) -> Vocabulary:
    """The names of a game's effects and questions."""
    return Vocabulary(game.flow, game.notation)


def fresh_state(game: Game, t: Printed, players: int, options: Mapping[str, object]) -> GameRecord:
    """A table laid out, before any effect is carried out; nothing waits and nothing was told."""
    g = blank_game(game, players, options)
    blank = copy_record(g)
    plain(game).begin(g, t, 0)
    for name in GameRecord.__annotations__:
        setattr(g, name, getattr(blank, name))
    return g


def usual_state(game: Game, t: Printed, g: GameRecord, fresh: GameRecord) -> GameRecord:
    """A fresh state with what usually follows from another one: only what differs from it is written."""
    notation, usual, inferred = game.notation, copy_record(fresh), copy_record(g)
    for name in notation.derived:
        setattr(inferred, name, getattr(copy_record(fresh), name))
    notation.derive(inferred, t)
    for name in notation.derived:
        setattr(usual, name, getattr(inferred, name))
    return usual
