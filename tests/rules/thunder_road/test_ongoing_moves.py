"""Ongoing effects on moving: OE-01 to 06, 10, 11, 15, 16, 20; the deck (TR-CMP-30)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.names import ONGOING
from tests.rules.thunder_road.sandy import sandy


def carrying(card: str, crew: str = "blue") -> Scenario:
    """The small car of a crew on sand with an effect card."""
    return sandy(carnage=True).put({f"{crew} small": (2, 5)}).damage(f"{crew} small", card)


@pytest.mark.rule("OE-01")
@pytest.mark.parametrize(("coast", "moves"), [(False, 5), (True, 2)])
def test_stuck_throttle_adds_a_move_to_every_move_step(coast: bool, moves: int) -> None:
    table = carrying("stuck_throttle").drive("blue small", 4, coast=coast)
    assert table.moves == moves
    assert table.steps(" ".join(["F"] * moves)).where("blue small") == (2, 5 + moves)


@pytest.mark.rule("OE-02")
def test_flat_tyre_takes_one_from_a_regular_move() -> None:
    assert carrying("flat_tyre").drive("blue small", 4).moves == 3
    assert carrying("flat_tyre").drive("blue small", 1).moves == 1
    assert carrying("flat_tyre").drive("blue small", 4, coast=True).moves == 1


@pytest.mark.rule("OE-03")
def test_stuck_in_third_is_three_whatever_the_die() -> None:
    for value in range(1, 7):
        assert carrying("stuck_in_third").drive("blue small", value).moves == 3
    assert carrying("stuck_in_third").drive("blue small", 6, coast=True).moves == 1
    nitro = carrying("stuck_in_third").dice("blue", 1, 2).turn("blue").assign(1, "small").command("nitro", 2)
    assert nitro.moves == 5


@pytest.mark.rule("OE-04", "OE-05")
@pytest.mark.parametrize(("card", "banned"), [("pulls_left", "step FR"), ("pulls_right", "step FL")])
@pytest.mark.parametrize("coast", [False, True])
def test_pulls_ban_a_direction_for_the_first_driven_step(card: str, banned: str, coast: bool) -> None:
    every = {"step F", "step FL", "step FR"}
    table = carrying(card).drive("blue small", 3, coast=coast)
    assert table.offers == every - {banned}
    if not coast:
        assert table.step("F").offers == every


@pytest.mark.rule("OE-04", "OE-05")
@pytest.mark.parametrize("card", ["pulls_left", "pulls_right"])
def test_pulls_do_not_concern_the_entry_step(card: str) -> None:
    table = sandy(carnage=True).damage("blue small", card).drive("blue small", 3)
    assert len(table.offers) == 6
    assert table.enter(2).offers == {"step F", "step FL", "step FR"}


@pytest.mark.rule("OE-06")
@pytest.mark.parametrize(("way", "end"), [("F", (2, 6)), ("FL", (1, 5)), ("FR", (3, 5))])
def test_a_cross_eyed_drivers_first_step_is_rolled(way: str, end: tuple[int, int]) -> None:
    table = carrying("cross_eyed_driver").fate(direction=way).drive("blue small", 2)
    assert (table.where("blue small"), table.moves, len(table.offers)) == (end, 1, 3)


@pytest.mark.rule("OE-06")
@pytest.mark.parametrize("way", ["B", "BL", "BR"])
def test_backward_results_have_no_effect(way: str) -> None:
    table = carrying("cross_eyed_driver").fate(direction=way).drive("blue small", 2)
    assert (table.where("blue small"), table.offers) == ((2, 5), {"step F", "step FL", "step FR"})


@pytest.mark.rule("OE-06")
def test_not_over_a_side_edge_not_on_a_coast_not_on_entry_not_against_a_ban() -> None:
    edge = carrying("cross_eyed_driver").put({"blue small": (0, 5)}).fate(direction="FL").drive("blue small", 2)
    assert (edge.where("blue small"), edge.offers) == ((0, 5), {"step F", "step FR"})
    coast = carrying("cross_eyed_driver").fate(direction="FL").drive("blue small", 2, coast=True)
    assert (coast.fate_left, len(coast.offers)) == (1, 3)
    entry = sandy(carnage=True).damage("blue small", "cross_eyed_driver").fate(direction="FL").drive("blue small", 2)
    assert (entry.fate_left, entry.asked) == (1, "entry_space")
    banned = carrying("cross_eyed_driver").damage("blue small", "cross_eyed_driver", "pulls_left")
    banned.piece(0).broken = 0
    banned.fate(direction="FR").drive("blue small", 2)
    assert (banned.where("blue small"), banned.offers) == ((2, 5), {"step F", "step FL"})


@pytest.mark.rule("OE-06")
def test_the_roll_comes_after_the_fire_die() -> None:
    table = carrying("cross_eyed_driver").burning("blue small").fate(fire="plus_1", direction="FL")
    table.drive("blue small", 2)
    assert table.story("fire_die", "direction_die", "stepped") == ["fire_die", "direction_die", "stepped"]


@pytest.mark.rule("OE-10")
def test_a_leaky_tank_leaves_oil_where_the_move_began() -> None:
    table = carrying("leaky_tank").drive("blue small", 3).steps("F F F")
    assert table.token_at((2, 5)) == "loose_oil"


@pytest.mark.rule("OE-10", "TR-ONG-12")
def test_a_vehicle_that_breaks_down_on_its_way_leaks_no_more() -> None:
    table = carrying("leaky_tank").token((2, 7), "mine").fate(damage="dent").drive("blue small", 3).steps("F F")
    assert (table.broken("blue small"), table.token_at((2, 5))) == (True, "")


@pytest.mark.rule("OE-10")
def test_no_leak_on_a_coast_from_the_start_area_or_onto_an_obstacle() -> None:
    coast = carrying("leaky_tank").drive("blue small", 3, coast=True).step("F")
    assert coast.token_at((2, 5)) == ""
    entry = sandy(carnage=True).damage("blue small", "leaky_tank").drive("blue small", 2).enter(2).step("F")
    assert [entry.token_at((2, 0)), entry.told("token_laid")] == ["", []]
    taken = carrying("leaky_tank").chopper("green", (2, 5)).drive("blue small", 2).steps("F F")
    assert taken.token_at((2, 5)) == ""
    scrolled = carrying("leaky_tank").put({"blue small": (2, 7), "green small": (2, 23)})
    scrolled.token((2, 8), "quake").fate(direction="F").drive("blue small", 1).step("F")
    assert (scrolled.tile_number, scrolled.told("token_laid")) == (4, [])


@pytest.mark.rule("OE-11")
@pytest.mark.parametrize(("stunt", "burns"), [(1, False), (2, False), (3, False), (4, True)])
@pytest.mark.parametrize("coast", [False, True])
def test_a_smoking_engine_catches_fire_on_a_4(stunt: int, burns: bool, coast: bool) -> None:
    table = carrying("smoking_engine").fate(stunt=stunt).drive("blue small", 1, coast=coast)
    assert table.fate_left == 1
    assert (table.step("F").is_burning("blue small"), table.fate_left) == (burns, 0)


@pytest.mark.rule("OE-11")
def test_a_smoking_engine_that_burns_or_broke_is_not_rolled_for() -> None:
    burning = carrying("smoking_engine").burning("blue small").fate(fire="plus_1").drive("blue small", 1)
    assert burning.steps("F F").told("stunt_die") == []
    broken = carrying("smoking_engine").token((2, 6), "mine").fate(damage="dent").drive("blue small", 1).step("F")
    assert (broken.broken("blue small"), broken.told("stunt_die")) == (True, [])


@pytest.mark.rule("OE-15")
def test_radio_silence_forbids_commands_in_that_cars_turn() -> None:
    table = carrying("radio_silence").put({"blue large": (4, 5)}).dice("blue", 1, 2, 3).turn("blue").assign(1, "small")
    assert table.asked == "step"
    table.step("F").turn("blue").assign(2, "large")
    assert table.asked == "assign_command"
    token = carrying("radio_silence").leader("blue", "asha").dice("blue", 1, 2).turn("blue").assign(1, "small")
    assert token.asked == "step"


@pytest.mark.rule("OE-16")
def test_a_choked_carburettor_never_gets_the_road_die() -> None:
    road = (
        Scenario("blue", "green", carnage=True).put({"blue small": (2, 5)}).damage("blue small", "choked_carburettor")
    )
    assert road.drive("blue small", 1).step("F").asked == ""
    salt = carrying("choked_carburettor").ground({(2, 6): "salt"}).drive("blue small", 1).step("F")
    assert salt.asked == ""


@pytest.mark.rule("OE-20", "TR-CMP-33")
def test_spilled_nitro_adds_a_move_and_ends_in_flames() -> None:
    table = carrying("spilled_nitro").dice("blue", 2, 1).turn("blue").assign(2, "small").command("nitro", 1)
    assert table.moves == 2 + 1 + 1
    table.steps("F F F F")
    assert (table.where("blue small"), table.is_burning("blue small")) == ((2, 9), True)


@pytest.mark.rule("OE-20")
def test_spilled_nitro_needs_nitro_and_an_operable_car() -> None:
    plain = carrying("spilled_nitro").drive("blue small", 2).steps("F F")
    assert (plain.where("blue small"), plain.is_burning("blue small")) == ((2, 7), False)
    broken = carrying("spilled_nitro").token((2, 6), "mine").fate(damage="dent").dice("blue", 2, 1).turn("blue")
    broken.assign(2, "small").command("nitro", 1).step("F")
    assert (broken.broken("blue small"), broken.is_burning("blue small")) == (True, False)
    other = carrying("spilled_nitro").put({"blue large": (4, 5)}).dice("blue", 2, 1).turn("blue").assign(2, "large")
    assert other.command("nitro", 1).moves == 3


@pytest.mark.rule("OE-20", "TR-TOK-07")
def test_spilled_nitro_works_with_nitro_from_a_token() -> None:
    table = carrying("spilled_nitro").leader("blue", "asha").dice("blue", 2).turn("blue")
    table.assign(2, "small") if table.asked == "assign" else None
    table.choose("token nitro")
    assert table.moves == 2 + 1 + 1


@pytest.mark.rule("TR-CMP-30")
def test_the_deck_has_21_different_cards() -> None:
    table = Scenario("blue", "green", carnage=True)
    assert (table.ongoing_deck, len(ONGOING)) == ((1 << 21) - 1, 21)
    drawbacks = (
        "flat_tyre stuck_in_third pulls_left pulls_right cross_eyed_driver jammed_guns hair_trigger homing_beacon"
    )
    more = "smoking_engine gutted_chassis scrap_magnet radio_silence choked_carburettor loose_cargo unstable_ammo"
    assert len({*drawbacks.split(), *more.split(), "rubber_bumpers"} & ONGOING.keys()) == 16
    assert {"stuck_throttle", "leaky_tank", "spilled_nitro", "berserk_driver", "lucky_dice"} <= ONGOING.keys()


@pytest.mark.rule("OE-06", "OE-10")
def test_effects_begin_on_the_first_space_of_the_board_too() -> None:
    crossed = sandy(carnage=True).damage("blue small", "cross_eyed_driver").put({"blue small": (0, 0)})
    assert crossed.fate(direction="FR").drive("blue small", 2).where("blue small") == (1, 0)
    leaky = sandy(carnage=True).damage("blue small", "leaky_tank").put({"blue small": (0, 0)})
    leaky.drive("blue small", 1).step("F")
    assert leaky.token_at((0, 0)) == "loose_oil"
