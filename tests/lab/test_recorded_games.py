"""RecordedGame games are the games that the packed twin plays, told to the last event."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from carambolage.engine.match.match import Match
from carambolage.engine.record import unpack
from carambolage.engine.rules.dice import Chooser, pick, sow
from carambolage.engine.twins.execution import packed
from carambolage.lab import Setting
from carambolage.lab.balance import Plan, prepare_study
from carambolage.lab.balance.playing import Recording, Studied
from carambolage.lab.balance.recorded_games import CompiledRecorder, record_match
from carambolage.lab.balance.rows import WON, Rows
from carambolage.testing.convoy.game import GAME

CONVOY = "carambolage.testing.convoy.game:GAME"
PLAN = Plan(CONVOY, "random", 3, {"road": "long"})
GAMES, SEED = 40, 500


@pytest.fixture(scope="module")
def rows() -> Rows:
    prepare_study(PLAN)
    return Recording(PLAN).rows(SEED, SEED + GAMES)


def test_the_same_games_as_a_simulation(rows: Rows) -> None:
    setting = Setting(CONVOY, 3, ("random",), PLAN.options)
    lengths, ranks = packed(GAME, setting.tables).play_games(setting.template(), SEED, GAMES)
    assert rows.games["rank"] == ranks.ravel().tolist()
    assert rows.games["decisions"][::3] == lengths[:, 0].tolist()
    assert rows.games["length"][::3] == lengths[:, 1].tolist()
    assert rows.games["seed"] == np.repeat(np.arange(SEED, SEED + GAMES), 3).tolist()


def test_events_and_leads_are_those_of_a_match(rows: Rows) -> None:
    for number in range(8):
        match, lot, places = Match(GAME, 3, SEED + number, PLAN.options), Chooser(), list[list[int]]()
        sow(lot, ~(SEED + number))
        mover = -1
        while not match.over:
            seat = match.asked[0]
            if seat != mover:
                places.append(list(match.state.place[:3]))  # type: ignore[attr-defined]
                mover = seat
            match.play(seat, match.offers(seat)[pick(lot, len(match.offers(seat)))])
        places.append(list(match.state.place[:3]))  # type: ignore[attr-defined]
        mine = [index for index, game in enumerate(rows.events["seed"]) if game == SEED + number]
        counted = {rows.events["event"][index]: rows.events["count"][index] for index in mine}
        assert counted == Counter(event.kind for event in match.events)
        assert rows.games["lead_changes"][3 * number] == changes(places)


def test_a_match_is_watched_like_machine_code() -> None:
    prepare_study(PLAN)
    watch = CompiledRecorder(GAME, Setting(CONVOY, 3).tables)
    for seed in range(20):
        setting = Setting(CONVOY, 3, ("greedy",), PLAN.options)
        fast, slow = watch(setting, seed), record_match(setting, seed)
        assert unpack(GAME.state, fast.opening).place == unpack(GAME.state, slow.opening).place  # type: ignore[attr-defined]
        assert np.array_equal(fast.told, slow.told)
        assert (fast.notes.tolist(), fast.ranks.tolist()) == (slow.notes.tolist(), slow.ranks.tolist())


def test_bots_that_look_ahead_are_studied() -> None:
    plan = Plan(CONVOY, "search:20", 2)
    prepare_study(plan)
    rows = Recording(plan).rows(0, 6)
    assert rows.games["seed"] == [seed for seed in range(6) for _ in range(2)]
    assert sum(rows.games["won"]) == 6 * WON
    assert Studied(plan).player()(0, 2).tally.games == 2


def changes(places: list[list[int]]) -> int:
    """How often somebody else led alone."""
    leaders = [row.index(max(row)) for row in places if row.count(max(row)) == 1]
    return sum(one != other for one, other in pairwise(leaders))
