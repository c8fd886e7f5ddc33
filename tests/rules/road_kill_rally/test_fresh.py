"""What begins, begins anew: nothing of what was before stays."""

import pytest

from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.things import Phase, Purpose, Rally, Skill, Source, Tag
from tests.games.road_kill_rally.opening import Opening
from tests.games.road_kill_rally.scenario import ACCESSORY, RALLY, Scenario

ROAD = ("start", "open_highway", "suburbia")
LASTING = ("steps", "free", "once", "slide", "line", "diagonal", "flight", "dice", "over")


@pytest.mark.rule("RK-MOV-01", "RK-RND-01", "RK-CRA-07", "RK-SPD-05")
def test_a_movement_begins_without_what_lasted_for_the_one_before() -> None:
    table = Scenario(3).road(*ROAD).put("C", (6, 2)).put("A", (1, 1))
    for name in LASTING:
        setattr(table.g.move, name, 3)
    table.move("C")
    assert [getattr(table.g.move, name) for name in LASTING] == [0] * len(LASTING)
    assert table.moving == 2


@pytest.mark.rule("RK-MOV-01", "RK-ROA-27", "RK-CRA-07")
def test_a_movement_that_is_over_is_nobodys() -> None:
    table = Scenario(3).road(*ROAD).put("C", (6, 2), 1).put("A", (1, 1)).move("C").choose("speed 1", "step 2 drive")
    assert (table.moving, table.in_flight, table.told("move_ends")) == (-1, 0, [(2, 0, 0)])


@pytest.mark.rule("RK-ATK-06", "RK-CMB-06", "RK-DMG-12", "RK-DMG-17")
@pytest.mark.parametrize("card", ["broadside", "bump"])
def test_an_attack_begins_without_the_retaliations_of_the_one_before(card: str) -> None:
    table = Scenario(3).put("C", (2, 2), hand=card).put("A", (2, 1), hand="bump bump bump").put("B", (4, 2))
    attack = table.g.attack
    attack.spikes, attack.victim, attack.space = 0b011, 1, 7
    attack.fires[:] = [1, 2, 1, 1, 1, 1]
    table.dice(0, 0, 0).combat("C").choose(f"play {card}")
    assert (table.attacks, table.told("retaliated")) == ([(2, 0, Rally.ids().index(card))], [])
    assert (list(attack.fires), attack.spikes, attack.seat, attack.space) == ([0] * 6, 0, 2, -1)


@pytest.mark.rule("RK-ATK-06", "RK-TEA-05", "RK-CRD-RA17", "RK-DMG-17")
def test_only_victims_strike_back() -> None:
    table = Scenario(4, teams="true").put("A", (2, 2), hand="broadside pass").put("B", (2, 1), hand="bump bump")
    table.put("C", (2, 3), hand="bump", mounted="spiked_hull").put("D", (4, 1)).dice(0, 0, 0).combat("A")
    table.choose("play broadside")
    assert (table.attacks, table.told("retaliated")) == ([(0, 1, Rally.BROADSIDE)], [])


@pytest.mark.rule("RK-DMG-01", "RK-DMG-02", "RK-DMG-04", "RK-DMG-13")
def test_damage_begins_without_what_was_lost_before() -> None:
    table = Scenario(2).put("A", (2, 2)).put("B", (3, 2), hand="evasive bump nitro")
    damage = table.g.damage
    damage.lost, damage.grip, damage.escaped = 2, 1, 1
    table.hit("B", 2, Source.ATTACK, "A", Tag.BULLET, 1)
    assert "play evasive" in table.offers
    assert (damage.lost, damage.grip, damage.escaped, damage.due) == (0, 0, 0, 2)
    assert (damage.victim, damage.by, damage.source, damage.tag) == (1, 0, Source.ATTACK, Tag.BULLET)
    table.choose("lose nitro", "lose bump")
    assert table.hand("A") == ["bump", "nitro"]


@pytest.mark.rule("RK-SET-07", "RK-SET-08", "RK-SET-17", "RK-SET-20", "RK-TEA-01")
@pytest.mark.parametrize("teams", ["false", "true"])
def test_before_the_first_question_everybody_stands_alike(teams: str) -> None:
    table = Opening(4, teams=teams)
    assert (table.g.active, table.moving, table.g.attack.seat, table.g.damage.victim) == (-1, -1, -1, -1)
    assert (table.playing, table.phase, table.round_number, table.crossed) == (Rally.NONE, 0, 0, 0)
    assert [(car.pole, car.skill, car.speed, car.status) for car in table.g.car] == [(-1, Skill.NONE, 5, 0)] * 6
    assert [list(skills) for skills in table.dealt_skills] == [[Skill.NONE, Skill.NONE]] * 6
    assert [car.team for car in table.g.car] == ([0, 1, 2, 3, 4, 5] if teams == "false" else [0, 1, 0, 1, 4, 5])


@pytest.mark.rule("RK-SET-03", "RK-ROA-01", "RK-ROA-29", "RK-ROA-31", "RK-HAZ-06", "RK-HAZ-08")
def test_nobody_has_been_on_a_tile_that_is_placed() -> None:
    table = Scenario(2).put("A", (4, 1)).put("B", (3, 1))
    table.above = 5
    table.g.road[1].entered = table.g.road[1].pitted = 0b11
    table.draws("hay_bale_blockade").effect(Effect.DRAW_TILE, 0).choose("reversed")
    start, placed = table.g.road[:2]
    assert [(tile.entered, tile.pitted) for tile in (start, placed)] == [(0, 0), (0, 0)]
    assert (placed.flipped, placed.first, placed.x, placed.y, placed.heading, table.rows) == (1, 5, 0, 1, 0, 8)
    assert list(table.g.tile_of_row[1:9]) == [0] * 4 + [1] * 4


@pytest.mark.rule("RK-END-02", "RK-END-04", "RK-END-12", "RK-ELI-03", "RK-LVG-02")
def test_of_a_car_that_has_left_the_race_nothing_stays_on_the_road() -> None:
    table = Scenario(3).road("start", "finish").put("A", (6, 3), 1, "bump", "turret", "feed").put("B", (1, 1))
    table.put("C", (2, 1)).move("A").choose("speed 1")
    car = table.car("A")
    assert (car.row, car.lane, car.slot, table.hand("A")) == (0, 0, [-1, -1, -1], [])
    assert (table.discards, table.part_discards, table.parts_of("A")) == (["bump"], ["turret"], ["feed"])


@pytest.mark.rule("RK-RND-02", "RK-RND-05", "RK-RND-06", "RK-CMB-01")
def test_nobody_is_active_between_two_phases() -> None:
    table = Scenario(2).road(*ROAD).put("A", (9, 1), 1).put("B", (8, 1), 1).effect(Effect.PHASE, Phase.MOVE)
    assert table.g.active == 0
    table.choose("speed 1", "step 1 drive")
    assert table.g.active == 1
    table.choose("speed 1", "step 1 drive")
    assert (table.g.active, table.phase, table.question) == (-1, Phase.MOVE, 0)
    table.g.active = 1
    table.effect(Effect.PHASE, Phase.COMBAT)
    assert (table.g.active, table.phase, table.told("phase_begins")[-1]) == (-1, Phase.COMBAT, (2, 0, 0))


@pytest.mark.rule("RK-RND-03", "RK-RND-04", "RK-RND-05", "RK-RND-10")
def test_hits_of_an_earlier_order_count_for_nothing() -> None:
    table = Scenario(6).road(*ROAD).put("A", (9, 1)).put("B", (9, 2)).put("C", (8, 1), 4).put("D", (8, 2), 3)
    table.put("E", (7, 1)).put("F", (6, 1))
    table.g.order_hits[:] = [1, 2, 3, 4, 5, 6]
    table.dice(0, 0, 0, 3, 0, 0).effect(Effect.PHASE, Phase.MOVE)
    assert (table.order, table.fate_left) == ([1, 0, 2, 3, 4, 5], 0)
    assert [seat for seat, *_ in table.told("rolled")] == [0, 1]


@pytest.mark.rule("RK-DIC-01", "RK-DIC-04", "RK-DIC-09", "RK-CRD-SK10")
def test_blanks_are_counted_anew_for_each_roll() -> None:
    table = Scenario(2).put("A", (1, 2), hand="nitro nitro", mounted="machine_gun", skill="trigger")
    table.put("B", (3, 2), hand="bump bump pass nitro evasive")
    table.g.blanks = 9
    table.dice(0, 3, 0, 3).combat("A").choose("weapon")
    assert list(table.about[:2]) == [2, 2]
    table.dice(0, 3).choose("reroll")
    assert [numbers[:5] for numbers in table.told("rolled")] == [
        (0, Purpose.ATTACK, 2, 2, 0),
        (0, Purpose.REROLL, 1, 1, 0),
    ]


@pytest.mark.rule("RK-DRW-04", "RK-DRW-05", "RK-GEN-08", "RK-PIT-06")
def test_every_card_of_a_pile_may_be_drawn_first() -> None:
    drawn, fitted = set[str](), set[str]()
    for seed in range(30):
        table = Scenario(2, seed=seed).put("A", (2, 2), hand="pit_stop").put("B", (1, 1), 5, "pass pass pass pass pass")
        table.pile("bump nitro crowd").part_pile("feed turbo").effect(Effect.PHASE, Phase.DRAW)
        drawn.add(RALLY[table.whispered("drew")[0][1]])
        table.combat("A").choose("play pit_stop")
        fitted.add(ACCESSORY[table.whispered("drew_accessory")[0][1]])
    assert (drawn, fitted) == ({"bump", "nitro", "crowd"}, {"feed", "turbo"})
