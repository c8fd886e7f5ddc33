"""Who may be harmed by an answer: the damage cards that are drawn for certain, fire, the end of a car (WK-DEC-23).

How many cards are drawn is read off the events before the first of them; what they may do is a matter of chance. What
follows from the cards is not told: whether a car that they spin comes to face burning tyres.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Tale
from carambolage.engine.record import copy_record
from carambolage.games.wreckage.collision.collision import SPIKES, struck_cards
from carambolage.games.wreckage.damage.spin import STEP
from carambolage.games.wreckage.equipment.owned import count_of, handling_of, structure_of
from carambolage.games.wreckage.move.moved_obstacles import BARREL_CARDS
from carambolage.games.wreckage.move.room import is_free
from carambolage.games.wreckage.names.components import Equipment, Obstacle
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import TyreFire
from carambolage.games.wreckage.names.things import FIRST_OBSTACLE, OBSTACLES, Play
from carambolage.games.wreckage.obstacles.tyres_and_pump import faces
from carambolage.games.wreckage.state import SPINS, State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.text import odds
from carambolage.games.wreckage.text.contact_points import moved
from carambolage.games.wreckage.text.naming import bits

BEFORE_BLASTS = (Question.USE_CARD, Question.REPAIR_PAY, Question.REPAIR_GAIN, Question.DRIVE)
NOTHING, ALL = Fraction(0), Fraction(1)

Cards = tuple[int, int]  # for the car of a seat so many at once


@dataclass(frozen=True)
class Harm:
    """What a car would suffer: how many cards are drawn for it, what they may do, the chance that it catches fire."""

    seat: int
    cards: int
    chances: odds.Odds
    burns: Fraction = NOTHING


def harm_of_shot(g: State, t: Tables, shot: Event) -> Harm:
    """What a shot may do to its target."""
    cards = t.attack[shot.c]
    return Harm(shot.b, cards, odds.odds(g, t, cards, handling_of(g, t, shot.b), _left(g, t, shot.b)))


def harms_of_way(g: State, t: Tables, seat: int, events: Tale) -> list[Harm]:
    """Whom the way of a car harms: by a collision, a push, barrels, mines; and what special obstacles do to it."""
    crash = next((event for event in events if event.kind == "collided"), None)
    before = events[: events.index(crash)] if crash else events
    push = _push_into(before) if crash else None
    cards = list(_thrown_or_pushed(before, push))
    cards += _crash(g, before, crash, push) if crash else [(seat, _blasts(g, seat, before))]
    seats = dict.fromkeys(struck for struck, number in cards if number)
    harms = [_harm(g, t, struck, [number for other, number in cards if other == struck]) for struck in seats]
    if crash and Obstacle.FUEL_PUMP in _kinds(g, crash):
        return [Harm(seat, 0, odds.Odds(NOTHING, NOTHING, ALL)), *(harm for harm in harms if harm.seat != seat)]
    if crash and seat not in seats and _only_tyres(g, crash):
        harms.insert(0, _tyres(moved(g, before), t, crash))
    return [harm for harm in harms if harm.cards or harm.burns]


def _harm(g: State, t: Tables, seat: int, draws: list[int]) -> Harm:
    """What the cards of collisions may do to a car; a Ram takes all that are drawn at once (WK-EQU-03, WK-EQU-04)."""
    rams = max(0, count_of(g, seat, Equipment.RAM) - g.cars[seat].rams_used)
    return Harm(seat, sum(draws), odds.odds(g, t, sum(draws[rams:]), 0, _left(g, t, seat)))


def _left(g: State, t: Tables, seat: int) -> int:
    """The hits that a car can still take."""
    return structure_of(g, t, seat) - g.cars[seat].hits


def _thrown_or_pushed(before: Tale, into: Event | None) -> Iterator[Cards]:
    """Cards for cars that barrels hit, and for a push that met nothing; at a contact they belong to the collision."""
    for event in before:
        if event.kind == "thrown":
            yield from ((struck, BARREL_CARDS) for struck in bits(event.e, FIRST_OBSTACLE))
        elif event.kind == "pushed" and event is not into:
            yield event.d, event.e


def _push_into(before: Tale) -> Event | None:
    """The push that a collision ends, if there is one: only cans are moved between them (WK-OBS-10, WK-OBS-17)."""
    last = next((event for event in reversed(before) if event.kind != "can_moved"), None)
    return last if last and last.kind == "pushed" else None


def _blasts(g: State, seat: int, before: Tale) -> int:
    """How many cards a car owes for mines that do not stop it, so far in its action (WK-EQU-09, WK-EQU-16)."""
    owed = g.act.blasts if g.ask in BEFORE_BLASTS else 0
    return owed + sum(event.kind == "mine_exploded" and event.b == seat for event in before)


def _crash(g: State, before: Tale, crash: Event, push: Event | None) -> Iterator[Cards]:
    """The cards of a collision: for the striker, then for each struck car (WK-COL-09)."""
    yield crash.a, _striker_cards(g, before, crash, push)
    world = copy_record(g)
    world.crash.number = crash.f
    smashes = sum(event.kind == "applied" and event.b == Play.SMASH for event in before)
    world.cars[crash.a].smashes += smashes
    for struck in bits(crash.b, FIRST_OBSTACLE):
        yield struck, struck_cards(world, crash.a, struck)


def _striker_cards(g: State, before: Tale, crash: Event, push: Event | None) -> int:
    """N, in a push what is drawn for it, and the surcharges for spike columns and mines; none for burning tyres alone
    or at a fuel pump (WK-COL-10, WK-EQU-16, WK-OBS-04, WK-OBS-05, WK-OBS-19).
    """
    kinds = _kinds(g, crash)
    if Obstacle.FUEL_PUMP in kinds:
        return 0
    number = push.e if push else 0 if _only_tyres(g, crash) else crash.f
    mines = crash.d.bit_count() + _blasts(g, crash.a, before)
    return number + SPIKES * kinds.count(Obstacle.SPIKE_COLUMN) + mines


def _kinds(g: State, crash: Event) -> list[int]:
    """The obstacles of a contact set."""
    return [g.obstacles[index].kind for index in bits(crash.c, OBSTACLES)]


def _only_tyres(g: State, crash: Event) -> bool:
    """Whether a car met burning tyres and nothing else."""
    return set(_kinds(g, crash)) == {Obstacle.BURNING_TYRES} and not (crash.b or crash.d or crash.e)


def _tyres(world: State, t: Tables, crash: Event) -> Harm:
    """Burning tyres spin the car; one card and fire await it where it faces them then (WK-OBS-05, WK-OBS-06, WK-OBS-21,
    WK-OBS-22).
    """
    seat, tyres = crash.a, bits(crash.c, OBSTACLES)
    car = world.cars[seat]
    headings = [] if car.spun else [STEP * spin for spin in range(SPINS)]
    legal = [heading for heading in headings if is_free(world, t, seat, car.x, car.y, heading)] or [car.heading]
    faced: list[int] = []
    for car.heading in legal:
        faced.append(sum(faces(world, seat, index) for index in tyres))
    draws = [odds.odds(world, t, number, 0, _left(world, t, seat)) for number in faced]
    always = world.house.tyre_fire == TyreFire.ALWAYS
    burning = 0 if car.burning else sum(number > 0 or always for number in faced)
    return Harm(seat, max(faced), odds.mean(draws), Fraction(burning, len(legal)))
