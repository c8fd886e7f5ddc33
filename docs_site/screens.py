"""Every screen of the site and of each game: where it is, how one gets there, and what is to be seen then."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from carambolage.engine.match.match import Match
from carambolage.engine.registry import game, games
from carambolage.games.road_kill_rally.names.question import Question as Rally
from carambolage.games.thunder_road.names.question import Question as Crash
from carambolage.learning.exercises import PUZZLE, lessons_of
from tests.table.serving import Opened
from tests.web.test_explanations import OUT, with_somebody_out
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
    yield from passing(address)
    watched = f"{address}{bots['thunder_road']['watch_link']}"
    yield Screen("who was ahead", watched, OVER, (Step(".podium .actions .button", ".bar figure polyline"),))


def learning(address: str, name: str) -> Iterator[Screen]:
    """Setting up, the page of learning, the first and the last lesson."""
    yield Screen(f"{name}: set-up", f"{address}/#/new/{name}", SET_UP)
    yield Screen(f"{name}: learning", f"{address}/#/learn/{name}", LEARNING)
    names = list(lessons_of(game(name)))
    for lesson in (names[0], names[-1]):
        yield Screen(f"{name}: {lesson}", exercise(address, name, lesson), PLAYING)


def exercise(address: str, name: str, lesson: str) -> str:
    """The address of the table of a lesson or puzzle."""
    table = posted(f"{address}/api/games/{name}/exercises/{lesson}", {})
    token = next(seat["token"] for seat in table["seats"] if seat["token"])
    return f"{address}/t/{table['table']}#seat={token}"


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
    """Panels and keys, which look alike in every game."""
    middle = in_the_middle(address)
    for number, panel in enumerate(PANELS):
        opens = Step(f"header .icon.phone >> nth={number}", "aside.open #panel")
        yield Screen(f"panel: {panel}", middle, ASKED, (opens,))
    yield Screen("keys", middle, ASKED, (Step("?", f"{DIALOG} kbd"),))


def passing(address: str) -> Iterator[Screen]:
    """What comes up now and then, and looks alike in every game: coach, dialogs, notes; and the dice of two games."""
    coached = (Step("main .start .button.main", "section.strip"),)
    yield Screen("the coach", f"{address}/#/learn/wacky_races", LEARNING, coached)
    crash = at_a_table(address, "thunder_road", answered(Crash.SLAM_REROLL))
    yield Screen("thunder_road: dice of a crash", crash, ".board .crash")
    damage = at_a_table(address, "road_kill_rally", answered(Rally.SUFFER), SECONDS_TO_REACT)
    yield Screen("road_kill_rally: damage", damage, ".reaction")
    yield Screen("a puzzle", exercise(address, "wacky_races", f"{PUZZLE}1"), PLAYING)
    middle, home = in_the_middle(address), Step("header .icon", ".under li")
    yield Screen("games to continue", middle, ASKED, (home,))
    guests = opened(address, "wacky_races", [{"kind": "person", "name": "Ada"}, {"kind": "open"}])
    yield Screen("the card of a guest", f"{address}{guests['seats'][1]['link']}", DIALOG)
    round_the_table = Step("form .foot .button", ".curtain")
    shared = (Step(".kinds .kind >> nth=2", ".kinds .kind >> nth=2"), round_the_table)
    yield Screen("the curtain", f"{address}/#/new/wacky_races", SET_UP, shared)
    seats = Step("header .icon.phone >> nth=3", "aside.open #panel")
    yield Screen("giving up", middle, ASKED, (seats, Step("#panel section .actions .button >> nth=2", DIALOG)))
    yield sure(address)
    table, last = wound(address, "thunder_road", lambda match: bool(match.steps), SEED, {})
    yield Screen("somebody is gone", seat_of(address, table, 1 - last.asked[0]), ".absence")
    name, options, out_seats, _ = OUT[0]
    yield Screen("out", seat_of(address, *with_somebody_out(address, name, options, out_seats)), "section.out")


def sure(address: str) -> Screen:
    """An answer that costs a car for certain, and is asked about once more."""
    last: list[int] = []

    def was_deadly_offered(match: Match) -> bool:
        before, seat = bool(last), match.asked[0]
        if not before:
            offers = match.offers(seat)
            last[:] = [n for n in offers if match.may_be_deadly(seat, n) and match.previews(seat, [n])[n].deadly][:1]
        return before

    table, match = wound(address, "thunder_road", was_deadly_offered, SEED, OPTIONS["thunder_road"])
    seat = match.asked[0]
    place = match.offers(seat).index(last[0])
    steps = (Step(".ask .sign[aria-expanded]", ".all"), Step(f".all button >> nth={place}", DIALOG))
    return Screen("is one sure?", seat_of(address, table, seat), ASKED, steps)


def at_a_table(
    address: str, name: str, until: Until, react: int = 0, options: dict[str, str] | None = None, players: int = 2
) -> str:
    """The address of whoever is asked at a table that was played up to some moment."""
    table, last = wound(address, name, until, SEED, OPTIONS[name] if options is None else options, players, react)
    return seat_of(address, table, last.asked[0])


def in_the_middle(address: str) -> str:
    return at_a_table(address, "thunder_road", lambda match: len(match.events) > LONG_ENOUGH)


def seat_of(address: str, table: Opened, seat: int) -> str:
    return f"{address}/t/{table.table}#seat={table.seats[seat]}"


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
