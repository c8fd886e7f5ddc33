"""Two players with two crews each (TR-BTM)."""

import pytest

from carambolage.games.thunder_road.names.effect import Effect
from tests.games.thunder_road.scenario import Scenario
from tests.rules.thunder_road.sandy import SAND

CARS = ("small", "medium", "large")


def team(**options: object) -> Scenario:
    """The first player runs blue and green, the second orange and white."""
    return Scenario("blue", "orange", "green", "white", players=2, big_team=True, **options).draw(SAND)


def lined_up() -> Scenario:
    """All cars where they do not meet, all crews with dice."""
    table = team()
    for crew, (lane, column) in {"blue": (0, 2), "green": (3, 2), "orange": (0, 10), "white": (3, 10)}.items():
        table.put({f"{crew} {size}": (lane + n, column) for n, size in enumerate(CARS)}).dice(crew, 1, 2, 3, 4)
    return table


def wipe_out(table: Scenario, crew: str) -> Scenario:
    """A crew has lost all its cars."""
    return table.lose(*(f"{crew} {size}" for size in CARS)).effect(Effect.OUT_CHECK)


def take_turn(table: Scenario) -> int:
    """The player asked takes a turn as it comes, without commands; returns the seat."""
    seat = table.asked_seat
    table.choose(sorted(said for said in table.offers if said.startswith("assign"))[0])
    while table.question and table.asked != "assign":
        table.choose("decline" if "decline" in table.offers else sorted(table.offers)[0])
    return int(seat)


@pytest.mark.rule("TR-BTM-01", "TR-BTM-10")
def test_each_player_runs_two_car_crews() -> None:
    table = team()
    assert (table.seats, table.crew_count) == (2, 4)
    assert [c.seat for c in table.teams[:4]] == [0, 1, 0, 1]
    assert all(
        table.where(f"{crew} {size}") == "start" for crew in ("blue", "green", "orange", "white") for size in CARS
    )
    assert [table.chopper_of(crew) for crew in ("blue", "green", "orange", "white")] == ["off"] * 4
    choice = Scenario.from_the_box(2, big_team=True, big_rig=True, final_five=True, crew_choice="free").settle()
    assert choice.offers == {"crew blue", "crew green", "crew orange", "crew white"}


@pytest.mark.rule("TR-BTM-02", "TR-EX-39")
def test_dice_go_only_to_cars_and_board_of_their_colour() -> None:
    table = team().dice("blue", 6, 1).dice("green", 2, 3).turn("blue")
    blue = {f"assign {value} {size}" for value in (6, 1) for size in CARS}
    green = {f"assign green {value} {size}" for value in (2, 3) for size in CARS}
    assert table.offers == blue | green
    table.choose("assign green 2 small")
    assert {said for said in table.offers if said != "decline"} == {
        "command 3 airstrike",
        "command 3 nitro",
        "command 3 drift",
    }


@pytest.mark.rule("TR-BTM-03", "TR-BTM-04")
def test_three_turns_per_crew_in_any_order_of_colours_turn_by_turn() -> None:
    table = lined_up().turn("blue", go_on=True)
    assert [take_turn(table) for _ in range(12)] == [0, 1] * 6
    assert table.round_number == 3


@pytest.mark.rule("TR-BTM-03", "TR-EX-39")
def test_a_player_with_no_turns_left_is_skipped() -> None:
    table = wipe_out(lined_up(), "green").turn("blue", go_on=True)
    order = []
    while table.round_number == 2:
        order.append(take_turn(table))
    assert order == [0, 1, 0, 1, 0, 1, 1, 1, 1]


@pytest.mark.rule("TR-BTM-04")
def test_each_crew_has_its_own_command_right_chopper_and_coasts() -> None:
    table = team().dice("blue", 1, 4).dice("green", 1, 4, 1).turn("blue")
    table.choose("assign 1 small", "command 4 airstrike", "space 5,9", "enter 0").turn("blue")
    assert (table.chopper_of("blue"), table.chopper_of("green")) == ((5, 9), "off")
    assert table.offers == {f"assign green {value} {size}" for value in (1, 4) for size in CARS}
    table.choose("assign green 1 small", "command 4 airstrike", "space 5,10", "enter 1")
    assert (table.chopper_of("blue"), table.chopper_of("green")) == ((5, 9), (5, 10))
    coasts = team().moved("blue small", "blue medium", "blue large").dice("blue", 2).dice("green", 3).turn("blue")
    assert coasts.offers == {f"assign 2 {size}" for size in CARS} | {f"assign green 3 {size}" for size in CARS}
    coasts.choose("assign 2 small")
    assert (coasts.turn_coast, coasts.asked) == (1, "entry_space")


@pytest.mark.rule("TR-BTM-05", "TR-FRT-21", "TR-EX-39")
def test_the_first_crew_wiped_out_brings_the_finish_and_no_fifth_tile_does() -> None:
    table = team()
    for _ in range(3):
        table.put({"blue small": (3, 23)}).shove("blue small", "F")
    assert (table.tile_number, table.final) == (6, 0)
    wipe_out(table, "green")
    assert (table.final, table.over) == (1, 0)


@pytest.mark.rule("TR-BTM-05", "TR-FRT-22")
def test_a_crew_wiped_out_by_the_scroll_makes_the_new_tile_final() -> None:
    table = team().lose("green medium", "green large").put({"green small": (2, 5), "blue small": (3, 23)})
    table.shove("blue small", "F")
    assert (table.is_out("green"), table.tile_number, table.final, table.over) == (True, 4, 1, 0)


@pytest.mark.rule("TR-BTM-06")
def test_a_wiped_out_crew_has_no_dice_turns_chopper_or_repair() -> None:
    table = team().put({"green small": (2, 5)}).chopper("green", (4, 4)).lose("green medium", "green large")
    table.damage("green small", "dent", "dent").effect(Effect.OUT_CHECK)
    assert (table.is_out("green"), table.chopper_of("green")) == (True, "gone")
    table.round("blue")
    assert (table.dice_of("green"), len(table.dice_of("blue"))) == ([], 4)
    assert not any("green" in said for said in table.offers)
    table.stop().dice("blue", 6, 1).turn("blue").assign(1, "small")
    assert not any("repair" in said for said in table.offers)


@pytest.mark.rule("TR-BTM-07")
def test_any_car_of_a_crew_still_in_wins_at_the_finish() -> None:
    table = wipe_out(team(), "orange").put({"white large": (2, 23), "blue small": (4, 4)})
    table.shove("white large", "F")
    assert (table.over, table.winner_seat, table.reason) == (1, 1, "finish")
    out = team().lose("green medium", "green large").put({"green small": (2, 23)})
    out.damage("green small", "dent", "dent").effect(Effect.OUT_CHECK).shove("green small", "F")
    assert (out.where("green small"), out.over) == ("gone", 0)


@pytest.mark.rule("TR-BTM-07")
def test_who_has_no_crew_left_has_lost() -> None:
    table = wipe_out(wipe_out(team(), "orange"), "white")
    assert (table.winner_seat, table.reason) == (0, "survivor")


@pytest.mark.rule("TR-BTM-08", "TR-SET-10")
def test_set_up_as_for_four_players() -> None:
    table = Scenario.from_the_box(2, big_team=True, carnage=False, start_tile="1a", crew_choice="random").settle()
    start = [table.tokens_laid[space] for space in range(48)]
    assert sum(token >= 0 for token in start) == 4


@pytest.mark.rule("TR-BTM-08")
@pytest.mark.parametrize(("totals", "first"), [((4, 24, 5, 4), 0), ((6, 4, 6, 7), 1)])
def test_the_lowest_total_of_eight_dice_begins(totals: tuple[int, ...], first: int) -> None:
    table = team()
    faces: list[int] = []
    for total in totals:
        rest = total
        for left in range(3, -1, -1):
            face = min(6, rest - left)
            faces.append(face)
            rest -= face
    table.goes_on = True
    table.fate(die=faces, road=1).effect(Effect.FIRST_ROLL)
    assert (table.first_seat, table.fate_left) == (first, 0)


@pytest.mark.rule("TR-BTM-08")
def test_the_first_player_changes_every_round() -> None:
    table = team()
    for first in (1, 0, 1):
        table.effect(Effect.ROUND_OVER)
        assert table.first_seat == first


@pytest.mark.rule("TR-BTM-09", "TR-SLM-05")
def test_crews_of_one_player_slam_and_shoot_each_other_by_the_normal_rules() -> None:
    table = team().put({"blue small": (2, 5), "green large": (2, 6)}).fate(slam="bottom", direction="F")
    table.drive("blue small", 1).step("F")
    assert (table.asked, table.asked_seat) == ("slam_reroll", 0)
    table.decline()
    assert (table.asked, table.offers) == ("shoot_target", {"vehicle green large", "decline"})
    table.fate(shot="large", damage="dent").target("green large")
    assert table.damage_of("green large") == ("dent",)


@pytest.mark.rule("TR-BTM-10", "TR-CRW-01")
def test_leaders_and_upgrades_are_dealt_per_crew() -> None:
    table = Scenario.from_the_box(2, big_team=True, leaders=True, crew_choice="random", carnage=False).settle()
    while table.asked == "choose_leader":
        table.choose(sorted(table.offers)[0])
    leaders = [c.leader for c in table.teams[:4]]
    assert all(leaders)
    assert len(set(leaders)) == 4


@pytest.mark.rule("TR-BTM-03", "TR-EFX-02")
@pytest.mark.parametrize(("turns", "asked"), [(2, "effect_menu"), (3, "assign")])
def test_a_crew_that_has_had_its_turns_uses_no_cards_at_the_start_of_another(turns: int, asked: str) -> None:
    table = team().hand("blue", airstrike="hover_strike").chopper("blue", (2, 12)).put({"orange small": (2, 13)})
    table.team("blue").turns = turns
    assert table.dice("blue", 1).dice("green", 1).turn("green").asked == asked


@pytest.mark.rule("TR-BTM-04", "TR-AIR-106")
def test_the_second_crew_of_a_player_lays_its_own_eggs() -> None:
    table = team().put({"green small": (0, 2)}).hand("green", airstrike="egg_layer").active("green small")
    table.effect(Effect.AIRSTRIKE, table.crew("green")).choose("space 2,12", "use egg_layer")
    assert (table.asked, table.player, "space 2,11" in table.offers) == ("egg_space", "blue", True)
    table.fate(hazard="mine").choose("space 2,11")
    assert table.token_at((2, 11)) == "?mine"


@pytest.mark.rule("TR-BTM-02", "TR-ONE-106")
def test_the_second_crew_of_a_player_has_its_own_free_order() -> None:
    table = team().put({"green medium": (2, 9)}).hand("green", one_shot="free_order").dice("green", 3, 4)
    table.turn("green").choose("assign green 3 medium", "command 4 drift", "use free_order")
    assert table.offers == {"token airstrike", "token nitro"}


@pytest.mark.rule("TR-BTM-02", "TR-CRD-17", "TR-CRW-202")
def test_the_second_crew_of_a_player_hexes_with_its_own_leader() -> None:
    table = team().leader("green", "madame_boubreaux").put({"green small": (0, 2)})
    table.put({"orange small": (2, 9), "white small": (4, 9)}).dice("green", 1, 3).turn("green")
    table.choose("assign green 1 small", "command 3 hex", "decline")
    assert (table.player, table.offers) == ("blue", {"vehicle orange small", "vehicle white small"})
    assert table.target("orange small").team("green").hexed == table.vehicle("orange small") + 1
