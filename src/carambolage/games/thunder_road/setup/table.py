"""Set-up (chapter 2): crews, tiles, tokens, the first roll."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.german_engineering import deal_first_hand
from carambolage.games.thunder_road.cards.hooks.turn import card_setup
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.scrolling import ALL_SPOTS, draw_tile, lay_tile
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import ONGOING_KINDS
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import (
    DAMAGE_KINDS,
    HAZARD_KINDS,
    CrewKind,
    Damage,
    Hazard,
    Size,
    VehicleKind,
)
from carambolage.games.thunder_road.state import (
    CREW_VEHICLES,
    CREWS,
    GONE,
    NOBODY,
    SPACES,
    START,
    VEHICLES,
    State,
    Tables,
)
from carambolage.games.thunder_road.turn.elimination import is_in
from carambolage.games.thunder_road.turn.rounds import dice_of, roll_dice

AVERAGED = 60
GERMAN_HAND = 5
RANDOM_SIDE, BY_VOTE = 2, 3
BASE_QUEUE = 0b11110
CARNAGE_QUEUE = 0b1111111110


@rule
def set_up(g: State, t: Tables) -> None:
    """An empty table; then crews, tiles and tokens, cards, the first roll (TR-SET-19)."""
    for space in range(SPACES):
        g.token[space] = Hazard.NONE
        g.at[space] = NOBODY
        g.visitor[space] = NOBODY
        g.chopper[space] = NOBODY
    for v in range(VEHICLES):
        vehicle = g.vehicles[v]
        vehicle.space = GONE
        vehicle.broken = 1
        vehicle.damage[0] = Damage.NONE
        vehicle.damage[1] = Damage.NONE
        g.lifted[v] = NOBODY
    for crew in range(CREWS):
        g.crews[crew].kind = NOBODY
        g.crews[crew].seat = crew % g.seats if crew < g.crew_count else NOBODY
        g.crews[crew].chopper = GONE
        g.crews[crew].running = 1
    g.turn.vehicle = NOBODY
    g.winner = NOBODY
    push(g, Effect.FIRST_ROLL)
    push(g, Effect.CARD_SETUP)
    push(g, Effect.LAY_OUT)
    push(g, Effect.CHOOSE_CREWS)
    if g.house.start_tile == BY_VOTE:
        push(g, Effect.CHOOSE_START)


@flow.effect(Effect.CHOOSE_START)
def choose_start(g: State, t: Tables, seat: int, for_1a: int, for_1b: int) -> None:
    """The players choose the side of the start tile together: one after the other says which, openly; the majority
    decides, or chance if it is a tie (TR-SET-04). Whoever has left has no voice.
    """
    while seat < g.seats and g.crews[seat].out != 0:
        seat += 1
    if seat < g.seats:
        ask(g, Question.START_TILE, seat, for_1a, for_1b)
        return
    g.sides[0] = roll(g, 2) if for_1a == for_1b else int(for_1b > for_1a)
    tell(g, Event.START_TILE, g.sides[0], for_1a, for_1b)


@flow.offering(Question.START_TILE)
def offer_start(g: State, t: Tables, seat: int) -> None:
    """Either side of tile 1 (TR-SET-04)."""
    offer(g, Action.START)
    offer(g, Action.START + 1)


@flow.answering(Question.START_TILE)
def answer_start(g: State, t: Tables, seat: int, action: int, for_1a: int, for_1b: int) -> None:
    """One voice more for a side; then the next player."""
    side = action - Action.START
    push(g, Effect.CHOOSE_START, seat + 1, for_1a + 1 - side, for_1b + side)


@flow.effect(Effect.CHOOSE_CREWS)
def choose_crews(g: State, t: Tables, crew: int) -> None:
    """Each player takes a crew, in seat order or drawn at random (TR-SET-01, TR-PLC-05, TR-PLC-04)."""
    if crew == g.crew_count:
        return
    push(g, Effect.CHOOSE_CREWS, crew + 1)
    if g.crews[crew].out != 0:
        return
    if g.house.crew_choice == 0:
        ask(g, Question.CHOOSE_CREW, g.crews[crew].seat, crew)
    else:
        g.offers = 0
        offer_crews(g, t, g.crews[crew].seat)
        answer_crew(g, t, g.crews[crew].seat, g.offer[roll(g, g.offers)], crew)


@flow.offering(Question.CHOOSE_CREW)
def offer_crews(g: State, t: Tables, seat: int) -> None:
    """Every crew exists once; Big Rig and Final Five only if their boxes are on the table (TR-SET-01, TR-BTM-10)."""
    for kind in range(CrewKind.FINAL_FIVE + 1):
        taken = kind == CrewKind.BIG_RIG and g.house.big_rig == 0
        taken = taken or (kind == CrewKind.FINAL_FIVE and g.house.final_five == 0)
        for crew in range(g.crew_count):
            taken = taken or g.crews[crew].kind == kind
        if not taken:
            offer(g, Action.CREW + kind)


@flow.answering(Question.CHOOSE_CREW)
def answer_crew(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """The crew takes its vehicles, all in the start area, and its chopper off the board (TR-SET-02, TR-SET-03,
    TR-SET-12).
    """
    kind = action - Action.CREW
    c = g.crews[crew]
    c.kind = kind
    c.chopper = START
    tell(g, Event.CREW_CHOSEN, crew, kind)
    first = crew * CREW_VEHICLES
    if kind == CrewKind.BIG_RIG:
        c.running = 1
        for section in range(3):
            park(g, first + section, VehicleKind.TRUCK if section == 0 else VehicleKind.SECTION, Size.LARGE)
    elif kind == CrewKind.FINAL_FIVE:
        c.running = 5
        for bike in range(5):
            park(g, first + bike, VehicleKind.BIKE, Size.SMALL)
    else:
        c.running = 3
        for car in range(3):
            park(g, first + car, VehicleKind.CAR, t.sizes[car])


@rule
def park(g: State, v: int, kind: int, its_size: int) -> None:
    """A vehicle stands in the start area (TR-GEO-12, TR-BIK-01)."""
    vehicle = g.vehicles[v]
    vehicle.kind = kind
    vehicle.size = its_size
    vehicle.space = START
    vehicle.broken = 0


@flow.effect(Effect.LAY_OUT)
def lay_out(g: State, t: Tables) -> None:
    """Tokens are shuffled, tile 1 becomes the rear tile, two of the queue follow it (TR-SET-04, TR-SET-05, TR-SET-06,
    TR-SET-07, TR-SET-08, TR-SET-09, TR-SET-10, TR-SET-11, TR-SET-17).
    """
    carnage = g.house.carnage
    for kind in range(HAZARD_KINDS):
        g.hazards[kind] = t.hazards[0][kind] + carnage * t.hazards[1][kind]
        g.hazards_left += g.hazards[kind]
    for kind in range(DAMAGE_KINDS):
        g.damages[kind] = t.damages[0][kind] + carnage * t.damages[1][kind]
        g.damages_left += g.damages[kind]
    g.ongoing_deck = carnage * ((1 << ONGOING_KINDS) - 1)
    start = g.house.start_tile
    if start == RANDOM_SIDE:
        start = roll(g, 2)
    elif start == BY_VOTE:
        start = g.sides[0]
    g.unseen_tiles = BASE_QUEUE if carnage == 0 else CARNAGE_QUEUE
    g.tile_number = 3
    lay_tile(g, t, 0, start, g.crew_count)
    lay_tile(g, t, 1, draw_tile(g), ALL_SPOTS)
    lay_tile(g, t, 2, draw_tile(g), ALL_SPOTS)
    if g.seats == 2 and g.house.big_team == 0 and g.house.two_player_final_tile == 0:
        g.final = 1


@flow.effect(Effect.CARD_SETUP)
def set_up_cards(g: State, t: Tables) -> None:
    """The card expansions are dealt before the first roll (TR-SET-19, TR-CRD-48, TR-SET-18)."""
    card_setup(g, t)


@rule
def first_total(g: State, t: Tables, crew: int) -> int:
    """The raw total of a crew's dice or hand, or by the option its average, times a common multiple (TR-SET-14,
    TR-GER-05).
    """
    c = g.crews[crew]
    total = deal_first_hand(g, t, crew) if c.german != 0 else roll_dice(g, t, crew)
    if g.house.ge_first_player != 0:
        total = total * AVERAGED // (GERMAN_HAND if c.german != 0 else dice_of(c.kind))
    return total


@flow.effect(Effect.FIRST_ROLL)
def first_roll(g: State, t: Tables) -> None:
    """Everybody rolls; the one with the lowest total alone is first player, a tie is rolled again by all (TR-SET-13,
    TR-SET-14, TR-BTM-08, TR-GER-04).
    """
    for seat in range(g.seats):
        g.tally[seat] = 0
    for crew in range(g.crew_count):
        if g.crews[crew].out == 0:
            g.tally[g.crews[crew].seat] += first_total(g, t, crew)
    lowest = NOBODY
    tied = False
    for seat in range(g.seats):
        if is_in(g, seat):
            if lowest == NOBODY or g.tally[seat] < g.tally[lowest]:
                lowest = seat
                tied = False
            elif g.tally[seat] == g.tally[lowest]:
                tied = True
    if tied:
        push(g, Effect.FIRST_ROLL)
        return
    g.first = lowest
    tell(g, Event.FIRST_PLAYER, lowest)
    push(g, Effect.START_ROUND)
