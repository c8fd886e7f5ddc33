"""Hidden hand cards (TR-CRD-19, 21, 36, 37, 39, 42, 49)."""

import pytest

from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import in_ruins, sandy

ALL: dict[str, object] = {"advanced_airstrikes": True, "bounties": True, "one_shots": True, "bonus_commands": True}


@pytest.mark.rule("TR-CRD-37")
def test_others_learn_only_how_many_cards_are_held() -> None:
    hands = (("carpet_bombing", "hit_and_run", "loaded_dice"), ("rotor_wash", "front_runner", "free_order"))
    for crew in ("green", ""):
        seen = set()
        for airstrike, bounty, one_shot in hands:
            table = sandy().hand("blue", airstrike=airstrike, bounty=bounty, one_shot=one_shot)
            c = table.seen_by(crew).crews[0]
            seen.add((c.airstrike, c.bounty, c.one_shot))
        assert len(seen) == 1
        assert 0 not in seen.pop()
    own = table.seen_by("blue").crews[0]
    assert (own.airstrike, own.bounty, own.one_shot) == (3, 7, 6)


@pytest.mark.rule("TR-CRD-04", "TR-CRD-37", "TR-AIR-01", "TR-BOU-01", "TR-ONE-01")
def test_a_dealt_card_is_whispered_to_its_owner() -> None:
    table = Scenario.from_the_box(6, seed=4, crew_choice="random", **ALL).settle()
    dealt = table.whispered("hand_dealt")
    assert len(dealt) == 18
    for (crew, _, shown), secret, eyes in dealt:
        assert (shown, eyes) == (0, 1 << table.team(crew).seat)
        assert secret + 1 in (table.team(crew).airstrike, table.team(crew).bounty, table.team(crew).one_shot)


@pytest.mark.rule("TR-CRD-39")
def test_several_hand_cards_may_be_played_in_one_turn() -> None:
    table = sandy().put({"blue medium": (2, 9), "green small": (2, 13), "wreck 1": (2, 10)}).chopper("blue", (2, 12))
    table.hand("blue", airstrike="hover_strike", one_shot="hotwire").dice("blue", 1).turn("blue")
    assert table.offers == {"use hover_strike", "use hotwire", "decline"}
    table.choose("use hotwire").steps("FL FL").choose("use hover_strike").decline()
    assert (table.asked, table.where("wreck 1")) == ("assign", (0, 11))


@pytest.mark.rule("TR-CRD-42")
def test_a_played_card_is_never_replaced() -> None:
    table = sandy().put({"blue medium": (2, 9)}).hand("blue", one_shot="nitro_burst").drive("blue medium", 1)
    table.choose("use nitro_burst")
    for _ in range(3):
        table.round("blue")
        assert table.team(0).one_shot == 0


@pytest.mark.rule("TR-CRD-21")
def test_cards_of_a_player_who_goes_out_leave_unseen() -> None:
    table = in_ruins(sandy(), "green", but="small").put({"green small": (0, 9)}).bonus("green", "sidestep")
    table.hand("green", airstrike="kamikaze", bounty="last_legs", one_shot="hotwire").shove("green small", "FL")
    c = table.team(1)
    assert (table.is_out("green"), c.airstrike, c.bounty, c.one_shot, c.bonus) == (True, 0, 0, 0, 0)
    assert (table.story("card_used"), table.story("card_revealed")) == ([], [])


@pytest.mark.rule("TR-CRD-49")
def test_in_a_big_team_each_crew_has_its_own_hand_for_its_own_turns() -> None:
    table = Scenario("blue", "green", "orange", "white", players=2, big_team=True).put({"blue medium": (2, 9)})
    table.put({"orange medium": (4, 9), "wreck 1": (4, 10)})
    table.hand("blue", one_shot="nitro_burst").hand("orange", one_shot="hotwire")
    table.dice("blue", 1, 1).dice("orange", 2, 2).turn("blue")
    assert table.offers == {"use hotwire", "decline"}
    table.choose("use hotwire").steps("FL FL")
    assert {said.split()[1] for said in table.offers} == {"2"}
    table.assign(2, "medium").decline()
    assert (table.asked, table.moves) == ("step", 2)


@pytest.mark.rule("TR-CRD-49")
def test_in_a_big_team_the_own_other_crew_is_no_enemy() -> None:
    table = Scenario("blue", "green", "orange", "white", players=2, big_team=True).put({"blue medium": (0, 9)})
    table.hand("blue", bounty="head_hunter").put({"orange medium": (0, 10)}).fate(slam="bottom", direction="FL")
    assert table.drive("blue medium", 1).step("F").asked == "road_bonus"
    table.put({"blue medium": (0, 9), "white medium": (0, 10)}).fate(slam="bottom", direction="FL")
    assert table.drive("blue medium", 1).step("F").asked == "claim_bounty"


@pytest.mark.rule("TR-CRD-49", "TR-BOU-102")
def test_in_a_big_team_a_claim_at_the_start_binds_the_turn_to_its_crew() -> None:
    table = Scenario("blue", "green", "orange", "white", players=2, big_team=True).hand(
        "orange", bounty="slow_and_steady"
    )
    table.put({"blue medium": (2, 12), "orange medium": (2, 3), "green medium": (4, 9)})
    table.dice("blue", 1, 1).dice("orange", 2).turn("blue")
    assert table.asked == "claim_bounty"
    table.accept()
    assert {said.split()[1] for said in table.offers} == {"2"}
    assert table.assign(2, "medium").moves == 5
