"""Leaving by the front (chapter 15): the board scrolls, or the race is won."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.cards.decks import pick_card
from carambolage.games.thunder_road.cards.road_conditions import discard_condition, show_condition
from carambolage.games.thunder_road.ground.grid import OVER_FRONT
from carambolage.games.thunder_road.ground.piles import lay_hazard, lift_token
from carambolage.games.thunder_road.ground.places import crew_of, take_off
from carambolage.games.thunder_road.ground.tokens import sweep_sand_token
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Reason, VehicleKind
from carambolage.games.thunder_road.state import NOBODY, START, TILE_SPACES, State, Tables
from carambolage.games.thunder_road.turn.elimination import (
    begin_batch,
    eliminate,
    end_batch,
    end_game,
    place_finish,
    take_out,
)

FLIP, KEEP, RANDOM = range(3)
ALL_SPOTS = 1  # the number of players for which every hazard space counts


@rule
def may_win(g: State, v: int) -> bool:
    """A wreck never wins, a vehicle of a crew that is out only by the option (TR-WIN-01, TR-WIN-02)."""
    crew = crew_of(v)
    return crew != NOBODY and (g.crews[crew].out == 0 or g.house.out_player_finish_wins != 0)


@rule
def cross_finish(g: State, t: Tables, v: int) -> None:
    """On the Finish Line the owner wins; whoever cannot win is removed (TR-WIN-01, TR-WIN-02, TR-WIN-03, TR-BTM-07,
    TR-RIG-50).
    """
    if may_win(g, v):
        end_game(g, g.crews[crew_of(v)].seat, Reason.FINISH)
    else:
        eliminate(g, t, v)


@rule
def clear_rear_vehicles(g: State, t: Tables) -> None:
    """Vehicles on the rear tile are eliminated in one batch; of the truck only sections trail off, unless its front
    section is there (TR-FRT-03 step 1, TR-RIG-44) (TR-FRT-11, TR-FRT-12).
    """
    begin_batch(g)
    first = g.rear * TILE_SPACES
    for space in range(first, first + TILE_SPACES):
        for _ in range(3):
            v = g.at[space]
            if v == NOBODY:
                break
            if g.vehicles[v].kind == VehicleKind.SECTION:
                take_off(g, v)
            else:
                take_out(g, t, v)
    end_batch(g, t)


@rule
def clear_rear_tile(g: State) -> None:
    """Its hazard tokens are discarded, choppers return to their owners, marks vanish (TR-FRT-03 steps 2 and 3,
    TR-FRT-06) (TR-UPG-20, TR-AIR-06).
    """
    first = g.rear * TILE_SPACES
    for space in range(first, first + TILE_SPACES):
        if g.token[space] >= 0:
            lift_token(g, space)
        owner = g.chopper[space]
        if owner != NOBODY:
            g.chopper[space] = NOBODY
            g.crews[owner].chopper = START
            g.crews[owner].smoke = 0
            tell(g, Event.CHOPPER_BACK, owner)


@rule
def queue_tile(g: State, side: int) -> None:
    """The removed tile joins the end of the queue, turned over (TR-FRT-04, TR-FRT-05)."""
    if g.house.tile_return_side == FLIP:
        side ^= 1
    g.queue[g.queued] = side
    g.queued += 1


@rule
def draw_tile(g: State) -> int:
    """The next tile of the queue: first those of the set-up in random order and with a random side, then the ones that
    came back (TR-SET-05, TR-FRT-04).
    """
    if g.unseen_tiles == 0:
        return take_queued_tile(g)
    tile = pick_card(g, g.unseen_tiles)
    g.unseen_tiles &= ~(1 << tile)
    return 2 * tile + roll(g, 2)


@rule
def take_queued_tile(g: State) -> int:
    """The tile that has waited longest; its side is drawn only now when it is random (TR-FRT-05)."""
    side = g.queue[0]
    g.queued -= 1
    for index in range(g.queued):
        g.queue[index] = g.queue[index + 1]
    g.queue[g.queued] = 0
    if g.house.tile_return_side == RANDOM:
        side = side // 2 * 2 + roll(g, 2)
    return side


@rule
def lay_tile(g: State, t: Tables, slot: int, side: int, players: int) -> None:
    """A tile comes onto the board with tokens on its hazard spaces, the start tile only on those for the number of
    players (TR-SET-08, TR-SET-09, TR-SET-10, TR-FRT-07, TR-TER-05).
    """
    g.sides[slot] = side
    first = slot * TILE_SPACES
    ground = t.ground[side]
    spots = t.spots[side]
    for place in range(TILE_SPACES):
        g.ground[first + place] = ground[place]
        sweep_sand_token(g, first + place)
        if spots[place] >= players:
            lay_hazard(g, first + place)
    tell(g, Event.HAZARDS_LAID, side, slot)


@rule
def scroll(g: State, t: Tables) -> None:
    """The rear tile gives way to a new lead tile, in the middle of the movement (TR-FRT-03, TR-FRT-13, TR-ROA-08)."""
    g.scrolling = 1
    clear_rear_vehicles(g, t)
    if g.over != 0:
        return
    clear_rear_tile(g)
    slot = g.rear
    discard_condition(g, slot)
    queue_tile(g, g.sides[slot])
    g.rear = (g.rear + 1) % 3
    side = draw_tile(g)
    g.tile_number += 1
    tell(g, Event.SCROLLED, side, g.tile_number)
    lay_tile(g, t, slot, side, ALL_SPOTS)
    show_condition(g, t, slot)
    g.scrolling = 0
    check_final(g)


@rule
def check_final(g: State) -> None:
    """The new lead tile is final with the fifth tile of two players, or when somebody went out (TR-FRT-20, TR-FRT-22,
    TR-PLC-03).
    """
    if g.seats == 2 and g.house.big_team == 0:
        if g.tile_number >= g.house.two_player_final_tile + 3:
            place_finish(g)
    elif g.outs > 0:
        place_finish(g)


@rule
def open_front(g: State, t: Tables, v: int, there: int) -> int:
    """A vehicle goes on to a space beyond the front edge: the space on the new tile, or NOBODY when the race ended for
    it (TR-FRT-01, TR-FRT-02, TR-FRT-08, TR-FRT-24, TR-MOV-22, TR-CAR-08).
    """
    if there < OVER_FRONT:
        return there
    if g.final != 0:
        cross_finish(g, t, v)
        return NOBODY
    scroll(g, t)
    if g.over != 0:
        return NOBODY
    return there - OVER_FRONT
