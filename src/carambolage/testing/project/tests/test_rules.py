"""The rules of Convoy, each tested by its ID in rules.md."""

import pytest

import carambolage
from carambolage import Match
from carambolage.testing.convoy.game import GAME
from carambolage.testing.convoy.names import KINDS, PASS, RISK
from carambolage.testing.convoy.state import HAND, State


def started(players: int = 2, **options: object) -> Match:
    return carambolage.new(GAME, players=players, seed=1, options=options)


def record(match: Match) -> State:
    """How the game stands; a test may also write into it."""
    assert isinstance(match.state, State)
    return match.state


def commit(match: Match, *cards: int) -> None:
    """Every asked seat commits the card given for it, or its lowest."""
    for number, seat in enumerate(match.asked):
        match.play(seat, cards[number] if cards else match.offers(seat)[0])


def shared_card(match: Match) -> int:
    """A kind of card that the first two seats hold."""
    return min(set(match.offers(0)) & set(match.offers(1)))


@pytest.mark.rule("CV-SET-01", "CV-SET-02")
def test_hands_come_from_the_pile_in_secret() -> None:
    match = started(players=3)
    g = record(match)
    assert [sum(g.hand[seat]) for seat in range(3)] == [HAND] * 3
    assert [g.pile[kind] + sum(hand[kind] for hand in g.hand) for kind in range(KINDS)] == [8, 8, 6]
    assert {event.secret for event in match.events_for(1) if event.kind == "drew" and event.a == 0} == {-1}


@pytest.mark.rule("CV-RND-01")
def test_everybody_commits_at_the_same_time() -> None:
    match = started(players=3)
    assert list(match.asked) == [0, 1, 2]
    match.play(1, match.offers(1)[0])
    assert list(match.asked) == [0, 2]
    assert record(match).place == [0, 0, 0, 0]


@pytest.mark.rule("CV-RND-02", "CV-MOV-01")
def test_cards_drive_the_cars() -> None:
    match = started(players=3, bumps="false")
    cards = [max(match.offers(seat)) for seat in range(3)]
    commit(match, *cards)
    assert record(match).place[:3] == [card + 1 for card in cards]
    assert [event.a for event in match.events if event.kind == "moved"] == [2, 1, 0]
    assert sum(record(match).discard) == 3


@pytest.mark.rule("CV-RND-03")
def test_discards_become_the_pile() -> None:
    match = started()
    g = record(match)
    g.discard, g.pile, g.pile_size = g.pile, [0] * KINDS, 0
    commit(match)
    assert [sum(hand) for hand in record(match).hand[:2]] == [HAND, HAND]
    assert sum(record(match).discard) == 0


@pytest.mark.rule("CV-BMP-01")
@pytest.mark.parametrize(("face", "steps"), [(0, -1), (1, 1), (2, 2)])
def test_a_die_throws_the_bumped_car(face: int, steps: int) -> None:
    match = started()
    card = shared_card(match)
    match.fix(face)
    commit(match, card, card)
    assert record(match).place[:2] == [card + 1, card + 1 + steps]


@pytest.mark.rule("CV-BMP-01")
def test_no_bumps_by_option() -> None:
    match = started(bumps="false")
    card = shared_card(match)
    commit(match, card, card)
    assert record(match).place[:2] == [card + 1, card + 1]


@pytest.mark.rule("CV-GMB-01")
def test_the_rearmost_car_may_gamble() -> None:
    match = started(players=3, bumps="false")
    record(match).place = [5, 0, 0, 0]
    commit(match)
    rearmost = min(range(3), key=lambda seat: (record(match).place[seat], seat))
    assert list(match.asked) == [rearmost]
    before = list(record(match).place)
    match.play(rearmost, PASS)
    assert record(match).place == before
    assert list(match.asked) == [0, 1, 2]


@pytest.mark.rule("CV-GMB-02", "CV-MOV-01")
@pytest.mark.parametrize(("face", "steps"), [(0, -2), (1, -2), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_a_gamble(face: int, steps: int) -> None:
    match = started(bumps="false")
    commit(match)
    (seat,) = match.asked
    before = record(match).place[seat]
    match.fix(face)
    match.play(seat, RISK)
    assert record(match).place[seat] == max(0, before + steps)


@pytest.mark.rule("CV-END-01", "CV-END-03")
@pytest.mark.parametrize(("road", "finish"), [("short", 12), ("long", 24)])
def test_the_finish_ends_the_game(road: str, finish: int) -> None:
    match = started(road=road, bumps="false")
    record(match).place = [finish - 1, 0, 0, 0]
    commit(match)
    assert not match.over
    match.play(1, PASS)
    result = match.result
    assert result is not None
    assert (result.ranking, result.winners) == ((1, 2), (0,))


@pytest.mark.rule("CV-END-02", "CV-END-03")
def test_the_last_round_ends_the_game() -> None:
    match = started(bumps="false")
    record(match).round = 40
    card = shared_card(match)
    commit(match, card, card)
    match.play(0, PASS)
    result = match.result
    assert result is not None
    assert (result.ranking, result.winners) == ((1, 1), (0, 1))


@pytest.mark.rule("CV-END-04", "CV-END-03")
def test_leaving() -> None:
    match = started(players=3)
    before = record(match).pile_size
    match.leave(0)
    assert (record(match).pile_size, match.asked) == (before + HAND, (1, 2))
    match.leave(2)
    result = match.result
    assert result is not None
    assert result.winners == (1,)
