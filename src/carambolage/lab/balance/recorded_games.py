"""Recorders of single games with all their events: in machine code, or answer by answer where the bots look ahead."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from carambolage.bots import bot
from carambolage.engine.game import Game, Told
from carambolage.engine.match.match import Match
from carambolage.engine.record import Packed, pack
from carambolage.engine.rules.dice import Chooser, pick, sow
from carambolage.engine.rules.state import EVENT_COLUMNS, Printed
from carambolage.engine.twins.execution import plain, whole
from carambolage.engine.twins.recorded_game import DECISIONS, LENGTH, NOBODY, NOTES, TOLD, note_leader
from carambolage.engine.twins.whole_game import chooser
from carambolage.lab.setting import Setting

_ROOM = 4_096


class RecordedGame(NamedTuple):
    """A game that was played: the record after the set-up, all events, what was counted, and everybody's rank."""

    opening: Packed
    told: Told
    notes: npt.NDArray[np.int32]
    ranks: npt.NDArray[np.int8]


Recorder = Callable[[Setting, int], RecordedGame]


class CompiledRecorder:
    """Plays games in machine code, for bots that are compiled with the rules."""

    def __init__(self, game: Game, tables: Printed) -> None:
        self._record = whole(game, tables).watch
        self._room = _ROOM

    def __call__(self, setting: Setting, seed: int) -> RecordedGame:
        """One game; one that tells more than there is room for is played again with more."""
        template, greedy = _blank(setting.name, setting.players, setting.bots, tuple(setting.options.items()))
        while True:
            games, opening = template.copy(), template.copy()
            told = np.zeros((self._room, EVENT_COLUMNS), np.int16)
            notes, ranks = np.zeros((1, NOTES), np.int32), np.zeros((1, int(template["seats"][0])), np.int8)
            self._record(games, chooser(~seed), opening, seed, greedy, notes, ranks, told)
            count = int(notes[0, TOLD])
            if count <= len(told):
                return RecordedGame(opening, told[:count], notes[0], ranks[0])
            self._room = max(self._room, 2 * count)


def record_match(setting: Setting, seed: int) -> RecordedGame:
    """One game, set up by chance like all others; then each seat answers as its bot thinks."""
    match = Match(setting.game, setting.players, seed, setting.options, setting.pack)
    twin, tables, lot, notes = plain(setting.game), match.pack.tables, Chooser(), [0] * NOTES
    sow(lot, ~seed)
    bots = [bot(name, seed) for name in setting.lineup()]
    opening: Packed | None = None
    leader = mover = NOBODY
    while not match.over:
        seat = match.asked[0]
        if opening is None and twin.length_of(match.state) > 0:
            opening = pack(match.state)
        if opening is None:
            offers = match.offers(seat)
            match.play(seat, offers[pick(lot, len(offers))])
            continue
        if seat != mover:
            mover, leader = seat, note_leader(notes, leader, twin.leader_now(match.state, tables))
        match.play(seat, bots[seat].choose(match, seat))
    note_leader(notes, leader, twin.winner_of(match.state, tables))
    notes[DECISIONS], notes[LENGTH] = match.state.decisions, twin.length_of(match.state)
    notes[TOLD] = len(match.told)
    ranks = [twin.rank_of(match.state, tables, seat) for seat in range(match.state.seats)]
    return RecordedGame(
        pack(match.state) if opening is None else opening,
        np.array(match.told, np.int16).reshape(-1, EVENT_COLUMNS),
        np.array(notes, np.int32),
        np.array(ranks, np.int8),
    )


@lru_cache(maxsize=512)
def _blank(
    name: str, players: int, bots: tuple[str, ...], options: tuple[tuple[str, object], ...]
) -> tuple[Packed, int]:
    """A packed record that holds nothing but its options and seats and tells what happens; and the greedy seats."""
    setting = Setting(name, players, bots, dict(options))
    g = setting.blank()
    g.quiet = 0
    return pack(g), setting.greedy()
