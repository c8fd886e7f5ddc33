"""What attacks, collisions and checks are likely to do to a car.

The chances are those of RK-DIC-06, exact to a thousandth, and count what everybody knows: mounted armour, skills and
how many cards a hand holds. Defence cards are a secret, so that real damage may be less.
"""

from msgspec import Struct

from carambolage.games.road_kill_rally.combat.means import dice_of, tag_of
from carambolage.games.road_kill_rally.combat.sight import range_between
from carambolage.games.road_kill_rally.damage.reductions import reduction
from carambolage.games.road_kill_rally.dice import CERTAIN, at_least
from carambolage.games.road_kill_rally.move.collisions import collision_dice
from carambolage.games.road_kill_rally.names.things import Source, Tag
from carambolage.games.road_kill_rally.road.rows import is_wreck_at, lane_of, row_of
from carambolage.games.road_kill_rally.state import NOBODY, ODDS, State, Tables


class HarmSeen(Struct, frozen=True):
    """What dice are likely to do to a car: hits left on average (in hundredths) and chances in thousandths."""

    seat: int
    dice: int
    hits: int
    hurts: int
    wipes: int


def harm_to(
    g: State, t: Tables, victim: int, source: int, by: int, dice: int, tag: int, distance: int, lost: int = 0
) -> HarmSeen:
    """What so many dice are likely to do to a car that has lost some cards by then, armour and skill being known
    (RK-DIC-06, RK-DMG-03, RK-DMG-09).
    """
    cut = reduction(g, t, victim, source, by, ODDS, tag, distance)
    left = [at_least(t, dice, hits) for hits in range(cut + 1, ODDS)]
    cards = g.cards[victim] - lost
    wipes = at_least(t, dice, cut + cards + 1) if g.car[victim].wiped == 0 and cut + cards + 1 < ODDS else 0
    return HarmSeen(victim, dice, round(sum(left) * 100 / CERTAIN), left[0] if left else 0, wipes)


def wreck_dice(g: State, seat: int, space: int, flies: bool) -> int:
    """The dice that a car rolls against itself for a wreck in the space that it enters; none if it flies over it
    (RK-ELI-05, RK-ELI-07).
    """
    row, lane = row_of(space), lane_of(space)
    return g.car[seat].speed if not flies and is_wreck_at(g, row, lane) else 0


def harm_of_entering(g: State, t: Tables, seat: int, check: int, wreck: int, lost: int = 0) -> HarmSeen:
    """What the crash check of a space and then the wreck in it are likely to do: who wipes out in the check does not
    roll for the wreck any more (RK-CRA-01, RK-ELI-05, RK-ELI-06).
    """
    first = harm_to(g, t, seat, Source.CHECK, NOBODY, check, Tag.NONE, NOBODY, lost)
    if wreck == 0:
        return first
    cut = reduction(g, t, seat, Source.CHECK, NOBODY, ODDS, Tag.NONE, NOBODY)
    seconds = [
        harm_to(g, t, seat, Source.COLLISION, NOBODY, wreck, Tag.NONE, NOBODY, lost + hits)
        for hits in range(g.cards[seat] - lost + 1)
    ]
    more = [
        (at_least(t, check, cut + hits if hits else 0) - at_least(t, check, cut + hits + 1)) * second.wipes
        for hits, second in enumerate(seconds)
    ]
    second = seconds[0]
    return HarmSeen(
        seat,
        check + wreck,
        first.hits + round(second.hits * (CERTAIN - first.wipes) / CERTAIN),
        first.hurts + round(second.hurts * (CERTAIN - first.hurts) / CERTAIN),
        first.wipes + round(sum(more) / CERTAIN),
    )


def harm_of_attack(g: State, t: Tables, seat: int, victim: int, means: int) -> HarmSeen:
    """What an attack is likely to do to its victim (RK-WPN-04)."""
    car, other = g.car[seat], g.car[victim]
    distance = range_between(car.row, car.lane, other.row, other.lane)
    dice, tag = dice_of(g, t, seat, means), tag_of(g, t, seat, means)
    return harm_to(g, t, victim, Source.ATTACK, seat, dice, tag, distance)


def harm_of_collision(g: State, t: Tables, striker: int, struck: int) -> list[HarmSeen]:
    """What a collision is likely to do, to the struck car and to the striker: both roll (RK-COL-02, RK-COL-10)."""
    difference = abs(g.car[striker].speed - g.car[struck].speed)
    return [
        harm_to(g, t, car, Source.COLLISION, other, collision_dice(g, t, other, difference), Tag.NONE, NOBODY)
        for car, other in ((struck, striker), (striker, struck))
    ]
