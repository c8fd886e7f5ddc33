"""Phase 2b: the steps of a movement, and the cards of window STEP (chapter 8)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.hand import lay_down, play_card
from carambolage.games.road_kill_rally.cards.mounted import has_skill
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.move.flight import can_fly_into, come_down, has_way_on
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import LANES, Mode, Rally, Skill
from carambolage.games.road_kill_rally.road.placing import is_finish_placed, remove_tiles_behind
from carambolage.games.road_kill_rally.road.rows import car_at, is_racing, is_wreck_at, space_of
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.idle import MODES, keep_idle_answer


@flow.effect(Effect.STEP)
def next_step(g: State, t: Tables, seat: int) -> None:
    """The next step, until all are made, or a collision, a wipe-out or the line ends the movement (RK-MOV-01,
    RK-MOV-04, RK-MOV-09). From the last row before the line every step leads over it (RK-MOV-20).
    """
    if g.move.over != 0 or g.move.steps == 0 or not is_racing(g, seat):
        return
    push(g, Effect.STEP, seat)
    if is_at_line(g, t, g.car[seat].row):
        push(g, Effect.CROSS, seat)
    elif g.move.flight != 0 and not has_way_on(g, t, seat):
        come_down(g, seat)
    else:
        ask(g, Question.STEP, seat)


@rule
def is_at_line(g: State, t: Tables, row: int) -> bool:
    """Whether a row is the last one before the finish line (RK-END-01)."""
    return is_finish_placed(g) and row == g.road[g.placed - 1].first + t.line_row - 1


@flow.offering(Question.STEP)
def offer_steps(g: State, t: Tables, seat: int) -> None:
    """Straight on or to a neighbouring lane of the next row: drive, collide, jump, pass; then cards of window STEP
    (RK-MOV-02, RK-MOV-03, RK-MOV-07, RK-MOV-08, RK-MOV-17, RK-EDG-12).
    """
    lane = g.car[seat].lane
    for aim in range(max(0, lane - 1), min(LANES, lane + 2)):
        offer_lane(g, t, seat, aim)
    if g.move.flight == 0:
        offer_step_cards(g, t, seat)
    keep_idle_answer(g, seat)


@rule
def offer_lane(g: State, t: Tables, seat: int, lane: int) -> None:
    """The ways into one space: a car there is struck, jumped or passed; a wreck is driven through, jumped or passed; in
    flight only empty spaces can be driven into (RK-MOV-12, RK-MOV-17, RK-ELI-07).
    """
    row = g.car[seat].row + 1
    answer = Action.STEP + lane * MODES
    taken = car_at(g, row, lane) != NOBODY
    wreck = is_wreck_at(g, row, lane)
    if not taken and not (wreck and g.move.flight != 0):
        offer(g, answer + Mode.DRIVE)
    if taken and g.move.flight == 0:
        offer(g, answer + Mode.COLLIDE)
    if taken or wreck:
        if can_fly_into(g, t, seat, lane, Mode.JUMP):
            offer(g, answer + Mode.JUMP)
        if can_fly_into(g, t, seat, lane, Mode.PASS):
            offer(g, answer + Mode.PASS)


@rule
def offer_step_cards(g: State, t: Tables, seat: int) -> None:
    """Handbrake by one to three, Power Slide and Racing Line where they change anything (RK-MOV-21, RK-RAL-02,
    RK-RAL-09, RK-CRD-RC21, RK-CRD-RC22, RK-CRD-RC23).
    """
    hand = g.hand[seat]
    if hand[Rally.HANDBRAKE] > 0:
        for steps in range(1, min(t.rally[Rally.HANDBRAKE].number[0], g.car[seat].speed - 1) + 1):
            offer(g, Action.BRAKE + steps - 1)
    if hand[Rally.POWER_SLIDE] > 0 and g.move.slide == 0 and not has_skill(g, seat, Skill.EEL):
        offer(g, Action.PLAY + Rally.POWER_SLIDE)
    if hand[Rally.RACING_LINE] > 0 and g.move.line == 0:
        offer(g, Action.PLAY + Rally.RACING_LINE)


@flow.answering(Question.STEP)
def answer_step(g: State, t: Tables, seat: int, action: int) -> None:
    """The step is made; after a card the question is put again (RK-MOV-04, RK-MOV-05)."""
    if action >= Action.BRAKE:
        play_for_step(g, seat, action)
        return
    lane = (action - Action.STEP) // MODES
    mode = (action - Action.STEP) % MODES
    if mode == Mode.COLLIDE:
        g.move.over = 1
        push(g, Effect.COLLIDE, seat, car_at(g, g.car[seat].row + 1, lane))
    else:
        push(g, Effect.ENTER, seat, lane, mode)


@rule
def play_for_step(g: State, seat: int, action: int) -> None:
    """Handbrake lowers speed and remaining steps alike; Power Slide lasts for the movement, Racing Line for the next
    space (RK-MOV-10, RK-MOV-21, RK-CRA-07, RK-CRD-RC21, RK-CRD-RC22, RK-CRD-RC23).
    """
    move = g.move
    if action < Action.PLAY:
        less = action - Action.BRAKE + 1
        play_card(g, seat, Rally.HANDBRAKE)
        car = g.car[seat]
        tell(g, Event.SPEED_CHANGED, seat, car.speed, car.speed - less)
        car.speed -= less
        move.steps = max(0, move.steps - less)
    elif action == Action.PLAY + Rally.POWER_SLIDE:
        play_card(g, seat, Rally.POWER_SLIDE)
        move.slide = 1
    else:
        play_card(g, seat, Rally.RACING_LINE)
        move.line = 1
    lay_down(g)


@flow.effect(Effect.ENTER)
def enter(g: State, t: Tables, seat: int, lane: int, mode: int) -> None:
    """A car enters a space: a new tile first, then the crash check; on the ground also the wreck, the target and the
    pit box (RK-MOV-05, RK-MOV-12, RK-MOV-15, RK-MOV-16, RK-MOV-19, RK-ROA-14, RK-ROA-23, RK-ROA-30).
    """
    car = g.car[seat]
    move = g.move
    flies = mode == Mode.JUMP or mode == Mode.PASS
    if flies and move.flight == 0:
        move.back_row = car.row
        move.back_lane = car.lane
    if mode == Mode.PASS:
        play_card(g, seat, Rally.PASS)
        lay_down(g)
    move.flight = int(flies)
    move.diagonal = int(lane != car.lane)
    move.steps -= 1
    tell(g, Event.STEPPED, seat, space_of(car.row, car.lane), space_of(car.row + 1, lane), mode)
    car.row += 1
    car.lane = lane
    if not flies:
        push(g, Effect.PIT_BOX, seat)
        push(g, Effect.RUN_OVER, seat)
        push(g, Effect.WRECK, seat)
    push(g, Effect.CHECK, seat)
    if car.row == g.road[g.placed - 1].first:
        push(g, Effect.DRAW_TILE, seat)


@flow.effect(Effect.END_MOVE)
def end_move(g: State, t: Tables, seat: int) -> None:
    """At the end of a movement the tiles behind everybody are removed; cards for it lapse (RK-ROA-27, RK-CRA-07)."""
    g.move.seat = NOBODY
    g.move.flight = 0
    tell(g, Event.MOVE_ENDS, seat)
    remove_tiles_behind(g, t)
