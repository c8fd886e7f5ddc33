"""Crash checks and hazards (chapters 9 and 10)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.dice import roll_dice
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import (
    SEATS,
    Accessory,
    Colour,
    Hazard,
    Purpose,
    Skill,
    Source,
    Tag,
)
from carambolage.games.road_kill_rally.road.rows import colour_at, hazard_at, is_oil_at, space_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer


@rule
def base_dice(g: State, t: Tables, seat: int, row: int, lane: int) -> int:
    """The crash table by speed and colour of the space entered; Racing Line makes it 0 (RK-CRA-02, RK-CRA-07,
    RK-CRA-17, RK-CRD-RC23).
    """
    if g.move.line != 0 and g.move.seat == seat:
        return 0
    return t.crash[colour_at(g, t, row, lane)][g.car[seat].speed]


@rule
def is_lane_change_free(g: State, seat: int) -> bool:
    """Power Slide and Slippery Eel change lanes without a die (RK-CRA-15, RK-CRD-RC22, RK-CRD-SK05)."""
    return (g.move.slide != 0 and g.move.seat == seat) or has_skill(g, seat, Skill.EEL)


@rule
def is_ignored(g: State, t: Tables, seat: int, hazard: int) -> bool:
    """Four-Wheel Drive ignores oil, Ram Plates rocks and cows, Fireproof Armour fire (RK-HAZ-01, RK-HAZ-02, RK-HAZ-03,
    RK-HAZ-16, RK-CRD-RA21, RK-CRD-RA14, RK-CRD-RA12).
    """
    if hazard == Hazard.OIL:
        return has_mounted(g, t, seat, Accessory.FOUR_WHEEL)
    if hazard == Hazard.ROCK or hazard == Hazard.COW:
        return has_mounted(g, t, seat, Accessory.RAM_PLATES)
    return hazard == Hazard.FIRE and has_mounted(g, t, seat, Accessory.FIREPROOF)


@rule
def barricade_dice(g: State, t: Tables, seat: int, row: int) -> int:
    """The first car in the row of a barricade rolls most, the second less, every later one least; what counts are the
    other cars that have been there (RK-HAZ-05, RK-HAZ-06, RK-HAZ-15).
    """
    others = 0
    entered = g.road[g.tile_of_row[row]].entered
    for other in range(SEATS):
        others += other != seat and (entered >> other) & 1 != 0
    return t.barricade_dice[min(others, len(t.barricade_dice) - 1)]


@rule
def hazard_dice(g: State, t: Tables, seat: int, row: int, lane: int) -> int:
    """The dice of what is printed on a space and of an oil token there, unless they are ignored (RK-CRA-05, RK-HAZ-01,
    RK-HAZ-02, RK-HAZ-03, RK-HAZ-04, RK-HAZ-13, RK-HAZ-18, RK-HAZ-19).
    """
    hazard = hazard_at(g, t, row, lane)
    dice = 0
    if hazard == Hazard.BARRICADE:
        dice += barricade_dice(g, t, seat, row)
    elif not is_ignored(g, t, seat, hazard):
        dice += t.hazard_dice[hazard]
    if is_oil_at(g, row, lane) and not is_ignored(g, t, seat, Hazard.OIL):
        dice += t.oil_dice
    return dice


@rule
def check_dice(g: State, t: Tables, seat: int, row: int, lane: int, diagonal: int) -> int:
    """The dice of a crash check: base, one for a lane change into a colour other than green whose base is not blank,
    hazards, less one with Nerves of Steel; never below 0. Anybody may reckon them (RK-CRA-03, RK-CRA-04, RK-CRA-05,
    RK-CRA-06, RK-CRA-14, RK-CRA-15, RK-CRD-SK01).
    """
    dice = base_dice(g, t, seat, row, lane)
    green = colour_at(g, t, row, lane) == Colour.GREEN
    if diagonal != 0 and dice > 0 and not green and not is_lane_change_free(g, seat):
        dice += 1
    dice += hazard_dice(g, t, seat, row, lane)
    if has_skill(g, seat, Skill.NERVES):
        dice -= t.skill[Skill.NERVES][0]
    return max(0, dice)


@flow.effect(Effect.CHECK)
def check(g: State, t: Tables, seat: int) -> None:
    """Each space entered demands a check of its own, which may be played safe with as many cards as it has dice
    (RK-CRA-01, RK-CRA-10, RK-CRA-11, RK-CRA-16).
    """
    car = g.car[seat]
    dice = check_dice(g, t, seat, car.row, car.lane, g.move.diagonal)
    g.move.line = 0
    note_entry(g, t, seat)
    if dice == 0:
        return
    tell(g, Event.CHECKED, seat, space_of(car.row, car.lane), dice)
    if g.cards[seat] >= dice:
        ask(g, Question.CHECK, seat, dice)
    else:
        roll_check(g, t, seat, dice)


@rule
def note_entry(g: State, t: Tables, seat: int) -> None:
    """The car counts at a barricade, and takes an oil token away, whatever comes of its check (RK-HAZ-06, RK-HAZ-13,
    RK-HAZ-16).
    """
    car = g.car[seat]
    if hazard_at(g, t, car.row, car.lane) == Hazard.BARRICADE:
        placed = g.road[g.tile_of_row[car.row]]
        placed.entered |= 1 << seat
        tell(g, Event.BARRICADE, seat, space_of(car.row, car.lane))
    if is_oil_at(g, car.row, car.lane):
        g.oil[car.row] &= ~(1 << car.lane)
        tell(g, Event.OIL_GONE, seat, space_of(car.row, car.lane))


@flow.offering(Question.CHECK)
def offer_check(g: State, t: Tables, seat: int, dice: int) -> None:
    """Roll, or play it safe: decided before any die is rolled, for all dice or none (RK-CRA-07, RK-CRA-09)."""
    offer(g, Action.ROLL)
    offer(g, Action.PLAY_SAFE)
    keep_idle_answer(g, seat)


@flow.answering(Question.CHECK)
def answer_check(g: State, t: Tables, seat: int, action: int, dice: int) -> None:
    """Safe play costs exactly as many cards as dice, and nothing reduces it (RK-CRA-09, RK-CRA-10, RK-CRA-12)."""
    if action == Action.PLAY_SAFE:
        tell(g, Event.PLAYED_SAFE, seat, dice)
        push(g, Effect.PAY, seat, dice, Purpose.SAFE)
    else:
        roll_check(g, t, seat, dice)


@rule
def roll_check(g: State, t: Tables, seat: int, dice: int) -> None:
    """Each hit is one damage of source check (RK-CRA-08, RK-HAZ-14)."""
    hits = roll_dice(g, t, seat, Purpose.CHECK, dice)
    push(g, Effect.DAMAGE, seat, Source.CHECK, NOBODY, hits, Tag.NONE, NOBODY)
