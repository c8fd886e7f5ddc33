"""Previews: ghosts of cars, ways, contacts, cans and odds of an answer, from what is certain of it (WK-DEC-23).

Nothing here decides anything, and nothing is known that the seat does not know (WK-HID-15).
"""

from msgspec import Struct

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Odds, Outlook, Preview, Tale
from carambolage.engine.words.phrase import Phrase
from carambolage.games.wreckage.equipment.owned import handling_of, structure_of
from carambolage.games.wreckage.names.things import FIRST_OBSTACLE, OBSTACLES
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text import odds

ANOTHER_ACTION = ("action_begins", "phase_begins", "turn_ends", "turn_begins")
POSES = {"turned": "turn", "moved": "leg", "jumped": "jump"}
LOST = "destroyed"


class Step(Struct, frozen=True):
    """A part of a car's way: `how` it goes to a pose, in a turn with its signed ticks and gear (0 forward)."""

    how: str
    x: int
    y: int
    heading: int
    ticks: int
    gear: int


class Contact(Struct, frozen=True):
    """A collision: what is struck, and how many cards the striker draws before surcharges."""

    cars: list[int]
    obstacles: list[int]
    mines: list[int]
    edge: bool
    cards: int


class ArenaPreview(Struct, frozen=True):
    """What a client draws of an answer: the way of the own car, the contact at its end, the cans taken on it.

    `expected` are the expected hits of a shot in tenths.
    """

    steps: list[Step]
    contact: Contact | None
    cans: list[int]
    target: int | None
    expected: int | None


def preview(g: State, t: Tables, seat: int, told: Outlook) -> Preview:
    """What an answer will do in this action, for the one who gives it."""
    certain = _this_action(told.events)
    ended = len(certain) < len(told.events)
    events = certain if ended else (*certain, *_this_action(told.begun))
    shot = next((event for event in events if event.kind == "fired" and event.a == seat), None)
    shown = ArenaPreview(
        steps=[_step(event) for event in events if event.kind in POSES and event.a == seat],
        contact=next((_contact(event) for event in events if event.kind == "collided"), None),
        cans=[event.b for event in events if event.kind == "can_taken" and event.a == seat],
        target=shot.b if shot else None,
        expected=odds.tenths(_odds_of(g, t, shot).mean) if shot else None,
    )
    return Preview(
        then="question" if ended else told.stop,
        shown=shown,
        odds=_odds(g, t, shot) if shot else (),
        lost=(seat,) if any(event.kind == LOST and event.a == seat for event in certain) else (),
    )


def _this_action(events: Tale) -> Tale:
    """The events before the next action begins."""
    end = next((place for place, event in enumerate(events) if event.kind in ANOTHER_ACTION), len(events))
    return events[:end]


def _step(event: Event) -> Step:
    turned = event.kind == "turned"
    return Step(POSES[event.kind], event.b, event.c, event.d, event.e if turned else 0, event.f if turned else 0)


def _contact(event: Event) -> Contact:
    return Contact(
        cars=_bits(event.b, FIRST_OBSTACLE),
        obstacles=_bits(event.c, OBSTACLES),
        mines=_bits(event.d, OBSTACLES),
        edge=event.e != 0,
        cards=event.f,
    )


def _bits(bits: int, count: int) -> list[int]:
    return [number for number in range(count) if (bits >> number) & 1]


def _odds_of(g: State, t: Tables, shot: Event) -> odds.Odds:
    """What the cards of a shot may do."""
    left = structure_of(g, t, shot.b) - g.cars[shot.b].hits
    return odds.odds(g, t, t.attack[shot.c], handling_of(g, t, shot.b), left)


def _odds(g: State, t: Tables, shot: Event) -> tuple[Odds, ...]:
    """How often a shot hits at all, and how often it wrecks its target."""
    chances = _odds_of(g, t, shot)
    told = (("odds-hit", chances.hit), ("odds-wreck", chances.destroyed))
    return tuple(Odds(Phrase(name), chance.numerator, chance.denominator) for name, chance in told if chance)
