"""Using a power, and Convert-a-Car, which carries out the power of another racer (WR-PW-PP2)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.names import act, car, power
from carambolage.games.wacky_races.names import ask as asking
from carambolage.games.wacky_races.names import tell as telling
from carambolage.games.wacky_races.powers import questions as _questions  # noqa: F401  # its questions enter the flow
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
    owner = which // power.SLOTS
    if owner < car.PENELOPE:
        if owner == car.SLAG:
            return slags_can(g, t, seat, which, slot)
        if owner == car.GRUESOME:
            return twosome_can(g, t, seat, which)
        if owner == car.PENDING:
            return pending_can(g, t, seat, which)
        return max_can(g, t, seat, which)
    if owner < car.LUKE:
        if owner == car.PENELOPE:
            return penelope_can(g, t, seat, which)
        if owner == car.SERGEANT:
            return sergeant_can(g, t, seat, which)
        return mob_can(g, t, seat, which)
    if owner == car.LUKE:
        return luke_can(g, t, seat, which)
    if owner == car.PETER:
        return peter_can(g, t, seat, which)
    return rufus_can(g, t, seat, which)


@rule
def carry_out(g: State, t: Tables, seat: int, which: int) -> None:
    """What the power does."""
    owner = which // power.SLOTS
    if owner == car.SLAG:
        slags_use(g, t, seat, which)
    elif owner == car.GRUESOME:
        twosome_use(g, t, seat, which)
    elif owner == car.PENDING:
        pending_use(g, t, seat, which)
    elif owner == car.MAX:
        max_use(g, t, seat, which)
    elif owner == car.PENELOPE:
        penelope_use(g, t, seat, which)
    elif owner == car.SERGEANT:
        sergeant_use(g, t, seat, which)
    elif owner == car.MOB:
        mob_use(g, t, seat, which)
    elif owner == car.LUKE:
        luke_use(g, t, seat, which)
    elif owner == car.PETER:
        peter_use(g, t, seat, which)
    else:
        rufus_use(g, t, seat, which)


@rule
def can_copy(g: State, t: Tables, seat: int, other: int, slot: int) -> bool:
    """A power that is not trap-cancelling, of a racer in range; a player's must be face up (WR-PW-PP2, WR-PW-06)."""
    r = g.racers[other]
    if not near(g, seat, other, t.number[power.CONVERT_A_CAR][0]):
        return False
    if r.neutral == 0 and not (r.ready >> slot) & 1:
        return False
    which = power.SLOTS * r.car + slot
    return which != power.CONVERT_A_CAR and can_carry_out(g, t, seat, which, power.CONVERT_A_CAR % power.SLOTS)


@rule
def can_use(g: State, t: Tables, seat: int, which: int, slot: int) -> bool:
    """Whether a player may use one of his face-up powers now (WR-PWR-01, WR-PWR-05)."""
    if which != power.CONVERT_A_CAR:
        return can_carry_out(g, t, seat, which, slot)
    for other in range(RACERS):
        for copied in range(1, power.SLOTS):
            if can_copy(g, t, seat, other, copied):
                return True
    return False


@rule
def use(g: State, t: Tables, seat: int, which: int, slot: int) -> None:
    """A power is exhausted, then carried out (WR-PWR-03)."""
    mark_used(g, seat, which, slot)
    if which == power.CONVERT_A_CAR:
        ask(g, asking.PW_CONVERT, seat, 0, 0, 0)
    else:
        carry_out(g, t, seat, which)


@flow.offering(asking.PW_CONVERT)
def offer_conversions(g: State, t: Tables, seat: int) -> None:
    """Every power of a racer in range that could be carried out."""
    for other in range(RACERS):
        for slot in range(1, power.SLOTS):
            if can_copy(g, t, seat, other, slot):
                offer(g, act.CONVERT + power.SLOTS * other + slot)


@flow.answering(asking.PW_CONVERT)
def answer_conversion(g: State, t: Tables, seat: int, action: int) -> None:
    """The copied power is carried out as if it were yours; its owner's card stays as it is."""
    other = (action - act.CONVERT) // power.SLOTS
    which = power.SLOTS * g.racers[other].car + (action - act.CONVERT) % power.SLOTS
    tell(g, telling.COPIED, seat, which, other)
    carry_out(g, t, seat, which)
