"""Routes: where a car can be driven in one go, what ends a way, and which one is the safest."""

from carambolage.engine.previews.lookahead import Lookahead
from carambolage.engine.previews.preview import Leg, Routes
from carambolage.engine.previews.routes import CHANCE_COST
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.text.ahead import TROUBLE
from tests.games.road_kill_rally.scenario import Scenario, Space

ROAD = ("start", "open_highway", "suburbia")
STEP = 1


def race(*road: str, at: Space = (5, 2), hand: str = "bump nitro pass") -> Scenario:
    """A car on a road, and another one far behind it."""
    return Scenario(2).road(*(road or ROAD)).put("A", at, 4, hand).put("B", (1, 1))


def routes(table: Scenario) -> Routes:
    """The ways of whoever is asked."""
    return Lookahead(GAME, table.g, table.t, table.g.seat).routes()


def cost_to(table: Scenario, *spaces: Space) -> list[int]:
    """The cost of the cheapest way to each space, leg by leg from the start."""
    found, cheapest = routes(table), {0: 0}
    for _ in found.points:
        for leg in found.legs:
            if leg.source in cheapest:
                cheapest[leg.target] = min(cheapest[leg.source] + leg.cost, cheapest.get(leg.target, 10_000))
    places: dict[int, int] = {}
    for number, point in enumerate(found.points):
        places[point.place] = min(cheapest[number], places.get(point.place, 10_000))
    return [places[table.number_of(space)] for space in spaces]


def destinations(found: Routes) -> set[Space]:
    """The spaces at which a way may end."""
    return {(point.place // 3 + 1, point.place % 3 + 1) for point in found.points if point.place >= 0}


def legs_of(table: Scenario, answer: str) -> list[Leg]:
    """The legs from the start that an answer is."""
    return [leg for leg in routes(table).legs if leg.source == 0 and table.say(leg.action) == answer]


def test_the_ways_are_as_long_as_the_car_is_fast() -> None:
    for speed in (2, 3):
        found = routes(race().move("A").choose(f"speed {speed}"))
        assert destinations(found) == {(5 + row, lane) for row in range(1, speed + 1) for lane in (1, 2, 3)}
        assert {point.stop for point in found.points} == {"question"}
    assert cost_to(race().move("A").choose("speed 3"), (6, 2), (8, 1)) == [STEP, 3 * STEP]


def test_no_step_leads_over_two_lanes() -> None:
    table = race(at=(5, 1)).move("A").choose("speed 2")
    assert destinations(routes(table)) == {(6, 1), (6, 2), (7, 1), (7, 2), (7, 3)}


def test_the_answers_of_a_way_lead_where_it_says() -> None:
    table = race().move("A").choose("speed 3")
    found = routes(table)
    second = next(leg for leg in found.legs if leg.source != 0)
    first = next(leg for leg in found.legs if leg.target == second.source)
    for leg in (first, second):
        table.act(leg.action)
        car = table.g.car[0]
        assert table.number_of((car.row, car.lane + 1)) == found.points[leg.target].place


def test_a_collision_is_left_to_the_dice_and_is_no_destination() -> None:
    table = race().put("B", (6, 2)).move("A").choose("speed 2")
    (leg,) = legs_of(table, "step 2 collide")
    assert leg.cost > CHANCE_COST
    assert (routes(table).points[leg.target].stop, routes(table).points[leg.target].place) == ("die", -1)


def test_oil_and_a_pass_beside_a_car_cost_more_than_a_way_around() -> None:
    table = race().put("B", (6, 2)).oil((6, 3)).move("A").choose("speed 2")
    assert cost_to(table, (6, 1), (6, 2), (6, 3)) == [STEP, STEP + TROUBLE, STEP + TROUBLE]


def test_a_target_is_asked_about_before_the_way_goes_on() -> None:
    table = race().target((6, 1), "red").move("A").choose("speed 2")
    found = routes(table)
    (leg,) = legs_of(table, "step 1 drive")
    assert found.points[leg.target].stop == "question"
    assert [other for other in found.legs if other.source == leg.target] == []


def test_a_check_that_no_cards_can_play_safe_is_left_to_the_dice() -> None:
    table = race("start", "canyon_bend", "open_highway", at=(6, 2), hand="bump").move("A").choose("speed 4")
    (leg,) = legs_of(table, "step 1 drive")
    assert (routes(table).points[leg.target].stop, leg.cost > CHANCE_COST) == ("die", True)


def test_a_way_ends_where_a_tile_is_drawn() -> None:
    table = race("start", "open_highway", "canyon_bend", at=(11, 2)).move("A").choose("speed 4")
    found = routes(table)
    stops = {point.place: point.stop for point in found.points}
    assert (stops[table.number_of((12, 2))], stops[table.number_of((13, 2))]) == ("question", "card")
    assert max(destinations(found)) == (13, 3)


def test_a_way_leads_over_the_line() -> None:
    """From row 2 of the finish a step leads over the line unasked: whoever enters that row with a step left is off."""
    found = routes(race("start", "open_highway", "finish", at=(12, 2)).move("A").choose("speed 4"))
    assert destinations(found) == {(13, 1), (13, 2), (13, 3)}
    assert [(point.piece, point.place) for point in found.points][-1] == (0, -1)
    slow = routes(race("start", "open_highway", "finish", at=(12, 2)).move("A").choose("speed 2"))
    assert max(destinations(slow)) == (14, 3)


def test_there_are_no_ways_in_combat() -> None:
    table = race(hand="bump").put("B", (5, 3)).combat("A")
    assert table.offers
    assert routes(table).legs == []
