"""Bots at the table of Thunder Road are blind for what their seat may not know; numbers are tuned in the pack."""

import shutil
from pathlib import Path

import pytest

from carambolage.bots import bot
from carambolage.engine.match.match import Match
from carambolage.engine.twins.execution import plain
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.names.cards import Card, Leader, Upgrade
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.thunder_road.drawn import everything
from tests.games.thunder_road.invariants import PLAIN_TABLES as TABLES


@pytest.mark.slow
@pytest.mark.rule("TR-CRD-44")
@pytest.mark.parametrize("name", ["greedy", "rookie"])
def test_a_bot_answers_alike_in_every_world_that_its_seat_cannot_tell_apart(name: str) -> None:
    match, chance = Match(GAME, 3, 8, everything()), chance_of(8)
    worlds = 0
    while not match.over and worlds < 60:
        seat = match.asked[0]
        answer = bot(name, 1).choose(match, seat)
        if match.state.decisions % 3 == 0:
            other = match.copy()
            plain(GAME).imagine(other.state, TABLES, seat, worlds)
            if match.offers(seat) == other.offers(seat):
                assert bot(name, 1).choose(other, seat) == answer
                worlds += 1
        play_randomly(match, chance)
    assert worlds > 20


@pytest.mark.rule("TR-CRD-50")
def test_numbers_are_tuned_in_the_pack_alone(tmp_path: Path) -> None:
    """Another need of a leader's command and another number of an upgrade are a change of two lines of a pack."""
    home = tmp_path / "pack"
    shutil.copytree(GAME.home / "pack", home)
    tune(home / "leaders.toml", 'id = "nitro"\nneed = [1, 4]', 'id = "nitro"\nneed = [1, 3]')
    tune(
        home / "upgrades.toml",
        'id = "turbocharger"\nlimit = "turn"\nmoves = 1',
        'id = "turbocharger"\nlimit = "turn"\nmoves = 2',
    )
    tuned = GAME.load_pack(home)
    assert (TABLES.high[Leader.VINCE_VAMP][1], tuned.high[Leader.VINCE_VAMP][1]) == (4, 3)
    fast = Card.UPGRADE + Upgrade.TURBOCHARGER
    assert (TABLES.number[fast][0], tuned.number[fast][0]) == (1, 2)


def tune(file: Path, before: str, after: str) -> None:
    """Change one entry of a pack's file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1
    file.write_text(text.replace(before, after), encoding="utf-8")
