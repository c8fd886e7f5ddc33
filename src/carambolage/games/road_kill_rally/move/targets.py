"""Running over targets, and the pit box of The Pits (chapters 10 and 12)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.hand import lay_down, play_card, spend_card
from carambolage.games.road_kill_rally.cards.mounted import has_mounted
from carambolage.games.road_kill_rally.cards.payment import offer_spending
from carambolage.games.road_kill_rally.dice import roll_dice
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Accessory, Hazard, Purpose, Rally
from carambolage.games.road_kill_rally.road.rows import hazard_at, is_racing, space_of
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

RUN_OVER_DICE, RUN_OVER_HITS = 1, 2
MOST_TOKENS = 3


@rule
def may_score(g: State, seat: int) -> bool:
    """Who is wiped out scores no target in this round; with an option nor does who has three tokens (RK-RUN-06,
    RK-WIP-04, RK-WIP-11).
    """
    car = g.car[seat]
    return car.wiped == 0 and not (g.house.three_tokens_no_scoring != 0 and car.tokens >= MOST_TOKENS)


@rule
def score_target(g: State, seat: int, space: int) -> None:
    """A target goes from the road to the score box; the crowd remembers (RK-RUN-03, RK-RUN-10)."""
    kind = g.target[space]
    g.target[space] = 0
    g.car[seat].scored[kind - 1] += 1
    g.car[seat].cheered = 1
    tell(g, Event.SCORED, seat, space, kind)


@rule
def run_over_dice(g: State, t: Tables, seat: int) -> int:
    """One die, one more with Whirling Brushes and with a Cow Catcher (RK-RUN-02, RK-RUN-11, RK-CRD-RA05,
    RK-CRD-RA23).
    """
    dice = RUN_OVER_DICE
    if has_mounted(g, t, seat, Accessory.BRUSHES):
        dice += t.accessory[Accessory.BRUSHES].number[0]
    if has_mounted(g, t, seat, Accessory.COW_CATCHER):
        dice += t.accessory[Accessory.COW_CATCHER].number[0]
    return dice


@flow.effect(Effect.RUN_OVER)
def try_target(g: State, t: Tables, seat: int, committed: int) -> None:
    """After the crash check the player may try the target in the space entered, once (RK-RUN-01, RK-RUN-04, RK-RUN-06,
    RK-RUN-08, RK-RUN-12).
    """
    car = g.car[seat]
    if g.move.over != 0 or not is_racing(g, seat) or g.target[space_of(car.row, car.lane)] == 0:
        return
    if not may_score(g, seat):
        return
    if committed == 0:
        g.move.dice = run_over_dice(g, t, seat)
    ask(g, Question.RUN_OVER, seat, g.move.dice, committed)


@flow.offering(Question.RUN_OVER)
def offer_run_over(g: State, t: Tables, seat: int, dice: int, committed: int) -> None:
    """Decline, unless something was given for it; roll; play Bullseye; spend a card for a die (RK-RUN-01, RK-RUN-02,
    RK-RUN-10, RK-DEC-02, RK-CRD-RC25).
    """
    if committed == 0:
        offer(g, Action.DECLINE)
    offer(g, Action.ROLL)
    if g.hand[seat][Rally.BULLSEYE] > 0:
        offer(g, Action.PLAY + Rally.BULLSEYE)
    offer_spending(g, seat)
    keep_idle_answer(g, seat)


@flow.answering(Question.RUN_OVER)
def answer_run_over(g: State, t: Tables, seat: int, action: int, dice: int, committed: int) -> None:
    """All dice are bought before the roll, and lost with it (RK-RUN-02, RK-RUN-09, RK-CRD-RC25)."""
    if action == Action.DECLINE:
        tell(g, Event.DECLINED, seat)
    elif action == Action.ROLL:
        roll_run_over(g, t, seat)
    else:
        push(g, Effect.RUN_OVER, seat, 1)
        if action >= Action.SPEND:
            spend_card(g, seat, action - Action.SPEND, Purpose.DICE)
            g.move.dice += 1
        else:
            play_card(g, seat, Rally.BULLSEYE)
            g.move.dice += t.rally[Rally.BULLSEYE].number[0]
            lay_down(g)


@rule
def roll_run_over(g: State, t: Tables, seat: int) -> None:
    """Two hits score the target; otherwise it stays, and the movement goes on (RK-RUN-03, RK-RUN-05, RK-RUN-07)."""
    space = space_of(g.car[seat].row, g.car[seat].lane)
    tell(g, Event.TRIED, seat, space, g.target[space], g.move.dice)
    if roll_dice(g, t, seat, Purpose.RUN_OVER, g.move.dice) >= RUN_OVER_HITS:
        score_target(g, seat, space)
    else:
        tell(g, Event.MISSED, seat, space, g.target[space])


@flow.effect(Effect.PIT_BOX)
def reach_pit_box(g: State, t: Tables, seat: int) -> None:
    """A car that has entered a pit space may make one free pit stop there; not one that is wiped out or has three
    tokens (RK-HAZ-07, RK-HAZ-09, RK-HAZ-18).
    """
    car = g.car[seat]
    if g.move.over != 0 or not is_racing(g, seat) or hazard_at(g, t, car.row, car.lane) != Hazard.PIT:
        return
    used = (g.road[g.tile_of_row[car.row]].pitted >> seat) & 1
    barred = car.tokens >= MOST_TOKENS and g.house.pits_with_three_tokens == 0
    if used == 0 and not barred and car.wiped == 0:
        ask(g, Question.PIT_BOX, seat)


@flow.offering(Question.PIT_BOX)
def offer_pit_box(g: State, t: Tables, seat: int) -> None:
    """Decline, or make the stop (RK-HAZ-07)."""
    offer(g, Action.DECLINE)
    offer(g, Action.MAKE_STOP)
    keep_idle_answer(g, seat)


@flow.answering(Question.PIT_BOX)
def answer_pit_box(g: State, t: Tables, seat: int, action: int) -> None:
    """The stop costs neither card nor movement nor combat action, once for each car and tile (RK-HAZ-07, RK-HAZ-08,
    RK-PIT-04).
    """
    if action == Action.MAKE_STOP:
        placed = g.road[g.tile_of_row[g.car[seat].row]]
        placed.pitted |= 1 << seat
        push(g, Effect.PIT_STOP, seat)
