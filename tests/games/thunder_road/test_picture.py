"""The picture of a position: sound SVG that shows what the view shows, and no more."""

from xml.etree import ElementTree

from carambolage.engine.match.match import Match
from carambolage.games.thunder_road.drawing.picture import picture
from carambolage.games.thunder_road.game import GAME
from carambolage.games.thunder_road.text.seen.view import view
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.speaking import seen

SVG = "{http://www.w3.org/2000/svg}"


def drawn(table: Scenario, seat: int = 0) -> ElementTree.Element:
    """The picture that a seat sees, as a tree."""
    made = picture(view(seen(table, seat), table.t, seat, None))
    return ElementTree.fromstring(made)  # noqa: S314  # our own text


def titles(root: ElementTree.Element) -> list[str]:
    return [node.text or "" for node in root.iter(f"{SVG}title")]


def texts(root: ElementTree.Element) -> list[str]:
    return [node.text or "" for node in root.iter(f"{SVG}text")]


def race() -> Scenario:
    table = Scenario("blue", "green", "orange").put({"blue medium": (2, 5), "green small": (2, 7), "wreck 1": (1, 3)})
    return table.token((1, 10), "mine").chopper("green", (2, 9)).damage("green small", "dent", "shrapnel")


def test_every_space_is_there_with_its_ground() -> None:
    told = titles(drawn(race().ground({(2, 6): "mud"})))
    assert len([title for title in told if title.endswith((" road", " mud"))]) == 143
    assert "6C mud" in told


def test_figures_stand_where_they_are() -> None:
    told = titles(drawn(race()))
    assert "blue, avenger" in told
    assert "green, doom_buggy, dent, shrapnel" in told
    assert "nobody, wreck" in told
    assert "9C chopper, green" in told


def test_inoperable_vehicles_are_turned_backward() -> None:
    def turned(table: Scenario) -> int:
        return sum("rotate(180)" in node.get("transform", "") for node in drawn(table).iter(f"{SVG}g"))

    assert turned(Scenario("blue", "green").put({"blue small": (2, 5)})) == 0
    assert turned(race()) == 2


def test_what_is_hidden_stays_hidden() -> None:
    table = race()
    assert "10B road unknown" in titles(drawn(table))
    table.token_eyes[table.space((1, 10))] = 0b001
    assert "10B road mine" in titles(drawn(table, 0))
    assert "10B road unknown" in titles(drawn(table, 1))


def test_the_finish_line_is_chequered() -> None:
    table = race()
    before = len(list(drawn(table).iter(f"{SVG}rect")))
    table.final = 1
    assert len(list(drawn(table).iter(f"{SVG}rect"))) == before + 48


def test_those_who_wait_are_drawn_too() -> None:
    assert {"B1", "B2", "B3", "O1", "G1"} <= set(texts(drawn(race())))


def test_a_notebook_shows_the_match() -> None:
    match = Match(GAME, 3, 1)
    shown = match._repr_svg_()
    assert shown is not None
    assert shown.startswith("<svg")
    assert shown == match.picture()
