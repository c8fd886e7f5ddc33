"""Bots at the table of Thunder Road: blind for what their seat may not know, and leaders of like strength."""

from collections import Counter

import pytest

from carambolage.bots import bot
from carambolage.engine.execution import packed, plain
from carambolage.engine.match import Match
from carambolage.games.thunder_road.game import GAME
from carambolage.testing.variants import chance_of, play_randomly
from tests.games.thunder_road.drawn import BASE, everything
from tests.games.thunder_road.invariants import PLAIN_TABLES as TABLES

EVERYBODY = 0b1111
BALANCED_GAMES = 4_400
LEAST, MOST = 0.18, 0.32


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


def leaders_of(games: object) -> list[int]:
    """The leaders of the four crews, in seat order."""
    return [int(leader) for leader in games["crews"]["leader"][0][:4]]  # type: ignore[index]


@pytest.mark.slow
@pytest.mark.rule("TR-CRD-50")
def test_leaders_are_of_like_strength() -> None:
    """Four car crews with leaders only, all driven by the greedy bot: none wins far more or less than its share."""
    twin, chance = packed(GAME, TABLES, checked=True), chance_of(50)
    played, won = Counter[int](), Counter[int]()
    for seed in range(BALANCED_GAMES):
        games = twin.new_games(4, {**BASE, "crew_choice": "random", "leaders": "true"})
        games["quiet"] = 1
        twin.begin(games, 0, seed)
        while 0 in leaders_of(games):
            twin.answer(
                games, 0, int(games["seat"][0]), chance.choice(games["offer"][0][: games["offers"][0]].tolist())
            )
        leaders = leaders_of(games)
        twin.play_on(games, 0, seed, EVERYBODY)
        played.update(leaders)
        if games["winner"][0] >= 0:
            won[leaders[int(games["winner"][0])]] += 1
    shares = {leader: won[leader] / played[leader] for leader in played}
    assert all(LEAST <= share <= MOST for share in shares.values()), shares
