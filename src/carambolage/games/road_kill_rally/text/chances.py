"""The odds and costs of answers, which follow from public data and the player's own hand (RK-DEC-07)."""

from carambolage.games.road_kill_rally.bot.drive import wipe_out_chance
from carambolage.games.road_kill_rally.combat.attacks import hits_needed
from carambolage.games.road_kill_rally.combat.means import dice_of
from carambolage.games.road_kill_rally.dice import CERTAIN, at_least
from carambolage.games.road_kill_rally.move.checks import check_dice
from carambolage.games.road_kill_rally.move.targets import RUN_OVER_HITS
from carambolage.games.road_kill_rally.state import State, Tables

PERCENT = 100


def percent(thousandths: int) -> int:
    """A chance in whole hundredths; what is possible is never shown as 0 nor what is uncertain as 100."""
    if 0 < thousandths < CERTAIN:
        return min(PERCENT - 1, max(1, _rounded(thousandths)))
    return _rounded(thousandths)


def _rounded(thousandths: int) -> int:
    """Halves go up, as in a browser."""
    return (2 * thousandths * PERCENT + CERTAIN) // (2 * CERTAIN)


def wipe_out_percent(g: State, t: Tables, seat: int, dice: int, spent: int = 0) -> int:
    """The chance that a check of so many dice ends in a wipe-out when some cards are spent, defence cards apart."""
    return percent(wipe_out_chance(g, t, seat, dice, g.cards[seat] - spent))


def step_dice(g: State, t: Tables, seat: int, lane: int) -> int:
    """The dice of the check that a step into a lane of the next row brings (RK-CRA-14)."""
    car = g.car[seat]
    return check_dice(g, t, seat, car.row + 1, lane, int(lane != car.lane))


def run_over_percent(t: Tables, dice: int) -> int:
    """The chance to score a target by running it over."""
    return percent(at_least(t, dice, RUN_OVER_HITS))


def shot_percent(g: State, t: Tables, seat: int, means: int) -> int:
    """The chance to score a target by a shot."""
    return percent(at_least(t, dice_of(g, t, seat, means), hits_needed(g, t, seat)))
