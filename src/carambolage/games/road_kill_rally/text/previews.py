"""Previews: ways, crash checks, and what attacks and collisions are likely to do; nothing here decides anything."""

from msgspec import Struct, field

from carambolage.engine.match.event import Event
from carambolage.engine.previews.preview import Odds, Outlook, Preview, Tale, Way
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.road_kill_rally.combat.attacks import hits_needed
from carambolage.games.road_kill_rally.combat.means import dice_of, is_at_all
from carambolage.games.road_kill_rally.combat.reach import victims_of
from carambolage.games.road_kill_rally.dice import CERTAIN, at_least
from carambolage.games.road_kill_rally.move.targets import RUN_OVER_HITS
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Mode
from carambolage.games.road_kill_rally.road.rows import space_under
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.text.ahead import Danger, danger_at, dangers, reach
from carambolage.games.road_kill_rally.text.harm import (
    HarmSeen,
    harm_of_attack,
    harm_of_collision,
    harm_of_entering,
    wreck_dice,
)

ANOTHER_TURN = ("move_ends", "round_begins", "phase_begins", "passed")
ON_THE_WAY = ("speed_set", "spent", "played", "stepped", "checked", "attacked", "aimed", "tried", "collided")
TENTH = 10  # of a hit, in hundredths


class RallyPreview(Struct, frozen=True):
    """What a client draws of an answer: the way, its crash checks and wrecks, what it may do to cars, the chance of a
    target; after a choice of speed also the spaces in reach, and the checks of all that lie ahead.
    """

    ways: list[Way]
    checks: list[Danger]
    harm: list[HarmSeen]
    speed: int
    scores: int
    reach: list[int] = field(default_factory=list)
    dangers: list[Danger] = field(default_factory=list)


def preview(g: State, t: Tables, seat: int, told: Outlook) -> Preview:
    """What an answer will do in this action, for the one who gives it (RK-DEC-07)."""
    certain = _this_turn(told.events)
    ended = len(certain) < len(told.events)
    events = certain if ended else (*certain, *_begun(told.begun))
    harm = [] if ended else _harm(g, t, seat, events, told.stop == "die")
    scores = 0 if ended else _scoring(g, t, seat, events, told.stop == "die")
    checks = [danger_at(g, t, seat, space, *dice) for space, dice in _entered(g, seat, events).items() if any(dice)]
    spaces, ahead = reach(seat, told.routes), list(dangers(g, t, seat, events))
    return Preview(
        then="question" if ended else told.stop,
        shown=RallyPreview(_ways(events), checks, harm, _speed(g, seat, events), scores, spaces, ahead),
        odds=_odds(seat, harm, scores),
        reach=len(spaces),
    )


def _this_turn(events: Tale) -> Tale:
    """The events before the next player's turn or the next phase."""
    end = next((place for place, event in enumerate(events) if event.kind in ANOTHER_TURN), len(events))
    return events[:end]


def _begun(events: Tale) -> Tale:
    """What goes on before the first die shows."""
    end = next((place for place, event in enumerate(events) if event.kind not in ON_THE_WAY), len(events))
    return events[:end]


def _ways(events: Tale) -> list[Way]:
    """The spaces that cars drive through."""
    ways: dict[int, list[int]] = {}
    for event in events:
        if event.kind == "stepped":
            ways.setdefault(event.a, [event.b]).append(event.c)
    return [Way(car, spaces) for car, spaces in ways.items()]


def _speed(g: State, seat: int, events: Tale) -> int:
    """The speed of the own car afterwards."""
    speeds = [event.c for event in events if event.kind in ("speed_set", "speed_changed") and event.a == seat]
    return speeds[-1] if speeds else g.car[seat].speed


def _harm(g: State, t: Tables, seat: int, events: Tale, rolls: bool) -> list[HarmSeen]:
    """What the dice that come next are likely to do, to others and to the own car."""
    if g.ask == Question.CHECK:
        return _harm_of_check(g, t, seat, rolls and not events)
    harm: list[HarmSeen] = []
    for event in events:
        if event.kind == "attacked":
            harm += [harm_of_attack(g, t, event.a, rival, event.c) for rival in _attacked(g, t, event)]
        elif event.kind == "collided":
            harm += harm_of_collision(g, t, event.a, event.b)
    entered = _entered(g, seat, events).values()
    return harm + [harm_of_entering(g, t, seat, check, wreck) for check, wreck in entered if check + wreck]


def _harm_of_check(g: State, t: Tables, seat: int, rolls: bool) -> list[HarmSeen]:
    """What the check is likely to do that is rolled or paid for, and a wreck that lies there (RK-CRA-09, RK-ELI-05)."""
    check = g.about[0]
    wreck = wreck_dice(g, seat, space_under(g, seat), g.move.flight != 0)
    if rolls:
        return [harm_of_entering(g, t, seat, check, wreck)]
    return [harm_of_entering(g, t, seat, 0, wreck, lost=check)] if wreck else []


def _attacked(g: State, t: Tables, event: Event) -> list[int]:
    """The rival under attack, and all who come after it where a card hits several (RK-ATK-06, RK-ATK-07)."""
    if not is_at_all(t, event.c):
        return [event.b]
    order, reached = list(g.order[: g.ordered]), victims_of(g, t, event.a, event.c)
    return [rival for rival in order[order.index(event.b) :] if (reached >> rival) & 1]


def _entered(g: State, seat: int, events: Tale) -> dict[int, tuple[int, int]]:
    """The spaces that the own car enters, each with the dice of its check and those of a wreck (RK-ELI-05)."""
    modes = {event.c: event.d for event in events if event.kind == "stepped" and event.a == seat}
    checks = {event.b: event.c for event in events if event.kind == "checked" and event.a == seat}
    flies = {space: modes.get(space, Mode.JUMP if g.move.flight else Mode.DRIVE) for space in (*modes, *checks)}
    return {
        space: (checks.get(space, 0), wreck_dice(g, seat, space, mode in (Mode.JUMP, Mode.PASS)))
        for space, mode in flies.items()
    }


def _scoring(g: State, t: Tables, seat: int, events: Tale, rolls: bool) -> int:
    """The chance in thousandths to score a target with the dice that come next (RK-RUN-03, RK-TGT-02)."""
    for event in events:
        if event.kind == "aimed":
            return at_least(t, dice_of(g, t, seat, event.c), hits_needed(g, t, seat))
        if event.kind == "tried":
            return at_least(t, event.d, RUN_OVER_HITS)
    if rolls and g.ask == Question.RUN_OVER:
        return at_least(t, g.about[0], RUN_OVER_HITS)
    return 0


def _odds(seat: int, harm: list[HarmSeen], scores: int) -> tuple[Odds, ...]:
    """The chances in words, with the hits to be expected; those of nothing left out."""
    odds = [Odds(Phrase("odds-scores"), scores, CERTAIN)]
    for car in harm:
        whose = "own" if car.seat == seat else "rival"
        whole, tenths = divmod(round(car.hits / TENTH), 10)
        mean = Phrase("odds-mean", whole=whole, tenths=tenths)
        odds.append(Odds(Phrase(f"odds-hurt-{whose}", seat=seat_name(car.seat), mean=mean), car.hurts, CERTAIN))
        odds.append(Odds(Phrase(f"odds-wipe_out-{whose}", seat=seat_name(car.seat)), car.wipes, CERTAIN))
    return tuple(chance for chance in odds if chance.cases > 0)
