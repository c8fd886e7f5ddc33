"""Upgrades that protect: Armor Plating to Anchor Chain (TR-UPG-123 to 127), and rules for all (TR-UPG-06 to 13)."""

import pytest

from carambolage.games.thunder_road.names.cards import Card, Upgrade
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Cause
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


def car(card: str, place: tuple[int, int] = (2, 5), **options: object) -> Scenario:
    """Blue's small car with an upgrade, in the sand."""
    return sandy(**options).put({"blue small": place}).upgrade("blue small", card)


@pytest.mark.rule("TR-UPG-123", "TR-UPG-32", "TR-EFX-70", "TR-EFX-15")
@pytest.mark.parametrize(("slam", "tokens"), [("top", ()), ("bottom", ("dent",))])
def test_armor_plating_rolls_against_a_shot(slam: str, tokens: tuple[str, ...]) -> None:
    table = car("armor_plating").fate(slam=slam)
    if tokens:
        table.fate(damage="dent")
    assert table.hit("blue small").damage_of("blue small") == tokens
    assert table.piece(0).pending == 0


@pytest.mark.rule("TR-UPG-123")
def test_armor_plating_helps_against_missiles_and_not_against_mines() -> None:
    missiles = car("armor_plating").fate(slam="top").effect(Effect.MINOR, 0, Cause.MISSILES)
    assert missiles.damage_of("blue small") == ()
    unlucky = car("armor_plating").fate(slam="bottom").effect(Effect.MINOR, 0, Cause.MISSILES)
    assert unlucky.damage_of("blue small") == ("minor",)
    mine = car("armor_plating").fate(damage="dent").effect(Effect.DAMAGE, 0, Cause.MINE)
    assert mine.damage_of("blue small") == ("dent",)


@pytest.mark.rule("TR-UPG-32")
def test_a_cancelled_damage_takes_no_moves() -> None:
    table = car("armor_plating").active("blue small")
    table.turn_moves = 3
    assert table.fate(slam="top").hit("blue small").moves == 3


@pytest.mark.rule("TR-UPG-124", "TR-EFX-16")
@pytest.mark.parametrize("token", ["skid_front", "dazed", "blat_off"])
def test_roll_cage_may_stay_where_it_is(token: str) -> None:
    table = car("roll_cage").fate(damage=token).hit("blue small")
    assert (table.asked, table.player) == ("stay_put", "blue")
    table.accept()
    assert (table.where("blue small"), table.damage_of("blue small")) == ((2, 5), (token,))
    assert table.told("card_used") == [(0, Card.UPGRADE + Upgrade.ROLL_CAGE, 0)]


@pytest.mark.rule("TR-UPG-124")
def test_roll_cage_may_be_declined_and_does_not_stop_shrapnel() -> None:
    table = car("roll_cage").fate(damage="skid_front").hit("blue small").decline()
    assert table.where("blue small") == (2, 6)
    shrapnel = car("roll_cage").put({"green small": (2, 6)}).fate(damage="shrapnel", direction="F").fate(damage="dent")
    assert shrapnel.hit("blue small").damage_of("green small") == ("dent",)


@pytest.mark.rule("TR-UPG-11")
def test_an_upgrade_still_works_while_the_second_token_acts() -> None:
    table = car("roll_cage").damage("blue small", "dent").fate(damage="skid_front").hit("blue small")
    assert table.asked == "stay_put"
    assert (table.accept().where("blue small"), table.broken("blue small")) == ((2, 5), True)


@pytest.mark.rule("TR-UPG-125", "TR-EFX-48")
def test_tool_kit_repairs_once_per_game_at_the_start_of_a_turn() -> None:
    table = car("tool_kit").damage("blue small", "dent").dice("blue", 3, 3).turn("blue")
    assert (table.asked, table.offers) == ("effect_menu", {"use tool_kit", "decline"})
    assert table.choose("use tool_kit").damage_of("blue small") == ()
    table.damage("blue small", "shrapnel").effect(Effect.ROUND_OVER)
    table.dice("blue", 3, 3).turn("blue")
    assert table.asked == "assign"


@pytest.mark.rule("TR-UPG-125", "TR-UPG-10")
def test_no_tool_kit_for_a_whole_or_an_inoperable_car() -> None:
    assert car("tool_kit").dice("blue", 3).turn("blue").asked == "assign"
    broken = car("tool_kit").damage("blue small", "dent", "dent").dice("blue", 3).turn("blue")
    assert broken.asked == "assign"


@pytest.mark.rule("TR-UPG-126", "TR-EFX-38", "TR-EFX-68", "TR-UPG-43")
def test_chopper_jammer_sends_the_chopper_back() -> None:
    table = car("chopper_jammer").chopper("green", (2, 5)).end_turn()
    assert (table.where("blue small"), table.chopper_of("green")) == ((2, 5), "off")
    other = sandy().put({"blue small": (2, 5)}).chopper("green", (2, 5)).end_turn()
    assert (other.eliminated("blue small"), other.chopper_of("green")) == (True, (2, 5))


@pytest.mark.rule("TR-UPG-126", "TR-UPG-10")
def test_the_jammer_of_an_inoperable_car_is_silent() -> None:
    table = car("chopper_jammer").damage("blue small", "dent", "dent").chopper("green", (2, 5)).end_turn()
    assert table.eliminated("blue small")


@pytest.mark.rule("TR-UPG-127", "TR-EFX-18", "TR-EFX-36")
@pytest.mark.parametrize(("answer", "place"), [("accept", (0, 10)), ("decline", "gone")])
def test_example_12_anchor_chain_in_a_demolition_derby(answer: str, place: object) -> None:
    table = sandy().put({"blue small": (0, 9), "green small": (0, 8)}).upgrade("blue small", "anchor_chain")
    table.condition(1, "demolition_derby").fate(slam="bottom", direction="FL").drive("green small", 3).step("F")
    assert (table.asked, table.player) == ("anchor", "blue")
    table.choose(answer)
    assert (table.where("blue small"), table.where("green small")) == (place, (0, 9))
    assert table.piece(0).spent == (1 if answer == "accept" else 0)


@pytest.mark.rule("TR-UPG-41")
def test_anchored_onto_another_vehicle_a_new_slam_follows() -> None:
    table = sandy().put({"blue small": (0, 9), "green small": (0, 8), "orange small": (0, 10)})
    table.upgrade("blue small", "anchor_chain").fate(slam="bottom", direction="FL").drive("green small", 3).step("F")
    table.fate(slam="bottom", direction="F").accept()
    assert (table.where("blue small"), table.where("orange small"), table.where("green small")) == (
        (0, 10),
        (0, 11),
        (0, 9),
    )


@pytest.mark.rule("TR-UPG-127")
def test_anchor_chain_against_rock_and_blat_off() -> None:
    rock = car("anchor_chain").ground({(1, 5): "impassable"}).shove("blue small", "FL")
    assert (rock.asked, rock.accept().where("blue small")) == ("anchor", (2, 6))
    blat = car("anchor_chain", (1, 5)).fate(damage="blat_off", direction="FL", stunt=3).hit("blue small")
    assert (blat.asked, blat.accept().where("blue small")) == ("anchor", (1, 6))


@pytest.mark.rule("TR-UPG-127")
def test_no_anchor_before_rock_twice_or_for_a_driven_step() -> None:
    blocked = car("anchor_chain", (0, 5)).ground({(0, 6): "impassable"}).shove("blue small", "FL")
    assert blocked.eliminated("blue small")
    used = car("anchor_chain", (0, 5)).shove("blue small", "FL").accept().effect(Effect.ROUND_OVER)
    used.shove("blue small", "FL")
    assert used.eliminated("blue small")
    driven = car("anchor_chain").ground({(2, 6): "impassable"}).drive("blue small", 2).step("F")
    assert driven.eliminated("blue small")


@pytest.mark.rule("TR-UPG-127")
@pytest.mark.parametrize(("answer", "place"), [("accept", (0, 6)), ("decline", "gone")])
def test_anchor_chain_holds_in_a_quake(answer: str, place: object) -> None:
    table = car("anchor_chain", (0, 5), carnage=True).put({"green small": (4, 3), "orange small": (3, 9)})
    table.token((4, 4), "quake").fate(direction="FL").drive("green small", 1).step("F")
    assert (table.asked, table.player) == ("anchor", "blue")
    table.choose(answer)
    assert (table.where("blue small"), table.where("orange small")) == (place, (2, 10))


@pytest.mark.rule("TR-UPG-127")
def test_in_a_quake_the_owner_of_the_chain_is_asked() -> None:
    table = sandy(carnage=True).put({"orange small": (0, 5), "green small": (4, 3)})
    table.upgrade("orange small", "anchor_chain").token((4, 4), "quake").fate(direction="FL")
    table.drive("green small", 1).step("F")
    assert (table.asked, table.player, table.about[0]) == ("anchor", "orange", table.vehicle("orange small"))


@pytest.mark.rule("TR-UPG-06", "TR-UPG-13")
def test_an_upgrade_stays_with_its_car() -> None:
    table = car("stealth_paint").put({"blue large": (4, 5)}).damage("blue small", "dent", "dent")
    assert table.piece(0).upgrade != 0
    table.effect(Effect.REPAIR, 0)
    table.choose("repair blue small 1")
    assert (table.piece(0).upgrade != 0, table.piece(2).upgrade) == (True, 0)


@pytest.mark.rule("TR-UPG-127")
def test_an_anchored_car_has_arrived_once_more_than_it_was_pushed() -> None:
    table = car("anchor_chain", (0, 5))
    table.piece("blue small").stamp = 5
    table.shove("blue small", "FL").accept()
    assert (table.where("blue small"), table.piece("blue small").stamp) == ((0, 6), 7)
