"""The villain: his move, his traps, his return (chapter 7)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import (
    decider,
    foremost_place,
    ground,
    may_hold_trap,
    racers_at,
    rearmost_place,
    shows,
)
from carambolage.games.wacky_races.move.movement import move_several
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Race, Terrain, Tile, Trap
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.traps.deck import lay_seen, lay_top_trap, look_at_two, offer_seen, traps_to_come
from carambolage.games.wacky_races.turn.cards import put_on_discard, take_top

NOWHERE = -1


@rule
def villain_card(g: State) -> int:
    """His card is the top of the discard pile; an empty pile is started with the top card of the deck (WR-VIL-02)."""
    if g.discarded == 0:
        card = take_top(g)
        if card < 0:
            return -1
        put_on_discard(g, card)
        tell(g, Event.VILLAIN_CARD, card, 0, 0)
    return g.top


@rule
def stops_villain(g: State, t: Tables, spot: int, card: int) -> bool:
    """He stops on a trap-free tile that matches or is wild, never on the Gas Station or the Finish (WR-VIL-03
    to WR-VIL-06).
    """
    if g.trap[spot] != Trap.NONE:
        return False
    if g.covered[spot] != 0:
        return True
    here = g.tile[spot]
    if here == Tile.GAS or here == Tile.FINISH:
        return False
    shown = t.terrain[here]
    return shown == card or shown == Terrain.WILD


@rule
def villain_goal(g: State, t: Tables, card: int) -> int:
    """The nearest tile ahead where he stops, however far (WR-VIL-03), once round the loop of race 9
    (WR-R09-07).
    """
    end = g.villain + g.lap if g.lap != 0 else g.finish - 1
    shy = g.race == Race.WOOD and card == Terrain.FOREST
    for place in range(g.villain + 1, end + 1):
        spot = place if g.lap == 0 else ground(g, place)
        if shy and shows(g, t, spot, Terrain.FOREST):
            return g.villain
        if stops_villain(g, t, spot, card):
            return place
    return g.villain if shy else NOWHERE


@flow.effect(Effect.VILLAIN)
def move_villain(g: State, t: Tables) -> None:
    """The villain makes one move by his card (WR-VIL-01); without a tile to stop on he is out for good (WR-VIL-08)."""
    if g.villain_out != 0:
        return
    card = villain_card(g)
    if card < 0:
        return
    goal = villain_goal(g, t, card)
    if goal == g.villain:
        tell(g, Event.VILLAIN_STAYS, goal, card, 0)
    elif goal == NOWHERE:
        g.villain_out = 1
        tell(g, Event.VILLAIN_OUT, card, 0, 0)
        return
    else:
        tell(g, Event.VILLAIN_MOVES, g.villain, goal, card)
        g.villain = goal
    if g.race == Race.SPORT:
        push(g, Effect.VILLAIN_STOPS, 0, 0, 0)
        bump(g, goal)
    else:
        check_in_front(g, t)


@rule
def bump(g: State, place: int) -> None:
    """Race 8: racers on the tile where his move ends step back, unless they lie low (WR-R08-01 to WR-R08-04)."""
    move_several(g, racers_at(g, place) & ~lying_low(g), -1, Manner.PLAIN, decider(g))


@rule
def lying_low(g: State) -> int:
    """The racers protected by Lay Low, as bits."""
    found = 0
    for racer in range(RACERS):
        if g.racers[racer].low != 0:
            found |= 1 << racer
    return found


@flow.effect(Effect.VILLAIN_STOPS)
def check_in_front(g: State, t: Tables) -> None:
    """With no racer on his tile or ahead of it he lays a trap and returns (WR-VIL-10 to WR-VIL-13)."""
    spot = ground(g, g.villain)
    if g.villain <= foremost_place(g) or g.standing[spot] > 0 or not may_hold_trap(g, spot):
        return
    push(g, Effect.VILLAIN_RETURNS, 0, 0, 0)
    if g.race == Race.GORILLA and traps_to_come(g):
        seat = last_player(g)
        look_at_two(g, seat)
        ask(g, Question.GORILLA_TRAP, seat, spot, 0, 0)
    elif lay_top_trap(g, spot) and g.race == Race.ROMEO:
        push(g, Effect.LAY_SECOND, g.villain + 1, 0, 0)


@rule
def last_player(g: State) -> int:
    """Race 3: the player whose racer is last among the players', a tie going by turn order (WR-R03-01, WR-R03-02)."""
    best = -1
    seat = g.first
    for _ in range(g.seats):
        r = g.racers[seat]
        if r.neutral == 0 and r.finished == 0 and (best < 0 or r.place < g.racers[best].place):
            best = seat
        seat = (seat + 1) % g.seats
    return best if best >= 0 else g.first


@flow.offering(Question.GORILLA_TRAP)
def offer_gorilla(g: State, t: Tables, seat: int) -> None:
    """The two trap cards looked at (WR-R03-01)."""
    offer_seen(g)


@flow.answering(Question.GORILLA_TRAP)
def answer_gorilla(g: State, t: Tables, seat: int, action: int, spot: int) -> None:
    """The chosen trap is laid under the villain, the other goes under the deck."""
    lay_seen(g, seat, action - Action.TRAP, spot)


@flow.effect(Effect.LAY_SECOND)
def lay_second(g: State, t: Tables, place: int) -> None:
    """Race 16: a second trap on the tile directly ahead, if it is an ordinary one without trap (WR-R16-01 to
    WR-R16-03).
    """
    spot = ground(g, place)
    here = g.tile[spot]
    if place < g.finish and may_hold_trap(g, spot) and not Tile.SWAMP <= here <= Tile.GAS:
        lay_top_trap(g, spot)


@flow.effect(Effect.VILLAIN_RETURNS)
def return_villain(g: State, t: Tables) -> None:
    """Having laid a trap he returns to the tile directly behind the last racer (WR-VIL-12)."""
    g.villain = rearmost_place(g) - 1
    tell(g, Event.VILLAIN_RETURNS, g.villain, 0, 0)
