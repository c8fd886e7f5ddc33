"""Hidden piles: what a seat has not seen is forgotten, put together and dealt anew, evenly."""

from collections import Counter

from carambolage.engine.rules.dice import sow
from carambolage.engine.rules.piles import (
    card_after,
    count_cards,
    forget,
    gather,
    mark,
    pour,
    redraw,
    reshuffle_places,
    take_unseen,
    unseen_card,
)
from carambolage.testing.convoy.state import State

WORLDS = 600


def world(seed: int) -> State:
    """A record with a generator of its own."""
    g = State()
    sow(g, seed)
    return g


def test_a_forgotten_pile_holds_nothing() -> None:
    counts = [3, 0, 2]
    forget(counts)
    assert counts == [0, 0, 0]


def test_a_poured_pile_is_added_to_the_other() -> None:
    counts, into = [3, 0, 2], [1, 1, 1]
    assert pour(counts, into) == 5
    assert counts == [0, 0, 0]
    assert into == [4, 1, 3]


def test_a_card_is_taken_as_often_as_there_are_cards_of_its_kind() -> None:
    taken: Counter[int] = Counter()
    for seed in range(WORLDS):
        counts = [1, 0, 3]
        kind = take_unseen(world(seed), counts)
        taken[kind] += 1
        assert sum(counts) == 3
        assert counts[kind] == [1, 0, 3][kind] - 1
    assert set(taken) == {0, 2}
    assert abs(taken[0] - WORLDS / 4) < 50


def test_marked_cards_change_places_among_themselves_evenly() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(WORLDS):
        places = [7, 5, 0, 9, 6]
        for place in (0, 3, 4):
            mark(places, place)
        reshuffle_places(world(seed), places)
        assert places[1:3] == [5, 0]
        found[places[0], places[3], places[4]] += 1
    assert len(found) == 6
    assert all(abs(count - WORLDS / 6) < 40 for count in found.values()), found


def test_a_reshuffle_owes_nothing_to_how_the_cards_really_lie() -> None:
    for seed in range(20):
        outcomes = set()
        for lying in ([1, 2, 2, 3], [3, 2, 1, 2], [2, 3, 2, 1]):
            places = list(lying)
            for place in range(4):
                mark(places, place)
            reshuffle_places(world(seed), places)
            outcomes.add(tuple(places))
        assert len(outcomes) == 1


def test_without_a_mark_nothing_is_dealt_and_no_chance_is_spent() -> None:
    g, places, counts = world(1), [3, 1, 2], [0, 1, 0, 2]
    before = g.rng
    reshuffle_places(g, places)
    gather(places, counts)
    redraw(g, places, counts)
    assert (g.rng, places, counts) == (before, [3, 1, 2], [0, 1, 0, 2])


def test_gathered_cards_are_drawn_anew_from_the_pile_they_could_have_come_from() -> None:
    found: Counter[int] = Counter()
    for seed in range(WORLDS):
        places, counts = [1, 0, 2], [2, 1, 0]
        mark(places, 0)
        mark(places, 2)
        gather(places, counts)
        assert counts == [2, 2, 1]
        redraw(world(seed), places, counts)
        assert places[1] == 0
        assert sum(counts) == 3
        found[places[0]] += 1
    assert abs(found[2] - WORLDS / 5) < 50
    assert abs(found[1] - 2 * WORLDS / 5) < 60


def test_a_pile_of_bits_is_counted_and_read_from_its_lowest_card_on() -> None:
    assert [count_cards(cards) for cards in (0, 1, 0b1011)] == [0, 1, 3]
    assert [card_after(0b1011, before) for before in range(3)] == [0, 1, 3]


def test_each_card_of_a_pile_of_bits_is_imagined_as_often() -> None:
    found = Counter(unseen_card(world(seed), 0b100110) for seed in range(WORLDS))
    assert set(found) == {1, 2, 5}
    assert all(abs(count - WORLDS / 3) < 50 for count in found.values()), found
