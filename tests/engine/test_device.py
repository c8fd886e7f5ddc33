"""What of the device twin can be looked at without a GPU: how games lie in its memory, and how they are sorted."""

import numpy as np
import pytest

import carambolage
from carambolage.engine.game import Game
from carambolage.engine.record import dtype_of, pack
from carambolage.engine.twins.device.keys import Keys
from carambolage.engine.twins.device.layout import LINE, NO_ACTION, row_layout, row_of
from carambolage.engine.twins.execution import blank_game
from carambolage.testing.convoy.game import GAME

GAMES = [GAME, *(carambolage.game(name) for name in carambolage.game_names())]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_a_row_begins_a_line_of_memory_and_holds_all_but_the_events(game: Game) -> None:
    layout = row_layout(game.state)
    assert layout.itemsize % LINE == 0
    assert set(layout["game"].names or ()) == set(dtype_of(game.state).names or ()) - {"events"}


@every_game
def test_a_row_holds_what_its_template_holds(game: Game) -> None:
    template = pack(blank_game(game, max(game.players), {}))
    template["rng"], template["stack"] = 2**63 + 5, 7
    row = row_of(template, row_layout(game.state)).view(row_layout(game.state))
    assert row["action"][0] == NO_ACTION
    for name in row.dtype["game"].names or ():
        assert np.array_equal(row["game"][name], template[name]), name


def test_single_numbers_come_before_lists_and_long_lists_last() -> None:
    names = list(row_layout(GAME.state)["game"].names or ())
    assert names[0] == "rng"
    assert names.index("depth") < names.index("about") < names.index("offer") < names.index("stack")


@every_game
def test_everything_a_game_can_do_next_has_a_key_of_its_own(game: Game) -> None:
    keys = Keys.of(game)
    answers = {keys.answers + int(keys.verb_of[game.actions.first(verb)]) for verb in game.actions.verbs}
    taken = [*game.flow.effects, *(keys.questions + kind for kind in game.flow.offers), *answers]
    assert len({*taken, keys.beginning, keys.done}) == len(taken) + 2
    assert len(answers) == len(game.actions.verbs)
    assert max(taken) < keys.beginning < keys.done == keys.count - 1


@every_game
def test_answers_share_a_key_if_they_share_a_verb(game: Game) -> None:
    keys, verbs = Keys.of(game), list(game.actions.verbs)
    named = [verbs[keys.verb_of[action]] for action in range(game.actions.count)]
    assert named == [game.actions.unpack(action).verb for action in range(game.actions.count)]
