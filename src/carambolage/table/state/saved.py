"""The table of a saved game: a file that somebody brings, to be watched again. Nothing of it is stored."""

import json

import msgspec

from carambolage.engine.errors import CarambolageError, SaveError
from carambolage.engine.game import Game
from carambolage.engine.match.loading import HeaderLine, load
from carambolage.engine.match.match import Match
from carambolage.engine.match.steps import Answered, Fixed, Left, Reseeded, Step
from carambolage.engine.packs.folder import Pack
from carambolage.table.library import Library
from carambolage.table.refusal import RefusedError
from carambolage.table.state.fair_dice import SCHEME
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log

MOST_MOVES = 3_000


class SavedTable(Table):
    """A table whose dice come from a file, not from a secret."""

    def __init__(self, saved: Match, now: int) -> None:
        self._saved, self._moves = saved, _moves(saved.steps)
        super().__init__(_record(saved, now), saved.game, saved.pack)

    def begun_anew(self) -> "SavedTable":
        """The same table before its first entry."""
        return SavedTable(self._saved, self.record.created)

    def play_on(self) -> None:
        """Play the whole file."""
        for number, body in enumerate((log.Began(), *(_body(move[-1]) for move in self._moves)), 1):
            self.take(log.Entry(number, self.record.created, str(number), body))

    def _dealt(self, game: Game, pack: Pack, seed: int | bytes) -> Match:
        saved = self._saved
        return Match(game, saved.players, saved.wide_seed or saved.seed, saved.options, pack, saved.start)

    def _answered(self, body: log.Answered) -> Match:
        return self._after_move()

    def _forfeited(self, body: log.Forfeited) -> Match:
        return self._after_move()

    def _after_move(self) -> Match:
        """The match after the next move; the first entry is the beginning."""
        after = self.match.copy()
        for step in self._moves[self.seq - 1]:
            match step:
                case Answered():
                    after.play(step.seat, step.action)
                case Left():
                    after.leave(step.seat)
                case Fixed():
                    after.fix(*step.outcomes)
                case Reseeded():
                    after.reseed(step.seed)
        return after


def saved_table(text: str, library: Library, now: int) -> SavedTable:
    """The table of a saved game from a stranger: only games and packs of this server, and not too long."""
    try:
        header = msgspec.convert(json.loads(text.partition("\n")[0]), HeaderLine)
    except (ValueError, RecursionError) as error:
        raise RefusedError("no_saved_game") from error
    game = library.game(header.game)
    pack = library.pack_with_hash(game, header.pack.hash)
    if pack is None or header.rules != game.version:
        raise RefusedError("saved_elsewhere")
    if text.count("\n") > 2 * MOST_MOVES:
        raise RefusedError("saved_too_long", moves=MOST_MOVES)
    try:
        table = SavedTable(load(text, game, pack.folder), now)
        table.play_on()
    except SaveError as error:
        raise RefusedError("saved_broken", line=error.line) from error
    except CarambolageError as error:
        raise RefusedError("no_saved_game") from error
    return table


def _moves(steps: list[Step]) -> list[list[Step]]:
    """The steps of a file in moves: each ends with an answer, or with a seat that leaves."""
    moves: list[list[Step]] = [[]]
    for step in steps:
        moves[-1].append(step)
        if isinstance(step, Answered | Left):
            moves.append([])
    return moves[:-1]


def _body(step: Step) -> log.Answered | log.Forfeited:
    return log.Answered(step.seat, step.action) if isinstance(step, Answered) else log.Forfeited(_leaver(step))


def _leaver(step: Step) -> int:
    assert isinstance(step, Left)
    return step.seat


def _record(saved: Match, now: int) -> log.TableRecord:
    """A file says neither who played nor where."""
    return log.TableRecord(
        table="saved",
        created=now,
        game=saved.game.name,
        rules=saved.game.version,
        pack=saved.pack.hash,
        players=saved.players,
        options=saved.options,
        secret="0",  # noqa: S106  # never drawn from: the dice are in the file
        salt="",
        chosen=True,
        chairs=[log.ChairPlan("person", None, "greedy", None) for _ in range(saved.state.seats)],
        host="",
        watch="",
        invite="",
        clock=None,
        grace=0,
        hints=False,
        pack_name=None if saved.pack.built_in else saved.pack.name,
        dice=SCHEME,
    )
