"""Ongoing effects: the mechanism (TR-ONG)."""

import pytest

from carambolage.games.thunder_road.names.things import Damage
from carambolage.games.thunder_road.turn.rounds import clear_crew
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.scenario.names import ONGOING
from tests.rules.thunder_road.sandy import sandy

ALL = (1 << 21) - 1


def bit(name: str) -> int:
    """The bit of an effect card in its deck or discard."""
    return 1 << ONGOING[name]


def carrying(*cards: str, **options: object) -> Scenario:
    """The small blue car on sand with damage tokens or effect cards."""
    return sandy(carnage=True, **options).put({"blue small": (2, 5)}).damage("blue small", *cards)


def awake(table: Scenario) -> Scenario:
    """The small blue car runs with both its cards, as if it had a slot more."""
    table.piece(0).broken = 0
    return table


def repair(table: Scenario, which: str) -> Scenario:
    """In a new round the medium blue car moves, and a 6 on Repair mends a token."""
    clear_crew(table.g, table.crew("blue"))
    table.dice("blue", 6, 1).turn("blue").assign(1, "medium").command("repair", 6)
    return table.choose(which) if table.asked == "repair" else table


@pytest.mark.rule("TR-ONG-01", "TR-ONG-08")
def test_the_token_brings_the_top_card_to_its_slot() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 5)}).fate(damage="ongoing", ongoing="flat_tyre")
    table.hit("blue small")
    car = table.piece("blue small")
    assert (car.damage[0], car.ongoing[0]) == (Damage.ONGOING, ONGOING["flat_tyre"] + 1)
    assert (table.ongoing_deck, table.ongoing_discard) == (ALL & ~bit("flat_tyre"), 0)
    assert table.told("ongoing_effect") == [(table.vehicle("blue small"), ONGOING["flat_tyre"], 0)]
    assert table.drive("blue medium", 5).moves == 5


@pytest.mark.rule("TR-ONG-02", "TR-ONG-03")
def test_the_card_lasts_until_its_damage_is_repaired() -> None:
    table = carrying("flat_tyre", "dent")
    repair(table, "repair blue small 2")
    assert table.stop().drive("blue small", 5).moves == 4
    repair(table, "repair blue small 1")
    assert table.drive("blue small", 5).moves == 5
    assert (table.ongoing_discard, table.damages[Damage.ONGOING], table.damages_left) == (bit("flat_tyre"), 6, 29)
    assert table.damages_aside[Damage.ONGOING] == 1


@pytest.mark.rule("TR-ONG-03")
def test_by_the_option_the_token_goes_into_the_pile() -> None:
    option = {"ongoing_token_repair": "pile"}
    table = repair(carrying("flat_tyre", **option), "")
    assert (table.damages[Damage.ONGOING], sum(table.damages_aside), table.damages_left) == (7, 0, 30)


@pytest.mark.rule("TR-ONG-03")
def test_of_two_tokens_the_card_stays_with_its_own() -> None:
    table = repair(carrying("flat_tyre", "stuck_throttle"), "repair blue small 1")
    assert table.damage_of("blue small") == ("stuck_throttle",)
    assert table.ongoing_discard == bit("flat_tyre")


@pytest.mark.rule("TR-ONG-03")
def test_the_token_is_set_aside_until_the_pile_is_empty() -> None:
    table = repair(carrying("flat_tyre"), "")
    assert (table.damages[Damage.ONGOING], table.damages_aside[Damage.ONGOING]) == (6, 1)
    table.stop().pile(dent=1).put({"green small": (4, 4)}).hit("green small")
    assert (table.damages_aside[Damage.ONGOING], table.damage_of("green small")) == (1, ("dent",))
    table.fate(damage="ongoing", ongoing="jammed_guns").hit("green small")
    assert table.damage_of("green small") == ("dent", "jammed_guns")
    assert sum(table.damages_aside) == 0


@pytest.mark.rule("TR-ONG-04")
def test_an_eliminated_car_gives_card_and_token_back() -> None:
    table = carrying("flat_tyre", "jammed_guns").ground({(2, 6): "impassable"}).shove("blue small", "F")
    assert table.ongoing_discard == bit("flat_tyre") | bit("jammed_guns")
    assert (table.damages[Damage.ONGOING], table.damages_left) == (7, 30)


@pytest.mark.rule("TR-ONG-05")
def test_an_empty_deck_is_made_of_the_discard_and_without_both_it_is_a_dent() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 5), "green small": (4, 5)})
    table.ongoing_deck, table.ongoing_discard = 0, bit("jammed_guns")
    table.fate(damage="ongoing", number=0).hit("blue small")
    assert (table.damage_of("blue small"), table.ongoing_discard) == (("jammed_guns",), 0)
    table.fate(damage="ongoing").hit("green small")
    assert (table.damage_of("green small"), table.piece(5).ongoing) == (("ongoing",), [0, 0])


@pytest.mark.rule("TR-ONG-06")
def test_a_card_drawn_in_a_move_works_only_where_it_is_triggered_later() -> None:
    """A throttle does not lengthen the move that brought it; jammed guns forbid the shot that follows."""
    guns = sandy(carnage=True).put({"blue small": (2, 5), "green small": (2, 7)}).token((2, 6), "mine")
    guns.fate(damage="ongoing", ongoing="jammed_guns").drive("blue small", 4).step("F")
    assert (guns.where("blue small"), guns.moves, guns.asked) == ((2, 6), 0, "")
    throttle = sandy(carnage=True).put({"blue small": (2, 5), "green small": (2, 7)}).token((2, 6), "mine")
    throttle.fate(damage="ongoing", ongoing="stuck_throttle").drive("blue small", 4).step("F")
    assert (throttle.moves, throttle.asked) == (0, "shoot_target")


@pytest.mark.rule("TR-ONG-07")
def test_most_cards_sleep_while_the_car_is_inoperable_and_wake_again() -> None:
    """A magnet draws shrapnel only of an operable car; after a repair it does again."""
    table = carrying("scrap_magnet", "dent").put({"green small": (4, 5)})
    table.fate(damage="shrapnel", direction="F").hit("green small")
    assert (table.told("direction_die"), table.fate_left) == ([(5, 0, 0)], 0)
    repair(table, "repair blue small 2").stop()
    table.fate(damage="shrapnel").fate(damage="dent").hit("green small")
    assert table.damage_of("blue small") == ("scrap_magnet", "dent")


@pytest.mark.rule("TR-ONG-07", "OE-09")
@pytest.mark.parametrize(("second", "asked"), [((), "beacon_reroll"), (("dent",), "")])
def test_a_beacon_of_an_inoperable_car_sleeps(second: tuple[str, ...], asked: str) -> None:
    table = carrying("homing_beacon", *second, shoot_inoperable=True).put({"green small": (2, 4)})
    table.shoot("green small").fate(shot="large").target("blue small")
    assert table.asked == asked


@pytest.mark.rule("TR-ONG-07", "OE-12", "OE-13", "OE-21")
def test_those_marked_so_work_on_an_inoperable_car() -> None:
    table = sandy(carnage=True).put({"green small": (2, 5), "blue medium": (2, 4)})
    table.damage("green small", "rubber_bumpers", "lucky_dice").fate(slam="bottom", direction="FL")
    table.drive("blue medium", 1).step("F").decline()
    assert (table.asked, table.player) == ("lucky_reroll", "green")
    table.fate(direction="F").accept()
    assert table.where("green small") == (2, 7)
    size = sandy(carnage=True).put({"green medium": (2, 5), "blue medium": (2, 4)})
    size.damage("green medium", "gutted_chassis", "dent").fate(slam="bottom", direction="F")
    assert size.drive("blue medium", 1).step("F").asked == "slam_reroll"


@pytest.mark.rule("TR-ONG-08")
def test_a_card_works_on_its_own_car_only() -> None:
    table = carrying("stuck_in_third")
    assert table.drive("blue small", 6).moves == 3
    assert table.drive("blue large", 6).moves == 6
    assert table.seen_by("green").vehicles[0].ongoing == table.piece(0).ongoing


@pytest.mark.rule("TR-ONG-09", "TR-CMP-33", "OE-01", "OE-02", "OE-03")
@pytest.mark.parametrize(
    ("cards", "die", "moves"),
    [
        (("stuck_in_third", "flat_tyre"), 6, 2),
        (("flat_tyre", "stuck_in_third"), 1, 2),
        (("stuck_throttle", "flat_tyre"), 1, 2),
        (("flat_tyre",), 1, 1),
    ],
)
def test_set_to_comes_before_plus_and_minus(cards: tuple[str, ...], die: int, moves: int) -> None:
    table = awake(carrying(*cards))
    assert table.drive("blue small", die).moves == moves


@pytest.mark.rule("TR-ONG-09", "OE-05")
def test_two_bans_leave_straight_on() -> None:
    table = awake(carrying("pulls_left", "pulls_right"))
    table.drive("blue small", 2)
    assert (table.where("blue small"), table.offers) == ((2, 6), {"step F", "step FL", "step FR"})


@pytest.mark.rule("TR-ONG-10")
def test_only_the_token_is_damage() -> None:
    table = carrying("flat_tyre")
    assert not table.broken("blue small")
    assert table.fate(damage="dent").hit("blue small").broken("blue small")


@pytest.mark.rule("TR-ONG-11", "TR-MOV-02", "TR-CMP-33", "TR-EX-37")
def test_effects_on_the_number_of_moves() -> None:
    table = awake(carrying("stuck_in_third", "stuck_throttle").burning("blue small"))
    table.fate(fire="plus_1").dice("blue", 6, 2).turn("blue").assign(6, "small").command("nitro", 2)
    assert table.moves == 3 + 1 + 2 + 1
    coast = awake(carrying("stuck_in_third", "stuck_throttle"))
    assert coast.drive("blue small", 6, coast=True).moves == 2
    assert carrying("flat_tyre").drive("blue small", 1).moves == 1


@pytest.mark.rule("TR-ONG-12", "TR-HAZ-11", "OE-10")
def test_loose_oil_slides_everybody_and_leaves_the_game() -> None:
    table = carrying("leaky_tank").drive("blue small", 2).steps("F F")
    assert (table.token_at((2, 5)), table.ground_at((2, 5))) == ("loose_oil", "road")
    table.put({"green small": (2, 4)}).fate(direction="FL").drive("green small", 2).step("F")
    assert (table.where("green small"), table.moves, table.token_at((2, 5))) == ((1, 5), 1, "loose_oil")
    table.stop().put({"orange small": (3, 23)}).shove("orange small", "F")
    assert (table.hazards_discarded, table.tile_number) == (0, 4)


@pytest.mark.rule("TR-ONG-05", "TR-ONG-10")
def test_without_a_card_left_no_effect_is_told() -> None:
    table = sandy(carnage=True).put({"blue small": (2, 5)})
    table.ongoing_deck = table.ongoing_discard = 0
    table.fate(damage="ongoing").hit("blue small")
    assert (list(table.piece("blue small").ongoing), table.told("ongoing_effect")) == ([0, 0], [])
