"""Shots and the deck of German Engineering (TR-GER-15 to 25, TR-GER-32)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.rules.thunder_road.german_engineering.piles import ALL, bits
from tests.rules.thunder_road.sandy import in_ruins, sandy


@pytest.mark.rule("TR-GER-32")
@pytest.mark.parametrize(("size", "hits"), [("small", 6), ("medium", 9), ("large", 12)])
def test_a_full_deck_hits_as_often_as_the_die(size: str, hits: int) -> None:
    found = 0
    for number in range(18):
        table = sandy().german("blue").put({"blue medium": (2, 9), f"green {size}": (2, 10)})
        table.fate(number=number, damage="dent").shoot("blue medium").target(f"green {size}")
        found += table.damage_of(f"green {size}") != ()
    assert found == hits


@pytest.mark.rule("TR-GER-32")
def test_a_tiny_target_is_hit_by_any_alone() -> None:
    found = []
    for number in range(18):
        table = sandy().german("blue").put({"blue medium": (2, 9), "green small": (2, 10)})
        table.upgrade("green small", "stealth_paint").fate(number=number, damage="dent").shoot("blue medium")
        found += [number] if table.target("green small").damage_of("green small") else []
    assert found == [2, 5, 17]


@pytest.mark.rule("TR-GER-15", "TR-GER-17")
def test_a_shot_turns_up_the_top_card_after_the_target_is_chosen() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (2, 9), "green medium": (2, 10)}).shoot("blue medium")
    assert (table.asked, table.story("card_revealed")) == ("shoot_target", [])
    table.fate(number=0, damage="dent").target("green medium")
    assert table.told("card_revealed") == [(0, 1, 0)]
    assert (table.damage_of("green medium"), table.team(0).discard) == (("dent",), bits(2))


@pytest.mark.rule("TR-GER-15")
def test_the_chopper_of_a_card_crew_uses_the_deck_too() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (0, 3), "green medium": (2, 13)}).chopper("blue", (2, 12))
    table.active("blue medium").effect(Effect.CHOPPER_SHOT, 0).fate(number=0, damage="dent").target("green medium")
    assert (table.damage_of("green medium"), table.team(0).discard) == (("dent",), bits(2))


@pytest.mark.rule("TR-GER-16")
def test_the_tool_depends_on_the_shooter() -> None:
    table = sandy().german("green", 1).put({"blue medium": (2, 9), "green medium": (2, 10)})
    table.fate(shot="medium", damage="dent").shoot("blue medium").target("green medium")
    assert (table.damage_of("green medium"), table.team(1).discard) == (("dent",), 0)


@pytest.mark.rule("TR-GER-18")
def test_a_reroll_discards_the_card_and_turns_up_the_next() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (2, 9), "green small": (2, 10)})
    table.upgrade("blue medium", "targeting_scope").shoot("blue medium").fate(number=0).target("green small")
    assert (table.asked, table.team(0).discard) == ("shot_reroll", bits(2))
    table.fate(number=0, damage="dent").accept()
    assert (table.team(0).discard, table.damage_of("green small")) == (bits(2, 3), ("dent",))


@pytest.mark.rule("TR-GER-19", "TR-GER-09")
def test_the_speed_trap_uses_the_die_and_the_pit_trap_the_top_card() -> None:
    table = sandy().german("blue", 1).put({"blue medium": (2, 9)}).condition(1, "speed_trap")
    table.fate(shot="medium", damage="dent").drive("blue medium", 5).steps("F F F F F")
    assert (table.damage_of("blue medium"), table.team(0).discard) == (("dent",), 0)
    for number, hit in ((3, True), (2, False)):
        table = sandy(carnage=True).german("blue", 1).put({"blue small": (2, 9)}).token((2, 10), "pit_trap")
        table.fate(number=number - 2).drive("blue small", 1).step("F")
        assert (table.eliminated("blue small"), table.team(0).discard) == (hit, bits(number))
        assert table.told("card_revealed")[0][:2] == (0, number - 1)


@pytest.mark.rule("TR-GER-20")
def test_a_sure_hit_turns_up_no_card() -> None:
    table = sandy().german("blue", 6).leader("blue", "wong", tokens=1).put({"blue medium": (2, 9)})
    table.put({"green small": (2, 11)}).turn("blue").choose("assign_card 6 medium").choose("token called_shot")
    table.steps("F F").stop().put({"blue medium": (2, 10)})
    table.fate(damage="dent").effect(Effect.SHOOT, table.vehicle("blue medium"))
    table.target("green small")
    assert (table.damage_of("green small"), table.team(0).discard) == (("dent",), 0)


@pytest.mark.rule("TR-GER-21")
def test_an_empty_deck_is_made_of_the_discard_only() -> None:
    table = sandy().german("blue", 1, 2).put({"blue medium": (2, 9), "green medium": (2, 10)})
    c = table.team(0)
    c.deck, c.boards, c.discard = 0, bits(3, 4), ALL & ~bits(1, 2, 3, 4)
    table.fate(number=1).shoot("blue medium").target("green medium")
    assert (c.discard, c.deck) == (bits(6), ALL & ~bits(1, 2, 3, 4, 6))


@pytest.mark.rule("TR-GER-22")
def test_a_refill_goes_on_after_the_shuffle() -> None:
    table = sandy().german("blue", 1)
    c = table.team(0)
    c.hand, c.deck, c.boards, c.discard = bits(1), bits(2, 3), bits(4, 5, 6, 7), ALL & ~bits(1, 2, 3, 4, 5, 6, 7)
    table.fate(number=[0, 0, 0, 0]).effect(Effect.ROUND_OVER)
    assert (c.hand, c.discard, c.boards) == (bits(1, 2, 3, 4, 5), 0, 0)
    assert c.deck == ALL & ~bits(1, 2, 3, 4, 5)


@pytest.mark.rule("TR-GER-25")
def test_the_cards_of_a_player_who_goes_out_leave_the_game() -> None:
    table = in_ruins(sandy().german("green", 1, 2, 3, 4, 5), "green", but="small").put({"green small": (0, 9)})
    table.shove("green small", "FL")
    c = table.team(1)
    assert (table.is_out("green"), c.hand | c.deck | c.boards | c.discard) == (True, 0)
