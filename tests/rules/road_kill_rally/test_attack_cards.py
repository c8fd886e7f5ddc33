"""Attack cards, shoot tokens and shots at targets (chapters 14.3 to 14.5, cards RC01 to RC11)."""

import pytest

from carambolage.games.road_kill_rally.combat.reach import can_attack, can_shoot, next_target
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Means, Rally, Source, Tag
from tests.games.road_kill_rally.scenario import Scenario, Space

ROAD = ("start", "open_highway", "suburbia")


def reached(card: int, *spaces: Space) -> list[bool]:
    """Whether a card of A at (8, 2) on a straight road can attack a rival on each of some spaces."""
    table = Scenario(2).road(*ROAD).put("A", (8, 2))
    return [can_attack(table.put("B", space).g, table.t, 0, card, 1) for space in spaces]


# Attack cards in general


@pytest.mark.rule("RK-ATK-01", "RK-ATK-02", "RK-ATK-04", "RK-RAL-04")
def test_an_attack_card() -> None:
    table = Scenario(3).put("A", (2, 2), hand="pineapple nitro").put("B", (2, 1), hand="pass pass").put("C", (3, 2))
    table.combat("A").choose("play pineapple")
    assert (table.playing, table.hand("A"), table.offers) == (Rally.PINEAPPLE, ["nitro"], {"rival B", "rival C"})
    table.dice(3, 3, 0).choose("rival B")
    assert (table.playing, table.discards, table.hand("A")) == (Rally.NONE, ["pineapple"], ["pass", "pass", "nitro"])
    assert (table.car("A").shots, table.story("spent")) == (1, [])


@pytest.mark.rule("RK-ATK-03")
def test_arcs_of_attack_cards() -> None:
    ahead, beside, behind = (9, 2), (8, 1), (7, 2)
    assert reached(Rally.HOOK, ahead, beside, behind) == [True, False, False]
    assert reached(Rally.BLASTER, ahead, beside, behind) == [False, False, True]
    assert reached(Rally.BUMP, ahead, beside, behind) == [False, True, False]
    assert reached(Rally.PINEAPPLE, ahead, beside, behind) == [True, True, True]


@pytest.mark.rule("RK-ATK-05", "RK-RAL-09")
def test_a_card_without_anybody_to_hit_is_not_offered() -> None:
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand="bump hook crate pineapple").put("B", (4, 2))
    assert table.combat("A").question == 0
    assert table.target((9, 2), "red").combat("A").offers == {"pass", "play pineapple"}


@pytest.mark.rule("RK-ATK-05", "RK-EDG-09")
def test_oil_slick_needs_a_space() -> None:
    table = Scenario(2).road(*ROAD).put("A", (5, 2), hand="oil_slick").put("B", (4, 2)).oil((4, 1)).wreck((4, 3))
    assert table.combat("A").question == 0
    assert table.put("B", (4, 1)).combat("A").offers == {"pass", "play oil_slick"}
    table.tail = 1
    assert table.combat("A").question == 0


@pytest.mark.rule("RK-ATK-06", "RK-CRD-RC07", "RK-DMG-16", "RK-GEN-11")
def test_broadside() -> None:
    table = Scenario(4).put("A", (2, 2), hand="broadside").put("B", (2, 1), speed=3, hand="pass pass")
    table.put("C", (2, 3), speed=6, hand="bump nitro").put("D", (3, 2), hand="crowd").dice(3, 0, 0).combat("A")
    table.choose("play broadside")
    assert (table.asked, table.attacks) == ("C", [(0, 2, 6)])
    table.dice(5, 3, 0, 0).choose("lose nitro")
    assert table.attacks == [(0, 2, 6), (0, 1, 6)]
    assert (table.car("B").wiped, table.hand("A")) == (1, ["pass", "pass", "nitro"])
    assert (table.car("A").shots, table.hand("D"), table.discards) == (2, ["crowd"], ["broadside"])


@pytest.mark.rule("RK-ATK-06", "RK-ATK-07", "RK-CRD-RC02", "RK-TOK-02", "RK-HAZ-10", "RK-EX-13")
def test_orbital_disco_laser() -> None:
    table = Scenario(4).road("start", "forest_fire", "open_highway").put("A", (1, 2), hand="disco_laser")
    table.put("B", (12, 1), hand="bump bump bump").put("C", (3, 3)).put("D", (6, 2), hand="pass")
    table.dice(3, 5, 3).combat("A").choose("play disco_laser")
    assert table.attacks == [(0, 1, 1), (0, 2, 1)]
    assert (table.hand("A"), table.hand("B"), table.hand("D")) == (["bump"], ["bump", "bump"], ["pass"])
    assert (table.car("C").wiped, table.car("A").shots, table.fate_left) == (1, 2, 0)


@pytest.mark.rule("RK-ATK-06", "RK-ATK-07")
def test_the_laser_ends_with_the_last_of_six_cars() -> None:
    table = (
        Scenario(6).road("start", "open_highway").put("A", (1, 2), hand="disco_laser").put("B", (2, 1)).put("C", (3, 1))
    )
    table.put("D", (4, 1)).put("E", (5, 1)).put("F", (6, 1)).dice(0, 0, 0, 0, 0).combat("A").choose("play disco_laser")
    assert [victim for _, victim, _ in table.attacks] == [5, 4, 3, 2, 1]
    assert (table.question, table.fate_left) == (0, 0)


@pytest.mark.rule("RK-EX-13", "RK-TOK-03")
def test_the_laser_against_a_car_that_is_wiped_out_and_has_no_card() -> None:
    table = Scenario(2).put("A", (1, 2), hand="disco_laser").put("B", (3, 3), wiped=1).dice(5, 3).combat("A")
    table.choose("play disco_laser")
    assert (table.car("A").shots, table.car("B").tokens) == (0, 0)


@pytest.mark.rule("RK-ATK-08", "RK-CRD-RC01", "RK-CRD-RA14", "RK-TOK-01", "RK-END-11", "RK-EX-17")
def test_bump() -> None:
    table = Scenario(3).road(*ROAD).put("A", (20, 1), speed=4, hand="bump").put("C", (20, 3), hand="nitro")
    table.put("B", (20, 2), speed=7, hand="pass pass pass", mounted="ram_plates").dice(3, 5, 0, 4).combat("A")
    table.choose("play bump")
    assert table.told("reduced") == [(1, 2, 2)]
    assert (table.hand("A"), table.hand("B"), table.car("A").shots) == (["pass", "pass"], ["pass"], 1)
    assert (table.car("A").speed, table.car("B").speed, table.story("collided")) == (4, 7, [])
    assert [table.car("A").scored, table.car("A").place] == [[0, 0, 0], (20, 1)]


# The cards one by one


@pytest.mark.rule("RK-CRD-RC01")
def test_bump_reaches_the_neighbour_only() -> None:
    assert reached(Rally.BUMP, (8, 1), (8, 3), (9, 2), (9, 1)) == [True, True, False, False]
    table = Scenario(2).road(*ROAD).put("A", (8, 1)).put("B", (8, 3))
    assert not can_attack(table.g, table.t, 0, Rally.BUMP, 1)


@pytest.mark.rule("RK-CRD-RC03")
def test_heat_seeking_missile() -> None:
    assert reached(Rally.MISSILE, (9, 2), (16, 2), (17, 2), (7, 2)) == [True, True, False, False]
    table = (
        Scenario(3).put("A", (1, 2), hand="missile").put("B", (4, 2), hand="bump bump bump bump", mounted="reactive")
    )
    table.put("C", (2, 2)).dice(3, 3, 3, 3).combat("A").choose("play missile", "rival B")
    assert (table.told("reduced"), len(table.hand("A"))) == ([(1, 2, 2)], 2)


@pytest.mark.rule("RK-CRD-RC04")
def test_back_seat_blaster() -> None:
    assert reached(Rally.BLASTER, (7, 2), (4, 2), (3, 2), (9, 2), (7, 3)) == [True, True, False, False, True]
    table = (
        Scenario(2).put("A", (4, 2), hand="blaster").put("B", (3, 2), hand="pass", mounted="ballistic").dice(5, 0, 0, 3)
    )
    table.combat("A").choose("play blaster")
    assert (table.told("rolled"), table.told("reduced"), table.hand("A")) == (
        [(0, 10, 2, 1, 1, 0)],
        [(1, 2, 1)],
        ["pass"],
    )


@pytest.mark.rule("RK-CRD-RC05", "RK-TGT-01", "RK-TGT-03")
def test_exploding_pineapple() -> None:
    assert reached(Rally.PINEAPPLE, (11, 2), (12, 2), (5, 2), (4, 2)) == [True, False, True, False]
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand="pineapple").put("B", (1, 1)).target((8, 2), "red")
    table.dice(3, 3, 3).combat("A").choose("play pineapple")
    assert (table.target_at((8, 2)), table.car("A").scored) == ("none", [0, 0, 1])


@pytest.mark.rule("RK-CRD-RC06", "RK-CRD-RA12")
def test_chili_cocktail() -> None:
    assert reached(Rally.COCKTAIL, (10, 2), (11, 2), (6, 2), (5, 2)) == [True, False, True, False]
    table = (
        Scenario(2).put("A", (2, 2), hand="cocktail").put("B", (2, 1), hand="pass", mounted="fireproof").dice(3, 3, 3)
    )
    table.combat("A").choose("play cocktail")
    assert (table.told("reduced"), table.hand("B")) == ([(1, 3, 0)], ["pass"])


@pytest.mark.rule("RK-CRD-RC08", "RK-TGT-01")
def test_slingshot_in_the_stands() -> None:
    table = Scenario(2).road("start", "hairpin", "open_highway").put("A", (1, 2), hand="stands").put("B", (12, 3))
    table.target((16, 1), "yellow").target((1, 2), "green").combat("A").choose("play stands")
    assert table.offers == {"rival B", "target (1, 2)", "target (16, 1)"}
    table.dice(3, 3, 3).choose("target (16, 1)")
    assert table.car("A").scored == [0, 1, 0]


@pytest.mark.rule("RK-CRD-RC09")
def test_firecracker_crate() -> None:
    ring = [(row, lane) for row in (7, 8, 9) for lane in (1, 2, 3) if (row, lane) != (8, 2)]
    assert all(reached(Rally.CRATE, *ring))
    assert reached(Rally.CRATE, (10, 2), (6, 2)) == [False, False]


@pytest.mark.rule("RK-CRD-RC10", "RK-HAZ-19", "RK-EX-33")
def test_oil_slick() -> None:
    table = Scenario(2).road(*ROAD).put("A", (15, 1), hand="oil_slick").put("B", (20, 2)).combat("A")
    table.choose("play oil_slick")
    assert (table.question, table.offers) == (Question.OIL_SPACE, {"oil 1", "oil 2"})
    table.choose("oil 2")
    assert (table.is_oil_at((14, 2)), table.is_oil_at((14, 1)), table.discards) == (True, False, ["oil_slick"])
    assert (table.car("A").shots, table.told("oil_laid")) == (0, [(0, 40, 0)])


@pytest.mark.rule("RK-CRD-RC10", "RK-EX-33")
def test_oil_slick_with_one_space_left() -> None:
    table = Scenario(2).road(*ROAD).put("A", (15, 1), hand="oil_slick").put("B", (14, 2)).combat("A")
    table.choose("play oil_slick")
    assert (table.question, table.is_oil_at((14, 1))) == (0, True)


@pytest.mark.rule("RK-CRD-RC10", "RK-HAZ-13", "RK-HAZ-14", "RK-HAZ-16", "RK-EX-33")
@pytest.mark.parametrize(("extra", "dice"), [("", 3), ("four_wheel", 0)])
def test_the_next_car_meets_the_oil(extra: str, dice: int) -> None:
    table = Scenario(2).road(*ROAD).put("A", (13, 1), speed=4, mounted=extra).put("B", (20, 2)).oil((14, 1))
    table.move("A").choose("speed 4").dice(*[0] * dice).choose("step 1 drive")
    assert table.told("rolled") == ([(0, 6, 3)] if dice else [])
    assert (table.is_oil_at((14, 1)), table.fate_left, table.car("B").shots) == (False, 0, 0)
    assert table.told("oil_gone") == [(0, table.number_of((14, 1)), 0)]


@pytest.mark.rule("RK-HAZ-13", "RK-HAZ-18", "RK-EX-33")
def test_oil_on_a_pit_box() -> None:
    table = Scenario(2).road("start", "the_pits", "open_highway").put("A", (5, 3), speed=6).put("B", (4, 2)).oil((6, 3))
    table.move("A").choose("speed 6").dice(0, 0, 0, 0, 0).choose("step 3 drive")
    assert table.told("rolled") == [(0, 6, 5)]


@pytest.mark.rule("RK-CRD-RC11", "RK-EDG-05", "RK-EX-28", "RK-DMG-15")
@pytest.mark.parametrize(
    ("hand", "faces", "speeds"),
    [("bump bump bump", (3, 0), (7, 3)), ("", (3, 0), (7, 1)), ("bump bump bump", (0, 0), (3, 7))],
)
def test_grappling_hook(hand: str, faces: tuple[int, ...], speeds: tuple[int, int]) -> None:
    table = Scenario(2).put("A", (1, 2), speed=3, hand="hook").put("B", (3, 2), speed=7, hand=hand).dice(*faces)
    table.combat("A").choose("play hook")
    assert (table.car("A").speed, table.car("B").speed) == speeds


@pytest.mark.rule("RK-CRD-RC11", "RK-DMG-10", "RK-EX-28")
@pytest.mark.parametrize("hand", ["bump bump bump", "bump", ""])
def test_the_hook_leaves_the_speeds_alone_of_who_has_wiped_out_this_round(hand: str) -> None:
    table = Scenario(2).put("A", (1, 2), speed=8, hand="hook").put("B", (3, 2), speed=1, hand=hand, wiped=1)
    table.dice(3, 0).combat("A").choose("play hook")
    assert (table.car("A").speed, table.car("B").speed) == (8, 1)
    assert table.told("speed_changed") == []


@pytest.mark.rule("RK-CRD-RC11")
def test_grappling_hook_reaches_four_rows_with_a_clear_line() -> None:
    assert reached(Rally.HOOK, (12, 2), (13, 2), (7, 2)) == [True, False, False]
    table = Scenario(3).road(*ROAD).put("A", (8, 2)).put("B", (11, 2)).put("C", (10, 2))
    assert not can_attack(table.g, table.t, 0, Rally.HOOK, 1)
    assert not can_shoot(table.target((9, 2), "red").g, table.t, 0, Rally.HOOK, 9, 2)


# Shoot tokens


@pytest.mark.rule("RK-TOK-01", "RK-TOK-04")
def test_one_token_for_each_rival_whatever_the_damage() -> None:
    table = Scenario(2).put("A", (1, 2)).put("B", (3, 2), hand="bump bump bump")
    table.hit("B", 3, Source.ATTACK, "A", Tag.BULLET, 2)
    assert (table.car("A").shots, table.told("took_shot")) == (1, [(0, 0, 0)])


@pytest.mark.rule("RK-TOK-02")
def test_a_token_for_an_empty_hand_that_wipes_out() -> None:
    table = Scenario(2).put("A", (1, 2)).put("B", (3, 2)).hit("B", 1, Source.ATTACK, "A", Tag.BULLET, 2)
    assert table.car("A").shots == 1


@pytest.mark.rule("RK-TOK-03")
def test_no_token_without_damage() -> None:
    table = Scenario(2).put("A", (1, 2)).put("B", (3, 2), hand="bump", mounted="ballistic")
    table.hit("B", 2, Source.ATTACK, "A", Tag.BULLET, 2)
    assert table.car("A").shots == 0


@pytest.mark.rule("RK-TOK-05", "RK-COL-04")
@pytest.mark.parametrize("source", [Source.CHECK, Source.COLLISION, Source.RETALIATION])
def test_no_token_for_other_damage(source: int) -> None:
    table = Scenario(2).put("A", (1, 2)).put("B", (3, 2), hand="bump").hit("B", 2, source, "A")
    assert (table.car("A").shots, table.car("B").wiped) == (0, 1)


@pytest.mark.rule("RK-TOK-06", "RK-END-06", "RK-INF-01")
def test_tokens_lie_openly_and_are_never_lost() -> None:
    table = Scenario(2).put("A", (1, 2), shots=4).put("B", (3, 2)).hit("A", 1, Source.CHECK)
    assert (table.car("A").shots, table.seen_by("B").car[0].shots, table.seen_by("").car[0].shots) == (4, 4, 4)


# Shots at targets


@pytest.mark.rule("RK-TGT-01", "RK-TGT-02", "RK-TGT-05")
@pytest.mark.parametrize(("faces", "scored"), [((3, 3, 3, 0), [0, 1, 0]), ((3, 3, 0, 0), [0, 0, 0])])
def test_three_hits_score_a_target(faces: tuple[int, ...], scored: list[int]) -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun").put("B", (1, 1)).target((3, 2), "yellow")
    table.dice(*faces).combat("A").choose("weapon")
    assert (table.car("A").scored, table.car("A").shots, table.hand("A")) == (scored, 0, [])
    assert table.target_at((3, 2)) == ("none" if any(scored) else "yellow")
    assert table.story("scored", "missed") == ["scored" if any(scored) else "missed"]


@pytest.mark.rule("RK-TGT-03")
def test_the_own_space_only_in_any_arc() -> None:
    table = Scenario(2).put("A", (2, 2), hand="nitro", mounted="machine_gun").put("B", (1, 1)).target((2, 2), "red")
    assert not can_shoot(table.g, table.t, 0, Means.WEAPON, 2, 1)
    assert can_shoot(table.g, table.t, 0, Rally.PINEAPPLE, 2, 1)
    assert not can_shoot(table.g, table.t, 0, Rally.BLASTER, 2, 1)


@pytest.mark.rule("RK-TGT-04", "RK-TGT-09")
def test_a_target_beside_a_car_in_one_space() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro", mounted="machine_gun").target((3, 2), "red")
    table.put("B", (3, 2), hand="return_fire", mounted="spiked_hull").combat("A").choose("weapon")
    assert table.offers == {"rival B", "target (3, 2)"}
    table.dice(3, 3, 3, 0).choose("target (3, 2)")
    assert (table.hand("B"), table.car("A").scored) == (["return_fire"], [0, 0, 1])


@pytest.mark.rule("RK-TGT-06")
def test_a_target_may_be_shot_at_again() -> None:
    table = (
        Scenario(2).put("A", (1, 2), hand="nitro nitro", mounted="machine_gun").put("B", (1, 1)).target((3, 2), "red")
    )
    table.dice(0, 0, 0, 0).combat("A").choose("weapon").dice(3, 3, 3, 3).combat("A").choose("weapon")
    assert table.car("A").scored == [0, 0, 1]


@pytest.mark.rule("RK-TGT-07", "RK-TGT-09", "RK-HAZ-12")
def test_neither_armour_nor_retaliation_nor_smoke_protect_a_target() -> None:
    table = Scenario(2).road("start", "forest_fire").put("A", (4, 2), hand="nitro", mounted="machine_gun")
    table.put("B", (5, 2), mounted="spiked_hull ballistic").target((5, 2), "green").dice(3, 3, 3, 0).combat("A")
    table.choose("weapon")
    assert (table.car("A").scored, table.story("reduced", "retaliated")) == ([1, 0, 0], [])


@pytest.mark.rule("RK-TGT-08")
def test_cards_without_t_do_not_aim_at_targets() -> None:
    table = Scenario(2).road(*ROAD).put("A", (8, 2)).put("B", (1, 1)).target((9, 2), "red").target((7, 2), "red")
    table.target((8, 1), "red")
    aiming = {card for card in range(Rally.EVASIVE) if next_target(table.g, table.t, 0, card, -1) != -1}
    assert aiming == {Rally.BLASTER, Rally.PINEAPPLE, Rally.COCKTAIL, Rally.STANDS}


@pytest.mark.rule("RK-TGT-01", "RK-RUN-10")
def test_a_scored_target_is_remembered_by_the_crowd() -> None:
    table = Scenario(2).put("A", (1, 2), hand="pineapple").put("B", (1, 1)).target((3, 2), "red").dice(5, 5, 5, 0, 0, 0)
    table.combat("A").choose("play pineapple", "target (3, 2)")
    assert table.car("A").cheered == 1


@pytest.mark.rule("RK-CMB-08", "RK-TGT-01")
def test_targets_beyond_the_largest_range_are_not_listed() -> None:
    table = Scenario(2).road(*ROAD).put("A", (8, 2), hand="nitro", mounted="grenades").put("B", (1, 1))
    for space in ((4, 3), (5, 1), (11, 3), (12, 1)):
        table.target(space, "green")
    assert [next_target(table.g, table.t, 0, Means.WEAPON, after) for after in (-1, 12, 32)] == [12, 32, -1]
    table.dice(3, 3, 3).combat("A").choose("weapon")
    assert table.offers == {"target (5, 1)", "target (11, 3)"}
