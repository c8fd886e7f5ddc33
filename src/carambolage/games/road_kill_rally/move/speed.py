"""Phase 2a: the new speed, what it costs, and the cards of window SPEED (chapter 7)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.hand import draw_cards, lay_down, play_card
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import FASTEST, Accessory, Purpose, Rally, Skill
from carambolage.games.road_kill_rally.road.rows import car_at
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

FREE_UP, FREE_DOWN = 1, 2
SLIPSTREAM, CROWD, CHEQUE = 1, 2, 4  # cards played once per move, a bit each


@flow.effect(Effect.MOVE)
def begin_move(g: State, t: Tables, seat: int) -> None:
    """A car sets its speed, makes its steps, and its movement ends (RK-RND-01, RK-MOV-01)."""
    move = g.move
    move.seat = seat
    move.over = 0
    move.steps = 0
    move.free = 0
    move.once = 0
    move.slide = 0
    move.line = 0
    move.diagonal = 0
    move.flight = 0
    move.dice = 0
    tell(g, Event.MOVE_BEGINS, seat)
    push(g, Effect.END_MOVE, seat)
    push(g, Effect.STEP, seat)
    push(g, Effect.SET_SPEED, seat)


@flow.effect(Effect.SET_SPEED)
def ask_speed(g: State, t: Tables, seat: int) -> None:
    """The question for the new speed is always put: at least two speeds are free (RK-SPD-01, RK-SPD-07)."""
    ask(g, Question.SET_SPEED, seat)


@rule
def free_up(g: State, t: Tables, seat: int) -> int:
    """How many steps faster cost nothing: one, and what cards, Turbocharger and Lead Foot add (RK-SPD-05, RK-SPD-07,
    RK-CRD-RA24, RK-CRD-SK04).
    """
    free = FREE_UP + g.move.free
    if has_mounted(g, t, seat, Accessory.TURBO):
        free += t.accessory[Accessory.TURBO].number[0]
    if has_skill(g, seat, Skill.LEAD_FOOT):
        free += t.skill[Skill.LEAD_FOOT][0]
    return free


@rule
def free_down(g: State, t: Tables, seat: int) -> int:
    """How many steps slower cost nothing: two, and what Racing Brakes add (RK-SPD-05, RK-SPD-07, RK-CRD-RA25)."""
    if has_mounted(g, t, seat, Accessory.BRAKES):
        return FREE_DOWN + t.accessory[Accessory.BRAKES].number[0]
    return FREE_DOWN


@rule
def speed_cost(g: State, t: Tables, seat: int, speed: int) -> int:
    """What a new speed costs in cards: one for each step beyond the free ones (RK-SPD-02, RK-SPD-07)."""
    change = speed - g.car[seat].speed
    if change > 0:
        return max(0, change - free_up(g, t, seat))
    return max(0, -change - free_down(g, t, seat))


@rule
def is_in_slipstream(g: State, t: Tables, seat: int) -> bool:
    """Whether a racing car, of whatever team, is in the same lane a few rows ahead (RK-CRD-RC24, RK-TEA-10)."""
    car = g.car[seat]
    for distance in range(1, t.rally[Rally.SLIPSTREAM].number[0] + 1):
        if car_at(g, car.row + distance, car.lane) != NOBODY:
            return True
    return False


@rule
def can_play_for_speed(g: State, t: Tables, seat: int, card: int) -> bool:
    """Whether a card of window SPEED can be played and could change something (RK-SPD-04, RK-SPD-08, RK-RAL-02,
    RK-RAL-09, RK-CRD-RC20, RK-CRD-RC24, RK-CRD-RC26, RK-CRD-RC28).
    """
    if g.hand[seat][card] == 0:
        return False
    faster = g.car[seat].speed + free_up(g, t, seat) < FASTEST
    can_draw = g.deck_left + g.discarded > 0
    if card == Rally.NITRO:
        return faster
    if card == Rally.SLIPSTREAM:
        return g.move.once & SLIPSTREAM == 0 and (faster or can_draw) and is_in_slipstream(g, t, seat)
    if card == Rally.CROWD:
        return g.move.once & CROWD == 0 and can_draw and g.car[seat].cheered != 0
    return card == Rally.CHEQUE and g.move.once & CHEQUE == 0 and can_draw


@flow.offering(Question.SET_SPEED)
def offer_speeds(g: State, t: Tables, seat: int) -> None:
    """The speeds that can be paid for, 1 to 10, then the cards of window SPEED (RK-SPD-01, RK-SPD-03, RK-SPD-04,
    RK-GEN-02, RK-EDG-01).
    """
    for speed in range(1, FASTEST + 1):
        if speed_cost(g, t, seat, speed) <= g.cards[seat]:
            offer(g, Action.SPEED + speed - 1)
    for card in range(Rally.NITRO, Rally.CHEQUE + 1):
        if can_play_for_speed(g, t, seat, card):
            offer(g, Action.PLAY + card)
    keep_idle_answer(g, seat)


@flow.answering(Question.SET_SPEED)
def answer_speed(g: State, t: Tables, seat: int, action: int) -> None:
    """The new speed is set, then paid for; after a card the question is put again (RK-SPD-02, RK-SPD-04, RK-SPD-06,
    RK-SPD-09).
    """
    if action >= Action.PLAY:
        push(g, Effect.SET_SPEED, seat)
        play_for_speed(g, t, seat, action - Action.PLAY)
        return
    car = g.car[seat]
    speed = action - Action.SPEED + 1
    cost = speed_cost(g, t, seat, speed)
    tell(g, Event.SPEED_SET, seat, car.speed, speed, cost)
    car.speed = speed
    car.cheered = 0
    g.move.steps = speed
    push(g, Effect.PAY, seat, cost, Purpose.SPEED)


@rule
def play_for_speed(g: State, t: Tables, seat: int, card: int) -> None:
    """Nitro and Slipstream give free steps upward, Slipstream, Crowd Goes Wild and Sponsor Cheque draw cards
    (RK-SPD-04, RK-SPD-08, RK-CRD-RC20, RK-CRD-RC24, RK-CRD-RC26, RK-CRD-RC28).
    """
    move = g.move
    number = t.rally[card].number
    play_card(g, seat, card)
    if card == Rally.NITRO:
        move.free += number[0]
    elif card == Rally.SLIPSTREAM:
        move.once |= SLIPSTREAM
        move.free += number[1]
        draw_cards(g, seat, number[2])
    else:
        move.once |= CROWD if card == Rally.CROWD else CHEQUE
        draw_cards(g, seat, number[0])
    lay_down(g)
