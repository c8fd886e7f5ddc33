"""Routes: where a vehicle can be driven in one go, and which way is the safest."""

from carambolage.engine.previews.lookahead import Lookahead
from carambolage.engine.previews.preview import Routes
from carambolage.engine.previews.routes import CHANCE_COST
from carambolage.games.thunder_road.game import GAME
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.test_previews import road


def routes(table: Scenario) -> Routes:
    """The ways of whoever is asked."""
    return Lookahead(GAME, table.g, table.t, table.g.seat).routes()


def costs(found: Routes) -> dict[int, int]:
    """The cheapest way to each place, leg by leg from the start."""
    cheapest = {0: 0}
    for _ in found.points:
        for leg in found.legs:
            if leg.source in cheapest:
                cheapest[leg.target] = min(cheapest[leg.source] + leg.cost, cheapest.get(leg.target, 10_000))
    places: dict[int, int] = {}
    for number, point in enumerate(found.points):
        places[point.place] = min(cheapest[number], places.get(point.place, 10_000))
    return places


def test_every_space_within_the_moves_is_a_destination() -> None:
    found = routes(road().drive("blue medium", 2))
    assert (found.points[0].piece, found.points[0].place) == (-1, -1)
    assert len(costs(found)) - 1 == 3 + 5
    assert {point.stop for point in found.points} == {"question"}


def test_the_answers_of_a_way_lead_where_it_says() -> None:
    table = road().drive("blue medium", 3)
    found = routes(table)
    leg = next(leg for leg in found.legs if leg.source != 0)
    first = next(one for one in found.legs if one.target == leg.source)
    before = table.where("blue medium")
    for action in (first.action, leg.action):
        table.act(action)
    assert table.piece("blue medium").space == found.points[leg.target].place
    assert table.where("blue medium") != before


def test_a_slam_and_a_facedown_token_cost_more_than_any_way_around() -> None:
    table = road().put({"green large": (2, 6)}).token((3, 6), "mine").drive("blue medium", 3)
    cost = costs(routes(table))
    assert cost[table.space((2, 6))] > CHANCE_COST
    assert cost[table.space((3, 6))] > CHANCE_COST
    assert cost[table.space((2, 7))] < CHANCE_COST
    stops = {point.place: point.stop for point in routes(table).points}
    assert (stops[table.space((2, 6))], stops[table.space((3, 6))]) == ("die", "card")


def test_mud_is_driven_around() -> None:
    """Both ways to a space take two moves; the one through mud costs more."""
    dry, wet = road().drive("blue medium", 3), road().ground({(2, 6): "mud"}).drive("blue medium", 3)
    assert costs(routes(wet))[wet.space((2, 6))] > costs(routes(dry))[dry.space((2, 6))]
    assert costs(routes(wet))[wet.space((2, 7))] >= costs(routes(dry))[dry.space((2, 7))]


def test_what_costs_the_vehicle_is_no_destination() -> None:
    table = road().ground({(2, 6): "impassable"}).drive("blue medium", 1)
    assert table.space((2, 6)) not in costs(routes(table))


def test_a_command_that_nobody_wants_is_passed_on_the_way() -> None:
    table = road().dice("blue", 3, 3).turn("blue").assign(3, "medium")
    assert any(offer.startswith("command") for offer in table.offers)
    found = routes(table)
    assert found.legs[0].source == 0
    assert GAME.actions.unpack(found.legs[0].action).verb == "decline"
    assert len(costs(found)) > 10
