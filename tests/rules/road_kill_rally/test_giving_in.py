"""Who suffers is asked whatever the hand holds, so that nobody learns from it who could react (RK-INF-02)."""

import pytest

from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Source, Tag
from tests.games.road_kill_rally.scenario import Scenario


@pytest.mark.rule("RK-INF-02", "RK-DMG-13", "RK-GEN-10")
@pytest.mark.parametrize(
    "hand",
    ["evasive bump nitro", "pass bump nitro", "evasive bump", "pass bump", "lucky_escape bump", "bump bump", "brace"],
)
def test_who_suffers_is_asked_whatever_the_hand_holds(hand: str) -> None:
    for source in (Source.ATTACK, Source.CHECK, Source.COLLISION, Source.RETALIATION):
        for hits in (1, 2, 3, 9):
            table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), hand=hand).ask_all().hit("B", hits, source, "A")
            assert (table.question, table.asked) == (Question.SUFFER, "B")
            assert len(table.offers) >= 2


@pytest.mark.rule("RK-INF-02", "RK-DMG-13")
def test_an_empty_hand_is_known_to_all_and_not_asked() -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2)).ask_all().hit("B", 2, Source.ATTACK, "A", Tag.BULLET, 1)
    assert (table.question, table.car("B").wiped) == (0, 1)


@pytest.mark.rule("RK-INF-02", "RK-DMG-13", "RK-DEC-04")
@pytest.mark.parametrize(
    ("hand", "hits", "offers"),
    [
        ("pass bump", 2, ["pass", "lose_all"]),
        ("pass bump", 5, ["pass", "lose_all"]),
        ("bump bump bump", 2, ["pass", "lose bump"]),
    ],
)
def test_giving_in_comes_to_the_same(hand: str, hits: int, offers: list[str]) -> None:
    def suffered(answer: str) -> Scenario:
        table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), 4, hand, "turret").ask_all()
        table.hit("B", hits, Source.ATTACK, "A", Tag.BULLET, 1)
        assert [table.say(action) for action in table.offered] == offers
        table.choose(answer)
        table.gives_in = True
        return table.settle()

    given, lost = suffered("pass"), suffered(offers[1])
    assert (given.hands, given.story()) == (lost.hands, lost.story())
    assert len(given.hand("B")) == max(0, len(hand.split()) - hits)
    assert [given.car(name).wiped for name in "AB"] == [0, int(hits > len(hand.split()))]


@pytest.mark.rule("RK-INF-02", "RK-DMG-14")
def test_after_the_first_card_lost_the_question_is_put_again_whatever_is_left() -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), hand="bump pass pass").ask_all()
    table.hit("B", 2, Source.CHECK).choose("lose bump")
    assert (table.question, table.offers) == (Question.SUFFER, {"pass", "lose pass"})
    assert table.choose("pass").hand("B") == ["pass"]
