"""The scenario language, with the nouns of the small game of the engine."""

from typing import Self

import pytest

from carambolage.engine.twins.execution import blank_game
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.names import CARDS, Effect
from carambolage.testing.convoy.state import State
from carambolage.testing.scenario import BaseScenario, Fact


class Convoy(BaseScenario):
    """Cars are A, B, C and D in the order of the seats; cards go by their names."""

    game = GAME
    g: State
    round_number = Fact[int]("round")
    places = Fact[list[int]]("place")

    def __init__(self, players: int = 3) -> None:
        self.begin(blank_game(GAME, players, {}), GAME.load_pack(GAME.home / "pack"))
        self.twin.begin(self.g, self.t, 1)
        self.settle()

    def seat_of(self, name: str) -> int:
        return "ABCD".index(name)

    def say(self, action: int) -> str:
        meaning = GAME.actions.unpack(action)
        return " ".join([meaning.verb, *(CARDS[kind] for kind in meaning.fields.values())])

    def hand(self, car: str, *cards: str) -> Self:
        """Give a driver exactly these cards."""
        self.g.hand[self.seat_of(car)][:] = [cards.count(card) for card in CARDS]
        return self


def test_answers_are_given_in_words() -> None:
    table = Convoy().hand("A", "crawl", "race", "race").stop().push(Effect.ROUND).settle()
    assert (table.asked_seat, table.offers) == (0, {"commit crawl", "commit race"})
    assert table.choose("commit race").asked_seat == 1
    with pytest.raises(AssertionError, match="'commit lorry' is not among"):
        table.choose("commit lorry")


def test_facts_read_and_write_the_record() -> None:
    table = Convoy()
    table.round_number = 2
    table.places[1] = 5
    assert (table.g.round, table.g.place[1], table.round_number, table.places[1]) == (2, 5, 2, 5)
    assert (table.over, table.decisions, table.seats, table.rolls) == (0, 0, 3, 0)


def test_what_happens_is_told() -> None:
    table = Convoy(2)
    assert table.story("round") == ["round"]
    card = table.offered[0]
    table.act(card)
    assert table.whispered("committed") == [((0, 0, 0), card, 1)]
    assert table.told("committed") == [(0, 0, 0)]


def test_fixed_outcomes_are_rolled_in_order() -> None:
    table = Convoy(2).stop().fix(0, 2)
    before = list(table.g.hand[0])
    table.push(Effect.LAST_CHANCE)
    assert table.fate_left == 2
    table.g.hand_size[0] = 2
    table.stop().push(Effect.ROUND).push(Effect.REFILL, 0).run(lambda: table.g.depth > 1)
    assert (table.fate_left, table.g.hand[0][0]) == (1, before[0] + 1)


def test_everybody_knows_something_else() -> None:
    table = Convoy()
    assert table.seen_by("A").hand[0] == table.g.hand[0]
    assert table.seen_by("").hand[0] == [0, 0, 0]
    assert table.imagined_by("A", 7).hand[0] == table.g.hand[0]


def test_whoever_leaves_is_not_asked() -> None:
    table = Convoy().leave("A")
    assert table.asked_seat == 1
