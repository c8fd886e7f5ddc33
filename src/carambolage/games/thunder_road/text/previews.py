"""Previews: ways, dice and odds of an answer, from what is certain of it; nothing here decides anything."""

from collections.abc import Callable

from msgspec import Struct

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import (
    Odds,
    Outlook,
    Preview,
    Roaming,
    Routes,
    Step,
    Stop,
    Tale,
    Way,
)
from carambolage.engine.words.phrase import Phrase
from carambolage.games.thunder_road.ground.places import seat_of
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import SlamFace, Terrain
from carambolage.games.thunder_road.state import NOBODY, State, Tables

MOVES = ("stepped", "moved")
ON_THE_WAY = (*MOVES, "slid", "flew", "jumped", "pushed", "drifted", "slam", "shot", "assigned", "moves", "rerolled")
LOSSES = frozenset(("eliminated",))
ANOTHER_TURN = ("turn_begins", "turn_passed", "round_begins")
UNKNOWN = ("revealed", "slam_dice", "stunt_die", "direction_die", "shooting_die", "fire_die")
CALM = {*ON_THE_WAY, "scrolled", "hazards_laid", "condition_shown", "bonus_taken"} - {"slid", "flew", "slam"}
TROUBLE, MUD = 20, 10
DICE = {
    "shooting_die": ("shooting",),
    "missiles": ("shooting",),
    "fire_die": ("fire",),
    "stunt_die": ("stunt",),
    "jumped": ("stunt",),
    "direction_die": ("direction",),
}


class RoadPreview(Struct, frozen=True):
    """What a client draws of an answer: the ways of vehicles, and the spaces that the own ones can go on to."""

    ways: list[Way]
    reach: list[int]


def preview(g: State, t: Tables, seat: int, told: Outlook) -> Preview:
    """What an answer will do in this turn, for the one who gives it."""
    certain = _this_turn(told.events)
    ended = len(certain) < len(told.events) or _is_over(told.begun)
    begun = () if ended else _begun(told)
    outcomes = () if ended else tuple(_this_turn(outcome) for outcome in told.outcomes)
    mine = {v for v in range(len(g.vehicles)) if seat_of(g, v) == seat}
    reach = _reach(mine, told.routes)
    return Preview(
        then="question" if ended else told.stop,
        shown=RoadPreview(_ways(g, (*certain, *begun)), reach),
        dice=_dice(outcomes),
        odds=_odds(mine, outcomes),
        lost=_lost(mine, (*certain, *_always(outcomes))),
        reach=len(reach),
    )


def _this_turn(events: Tale) -> Tale:
    """The events before anybody's turn begins."""
    end = next((place for place, event in enumerate(events) if event.kind in ANOTHER_TURN), len(events))
    return events[:end]


def _is_over(begun: Tale) -> bool:
    """Whether the dice to come are those of another turn."""
    return begun != () and _this_turn(begun) == ()


def _begun(told: Outlook) -> Tale:
    """What goes on before the first die or card shows."""
    begun = _this_turn(told.begun)
    end = next((place for place, event in enumerate(begun) if event.kind not in ON_THE_WAY), len(begun))
    return begun[:end]


def _ways(g: State, events: Tale) -> list[Way]:
    ways: dict[int, list[int]] = {}
    for event in events:
        if event.kind in MOVES:
            start = [g.vehicles[event.a].space if g.vehicles[event.a].space >= 0 else NOBODY]
            ways.setdefault(event.a, start).append(event.b)
    return [Way(vehicle, places) for vehicle, places in ways.items()]


def step(g: State, t: Tables, seat: int, events: Tale, stop: Stop) -> Step | None:
    """Where an answer takes the vehicle of the turn: no farther than is known, and nowhere if that costs it."""
    vehicle = g.turn.vehicle
    known = events[: next((n for n, event in enumerate(events) if event.kind in UNKNOWN), len(events))]
    if any(event.kind == "eliminated" and event.a == vehicle for event in known):
        return Step(vehicle, NOBODY)
    places = [event.b for event in known if event.kind in MOVES and event.a == vehicle]
    if not places:
        return None
    mud = MUD if g.ground[places[-1]] == Terrain.MUD else 0
    return Step(vehicle, places[-1], mud + TROUBLE * any(event.kind not in CALM for event in known))


ROAMING = Roaming(
    moves=frozenset(
        ((Question.STEP, "step"), (Question.ENTRY_SPACE, "enter"), (Question.ROAD_BONUS, "accept")),
    ),
    passes=frozenset(((Question.ASSIGN_COMMAND, "decline"), (Question.ASSIGN_TOKEN, "decline"))),
    ends=frozenset(ANOTHER_TURN),
    step=step,
    after=frozenset(("assign", "assign_card", "command", "command_card")),
)


def _reach(mine: set[int], routes: Routes | None) -> list[int]:
    """The spaces that own vehicles can drive to and live."""
    points = routes.points if routes else []
    return sorted({point.place for point in points if point.place >= 0 and point.piece in mine})


def _dice(outcomes: tuple[Tale, ...]) -> tuple[str, ...]:
    """The dice of this very roll: the first ones told, whatever they show."""
    for event in outcomes[0] if outcomes else ():
        if event.kind == "slam_dice":
            return ("slam", "direction") if event.a != NOBODY else ("direction",)
        if event.kind in DICE:
            return DICE[event.kind]
    return ()


def _odds(mine: set[int], outcomes: tuple[Tale, ...]) -> tuple[Odds, ...]:
    """How often the dice hit, push whom, or cost an own vehicle."""
    counted = {
        "odds-hit": _cases(outcomes, lambda event: event.kind == "hit"),
        "odds-top": _cases(outcomes, lambda event: event.kind == "slam_dice" and event.a == SlamFace.TOP),
        "odds-bottom": _cases(outcomes, lambda event: event.kind == "slam_dice" and event.a == SlamFace.BOTTOM),
        "odds-fire_out": _cases(outcomes, lambda event: event.kind == "fire_out"),
        "odds-lost": _cases(outcomes, lambda event: event.kind == "eliminated" and event.a in mine),
        "odds-foe": _cases(outcomes, lambda event: event.kind == "eliminated" and event.a not in mine),
    }
    return tuple(Odds(Phrase(name), cases, len(outcomes)) for name, cases in counted.items() if cases)


def _cases(outcomes: tuple[Tale, ...], happens: Callable[[Event], bool]) -> int:
    return sum(any(happens(event) for event in outcome) for outcome in outcomes)


def _always(outcomes: tuple[Tale, ...]) -> Tale:
    """What happens however the dice fall."""
    shared = set[tuple[str, int]].intersection(*(_names(outcome) for outcome in outcomes)) if outcomes else set()
    return tuple(event for event in (outcomes[0] if outcomes else ()) if (event.kind, event.a) in shared)


def _names(outcome: Tale) -> set[tuple[str, int]]:
    return {(event.kind, event.a) for event in outcome}


def _lost(mine: set[int], events: Tale) -> tuple[int, ...]:
    return tuple(sorted({event.a for event in events if event.kind in LOSSES} & mine))
