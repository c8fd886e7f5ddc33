"""The greedy player: how much it likes each answer. It knows its own hand and what lies open, nothing else."""

from carambolage.engine.rules.rule import rule
from carambolage.games.road_kill_rally.bot.drive import check_cost, like_speed, like_step
from carambolage.games.road_kill_rally.bot.worth import CARD, accessory_worth, card_worth
from carambolage.games.road_kill_rally.combat.means import cost_of, dice_of
from carambolage.games.road_kill_rally.combat.reach import victims_of
from carambolage.games.road_kill_rally.dice import CERTAIN, at_least
from carambolage.games.road_kill_rally.move.targets import RUN_OVER_HITS
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Means, Purpose, Rally
from carambolage.games.road_kill_rally.road.rows import space_of
from carambolage.games.road_kill_rally.state import State, Tables

SHOOT_HITS = 3


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """How much an answer is liked, each kind of question in its own coin."""
    kind = g.ask
    if kind == Question.SET_SPEED:
        return like_speed(g, t, seat, action - Action.SPEED + 1) if action < Action.PLAY else like_speed_card(action)
    if kind == Question.STEP:
        return like_step(g, t, seat, action) if action < Action.BRAKE else like_step_card(g, t, seat, action)
    if kind == Question.CHECK:
        dice = g.about[0]
        return -CARD * dice if action == Action.PLAY_SAFE else -check_cost(g, t, seat, dice, g.cards[seat])
    if kind == Question.RUN_OVER:
        return like_run_over(g, t, seat, action)
    if kind == Question.COMBAT_ACTION:
        return like_action(g, t, seat, action)
    if kind == Question.COMBAT_VICTIM:
        return like_victim(g, t, seat, action)
    if kind == Question.SUFFER:
        return like_suffering(g, t, seat, action)
    if kind == Question.PAY_CARD:
        return like_payment(g, t, action - Action.SPEND)
    return like_other(g, t, seat, kind, action)


@rule
def like_speed_card(action: int) -> int:
    """Cards that draw cards are played at once; free steps are taken when there is nothing better to do with them."""
    card = action - Action.PLAY
    if card == Rally.CROWD or card == Rally.CHEQUE or card == Rally.SLIPSTREAM:
        return 100_000
    return -100_000


@rule
def like_step_card(g: State, t: Tables, seat: int, action: int) -> int:
    """Racing Line for a space that would cost three dice; brakes and slides are kept."""
    if action != Action.PLAY + Rally.RACING_LINE:
        return -100_000
    best = -100_000
    for index in range(g.offers):
        if g.offer[index] < Action.BRAKE:
            best = max(best, like_step(g, t, seat, g.offer[index]))
    return 0 if best < -2 * CARD else -100_000


@rule
def like_run_over(g: State, t: Tables, seat: int, action: int) -> int:
    """A further die is worth what it adds to the chance, less the card it costs."""
    if action == Action.DECLINE:
        return -1
    if action == Action.ROLL:
        return 0
    car = g.car[seat]
    dice = g.about[0]
    points = 10 * t.points[g.target[space_of(car.row, car.lane)] - 1]
    more = t.rally[Rally.BULLSEYE].number[0] if action < Action.SPEND else 1
    gain = points * (at_least(t, dice + more, RUN_OVER_HITS) - at_least(t, dice, RUN_OVER_HITS)) // CERTAIN
    price = card_worth(g, t, Rally.BULLSEYE if action < Action.SPEND else action - Action.SPEND)
    return gain - price - (40 if g.cards[seat] <= 3 else 0)


@rule
def like_action(g: State, t: Tables, seat: int, action: int) -> int:
    """An attack is worth the token and the cards it takes, less its ammunition; a pit stop a little."""
    if action == Action.PASS:
        return 0
    if action == Action.TWO_CARD_STOP:
        return -100
    if action == Action.PLAY + Rally.PIT_STOP:
        return 30
    if action == Action.PLAY + Rally.OIL_SLICK:
        return 10
    means = Means.WEAPON
    if action == Action.SLINGSHOT:
        means = Means.SLINGSHOT
    elif action != Action.WEAPON:
        means = action - Action.PLAY
    dice = dice_of(g, t, seat, means)
    price = CARD * 2 * cost_of(g, t, seat, means) // 3 + (CARD if means < Means.WEAPON else 0)
    if victims_of(g, t, seat, means) == 0:
        return 3 * at_least(t, dice, SHOOT_HITS) // 10 - price
    return at_least(t, dice, 2) // 10 + 90 * dice - price


@rule
def like_victim(g: State, t: Tables, seat: int, action: int) -> int:
    """The rival with the best score, or a target that is worth it."""
    if action >= Action.TARGET:
        dice = dice_of(g, t, seat, g.about[0])
        return 10 * t.points[g.target[action - Action.TARGET] - 1] * at_least(t, dice, SHOOT_HITS) // CERTAIN
    car = g.car[action - Action.RIVAL]
    return 200 + 10 * car.row + min(g.cards[action - Action.RIVAL], 5)


@rule
def like_suffering(g: State, t: Tables, seat: int, action: int) -> int:
    """A defence that saves two cards or a wipe-out; otherwise the card least worth goes first."""
    due = g.about[0]
    if action == Action.PASS or action >= Action.LOSE_ALL:
        return -due * CARD
    if action >= Action.LOSE:
        return -card_worth(g, t, action - Action.LOSE)
    if due > 1 or due >= g.cards[seat]:
        return 100
    return -1_000


@rule
def like_payment(g: State, t: Tables, card: int) -> int:
    """The card least worth is spent; as ammunition one that does not waste its points."""
    worth = card_worth(g, t, card)
    if g.about[1] == Purpose.AMMO and t.rally[card].ammo > g.about[0]:
        worth += CARD
    if g.about[1] == Purpose.AMMO:
        worth -= CARD * min(t.rally[card].ammo, g.about[0])
    return -worth


@rule
def like_other(g: State, t: Tables, seat: int, kind: int, action: int) -> int:
    """Mount what is worth most, lose what is worth least, start in front, take pit stops and rerolls."""
    if kind == Question.MOUNT_SLOT or kind == Question.PIT_SLOT:
        if action == Action.KEEP:
            return accessory_worth(t, g.car[seat].slot[g.about[0]])
        return accessory_worth(t, action - Action.MOUNT) if action >= Action.MOUNT else -1
    if kind == Question.LOSE_ACCESSORY:
        return -accessory_worth(t, g.car[seat].slot[action - Action.LOSE_SLOT])
    if kind == Question.CHOOSE_POLE:
        return -abs(action - Action.POLE - 1)
    return int(action == Action.MAKE_STOP or action == Action.REROLL)
