"""Previews of answers: ways, dice, odds, and what costs a vehicle for certain."""

import pytest

from carambolage.engine.previews.preview import Preview
from carambolage.engine.record import assign_record, copy_record
from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.text.previews import RoadPreview
from carambolage.testing.speaking import LANGUAGES
from tests.games.thunder_road.scenario import Scenario
from tests.games.thunder_road.speaking import previews, say


def road(**options: object) -> Scenario:
    """Blue's Avenger in the middle of an empty road, far from everybody."""
    return Scenario("blue", "green", "orange", **options).put({"blue medium": (2, 5)})


def drawn(preview: Preview) -> RoadPreview:
    """What clients draw of a preview."""
    assert isinstance(preview.shown, RoadPreview)
    return preview.shown


def told(preview: Preview) -> dict[str, tuple[int, int]]:
    """The odds, in English."""
    return {say(one.what, "en"): (one.cases, one.of) for one in preview.odds}


def test_a_step_on_an_empty_road() -> None:
    table = road().drive("blue medium", 3)
    before = str(table.rolls), table.where("blue medium"), table.moves
    preview = previews(table)["step F"]
    [way] = drawn(preview).ways
    assert (way.piece, way.places) == (table.vehicle("blue medium"), [table.space((2, 5)), table.space((2, 6))])
    assert (preview.then, preview.dice, preview.odds, preview.deadly) == ("question", (), (), False)
    assert (str(table.rolls), table.where("blue medium"), table.moves) == before


def test_glass_carries_on() -> None:
    table = road(carnage=True).ground({(2, 6): "glass"}).drive("blue medium", 3)
    [way] = drawn(previews(table)["step F"]).ways
    assert way.places == [table.space((2, column)) for column in (5, 6, 7)]


def test_a_slam_shows_its_dice_and_odds() -> None:
    table = road().put({"green large": (2, 6)}).drive("blue medium", 3)
    preview = previews(table)["step F"]
    assert (preview.then, preview.dice, preview.deadly) == ("die", ("slam", "direction"), False)
    faces = table.t.slam_die
    assert told(preview) == {
        "The one on top is pushed": (6 * faces.count(0), 36),
        "The one below is pushed": (6 * faces.count(1), 36),
    }


def test_a_slam_without_rerolls_tells_who_may_be_lost() -> None:
    table = road().put({"green medium": (2, 6)}).ground({(2, 7): "impassable"}).drive("blue medium", 3)
    odds = told(previews(table)["step F"])
    front = table.t.direction_die.count(0)
    assert odds["You lose a vehicle"] == (front * table.t.slam_die.count(0), 36)
    assert odds["Another vehicle is lost"] == (front * table.t.slam_die.count(1), 36)


def test_a_shot_tells_how_often_it_hits() -> None:
    table = road().put({"green large": (2, 6)}).shoot("blue medium")
    preview = previews(table)["vehicle green large"]
    assert (preview.then, preview.dice) == ("die", ("shooting",))
    hits = sum(face in (0, 3) for face in table.t.shooting_die)
    assert told(preview) == {"Hit": (hits, 6)}


def test_fire_tells_its_odds() -> None:
    table = road().dice("blue", 4, 1).burning("blue medium").turn("blue")
    asked = table.assign(4, "medium")
    preview = previews(asked)["decline"]
    assert (preview.then, preview.dice) == ("die", ("fire",))
    faces = list(table.t.fire_die[0])
    assert told(preview) == {"The fire goes out": (faces.count(2), 6), "You lose a vehicle": (faces.count(3), 6)}


@pytest.mark.parametrize(
    ("way", "ground", "deadly"),
    [("F", "road", False), ("F", "impassable", True), ("FR", "ramp", True), ("F", "ramp", False)],
)
def test_what_costs_a_vehicle_for_certain(way: str, ground: str, deadly: bool) -> None:
    place = (2, 6) if way == "F" else (3, 5)
    table = road(carnage=True).ground({place: ground}).drive("blue medium", 3)
    preview = previews(table)[f"step {way}"]
    assert preview.deadly is deadly
    assert preview.lost == ((table.vehicle("blue medium"),) if deadly else ())


def test_nothing_unknown_is_told() -> None:
    """A token that lies face down looks the same, whatever it is; the way goes up to it and no further."""
    shown = [previews(road().token((2, 6), kind).drive("blue medium", 3))["step F"] for kind in ("mine", "oil", "mud")]
    assert shown[0] == shown[1] == shown[2]
    assert (shown[0].then, shown[0].dice, shown[0].odds, shown[0].deadly) == ("card", (), (), False)
    assert len(drawn(shown[0]).ways[0].places) == 2


def test_every_kind_of_odds_has_words() -> None:
    for name in ("hit", "top", "bottom", "fire_out", "lost", "foe"):
        assert all(say(Phrase(f"odds-{name}"), lang) for lang in LANGUAGES)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_reach_are_the_spaces_that_a_die_can_drive_to(value: int) -> None:
    """Moves go forward, to the front-left or to the front-right: what is played step by step is what was shown."""
    table = road().dice("blue", value).turn("blue")
    preview = previews(table)[f"assign {value} medium"]
    assert (preview.then, drawn(preview).ways) == ("question", [])
    places = driven(table.assign(value, "medium"), value)
    assert set(drawn(preview).reach) == places
    assert preview.reach == len(places)
    assert len(places) > 2 * value


def driven(table: Scenario, moves: int) -> set[int]:
    """Every space that the Avenger gets to in that many steps, whichever it takes."""
    here, places = copy_record(table.g), set[int]()
    for step in [answer for answer in sorted(table.offers) if answer.startswith("step")] if moves else []:
        table.choose(step)
        places |= {table.piece("blue medium").space} | driven(table, moves - 1)
        assign_record(table.g, here)
    return places


def test_somebody_to_slam_is_within_reach_and_what_costs_the_vehicle_is_not() -> None:
    def reach(table: Scenario) -> set[int]:
        return set(drawn(previews(table.dice("blue", 1).turn("blue"))["assign 1 medium"]).reach)

    table = road().ground({(2, 6): "impassable"}).put({"green large": (3, 5)})
    assert reach(road()) - reach(table) == {table.space((2, 6))}
    assert len(reach(road())) == 3
