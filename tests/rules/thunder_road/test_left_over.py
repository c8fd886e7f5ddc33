"""The ends of the board and of the lists, and what must not be left over from an earlier moment."""

from typing import Any

import pytest

from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.things import Damage
from carambolage.games.thunder_road.state import GONE, Turn
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.extra_ammo.orders import with_bonus
from tests.rules.thunder_road.sandy import in_ruins, sandy

CARDS_OF_A_CREW = [
    *("leader", "tokens", "tokens_out", "scrap", "hexed", "bonus", "airstrike", "bounty", "one_shot", "smoke"),
    *("hand", "deck", "boards", "discard"),
]
AT_A_STEP = {"seat": 1, "crew": 1, "vehicle": 6, "second": -1, "value": 3, "moves": 3, "driving": 1}
AT_THE_BEGINNING = {"began": 54, "began_tile": 3, "driven_from": 54}
NOT_READ = {"second_coast", "second_value", "die_value", "kept"}  # unless something else says that they count


def turn_of(table: Scenario) -> dict[str, Any]:
    """All that the turn remembers and that is not nothing."""
    turn = table.record.turn
    found = {name: getattr(turn, name) for name in Turn.__annotations__ if name not in NOT_READ}
    return {name: value for name, value in found.items() if (any(value) if isinstance(value, list) else value)}


@pytest.mark.rule("TR-RND-04")
def test_a_turn_begins_with_nothing_of_an_earlier_one() -> None:
    table = sandy().put({"green medium": (0, 9)}).dice("green", 3)
    turn = table.record.turn
    for name in Turn.__annotations__:
        if isinstance(getattr(turn, name), list):
            getattr(turn, name)[:] = [1] * len(getattr(turn, name))
        else:
            setattr(turn, name, 1)
    table.turn("green").assign(3, "medium")
    assert table.asked == "step"
    assert turn_of(table) == {**AT_A_STEP, **AT_THE_BEGINNING}


@pytest.mark.rule("TR-OBS-02", "TR-CMD-04")
def test_no_chopper_lands_on_a_facedown_road_token() -> None:
    table = sandy().token((2, 8), "road").put({"blue medium": (2, 5)}).dice("blue", 4, 2).turn("blue")
    table.assign(4, "medium").command("airstrike", 2)
    assert ("space 2,8" in table.offers, "space 2,9" in table.offers) == (False, True)


@pytest.mark.rule("TR-EOT-02", "TR-GEO-12")
def test_choppers_off_the_board_drop_nothing_on_its_last_space() -> None:
    assert sandy().put({"blue small": (5, 23)}).end_turn().where("blue small") == (5, 23)


@pytest.mark.rule("TR-BON-102")
def test_a_sidestep_may_begin_on_the_first_space_of_the_board() -> None:
    table = with_bonus("sidestep").put({"blue medium": (0, 0)}).dice("blue", 3, 2).turn("blue").assign(3, "medium")
    assert "command 2 sidestep" in table.offers


@pytest.mark.rule("TR-DMG-12", "TR-DMG-13")
def test_a_flight_back_to_the_rear_column_stays_on_the_board() -> None:
    table = sandy().put({"blue small": (2, 2)}).fate(damage="blat_off", direction="B", stunt=2).hit("blue small")
    assert table.where("blue small") == (2, 0)


@pytest.mark.rule("TR-CRW-202", "TR-EFX-61")
def test_the_very_first_car_can_be_hexed() -> None:
    table = sandy().leader("green", "madame_boubreaux").put({"blue small": (2, 6), "orange small": (2, 5)})
    table.put({"green medium": (5, 20)}).dice("green", 1, 3).turn("green").assign(1, "medium").command("hex", 3)
    table.decline().target("blue small").fate(slam="top", direction="B").drive("orange small", 3).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")


@pytest.mark.rule("TR-SLM-04", "TR-EFX-61")
def test_a_right_of_the_first_crew_is_left_after_the_reroll_of_another() -> None:
    table = sandy().leader("blue", "madame_boubreaux").put({"orange small": (2, 5), "green large": (2, 6)})
    table.team("blue").hexed = table.vehicle("green large") + 1
    table.fate(slam="top", direction="B").drive("orange small", 3).step("F")
    assert (table.asked, table.player) == ("slam_reroll", "green")
    table.fate(slam="top", direction="B").accept()
    assert (table.asked, table.player) == ("slam_reroll", "blue")


@pytest.mark.rule("TR-UPG-01", "TR-CRD-47")
def test_the_first_seat_does_not_draft_without_cars() -> None:
    table = Scenario.from_the_box(3, 1, upgrades=True, carnage=False).settle()
    table.choose("crew final_five", "crew green", "crew blue")
    assert (table.asked, table.asked_seats) == ("draft_upgrade", 0b110)


@pytest.mark.rule("TR-CRD-43", "TR-BOU-01")
def test_a_hand_card_is_told_to_its_owner_alone() -> None:
    table = Scenario.from_the_box(3, 1, bounties=True, crew_choice="random", carnage=False).settle()
    told = table.whispered("hand_dealt")
    assert [(numbers[0], eyes) for numbers, _, eyes in told] == [(crew, 1 << crew) for crew in range(3)]
    assert [secret for _, secret, _ in told] == [team.bounty - 1 for team in table.teams[:3]]


@pytest.mark.rule("TR-CAR-22", "TR-SIM-01", "TR-WIN-08")
def test_those_whom_the_worm_takes_together_are_out_together() -> None:
    table = in_ruins(
        in_ruins(sandy("blue", "green", "orange", "white", carnage=True), "green", but="small"), "blue", but="small"
    )
    table.put({"green small": (2, 1), "blue small": (4, 1), "orange small": (2, 8), "white small": (4, 9)})
    table.token((2, 9), "sand_worm").drive("orange small", 1).step("F")
    assert table.team("green").out == table.team("blue").out == 1


@pytest.mark.rule("TR-GER-27", "TR-CRD-43")
def test_a_named_card_is_imagined_where_it_is() -> None:
    held = sandy("blue", "green").german("blue", 1, 5, 9)
    held.team("blue").lucky_card = 5
    hands = {held.imagined_by("green", seed).crews[0].hand for seed in range(40)}
    assert len(hands) > 10
    assert all(hand.bit_count() == 3 and hand >> 4 & 1 for hand in hands)
    played = sandy("blue", "green").german("blue", 1, 9)
    played.team("blue").deck &= ~(1 << 4)
    played.team("blue").boards, played.team("blue").lucky_card = 1 << 4, 5
    hands = {played.imagined_by("green", seed).crews[0].hand for seed in range(40)}
    assert all(hand.bit_count() == 2 and not hand >> 4 & 1 for hand in hands)


@pytest.mark.rule("TR-CRD-43", "TR-CRD-36")
@pytest.mark.parametrize("kind", ["one_shot", "bounty", "airstrike"])
def test_the_first_card_of_a_kind_is_as_secret_as_others_and_no_hand_is_no_hand(kind: str) -> None:
    table = sandy()
    first = {"one_shot": "loaded_dice", "bounty": "hit_and_run", "airstrike": "carpet_bombing"}[kind]
    table.hand("green", **{kind: first})
    setattr(table.team("green"), kind, 1)
    worlds = [table.imagined_by("blue", seed) for seed in range(40)]
    assert len({getattr(world.crews[1], kind) for world in worlds}) > 4
    assert {getattr(world.crews[2], kind) for world in worlds} == {0}


@pytest.mark.rule("TR-BOU-103", "TR-BOU-13")
def test_another_own_car_does_not_rub() -> None:
    table = sandy().put({"blue medium": (2, 9), "orange small": (2, 10), "blue large": (4, 5), "green medium": (4, 4)})
    table.hand("blue", bounty="rubbing_is_racing").active("blue medium").fate(slam="bottom", direction="F")
    table.slam("green medium", "blue large")
    while table.asked == "slam_reroll":
        table.decline()
    assert (table.where("blue large"), table.asked) == ((4, 6), "")


@pytest.mark.rule("TR-BOU-104", "TR-BOU-13")
def test_pinball_counts_the_vehicles_of_this_chain_alone() -> None:
    """Two slams of the same two vehicles: the second comes back from a mine."""
    table = sandy().put({"blue medium": (2, 4), "green medium": (2, 5)}).hand("blue", bounty="pinball_wizard")
    table.damage("blue large", "dent").token((2, 6), "mine").fate(slam="bottom", direction="F")
    table.fate(damage="skid_rear", slam="bottom", direction="B").drive("blue medium", 1).step("F")
    assert (len(table.told("slam")), table.asked) == (2, "shoot_target")


@pytest.mark.rule("TR-SET-03", "TR-BIK-01")
def test_places_without_a_vehicle_stay_empty() -> None:
    """The last crew has the motorcycles: behind them lie the wrecks, none of which stands anywhere."""
    table = Scenario("blue", "green", "orange", "white", "big_rig", "final_five")
    assert [piece.space for piece in table.pieces[30:]] == [GONE] * len(table.pieces[30:])


@pytest.mark.rule("TR-OUT-03", "TR-OUT-04", "TR-CRD-21", "TR-GER-25", "TR-TOK-13")
def test_who_goes_out_keeps_nothing() -> None:
    table = in_ruins(sandy(), "green", but="small").put({"green small": (0, 5)}).german("green", 1, 2)
    table.leader("green", "cruft", tokens=2).scrap("green", 3).bonus("green", "sidestep").dice("green", 1, 2)
    table.hand("green", airstrike="egg_layer", bounty="head_hunter", one_shot="ghost_ride").chopper("green", (5, 5))
    team = table.team("green")
    team.tokens_out, team.hexed, team.smoke, team.boards, team.discard = 1, 1, 1, 4, 8
    table.upgrade("green large", "mine_spreader", loads=2).shove("green small", "FL")
    assert (table.piece("green large").upgrade, table.piece("green large").loads) == (0, 0)
    kept = [getattr(team, name) for name in CARDS_OF_A_CREW]
    assert kept == [0] * len(kept)
    assert (list(team.dice), table.chopper_of("green")) == ([0] * 6, "gone")


@pytest.mark.rule("TR-DMG-06", "TR-ONG-04", "TR-UPG-12")
def test_an_eliminated_car_keeps_nothing() -> None:
    table = sandy(carnage=True).put({"green small": (0, 9)}).damage("green small", "leaky_tank").burning("green small")
    table.upgrade("green small", "mine_spreader", loads=2).shove("green small", "FL")
    car = table.piece("green small")
    assert (car.space, list(car.damage), list(car.ongoing)) == (GONE, [Damage.NONE] * 2, [0, 0])
    assert (car.burning, car.upgrade, car.loads, car.broken) == (0, 0, 0, 1)
    assert table.ongoing_discard == 1 << Ongoing.LEAKY_TANK
