"""The options of Thunder Road, against chapter 24 of the base and chapters 1 and 12 of the card catalogue."""

from itertools import product

import pytest

from carambolage.engine.game import SetupError
from carambolage.engine.options import Option, OptionError, settled
from carambolage.engine.record import fields_of, pack
from carambolage.games.thunder_road.options import CARDS, OPTIONS, take_seats
from carambolage.games.thunder_road.state import House, State
from tests.games.reading import Texts, both_languages, option_parts

CHAPTER_24 = """
start_tile random | 1a 1b random vote
crew_choice free | free random
big_rig true | false true
final_five true | false true
carnage true | false true
start_area_is_road false | false true
road_die_after_stop always | never after_slam always
mud_reveal_charge true | false true
drift_on_revealed_wreck false | false true
shoot_inoperable false | false true
box_limits false | false true
tile_return_side flip | flip keep random
two_player_final_tile 5 | 3 4 5 6 7 8 9 10 11 12
round_cap 60 | 0 20 40 60 80 100 200 500
out_player_finish_wins false | false true
simultaneous_wipeout draw | draw most_advanced
rig_slam_stops true | false true
bike_drift auto | auto choice
salt_flats end | end enter
ramp_reveal eliminate | eliminate spare
fire_die standard | standard hot
ongoing_token_repair discard | pile discard
big_team false | false true
"""
CARD_CHAPTERS = """
leaders false | false true
upgrades false | false true
road_conditions false | false true
advanced_airstrikes false | false true
bounties false | false true
one_shots false | false true
bonus_commands false | false true
german_engineering off | off choice all
leaders_shown before_draft | before_draft after_draft
em_berco_without_carnage use_fire | use_fire remove
token_on_bonus_command true | false true
controlled_return false | false true
redraw_useless true | false true
mask_reactions true | false true
bonus_commands_public true | false true
ge_first_player sum | sum average
"""


def seated(players: int, **given: object) -> State:
    """A fresh record with players and options."""
    g = State()
    take_seats(g, players, settled(OPTIONS, given))
    return g


def refused(players: int, **given: object) -> str:
    """Why a table cannot be played."""
    with pytest.raises(SetupError) as caught:
        seated(players, **given)
    return str(caught.value)


@pytest.mark.rule("TR-OPT-01")
def test_every_option_has_its_values_and_its_default() -> None:
    found = [f"{option.name} {option.default} | {' '.join(option.values)}" for option in OPTIONS]
    assert found == [*CHAPTER_24.split("\n")[1:-1], *CARD_CHAPTERS.split("\n")[1:-1]]


def test_the_record_has_a_field_for_every_option() -> None:
    assert [*(option.name for option in OPTIONS), "cards"] == [field.name for field in fields_of(House)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_reaches_the_record_and_fits_it(option: Option) -> None:
    for value in option.values:
        g = seated(2, **{option.name: value})
        assert getattr(g.house, option.name) == option.index(value)
        pack(g)


@pytest.mark.parametrize(
    ("name", "high", "given", "stored"),
    [("two_player_final_tile", "3 to 12", "12", 9), ("round_cap", "0 to 500", "333", 333)],
)
def test_numbers_are_stored_counted_from_the_lowest(name: str, high: str, given: str, stored: int) -> None:
    assert getattr(seated(2, **{name: given}).house, name) == stored
    with pytest.raises(OptionError, match=f"option {name} takes a whole number from {high}, not 'x'"):
        seated(2, **{name: "x"})


@pytest.mark.rule("TR-PLC-01")
def test_five_players_need_one_more_crew_and_six_need_both() -> None:
    wrong = [
        (players, rig, bikes)
        for players, rig, bikes in product(range(2, 7), (False, True), (False, True))
        if players > 4 + rig + bikes
    ]
    for players, rig, bikes in product(range(2, 7), (False, True), (False, True)):
        if (players, rig, bikes) not in wrong:
            g = seated(players, big_rig=rig, final_five=bikes)
            assert (g.seats, g.crew_count, g.house.big_rig, g.house.final_five) == (players, players, rig, bikes)
    assert wrong == [(5, False, False), (6, False, False), (6, False, True), (6, True, False)]
    assert refused(5, big_rig=False, final_five=False) == (
        "there are four car crews: 5 players need at least one of big_rig and final_five;"
        " set them to true, or play with fewer"
    )
    for rig, bikes in ((False, False), (False, True), (True, False)):
        assert "6 players need both big_rig and final_five" in refused(6, big_rig=rig, final_five=bikes)


def test_big_team_has_four_car_crews_and_no_others() -> None:
    g = seated(2, big_team=True)
    assert (g.seats, g.crew_count, g.house.big_team) == (2, 4, 1)
    assert (g.house.big_rig, g.house.final_five) == (0, 0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_big_team_is_for_two_players(players: int) -> None:
    assert refused(players, big_team=True) == (
        f"big_team is for 2 players, not {players}; set big_team to false, or play with 2"
    )


@pytest.mark.rule("TR-CRD-01")
def test_any_mixture_of_expansions_can_be_played() -> None:
    assert seated(4).house.cards == 0
    assert seated(4, carnage=False).house.cards == 0
    for name in CARDS:
        on = "all" if name == "german_engineering" else "true"
        assert seated(4, **{name: on}).house.cards == 1
    for chosen in product((False, True), repeat=7):
        for german in ("off", "choice", "all"):
            g = seated(3, **dict(zip(CARDS, chosen, strict=False)), german_engineering=german)
            assert g.house.cards == (any(chosen) or german != "off")


@pytest.mark.parametrize("texts", both_languages("thunder_road"), ids=["en", "fr"])
def test_every_option_and_value_has_words(texts: Texts) -> None:
    wanted = option_parts({option.name: " ".join(option.values) for option in OPTIONS})
    assert {name for name in texts.patterns if name.startswith("option-")} == wanted
