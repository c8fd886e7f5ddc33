"""Setting up: the start player, vehicles, equipment, the arena, starting speeds (chapter 3)."""

from itertools import product

import pytest

from carambolage.games.wreckage.geometry.outline import OutlineOf
from carambolage.games.wreckage.geometry.overlap import touches
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.things import NOBODY, Out, Owner
from carambolage.games.wreckage.setup.equipment import first_in_pool
from carambolage.games.wreckage.setup.vehicles import clear_table
from tests.games.wreckage.scenario import EQUIPMENT, VEHICLES, Scenario

LAYOUTS = ("rulebook", "crossroads", "ring", "quarry", "pit", "depot", "scrapyard")


def seated(players: int, start: int = 0, **options: str) -> Scenario:
    """A game at its first question, the start player being fixed."""
    return Scenario.fresh(players, 1, start, **options)


def laid_out(players: int, start: int = 0, **options: str) -> Scenario:
    """A game with its arena laid out, at the starting speeds."""
    table = Scenario.fresh(players, 1, start, quick_setup="ready", **options)
    for _ in range(players):
        table.act(table.offered[0])
    return table


def poses(table: Scenario) -> list[tuple[int, int, int]]:
    return [table.where(name) for name in "ABCD"[: table.seats]]


@pytest.mark.rule("WK-SET-01", "WK-SET-02", "WK-SET-28")
def test_the_start_player_is_drawn_and_chooses_first() -> None:
    table = seated(3, start=1)
    assert table.told("start_player") == [(1, 0, 0)]
    assert table.asked == "B"
    table.choose("vehicle coupe")
    assert table.asked == "C"
    table.choose("vehicle sedan")
    assert table.asked == "A"
    table.choose("vehicle interceptor")
    assert [VEHICLES[table.car(name).vehicle] for name in "ABC"] == ["interceptor", "coupe", "sedan"]
    assert {table.fate_left for table in (seated(4, start) for start in range(4))} == {0}


@pytest.mark.rule("WK-SET-01")
def test_every_start_player_is_possible() -> None:
    firsts = {Scenario.fresh(4, seed).first_seat for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("WK-SET-03", "WK-DEC-01", "WK-EX-27", "WK-DEC-25")
def test_a_vehicle_uses_up_its_token() -> None:
    table = seated(4)
    assert [table.say(action) for action in table.offered] == [f"vehicle {vehicle}" for vehicle in VEHICLES]
    for vehicle, left in (("pick_up", 6), ("muscle_car", 4), ("armoured_van", 2)):
        table.choose(f"vehicle {vehicle}")
        assert len(table.offers) == left
    assert table.offers == {"vehicle off_roader", "vehicle dune_buggy"}


@pytest.mark.rule("WK-SET-04", "WK-EX-27", "WK-PLN-02", "WK-PLN-03")
def test_the_steering_deck_of_the_colour() -> None:
    table = seated(2).choose("vehicle pick_up", "vehicle dune_buggy")
    assert table.talon_of("A") == ["pedals", "pedals", "turn_right", "turn_left", "repeat", "jump", "swerve"]
    assert table.talon_of("B")[5:] == ["dodge", "turbo"]
    table = seated(2, pedal_cards="1").choose("vehicle sedan", "vehicle interceptor")
    assert table.talon_of("A") == ["pedals", "turn_right", "turn_left", "repeat", "smash", "full_throttle"]
    assert table.talon_of("B")[4:] == ["barrage", "u_turn"]


@pytest.mark.rule("WK-SET-05", "WK-SET-29", "WK-EX-02")
def test_the_draft_goes_counter_clockwise_from_the_last_seat() -> None:
    table = seated(3, start=1).choose("vehicle coupe", "vehicle sedan", "vehicle interceptor")
    order = ""
    while table.question == 2:
        order += table.asked
        table.act(table.offered[0])
    assert order == "ACBACBACB"  # seat numbers 3, 2, 1 are A, C, B
    table = seated(4).choose("vehicle coupe", "vehicle sedan", "vehicle interceptor", "vehicle off_roader")
    asked = []
    while table.question == 2:
        asked.append(table.asked)
        table.act(table.offered[0])
    assert [asked[place] for place in (0, 4, 8)] == ["D", "D", "D"]
    assert len(asked) == 12


@pytest.mark.rule("WK-SET-06", "WK-SET-08", "WK-DEC-02", "WK-HID-02")
def test_the_pool_lies_open_and_copies_are_one_option() -> None:
    table = seated(2).choose("vehicle coupe", "vehicle sedan")
    assert [table.say(action) for action in table.offered] == [f"equip {kind}" for kind in EQUIPMENT]
    table.choose("equip ram", "equip ram")
    assert "equip ram" not in table.offers
    assert len(table.offers) == 15
    assert sum(table.pool) == 26
    assert table.seen_by("A").pool == table.pool
    table.choose("equip nitro", "equip laser", "equip nitro", "equip laser")
    assert sum(table.pool) == 0  # what nobody took leaves the game
    assert [EQUIPMENT[kind] for kind in table.car("B").equipment] == ["ram", "nitro", "nitro"]


@pytest.mark.rule("WK-SET-07", "WK-EQU-07", "WK-EX-39")
def test_nobody_must_take_a_weapon_and_droppers_bring_mines() -> None:
    table = seated(2).choose("vehicle coupe", "vehicle sedan", "equip mine_dropper", "equip laser")
    table.choose("equip mine_dropper", "equip laser", "equip armour", "equip armour")
    assert table.car("B").mines_left == 6
    assert table.car("A").mines_left == 0
    assert table.question == 3


@pytest.mark.rule("WK-SET-07")
def test_who_would_own_no_weapon_is_warned() -> None:
    table = seated(2).choose("vehicle coupe", "vehicle sedan", "equip ram", "equip laser", "equip nitro", "equip laser")
    said = {table.say(action): table.game.choice(table.g, table.t, 1, action).message for action in table.offered}
    assert said["equip armour"] == "choice-equip-unarmed"
    assert said["equip machine_gun"] == "choice-equip"
    table.choose("equip machine_gun")
    said = {table.say(action): table.game.choice(table.g, table.t, 0, action).message for action in table.offered}
    assert said["equip armour"] == "choice-equip"


@pytest.mark.rule(
    "WK-SET-09", "WK-SET-10", "WK-SET-11", "WK-SET-12", "WK-SET-13", "WK-SET-15", "WK-SET-16", "WK-SET-20", "WK-EX-01"
)
def test_the_rulebook_arena_of_two_and_four() -> None:
    table = laid_out(4)
    assert poses(table) == [(0, 3732, 108), (3732, 0, 72), (0, -3732, 36), (-3732, 0, 0)]
    assert table.cans_on_ground == [(0, 0), (1295, 1295), (1295, -1295), (-1295, -1295), (-1295, 1295)]
    assert [place[1:] for place in table.obstacles] == [(0, 2054, 72), (2054, 0, 36), (0, -2054, 0), (-2054, 0, 108)]
    pair = laid_out(2)
    assert poses(pair) == [(0, 3732, 108), (0, -3732, 36)]
    assert pair.cans_on_ground == table.cans_on_ground
    assert len(pair.obstacles) == 4


@pytest.mark.rule("WK-SET-14", "WK-SET-20", "WK-EX-01")
def test_the_rulebook_arena_of_three() -> None:
    table = laid_out(3)
    assert poses(table) == [(0, 3732, 108), (3232, -1866, 60), (-3232, -1866, 12)]
    assert table.cans_on_ground == [(0, 0), (1586, 916), (0, -1832), (-1586, 916)]
    assert [place[1:] for place in table.obstacles] == [(0, 2054, 72), (1779, -1027, 24), (-1779, -1027, 120)]


@pytest.mark.rule("WK-SET-28", "WK-SET-12")
def test_cars_stand_by_seat_number() -> None:
    table = laid_out(4, start=2)
    assert poses(table) == [(0, -3732, 36), (-3732, 0, 0), (0, 3732, 108), (3732, 0, 72)]


@pytest.mark.rule("WK-SET-16", "WK-OPT-09")
def test_the_open_start() -> None:
    assert poses(laid_out(4, start_layout="open")) == [
        (2639, 2639, 90),
        (2639, -2639, 54),
        (-2639, -2639, 18),
        (-2639, 2639, 126),
    ]
    assert poses(laid_out(2, start_layout="open")) == [(2639, 2639, 90), (-2639, -2639, 18)]
    assert [pose[2] for pose in poses(laid_out(3, start_layout="open"))] == [84, 36, 132]


@pytest.mark.rule("WK-SET-17", "WK-OPT-10")
@pytest.mark.parametrize(
    ("ring", "can", "obstacle", "car"),
    [("edge", 1295, 2054, 3732), ("inner", 1086, 1536, 3584), ("outer", 1086, 2172, 3584)],
)
def test_how_ranges_are_measured(ring: str, can: int, obstacle: int, car: int) -> None:
    table = laid_out(4, setup_ring=ring)
    assert table.cans_on_ground[1] == (can, can)
    assert table.obstacles[0][1:3] == (0, obstacle)
    assert table.where("A") == (0, car, 108)


@pytest.mark.rule("WK-SET-17")
def test_outer_keeps_the_obstacles_of_three() -> None:
    assert laid_out(3, setup_ring="outer").obstacles[0][1:3] == (0, 1536)


@pytest.mark.rule("WK-SET-18")
def test_obstacle_tokens_are_shuffled() -> None:
    kinds = {tuple(kind for kind, *_ in laid_out_with(seed).obstacles) for seed in range(30)}
    assert len(kinds) > 20
    assert all(len(set(row)) == 4 for row in kinds)
    assert {kind for row in kinds for kind in row} == {
        "boulder",
        "concrete_block",
        "tyre_wall",
        "rusted_hull",
        "drum_stack",
    }


def laid_out_with(seed: int, **options: str) -> Scenario:
    table = Scenario.fresh(4, seed, quick_setup="ready", **options)
    for _ in range(4):
        table.act(table.offered[0])
    return table


@pytest.mark.rule("WK-OBS-01", "WK-OPT-12")
def test_fronts_backs_and_copies() -> None:
    backs = {"spike_column", "fuel_pump", "burning_tyres", "wreck", "burning_barrels"}
    assert not backs & {kind for kind, *_ in laid_out_with(1).obstacles}
    assert backs > {kind for kind, *_ in laid_out_with(1, obstacles="special").obstacles}
    mixed = [kind for seed in range(30) for kind, *_ in laid_out_with(seed, obstacles="mixed").obstacles]
    assert 40 < sum(kind in backs for kind in mixed) < 80
    for option, kind in (
        ("spike_columns", "spike_column"),
        ("burning_barrels", "burning_barrels"),
        ("wrecks", "wreck"),
    ):
        assert {found for found, *_ in laid_out_with(1, obstacles=option).obstacles} == {kind}


@pytest.mark.rule("WK-SET-19", "WK-OPT-11", "WK-GEO-12", "WK-SET-27")
def test_the_size_of_the_arena() -> None:
    assert [laid_out(2, arena=size).arena for size in ("standard", "small", "large")] == [7168, 6144, 9216]
    assert [laid_out(2, arena=size, layout="pit").arena for size in ("standard", "small", "large")] == [
        4608,
        3584,
        6656,
    ]


@pytest.mark.rule("WK-SET-21", "WK-HID-12")
def test_one_damage_deck_for_all() -> None:
    table = laid_out(3)
    assert sum(table.deck) == 40
    assert sum(table.discard) == 0
    assert table.seen_by("").deck == table.deck


@pytest.mark.rule("WK-SET-22", "WK-DEC-03", "WK-DEC-27", "WK-HID-03", "WK-HID-16")
def test_starting_speeds_are_secret_until_all_have_chosen() -> None:
    table = laid_out(2)
    assert table.asked == "AB"
    assert table.offers == {f"start {speed}" for speed in range(5)}
    table.choose("start 3")
    assert table.asked == "B"
    assert table.start_speed[0] == 3
    assert list(table.seen_by("B").start_speed) == [NOBODY] * 4 == list(table.seen_by("").start_speed)
    assert table.seen_by("A").start_speed[0] == 3
    assert table.told("speed_chosen") == [(0, 0, 0)]
    assert not table.told("starts_at")
    table.choose("start 0")
    assert table.told("starts_at") == [(0, 3, 0), (1, 0, 0)]
    assert (table.speed("A"), table.speed("B"), table.turn) == (3, 0, 1)


@pytest.mark.rule("WK-SET-23")
def test_every_car_starts_whole() -> None:
    table = laid_out(4)
    for name in "ABCD":
        car = table.car(name)
        assert (car.hits, car.hairpins, car.burning, sum(car.lost), table.cans_of(name)) == (0, 0, 0, 0, 0)
        assert car.out == Out.IN_PLAY


@pytest.mark.rule("WK-SET-24", "WK-SET-25", "WK-SET-26", "WK-EX-31", "WK-OPT-25")
def test_other_layouts() -> None:
    ring = laid_out(4, layout="ring")
    assert poses(ring) == [(0, 4608, 0), (4608, 0, 108), (0, -4608, 72), (-4608, 0, 36)]
    assert ring.cans_on_ground == [(0, 0), (3258, 3258), (3258, -3258), (-3258, -3258), (-3258, 3258)]
    assert [kind for kind, *_ in ring.obstacles] == ["boulder"] * 4 + ["tyre_wall"] * 4
    assert [place[1:3] for place in ring.obstacles[:4]] == [(996, 996), (996, -996), (-996, -996), (-996, 996)]
    assert [place[1:3] for place in ring.obstacles[4:]] == [(0, 3072), (3072, 0), (0, -3072), (-3072, 0)]
    streets = laid_out(3, layout="crossroads")
    assert poses(streets) == [(0, 5120, 108), (4434, -2560, 60), (-4434, -2560, 12)]
    assert streets.cans_on_ground == [(0, 0), (3104, 1792), (0, -3584), (-3104, 1792)]
    assert streets.obstacles == [
        ("concrete_block", 1441, 832, 48),
        ("concrete_block", 0, -1664, 0),
        ("concrete_block", -1441, 832, 96),
        ("rusted_hull", 0, 3072, 36),
        ("rusted_hull", 2660, -1536, 132),
        ("rusted_hull", -2660, -1536, 84),
    ]
    assert poses(laid_out(2, layout="pit")) == [(0, 3072, 0), (0, -3072, 72)]


@pytest.mark.rule("WK-SET-26", "WK-OBS-01")
def test_layouts_that_name_faces_keep_them() -> None:
    for option in ("plain", "special", "mixed"):
        kinds = [kind for kind, *_ in laid_out(4, layout="depot", obstacles=option).obstacles]
        assert kinds == ["burning_barrels"] * 4 + ["fuel_pump"] * 4
    assert {kind for kind, *_ in laid_out(4, layout="depot", obstacles="wrecks").obstacles} == {"wreck"}
    assert {kind for kind, *_ in laid_out(4, layout="quarry", obstacles="special").obstacles} == {
        "spike_column",
        "wreck",
    }


@pytest.mark.rule("WK-SET-27", "WK-EX-01", "WK-OPT-27")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_touches_at_the_start(layout: str) -> None:
    for players, size in product((2, 3, 4), ("standard", "small", "large")):
        for obstacles in ("plain", "special", "wrecks", "burning_tyres", "fuel_pumps"):
            assert touching(laid_out(players, layout=layout, arena=size, obstacles=obstacles)) == []


def touching(table: Scenario) -> list[tuple[int, int]]:
    """The pairs of pieces that touch or overlap."""
    g, outlines = table.g, table.t.outlines
    pieces = [(outlines[OutlineOf.CAR], car.x, car.y, car.heading) for car in g.cars[: g.seats]]
    pieces += [(outlines[OutlineOf.CAN], can.x, can.y, 0) for can in g.cans if can.owner == Owner.GROUND]
    pieces += [
        (outlines[OutlineOf.TOKEN + obstacle.kind % 5], obstacle.x, obstacle.y, obstacle.heading)
        for obstacle in g.obstacles
        if obstacle.kind != NOBODY
    ]
    pairs = [(one, two) for one in range(len(pieces)) for two in range(one)]
    return [(one, two) for one, two in pairs if touches(*pieces[one], *pieces[two])]


@pytest.mark.rule("WK-DEC-22", "WK-DEC-26")
def test_who_has_left_takes_the_first_kind_of_the_pool() -> None:
    table = Scenario("sedan", "pick_up")
    table.g.pool[:] = [0] * len(table.g.pool)
    table.g.pool[3] = table.g.pool[-1] = 1
    assert first_in_pool(table.g) == 3


@pytest.mark.rule("WK-SET-05", "WK-SET-29", "WK-DEC-26")
def test_equipment_of_one_who_has_left_goes_to_his_seat() -> None:
    table = Scenario("sedan", "pick_up", "coupe")
    table.g.pool[:] = [0] * len(table.g.pool)
    table.g.pool[3], table.g.pool[5] = 2, 1
    table.g.left = 1 << 2
    table.effect(Effect.DRAFT, 0)
    assert table.told("equipped")[0][:3] == (2, 3, 0)
    assert (table.car("C").equipment[0], table.g.pool[3], table.asked) == (3, 1, "B")


@pytest.mark.rule("WK-SET-23")
def test_a_table_is_cleared_of_cans_and_obstacles() -> None:
    table = Scenario("sedan", "pick_up").cans(A=1, B=1).can(1000, 2000).obstacle("boulder", -3000, 500)
    clear_table(table.g)
    assert {can.owner for can in table.g.cans} == {Owner.BOX}
    assert {obstacle.kind for obstacle in table.g.obstacles} == {NOBODY}
