"""Every screen of the site and of each game: where it is, how one gets there, and what is to be seen then."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from carambolage.engine.registry import game, games
from carambolage.games.road_kill_rally.names.question import Question as Rally
from carambolage.games.thunder_road.names.question import Question as Crash
from carambolage.learning.exercises import lessons_of
from tests.web.test_road_kill_rally import answered
from tests.web.test_rules_at_hand import OPTIONS
from tests.web.winding import Until, wound

HOME, SET_UP, LEARNING, PLAYING, OVER, DOOR = ".game", "form", "main .lesson", ".screen .ask", ".podium", "main input"
ASKED, LOBBY, DIALOG = ".ask.mine", "main ul li", "dialog[open]"
PANELS = ("log", "chat", "rules", "seats", "settings")
WORDS, HISTORY = "header button[aria-pressed]", ".bar button:last-child"
SEED = 4  # with it there is an early slam, and early damage
LONG_ENOUGH = 120  # events after which a game is in its middle
SECONDS_TO_REACT = 600  # so that the window stays open until the picture is taken


class Step(NamedTuple):
    """Something that is done on a page, a click on a selector or one key, and what is there then."""

    does: str
    until: str


class Screen(NamedTuple):
    """A screen: its name, its address, what is there when it is, and what is to be done first."""

    name: str
    url: str
    until: str
    steps: tuple[Step, ...] = ()


def screens(address: str) -> Iterator[Screen]:
    """All screens: of the site, of each game, and those that only one game has or needs to show."""
    bots = {name: opened(address, name, [{"kind": "bot"}] * least(name)) for name in games()}
    yield Screen("home", f"{address}/", HOME)
    waiting = opened(address, games()[0], [{"kind": "person", "name": "Ada"}, {"kind": "open"}])
    yield Screen("the door of a table", f"{address}/t/{waiting['table']}", DOOR)
    yield Screen("lobby", f"{address}{waiting['seats'][0]['link']}", LOBBY)
    for name in games():
        yield from learning(address, name)
        yield from playing(address, name)
        yield Screen(f"{name}: podium", f"{address}{bots[name]['watch_link']}", OVER)
    yield from single(address)


def learning(address: str, name: str) -> Iterator[Screen]:
    """Setting up, the page of learning, the first and the last lesson."""
    yield Screen(f"{name}: set-up", f"{address}/#/new/{name}", SET_UP)
    yield Screen(f"{name}: learning", f"{address}/#/learn/{name}", LEARNING)
    names = list(lessons_of(game(name)))
    for lesson in (names[0], names[-1]):
        exercise = posted(f"{address}/api/games/{name}/exercises/{lesson}", {})
        token = next(seat["token"] for seat in exercise["seats"] if seat["token"])
        yield Screen(f"{name}: {lesson}", f"{address}/t/{exercise['table']}#seat={token}", PLAYING)


def playing(address: str, name: str) -> Iterator[Screen]:
    """The first choice, the middle, the table in words, looking back and sharing."""
    yield Screen(f"{name}: the first choice", at_a_table(address, name, lambda match: bool(match.steps)), ASKED)
    middle = at_a_table(address, name, lambda match: len(match.events) > LONG_ENOUGH)
    yield Screen(f"{name}: in the middle", middle, ASKED)
    yield Screen(f"{name}: in words", middle, ASKED, (Step(WORDS, ".text .choices li"),))
    back = Step(HISTORY, ".bar .track")
    yield Screen(f"{name}: looking back", middle, ASKED, (back,))
    yield Screen(f"{name}: sharing", middle, ASKED, (back, Step(".bar .share", DIALOG)))


def single(address: str) -> Iterator[Screen]:
    """Panels, keys and the coach, which look alike in every game; the questions of a crash and of damage."""
    middle = at_a_table(address, "thunder_road", lambda match: len(match.events) > LONG_ENOUGH)
    for number, panel in enumerate(PANELS):
        opens = Step(f"header .icon.phone >> nth={number}", "aside.open #panel")
        yield Screen(f"panel: {panel}", middle, ASKED, (opens,))
    yield Screen("keys", middle, ASKED, (Step("?", f"{DIALOG} kbd"),))
    started = Step("main .start .button.main", DIALOG)
    coached = (started, Step(f"{DIALOG} .button.main", "section.strip"))
    yield Screen("the coach", f"{address}/#/learn/wacky_races", LEARNING, coached)
    crash = at_a_table(address, "thunder_road", answered(Crash.SLAM_REROLL))
    yield Screen("thunder_road: dice of a crash", crash, ".board .crash")
    damage = at_a_table(address, "road_kill_rally", answered(Rally.SUFFER), SECONDS_TO_REACT)
    yield Screen("road_kill_rally: damage", damage, ".reaction")


def at_a_table(
    address: str, name: str, until: Until, react: int = 0, options: dict[str, str] | None = None, players: int = 2
) -> str:
    """The address of whoever is asked at a table that was played up to some moment."""
    table, last = wound(address, name, until, SEED, OPTIONS[name] if options is None else options, players, react)
    return f"{address}/t/{table.table}#seat={table.seats[last.asked[0]]}"


def posted(place: str, body: object) -> dict[str, Any]:
    """What the server answers."""
    request = Request(place, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return dict(json.load(answer))


def opened(address: str, name: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A new table; one of bots alone plays to its end by itself."""
    return posted(f"{address}/api/tables", {"game": name, "seats": seats, "seed": 3, "entry": "sit"})


def least(name: str) -> int:
    """As few players as a game has with company."""
    return max(2, min(game(name).players))
