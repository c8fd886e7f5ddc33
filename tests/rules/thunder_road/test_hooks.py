"""Where cards attach to the base rules (TR-HOK)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import sandy


@pytest.mark.rule("TR-HOK-01")
def test_a_leader_brings_own_commands_and_other_ranges() -> None:
    plain = sandy().dice("blue", 1, 4).turn("blue").assign(1, "small")
    assert "command 4 nitro" not in plain.offers
    assert "command 4 drift" in plain.offers
    vamp = sandy().leader("blue", "vince_vamp", tokens=0).dice("blue", 1, 4).turn("blue").assign(1, "small")
    assert "command 4 nitro" in vamp.offers
    assert "command 4 drift" not in vamp.offers


@pytest.mark.rule("TR-HOK-02")
def test_one_token_beside_the_die_counts_as_the_lowest_value() -> None:
    table = sandy().put({"blue small": (2, 5)}).leader("blue", "asha", tokens=2).dice("blue", 2, 5).turn("blue")
    table.assign(2, "small").command("airstrike", 5)
    assert (table.asked, "token nitro" in table.offers, "token airstrike" in table.offers) == (
        "assign_token",
        True,
        False,
    )
    table.choose("token nitro", "first nitro", "space 5,5")
    assert (table.moves, table.team(0).tokens, table.team(0).commanded) == (2 + 1, 1, 1)


@pytest.mark.rule("TR-HOK-02")
def test_a_token_needs_no_command_die_and_no_coast() -> None:
    table = sandy().put({"blue small": (2, 5)}).leader("blue", "asha", tokens=1).dice("blue", 2, 5)
    table.team(0).commanded = 1
    assert table.turn("blue").assign(2, "small").asked == "assign_token"
    coast = sandy().put({"blue small": (2, 5)}).leader("blue", "asha", tokens=1).dice("blue", 2)
    coast.moved("blue small", "blue medium", "blue large").turn("blue").assign(2, "small")
    assert coast.asked == "step"


@pytest.mark.rule("TR-HOK-03")
@pytest.mark.parametrize("first", ["airstrike", "nitro"])
def test_the_player_chooses_the_order_of_die_and_token(first: str) -> None:
    table = sandy().put({"blue small": (2, 5)}).leader("blue", "asha", tokens=1).dice("blue", 2, 5).turn("blue")
    table.assign(2, "small").command("airstrike", 5).choose("token nitro")
    assert (table.asked, table.offers) == ("command_order", {"first airstrike", "first nitro"})
    table.choose(f"first {first}", "space 5,5")
    names = [("airstrike", "nitro")[number] for _, number, _ in table.told("command")]
    assert names == [first, "nitro" if first == "airstrike" else "airstrike"]


@pytest.mark.rule("TR-HOK-04")
def test_tokens_on_commands_go_to_the_supply_at_the_end_of_the_round() -> None:
    table = sandy().put({"blue small": (2, 5)}).leader("blue", "asha", tokens=2).dice("blue", 2).turn("blue")
    if table.asked == "assign":
        table.assign(2, "small")
    table.choose("token nitro")
    supply = table.token_supply
    table.effect(Effect.ROUND_OVER)
    c = table.team(0)
    assert (c.tokens, c.tokens_out, c.held, table.token_supply) == (1, 0, 0, supply + 1)


@pytest.mark.rule("TR-HOK-05")
def test_cards_stand_in_for_movement_dice_and_for_the_shooting_die() -> None:
    table = sandy("blue", "green").put({"blue small": (2, 5), "green small": (2, 9)}).german("blue", 1, 18).turn("blue")
    assert (table.asked, {said.split()[0] for said in table.offers}) == ("assign", {"assign_card"})
    table.choose("assign_card 18 small")
    if table.asked == "assign_command":
        table.decline()
    assert table.moves == table.t.german_move[17]
    shot = sandy("blue", "green").put({"blue small": (2, 5), "green small": (2, 6)}).german("blue", 1)
    shot.shoot("blue small").target("green small")
    c = shot.team(0)
    assert (c.discard.bit_count(), c.deck.bit_count(), shot.told("card_revealed") != []) == (1, 16, True)


@pytest.mark.rule("TR-HOK-05", "TR-CAR-27")
def test_pit_traps_turn_up_a_card_of_a_card_crew_and_roll_for_others_and_for_whoever_is_out() -> None:
    table = sandy("blue", "green", carnage=True).put({"blue medium": (2, 5)}).german("blue", 1)
    table.token((2, 6), "pit_trap").fate(number=0).drive("blue medium", 2).step("F")
    assert (table.team(0).discard.bit_count(), len(table.told("card_revealed"))) == (1, 1)
    for name in ("blue medium", "wreck 1", "green medium"):
        other = sandy("blue", "green", "orange", carnage=True).german("blue", 1).put({name: (2, 5)})
        other.damage("blue medium", "dent", "dent").team(0).out = 1
        other.token((2, 6), "pit_trap").fate(shot="any").shove(name, "F")
        assert (other.where(name), other.told("card_revealed")) == ("gone", [])


@pytest.mark.rule("TR-HOK-06")
def test_an_upgrade_sleeps_while_its_car_is_inoperable() -> None:
    table = sandy().put({"green medium": (2, 5)}).upgrade("green medium", "mine_roller").token((2, 6), "mine")
    table.shove("green medium", "F")
    assert (table.damage_of("green medium"), table.token_at((2, 6))) == ((), "")
    slam = sandy().put({"green medium": (2, 5), "blue small": (2, 8)}).upgrade("green medium", "chopper_jammer")
    slam.chopper("blue", (2, 5)).end_turn()
    assert (slam.where("green medium"), slam.chopper_of("blue")) == ((2, 5), "off")
    slam.damage("green medium", "dent", "dent").chopper("blue", (2, 5)).end_turn()
    assert slam.where("green medium") == "gone"


@pytest.mark.rule("TR-HOK-07")
def test_a_road_condition_comes_and_goes_with_its_tile() -> None:
    table = sandy().condition(0, "tailwind").condition(1, "headwind").condition(2, "sandstorm")
    table.condition_deck = 0b10
    table.put({"blue small": (3, 23)}).shove("blue small", "F")
    held = [table.conditions[(table.rear + tile) % 3] - 1 for tile in range(3)]
    assert held == [7, 0, 1]
    assert (table.condition_discard >> 6) & 1 == 1


@pytest.mark.rule("TR-HOK-08")
@pytest.mark.parametrize("crew", ["blue", "final_five"])
def test_a_bonus_command_is_one_more_slot_for_the_one_command_die(crew: str) -> None:
    table = sandy("blue", "final_five").bonus(crew, "afterburner").dice(crew, 1, 5).turn(crew)
    table.choose("assign 1 small" if crew == "blue" else "assign 1 1")
    assert "command 5 afterburner" in table.offers
    table.command("afterburner", 5)
    assert (table.team(crew).commanded, table.asked) == (1, "entry_space")


@pytest.mark.rule("TR-HOK-09")
def test_the_order_of_events_in_a_round() -> None:
    """A turn with a command, fire, a token, a slam, damage, a scroll and a shot."""
    table = Scenario("blue", "green", "orange", carnage=True).put({"blue small": (2, 22), "orange small": (2, 3)})
    table.put({"green small": (2, 23)}).burning("blue small")
    table.next_tile("4a", spots=((3, 0),)).round("blue", number=3)
    table.stop().dice("blue", 2, 1).turn("blue").assign(2, "small").fate(fire="plus_1").command("nitro", 1)
    table.fate(slam="bottom", direction="F").step("F").decline()
    table.fate(shot="any", damage="dent").target("green small")
    kinds = "round_begins dice_rolled road_die turn_begins assigned command_placed command fire_die moves stepped slam"
    kinds += " slam_dice pushed eliminated scrolled hazards_laid moved shot shooting_die hit damage_drawn"
    order = [name for name in table.story() if name in kinds.split()]
    once = [name for index, name in enumerate(order) if name not in order[:index]]
    assert once == kinds.split()


def shot_offers(table: Scenario) -> set[str]:
    """Whom the small blue car may shoot at."""
    return {said.removeprefix("vehicle ") for said in table.shoot("blue small").offers - {"decline"}}


@pytest.mark.rule("TR-HOK-10")
def test_values_that_cards_change() -> None:
    moves = sandy().condition(0, "tailwind").put({"blue small": (2, 5)}).drive("blue small", 2)
    assert moves.moves == 3
    cost = sandy().upgrade("blue small", "monster_tires").put({"blue small": (2, 5)}).ground({(2, 6): "mud"})
    assert cost.drive("blue small", 3).step("F").moves == 2
    steps = sandy().upgrade("blue small", "side_thrusters").put({"blue small": (2, 5)}).drive("blue small", 2)
    assert steps.offers == {"step F", "step FL", "step FR", "step BL", "step BR"}
    arc = sandy().put({"blue small": (2, 5), "green small": (2, 4)})
    assert (shot_offers(arc), shot_offers(arc.upgrade("blue small", "rear_gun"))) == (set(), {"green small"})
    size = sandy().put({"blue small": (2, 5), "green large": (2, 6)}).upgrade("green large", "stealth_paint")
    assert size.fate(shot="large").shoot("blue small").target("green large").story("missed") == ["missed"]
    ram = sandy().put({"blue small": (2, 5), "green small": (2, 6)}).upgrade("blue small", "ram_plate")
    assert ram.fate(slam="top", direction="F").drive("blue small", 1).step("F").asked == "slam_reroll"
    road = Scenario("blue", "green").put({"blue small": (2, 5)}).upgrade("blue small", "overdrive")
    assert road.drive("blue small", 1).step("F").accept().moves == 1 + 1
    paddles = sandy().put({"blue small": (2, 5)}).upgrade("blue small", "sand_paddles").drive("blue small", 1)
    assert paddles.step("F").asked == "road_bonus"
    draw = sandy().put({"blue small": (2, 5)}).leader("blue", "ms_betty").fate(damage=["dent", "dazed"])
    assert draw.hit("blue small").asked == "choose_damage"


@pytest.mark.rule("TR-HOK-11", "TR-FIR-08", "TR-FIR-11")
def test_card_effects_use_the_procedures_of_the_base_rules() -> None:
    """A push by a card runs the whole entering procedure; its damage is drawn, acts, and takes moves away."""
    table = sandy().put({"blue small": (2, 5), "green small": (1, 5)}).leader("blue", "abigail", tokens=0)
    table.token((0, 5), "mine").fate(damage="skid_front").dice("blue", 1, 3).turn("blue").assign(1, "small")
    table.command("pull_over", 3)
    if table.asked == "nudge_target":
        table.choose("nudge green small BL")
    assert (table.where("green small"), table.damage_of("green small")) == ((0, 6), ("skid_front",))


@pytest.mark.rule("TR-HOK-12")
def test_a_player_with_several_effects_chooses_the_order() -> None:
    table = sandy().put({"blue small": (2, 5)}).upgrade("blue small", "turbocharger")
    table.hand("blue", one_shot="nitro_burst").drive("blue small", 1)
    assert (table.asked, table.player) == ("effect_menu", "blue")
    assert table.offers == {"use turbocharger", "use nitro_burst", "decline"}
    table.choose("use nitro_burst")
    assert table.offers == {"use turbocharger", "decline"}
    table.choose("use turbocharger")
    assert table.asked == "step"


@pytest.mark.rule("TR-HOK-12")
def test_the_active_player_comes_before_the_others() -> None:
    """After a shot its shooter's effects come first, then the answer of whoever was shot at."""
    table = sandy().put({"blue small": (2, 5), "green small": (2, 6)}).upgrade("blue small", "explosive_rounds")
    table.hand("green", one_shot="return_fire").shoot("blue small").fate(shot="any", damage="dent")
    table.target("green small")
    assert (table.asked, table.player, table.offers) == ("effect_menu", "blue", {"use explosive_rounds", "decline"})
    table.decline()
    assert (table.asked, table.player) == ("play_reaction", "green")
