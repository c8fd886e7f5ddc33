"""Setting up: start seat, piles, hands, mounting, poles, the first tiles (chapter 2)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.accessories import draw_accessories, offer_accessories
from carambolage.games.road_kill_rally.cards.hand import draw_cards
from carambolage.games.road_kill_rally.cards.mounted import mount
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import (
    ACCESSORY_KINDS,
    CLASSES,
    ORDINARY_TILES,
    RALLY_KINDS,
    SEATS,
    SLOTS,
    Heading,
    Rally,
    Skill,
    Slot,
    Status,
    Tile,
)
from carambolage.games.road_kill_rally.road.placing import put_on_table
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.teams import form_teams
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

RALLY_HAND, ACCESSORY_HAND, START_SPEED = 7, 8, 5
RANDOM_START = 0
RALLY_DEAL, ACCESSORY_DEAL = 0, 1


@rule
def set_up(g: State, t: Tables) -> None:
    """Tiles, decks, deal, skills, mounting, poles, the first tile, round 1 (RK-SET-17, RK-SET-20)."""
    g.active = NOBODY
    g.move.seat = NOBODY
    g.attack.seat = NOBODY
    g.damage.victim = NOBODY
    g.playing = Rally.NONE
    g.start = roll(g, g.seats) if g.house.start_seat == RANDOM_START else 0
    tell(g, Event.START_SEAT, g.start)
    for seat in range(SEATS):
        prepare_car(g, seat)
    if g.house.teams != 0:
        form_teams(g)
    fill_piles(g, t)
    stack_tiles(g, t)
    put_on_table(g, t, Tile.START, 0, 0, 0, Heading.NORTH)
    push(g, Effect.ROUND)
    push(g, Effect.FIRST_TILE)
    push(g, Effect.POLE)
    push(g, Effect.MOUNT)
    if g.house.skills != 0:
        push(g, Effect.DEAL_SKILLS)
    push(g, Effect.DEAL, RALLY_DEAL)


@rule
def prepare_car(g: State, seat: int) -> None:
    """A dashboard with empty slots and the speed marker on 5; colours have no effect (RK-SET-07, RK-SET-08,
    RK-SET-18).
    """
    car = g.car[seat]
    car.speed = START_SPEED
    car.pole = NOBODY
    car.team = seat
    car.skill = Skill.NONE
    for slot in range(SLOTS):
        car.slot[slot] = Slot.EMPTY
    for number in range(len(g.skills[seat])):
        g.skills[seat][number] = Skill.NONE


@rule
def fill_piles(g: State, t: Tables) -> None:
    """All rally cards in one pile, all accessories in another, all targets in the supply; piles store no order, so that
    every draw is uniform (RK-SET-04, RK-SET-05, RK-SET-06, RK-GEN-08, RK-GEN-14).
    """
    for card in range(RALLY_KINDS):
        g.deck[card] = t.rally[card].count
        g.deck_left += t.rally[card].count
    for accessory in range(ACCESSORY_KINDS):
        g.part_deck[accessory] = t.accessory[accessory].count
        g.part_deck_left += t.accessory[accessory].count
    for kind in range(CLASSES):
        g.supply[kind] = t.supply[kind]


@rule
def stack_tiles(g: State, t: Tables) -> None:
    """The ordinary tiles are shuffled, the finish is put so deep that k of them lie under it (RK-SET-01, RK-SET-02,
    RK-LEN-01, RK-LEN-02, RK-LEN-03). Only the number above the finish is stored: which tiles they are is chance.
    """
    for tile in range(ORDINARY_TILES):
        g.tile_bag[tile] = 1
    g.tiles_left = ORDINARY_TILES
    least = t.under[g.house.race_length][0]
    most = t.under[g.house.race_length][1]
    g.above = ORDINARY_TILES - least - roll(g, most - least + 1)


@rule
def nth_seat(g: State, number: int) -> int:
    """Seat order goes upward from the start seat, wrapping round (RK-GEN-09)."""
    return (g.start + number) % g.seats


@flow.effect(Effect.DEAL)
def deal(g: State, t: Tables, kind: int, number: int) -> None:
    """Seven rally cards to each player, then eight accessories to each (RK-SET-05, RK-SET-06)."""
    if number == g.seats:
        if kind == RALLY_DEAL:
            push(g, Effect.DEAL, ACCESSORY_DEAL)
        return
    push(g, Effect.DEAL, kind, number + 1)
    seat = nth_seat(g, number)
    if kind == RALLY_DEAL:
        draw_cards(g, seat, RALLY_HAND)
    else:
        draw_accessories(g, seat, ACCESSORY_HAND)


@flow.effect(Effect.MOUNT)
def ask_to_mount(g: State, t: Tables, number: int, slot: int) -> None:
    """In seat order each player is asked slot by slot: red, green, yellow (RK-SET-09). Who has left holds no cards, so
    that there is nothing to ask.
    """
    if number == g.seats:
        return
    if slot + 1 < SLOTS:
        push(g, Effect.MOUNT, number, slot + 1)
    else:
        push(g, Effect.MOUNT, number + 1)
    ask(g, Question.MOUNT_SLOT, nth_seat(g, number), slot)


@flow.offering(Question.MOUNT_SLOT)
def offer_mounting(g: State, t: Tables, seat: int, slot: int) -> None:
    """Any slot may be left empty; without a card of its colour it must be (RK-SET-10)."""
    offer(g, Action.LEAVE_EMPTY)
    offer_accessories(g, t, seat, slot, -1)
    keep_idle_answer(g, seat)


@flow.answering(Question.MOUNT_SLOT)
def answer_mounting(g: State, t: Tables, seat: int, action: int, slot: int) -> None:
    """The chosen card is mounted and public at once (RK-SET-09, RK-SET-11)."""
    if action == Action.LEAVE_EMPTY:
        return
    mount(g, seat, slot, action - Action.MOUNT)
    tell(g, Event.MOUNTED, seat, slot, action - Action.MOUNT)


@flow.effect(Effect.POLE)
def ask_for_pole(g: State, t: Tables, number: int) -> None:
    """In seat order each player chooses a pole (RK-SET-12)."""
    if number == g.seats:
        return
    push(g, Effect.POLE, number + 1)
    seat = nth_seat(g, number)
    if not (g.left >> seat) & 1:
        ask(g, Question.CHOOSE_POLE, seat)


@rule
def is_pole_free(g: State, pole: int) -> bool:
    """Whether nobody has chosen a pole."""
    for seat in range(g.seats):
        if g.car[seat].pole == pole:
            return False
    return True


@flow.offering(Question.CHOOSE_POLE)
def offer_poles(g: State, t: Tables, seat: int) -> None:
    """The free poles; gaps are allowed (RK-SET-12, RK-SET-20)."""
    for pole in range(SEATS):
        if is_pole_free(g, pole):
            offer(g, Action.POLE + pole)
    keep_idle_answer(g, seat)


@flow.answering(Question.CHOOSE_POLE)
def answer_pole(g: State, t: Tables, seat: int, action: int) -> None:
    """The car stands on its pole: the front row is row 4 of the start tile, the other row 3 (RK-SET-12, RK-SET-13)."""
    pole = action - Action.POLE
    car = g.car[seat]
    car.pole = pole
    car.row = t.pole_row[pole]
    car.lane = t.pole_lane[pole]
    car.status = Status.RACING
    tell(g, Event.ON_POLE, seat, pole)


@flow.effect(Effect.FIRST_TILE)
def place_first_tile(g: State, t: Tables) -> None:
    """The player on the lowest pole draws and places the first ordinary tile (RK-SET-14, RK-SET-15)."""
    tell(g, Event.RACE_BEGINS)
    opener = NOBODY
    for seat in range(g.seats):
        if g.car[seat].status == Status.RACING and (opener == NOBODY or g.car[seat].pole < g.car[opener].pole):
            opener = seat
    push(g, Effect.DRAW_TILE, opener)
