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
from carambolage.games.road_kill_rally.state import NOBODY, ODDS, State, Tables


class HarmSeen(Struct, frozen=True):
    """What dice are likely to do to a car: hits left on average (in hundredths) and chances in thousandths."""

    seat: int
    dice: int
    hits: int
    hurts: int
    wipes: int


def harm_to(g: State, t: Tables, victim: int, source: int, by: int, dice: int, tag: int, distance: int) -> HarmSeen:
    """What so many dice are likely to do to a car, armour and skill being known (RK-DIC-06, RK-DMG-03, RK-DMG-09)."""
    cut = reduction(g, t, victim, source, by, ODDS, tag, distance)
    left = [at_least(t, dice, hits) for hits in range(cut + 1, ODDS)]
    cards = g.cards[victim]
    wipes = at_least(t, dice, cut + cards + 1) if g.car[victim].wiped == 0 and cut + cards + 1 < ODDS else 0
    return HarmSeen(victim, dice, round(sum(left) * 100 / CERTAIN), left[0] if left else 0, wipes)


def harm_of_check(g: State, t: Tables, seat: int, dice: int) -> HarmSeen:
    """What a crash check of so many dice is likely to do (RK-CRA-01)."""
    return harm_to(g, t, seat, Source.CHECK, NOBODY, dice, Tag.NONE, NOBODY)


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
