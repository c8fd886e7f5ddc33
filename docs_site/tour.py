"""The larger pictures of the README, the tour and the pages of the games: one screen each, as it is on a desktop."""

from collections.abc import Iterator
from typing import NamedTuple

from carambolage.engine.match.match import Match
from carambolage.games.thunder_road.names.question import Question as Crash
from docs_site.screens import ASKED, HOME, OVER, Screen, at_a_table, opened
from tests.web.test_road_kill_rally import answered
from tests.web.winding import Until

DESKTOP, PHONE = (1440, 900), (390, 844)
DRIVERS = 4
ROAD = {"big_rig": "false", "final_five": "false", "crew_choice": "random"}
TRUCK = {"carnage": "true", "final_five": "false", "crew_choice": "random"}
ARENA = {"quick_setup": "ready", "layout": "ring"}
RALLY = {"skills": "true"}


class Portrait(NamedTuple):
    """A picture: its file, its screen, how large that is, and its language and theme."""

    file: str
    screen: Screen
    size: tuple[int, int] = DESKTOP
    lang: str = "en"
    theme: str = "light"


def portraits(address: str) -> Iterator[Portrait]:
    """All of them."""
    yield Portrait("home", Screen("", f"{address}/", HOME))
    yield Portrait("garage", at(address, "wacky_races", lambda match: len(match.steps) > 1, {}))
    yield Portrait("race", at(address, "wacky_races", after(260), {}))
    yield Portrait("phone", at(address, "wacky_races", after(200), {}), PHONE, "fr", "dark")
    yield Portrait("thunder_road", at(address, "thunder_road", after(200), ROAD))
    yield Portrait("crash", at(address, "thunder_road", answered(Crash.SLAM_REROLL), ROAD, ".board .crash"))
    yield Portrait("big_rig", at(address, "thunder_road", in_words("Big Rig", 200), TRUCK))
    yield Portrait("wreckage", at(address, "wreckage", after(160), ARENA))
    yield Portrait("road_kill_rally", at(address, "road_kill_rally", after(700), RALLY))
    seats = [{"kind": "bot", "name": name} for name in ("Ada", "Benoît", "Cem", "Dora")]
    yield Portrait("podium", Screen("", f"{address}{opened(address, 'wacky_races', seats)['watch_link']}", OVER))


def at(address: str, game: str, until: Until, options: dict[str, str], shown: str = ASKED) -> Screen:
    """A table of four, played up to some moment."""
    return Screen("", at_a_table(address, game, until, options=options, players=DRIVERS), shown)


def after(events: int) -> Until:
    """Whether so much had happened when the last answer was given."""
    return in_words("", events)


def in_words(said: str, events: int) -> Until:
    """Whether, after so much had happened, the question that was just answered said something."""
    asked = [False]

    def was_asked(match: Match) -> bool:
        before = asked[0]
        asked[0] = not match.over and len(match.events) > events and said in str(match.question(match.asked[0]))
        return before

    return was_asked
