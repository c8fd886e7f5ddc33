"""Command tokens (TR-TOK-01 to 15)."""

import pytest

from carambolage.engine.record import copy_record
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Command
from carambolage.games.thunder_road.turn.boards import board_of
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy

NITRO_SLOT = 1
BLUE = ("blue small", "blue medium", "blue large")


def led(leader: str = "vince_vamp", tokens: int = 3, **options: object) -> Scenario:
    """Blue with a leader, its cars far apart in the sand."""
    table = sandy(**options).leader("blue", leader, tokens)
    return table.put(dict(zip(BLUE, ((0, 2), (2, 4), (4, 2)), strict=True)))


@pytest.mark.rule("TR-TOK-01")
def test_tokens_are_open_and_fifteen() -> None:
    table = led()
    assert table.t.command_tokens == 15
    assert table.seen_by("green").crews[0].tokens == table.seen_by("").crews[0].tokens == 3


@pytest.mark.rule("TR-TOK-02", "TR-HOK-02", "TR-CRW-11")
def test_a_token_goes_on_a_command_without_die_or_token() -> None:
    table = led().damage("blue large", "dent").dice("blue", 4, 6).turn("blue").assign(4, "medium")
    table.command("raise_the_dead", 6)
    assert (table.asked, table.offers) == (
        "assign_token",
        {"decline", "token airstrike", "token nitro", "token dead_mens_nitro"},
    )
    table.choose("token nitro")
    assert table.team(0).tokens == 2


@pytest.mark.rule("TR-TOK-03")
def test_one_token_a_turn_three_a_round_each_on_another_command() -> None:
    table = led(tokens=4).dice("blue", 1, 1, 1)
    placed: list[str] = []
    for car, name in (("small", "nitro"), ("medium", "dead_mens_nitro"), ("large", "airstrike")):
        table.turn("blue")
        if table.asked == "assign":
            table.assign(1, car)
        if table.asked == "assign_command":
            table.decline()
        assert f"token {name}" in table.offers
        assert not {f"token {other}" for other in placed} & table.offers
        table.choose(f"token {name}")
        assert table.asked != "assign_token"
        placed.append(name)
        while table.asked:
            table.act(table.offered[0])
    assert (table.team(0).tokens, table.team(0).tokens_out) == (1, 3)


@pytest.mark.rule("TR-TOK-04", "TR-TOK-14", "TR-CRW-17")
def test_no_token_on_a_coast() -> None:
    table = led().moved(*BLUE).dice("blue", 4).turn("blue").assign(4, "small")
    assert (table.asked, table.moves, table.team(0).tokens) == ("step", 1, 3)


@pytest.mark.rule("TR-TOK-05")
@pytest.mark.parametrize(
    ("answers", "value"),
    [
        (("decline", "decline"), 2),
        (("command 3 nitro", "decline"), 5),
        (("decline", "token nitro"), 3),
        (("command 3 nitro", "token dead_mens_nitro", "first nitro"), 6),
    ],
)
def test_a_die_a_token_both_or_none(answers: tuple[str, ...], value: int) -> None:
    table = led().dice("blue", 2, 3).turn("blue").assign(2, "medium").choose(*answers)
    assert (table.asked, table.moves) == ("step", value)


@pytest.mark.rule("TR-TOK-05")
def test_a_token_goes_in_a_turn_after_the_die_of_the_round() -> None:
    table = led().dice("blue", 2, 3, 3)
    table.team(0).commanded = 1
    table.turn("blue").assign(2, "medium")
    assert table.asked == "assign_token"


@pytest.mark.rule("TR-TOK-06", "TR-CRW-14", "TR-HOK-03", "TR-EFX-04", "TR-CRW-13")
def test_the_player_chooses_the_order_of_both() -> None:
    table = led().dice("blue", 4, 6).turn("blue").assign(4, "medium").command("airstrike", 6).choose("token nitro")
    assert (table.asked, table.offers) == ("command_order", {"first airstrike", "first nitro"})
    table.choose("first nitro")
    assert table.asked == "airstrike_space"
    assert [made for _, made, _ in table.told("command")] == [Command.NITRO, Command.AIRSTRIKE]


@pytest.mark.rule("TR-TOK-07", "TR-CRW-112", "TR-TOK-10", "TR-TOK-09")
@pytest.mark.parametrize(("lowest", "moves"), [(1, 5), (2, 6)])
def test_example_1_a_token_counts_as_the_lowest_number(lowest: int, moves: int) -> None:
    table = led(tokens=-1).dice("blue", 4, 6)
    table.t = copy_record(table.t)
    table.t.low[board_of(table.g, 0)][NITRO_SLOT] = lowest
    table.turn("blue").assign(4, "medium").command("airstrike", 6)
    table.choose("token nitro", "first nitro", "space 5,20")
    assert (table.asked, table.moves) == ("step", moves)
    assert (table.team(0).tokens, table.team(0).tokens_out) == (0, 1)
    table.effect(Effect.ROUND_OVER)
    assert (table.team(0).tokens, table.team(0).tokens_out) == (0, 0)


@pytest.mark.rule("TR-TOK-07")
def test_on_a_single_number_and_on_any_it_works_as_a_die() -> None:
    table = led("abigail").damage("blue large", "dent").dice("blue", 2).turn("blue").assign(2, "medium")
    assert table.choose("token repair").damage_of("blue large") == ()
    any_die = led("abigail").dice("blue", 2).turn("blue").assign(2, "medium").choose("token airstrike")
    assert any_die.asked == "airstrike_space"


@pytest.mark.rule("TR-TOK-08", "TR-HOK-08")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_token_on_the_bonus_command_by_the_option(allowed: bool) -> None:
    table = led(token_on_bonus_command=allowed).bonus("blue", "afterburner").dice("blue", 2).turn("blue")
    table.assign(2, "medium")
    assert ("token afterburner" in table.offers) == allowed


@pytest.mark.rule("TR-TOK-09", "TR-CRW-11")
def test_a_command_with_a_token_is_not_used_again_this_round() -> None:
    table = led().dice("blue", 2, 3, 2).turn("blue").assign(2, "medium").decline().choose("token nitro")
    table.steps("F F F")
    table.turn("blue").assign(2, "small")
    assert "command 3 nitro" not in table.offers
    assert "command 3 airstrike" in table.offers
    assert "token nitro" not in table.decline().offers


@pytest.mark.rule("TR-TOK-10", "TR-TOK-11", "TR-HOK-04")
def test_tokens_go_to_the_supply_for_good() -> None:
    table = led().dice("blue", 2).turn("blue").assign(2, "medium").choose("token nitro").steps("F F F")
    assert (table.team(0).tokens, table.team(0).tokens_out, table.token_supply) == (2, 1, 0)
    table.effect(Effect.ROUND_OVER)
    assert (table.team(0).tokens, table.team(0).tokens_out, table.token_supply) == (2, 0, 1)
    table.effect(Effect.ROUND_OVER)
    assert (table.team(0).tokens, table.token_supply) == (2, 1)


@pytest.mark.rule("TR-TOK-12", "TR-CRD-16", "TR-CRD-17")
def test_example_23_a_token_spent_in_vain() -> None:
    table = led().put({"green small": (2, 6), "green large": (0, 20)}).damage("blue medium", "dent")
    table.dice("blue", 3, 6).turn("blue").assign(3, "medium").command("airstrike", 6).choose("token nitro")
    table.choose("first airstrike", "space 2,5")
    table.fate(shot="any", damage="shrapnel", direction="B").fate(damage="dent").target("green small")
    assert table.broken("blue medium")
    assert (table.asked, table.told("moves")) == ("", [])
    assert [made for _, made, _ in table.told("command")] == [Command.AIRSTRIKE]
    assert (table.team(0).tokens, table.team(0).tokens_out) == (2, 1)
    table.effect(Effect.ROUND_OVER)
    assert (table.team(0).tokens_out, table.token_supply) == (0, 1)


@pytest.mark.rule("TR-TOK-13", "TR-CRD-21")
def test_tokens_leave_with_a_player_who_goes_out() -> None:
    table = led().lose("blue small", "blue large").damage("blue medium", "dent").upgrade("blue large", "turbocharger")
    table.team(0).tokens_out = 1
    table.scrap("blue", 3).fate(damage="dent").hit("blue medium")
    c = table.team(0)
    assert table.is_out("blue")
    assert (c.tokens, c.tokens_out, c.leader, c.scrap) == (0, 0, 0, 0)
    assert all(v.upgrade == 0 for v in table.pieces[:5])
    assert table.effect(Effect.ROUND_OVER).token_supply == 0


@pytest.mark.rule("TR-TOK-15", "TR-GER-30")
def test_tokens_work_beside_german_cards() -> None:
    table = led().german("blue", 4, 16, 1, 7, 8).turn("blue").choose("assign_card 4 medium", "decline")
    assert "token nitro" in table.offers
    assert table.choose("token nitro").moves == 3
    assert table.team(0).hand.bit_count() == 4


@pytest.mark.rule("TR-CRD-69")
def test_radio_silence_forbids_tokens() -> None:
    table = led(carnage=True).damage("blue medium", "radio_silence").dice("blue", 2).turn("blue").assign(2, "medium")
    assert (table.asked, table.team(0).tokens) == ("step", 3)


@pytest.mark.rule("TR-CRW-10")
def test_a_star_takes_no_die() -> None:
    table = led().dice("blue", 1, 1, 2, 3, 4, 6).turn("blue").assign(1, "medium")
    assert not [said for said in table.offers if "dead_mens_nitro" in said]


@pytest.mark.rule("TR-CRD-70")
def test_spilled_nitro_reacts_to_nitro_only() -> None:
    table = led(carnage=True).damage("blue medium", "spilled_nitro").dice("blue", 1).turn("blue").assign(1, "medium")
    table.choose("token dead_mens_nitro").steps("F F")
    assert not table.is_burning("blue medium")
    nitro = led(carnage=True).damage("blue medium", "spilled_nitro").dice("blue", 1).turn("blue").assign(1, "medium")
    nitro.choose("token nitro").steps("F F F")
    assert nitro.is_burning("blue medium")
