"""Using a power, and Convert-a-Car, which carries out the power of another racer (WR-PW-PP2)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import SLOTS, Car, Power
from carambolage.games.wacky_races.powers.ant_hill_mob import mob_can, mob_use
from carambolage.games.wacky_races.powers.driving import mark_used, near
from carambolage.games.wacky_races.powers.gruesome_twosome import twosome_can, twosome_use
from carambolage.games.wacky_races.powers.lazy_luke import luke_can, luke_use
from carambolage.games.wacky_races.powers.pat_pending import pending_can, pending_use
from carambolage.games.wacky_races.powers.penelope import penelope_can, penelope_use
from carambolage.games.wacky_races.powers.peter_perfect import peter_can, peter_use
from carambolage.games.wacky_races.powers.red_max import max_can, max_use
from carambolage.games.wacky_races.powers.rufus import rufus_can, rufus_use
from carambolage.games.wacky_races.powers.sergeant import sergeant_can, sergeant_use
from carambolage.games.wacky_races.powers.slag_brothers import slags_can, slags_use
from carambolage.games.wacky_races.state import RACERS, State, Tables


@rule
def can_carry_out(g: State, t: Tables, seat: int, which: int, slot: int) -> bool:
    """A power can be used if its condition is met and it would do something (WR-PWR-05)."""
    owner = which // SLOTS
    if owner < Car.PENELOPE:
        if owner == Car.SLAG:
            return slags_can(g, t, seat, which, slot)
        if owner == Car.GRUESOME:
            return twosome_can(g, t, seat, which)
        if owner == Car.PENDING:
            return pending_can(g, t, seat, which)
        return max_can(g, t, seat, which)
    if owner < Car.LUKE:
        if owner == Car.PENELOPE:
            return penelope_can(g, t, seat, which)
        if owner == Car.SERGEANT:
            return sergeant_can(g, t, seat, which)
        return mob_can(g, t, seat, which)
    if owner == Car.LUKE:
        return luke_can(g, t, seat, which)
    if owner == Car.PETER:
        return peter_can(g, t, seat, which)
    return rufus_can(g, t, seat, which)


@rule
def carry_out(g: State, t: Tables, seat: int, which: int) -> None:
    """What the power does."""
    owner = which // SLOTS
    if owner == Car.SLAG:
        slags_use(g, t, seat, which)
    elif owner == Car.GRUESOME:
        twosome_use(g, t, seat, which)
    elif owner == Car.PENDING:
        pending_use(g, t, seat, which)
    elif owner == Car.MAX:
        max_use(g, t, seat, which)
    elif owner == Car.PENELOPE:
        penelope_use(g, t, seat, which)
    elif owner == Car.SERGEANT:
        sergeant_use(g, t, seat, which)
    elif owner == Car.MOB:
        mob_use(g, t, seat, which)
    elif owner == Car.LUKE:
        luke_use(g, t, seat, which)
    elif owner == Car.PETER:
        peter_use(g, t, seat, which)
    else:
        rufus_use(g, t, seat, which)


@rule
def can_copy(g: State, t: Tables, seat: int, other: int, slot: int) -> bool:
    """A power that is not trap-cancelling, of a racer in range; a player's must be face up (WR-PW-PP2, WR-PW-06)."""
    r = g.racers[other]
    if not near(g, seat, other, t.number[Power.CONVERT_A_CAR][0]):
        return False
    if r.neutral == 0 and not (r.ready >> slot) & 1:
        return False
    which = SLOTS * r.car + slot
    return which != Power.CONVERT_A_CAR and can_carry_out(g, t, seat, which, Power.CONVERT_A_CAR % SLOTS)


@rule
def can_use(g: State, t: Tables, seat: int, which: int, slot: int) -> bool:
    """Whether a player may use one of his face-up powers now (WR-PWR-01, WR-PWR-05)."""
    if which != Power.CONVERT_A_CAR:
        return can_carry_out(g, t, seat, which, slot)
    for other in range(RACERS):
        for copied in range(1, SLOTS):
            if can_copy(g, t, seat, other, copied):
                return True
    return False


@rule
def use(g: State, t: Tables, seat: int, which: int, slot: int) -> None:
    """A power is exhausted, then carried out (WR-PWR-03)."""
    mark_used(g, seat, which, slot)
    if which == Power.CONVERT_A_CAR:
        ask(g, Question.PW_CONVERT, seat)
    else:
        carry_out(g, t, seat, which)


@flow.offering(Question.PW_CONVERT)
def offer_conversions(g: State, t: Tables, seat: int) -> None:
    """Every power of a racer in range that could be carried out."""
    for other in range(RACERS):
        for slot in range(1, SLOTS):
            if can_copy(g, t, seat, other, slot):
                offer(g, Action.CONVERT + SLOTS * other + slot)


@flow.answering(Question.PW_CONVERT)
def answer_conversion(g: State, t: Tables, seat: int, action: int) -> None:
    """The copied power is carried out as if it were yours; its owner's card stays as it is."""
    other = (action - Action.CONVERT) // SLOTS
    which = SLOTS * g.racers[other].car + (action - Action.CONVERT) % SLOTS
    tell(g, Event.COPIED, seat, which, other)
    carry_out(g, t, seat, which)
