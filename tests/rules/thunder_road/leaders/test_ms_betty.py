"""Ms. Betty (TR-CRW-140 to 144)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Cause, Damage
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def betty(**options: object) -> Scenario:
    return sandy(**options).leader("blue", "ms_betty")


@pytest.mark.rule("TR-CRW-140", "TR-EFX-16")
def test_jury_rigging_draws_two_and_the_owner_chooses() -> None:
    table = betty().put({"blue small": (2, 5)}).fate(damage=["skid_front", "dent"]).hit("blue small")
    before = table.damages_left
    assert (table.asked, table.player, table.offers) == ("choose_damage", "blue", {"damage skid_front", "damage dent"})
    table.choose("damage dent")
    assert (table.where("blue small"), table.damage_of("blue small")) == ((2, 5), ("dent",))
    assert table.damages_left == before + 1


@pytest.mark.rule("TR-CRW-140")
def test_the_first_token_may_be_taken_and_acts() -> None:
    table = betty().put({"blue small": (2, 5)}).fate(damage=["skid_front", "dent"]).hit("blue small")
    table.choose("damage skid_front")
    assert (table.where("blue small"), table.damage_of("blue small")) == ((2, 6), ("skid_front",))
    assert table.told("jury_rigged")


@pytest.mark.rule("TR-CRW-140")
def test_with_one_token_in_the_pile_one_is_drawn() -> None:
    table = betty().put({"blue small": (2, 5)}).pile(dent=1).hit("blue small")
    assert (table.asked, table.damage_of("blue small")) == ("", ("dent",))


@pytest.mark.rule("TR-CRW-140", "TR-CRW-16")
def test_jury_rigging_is_not_for_others() -> None:
    table = betty().put({"green small": (2, 5)}).fate(damage="dent").hit("green small")
    assert (table.asked, table.damage_of("green small")) == ("", ("dent",))


@pytest.mark.rule("TR-CRD-62")
def test_jury_rigging_does_nothing_against_minor_damage() -> None:
    table = betty().put({"blue small": (2, 5)}).effect(Effect.MINOR, 0, Cause.CARD)
    assert (table.asked, table.damage_of("blue small")) == ("", ("minor",))


@pytest.mark.rule("TR-CRD-61")
def test_first_the_token_is_chosen_then_the_roll_cage_holds() -> None:
    table = betty().put({"blue small": (2, 5)}).upgrade("blue small", "roll_cage")
    table.fate(damage=["skid_front", "dent"]).hit("blue small").choose("damage skid_front")
    assert table.asked == "stay_put"
    assert table.accept().where("blue small") == (2, 5)
    assert table.damage_of("blue small") == ("skid_front",)


@pytest.mark.rule("TR-CRW-141", "TR-CRW-142", "TR-CRW-143", "TR-CRW-12")
def test_betty_has_airstrike_nitro_and_repair_from_5() -> None:
    table = betty().leader("blue", "ms_betty", tokens=0).put({"blue small": (2, 5)}).damage("blue small", "dent")
    table.dice("blue", 1, 2, 3, 5).turn("blue").assign(1, "medium")
    assert table.offers == {
        "decline",
        "command 2 airstrike",
        "command 3 airstrike",
        "command 5 airstrike",
        "command 2 nitro",
        "command 5 repair",
    }


@pytest.mark.rule("TR-CRW-144", "TR-EFX-67")
def test_swap_meet_moves_a_token_with_its_card_and_wakes_the_giver() -> None:
    table = betty(carnage=True).put({"blue small": (2, 5), "blue medium": (4, 9), "blue large": (0, 9)})
    table.damage("blue large", "leaky_tank", "skid_front")
    table.dice("blue", 1).turn("blue").assign(1, "small").choose("token swap_meet")
    assert table.offers == {f"swap large {slot} {to}" for slot in (1, 2) for to in (0, 1)}
    table.choose("swap large 1 1")
    assert (table.damage_of("blue medium"), table.damage_of("blue large")) == (("leaky_tank",), ("skid_front",))
    assert list(table.piece("blue medium").damage) == [Damage.ONGOING, Damage.NONE]
    assert not table.broken("blue large")
    assert not table.broken("blue medium")
    assert (table.where("blue large"), table.team(0).running) == ((0, 9), 3)


@pytest.mark.rule("TR-CRW-144")
def test_swap_meet_can_break_the_taker() -> None:
    table = betty().put({"blue small": (2, 5), "blue medium": (4, 9), "blue large": (0, 9)})
    table.damage("blue large", "dent", "dent").damage("blue medium", "shrapnel")
    table.dice("blue", 1).turn("blue").assign(1, "small").choose("token swap_meet").choose("swap large 1 1")
    assert table.broken("blue medium")
    assert not table.broken("blue large")
    assert (table.damage_of("blue medium"), table.team(0).running) == (("shrapnel", "dent"), 2)


@pytest.mark.rule("TR-CRW-144", "TR-CRW-15", "TR-CRD-20")
def test_swap_meet_needs_a_token_and_a_free_slot_on_the_board() -> None:
    whole = betty().put({"blue small": (2, 5), "blue medium": (4, 9)}).dice("blue", 1).turn("blue").assign(1, "small")
    assert "token swap_meet" not in whole.offers
    start = betty().put({"blue small": (2, 5)}).damage("blue small", "dent").dice("blue", 1).turn("blue")
    assert "token swap_meet" not in start.assign(1, "small").offers


@pytest.mark.rule("TR-CRW-144")
def test_swap_meet_takes_the_card_of_the_second_slot_along() -> None:
    table = betty(carnage=True).put({"blue small": (2, 5), "blue medium": (4, 9), "blue large": (0, 9)})
    table.damage("blue large", "skid_front", "leaky_tank")
    table.dice("blue", 1).turn("blue").assign(1, "small").choose("token swap_meet", "swap large 2 1")
    assert (table.damage_of("blue medium"), table.damage_of("blue large")) == (("leaky_tank",), ("skid_front",))
    assert list(table.piece("blue large").ongoing) == [0, 0]


@pytest.mark.rule("TR-CRW-140", "TR-EFX-16")
def test_jury_rigging_asks_the_owner_wherever_the_car_and_its_crew_come() -> None:
    table = sandy().leader("green", "ms_betty").put({"green large": (2, 5)})
    table.fate(damage=["skid_front", "dent"]).hit("green large")
    assert (table.asked, table.player) == ("choose_damage", "green")
    table.choose("damage skid_front")
    assert (table.where("green large"), table.damage_of("green large")) == ((2, 6), ("skid_front",))


@pytest.mark.rule("TR-CRW-144")
def test_swap_meet_of_the_second_crew_between_two_cars_that_run() -> None:
    table = (
        sandy().leader("green", "ms_betty").put({"green small": (2, 5), "green medium": (4, 9), "blue medium": (0, 9)})
    )
    table.damage("green small", "dent").dice("green", 1).turn("green").assign(1, "small")
    table.choose("token swap_meet")
    assert (table.damage_of("green medium"), table.damage_of("green small")) == (("dent",), ())
    assert (table.team("green").running, table.told("runs_again"), table.damage_of("blue medium")) == (3, [], ())


@pytest.mark.rule("TR-OUT-06", "TR-CRW-140")
def test_who_leaves_has_still_chosen_the_damage() -> None:
    table = betty().put({"blue small": (2, 5)})
    before = table.damages_left
    table.fate(damage=["skid_front", "dent"]).hit("blue small").leave("blue")
    assert table.damages_left == before - 1
