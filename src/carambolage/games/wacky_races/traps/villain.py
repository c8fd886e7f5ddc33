"""The villain: his move, his traps, his return (chapter 7)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import (
    foremost_place,
    ground,
    may_hold_trap,
    rearmost_place,
    shows,
)
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Race, Terrain, Tile, Trap
from carambolage.games.wacky_races.races.rules import bump, last_player
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.traps.deck import lay_top_trap, look_at_two, traps_to_come
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
        tell(g, Event.VILLAIN_CARD, card)
    return g.top


@rule
def stops_villain(g: State, t: Tables, spot: int, card: int) -> bool:
    """He stops on a trap-free tile that matches or is wild, never on the Gas Station or the Finish (WR-VIL-03,
    WR-VIL-04, WR-VIL-05, WR-VIL-06, WR-R06-03).
    """
    if g.trap[spot] != Trap.NONE:
        return False
    if g.covered[spot] != 0:
        return True
    which = g.tile[spot]
    if which == Tile.GAS or which == Tile.FINISH:
        return False
    shown = t.terrain[which]
    return shown == card or shown == Terrain.WILD


@rule
def villain_goal(g: State, t: Tables, card: int) -> int:
    """The nearest tile ahead where he stops, however far (WR-VIL-03), once round the loop of race 9 (WR-R09-07,
    WR-R10-02, WR-R10-04).
    """
    end = g.villain + g.lap if g.lap != 0 else g.finish - 1
    shy = g.race == Race.WOOD and card == Terrain.FOREST
    for place in range(g.villain + 1, end + 1):
        spot = place if g.lap == 0 else ground(g, place)
        if shy and shows(g, t, spot, Terrain.FOREST):
            return g.villain
        if stops_villain(g, t, spot, card):
            return place
    return NOWHERE


@flow.effect(Effect.VILLAIN)
def move_villain(g: State, t: Tables) -> None:
    """The villain makes one move by his card (WR-VIL-01) and stands on the tile, in no space of it (WR-VIL-07);
    without a tile to stop on he is out for good (WR-VIL-08). Whether he is alone in front is looked at after the push
    of race 8 (WR-R08-03); in race 10 one who does not move lays nothing (WR-R10-03).
    """
    if g.villain_out != 0:
        return
    card = villain_card(g)
    if card < 0:
        return
    goal = villain_goal(g, t, card)
    if goal == g.villain:
        tell(g, Event.VILLAIN_STAYS, goal, card)
        return
    if goal == NOWHERE:
        g.villain_out = 1
        tell(g, Event.VILLAIN_OUT, card)
        return
    tell(g, Event.VILLAIN_MOVES, g.villain, goal, card)
    g.villain = goal
    if g.race == Race.SPORT:
        push(g, Effect.VILLAIN_STOPS)
        bump(g, goal)
    else:
        check_in_front(g, t)


@flow.effect(Effect.VILLAIN_STOPS)
def check_in_front(g: State, t: Tables) -> None:
    """With no racer on his tile or ahead of it he lays a trap and returns (WR-VIL-10, WR-VIL-11, WR-VIL-12, WR-VIL-13,
    WR-R03-04).
    """
    spot = ground(g, g.villain)
    if g.villain <= foremost_place(g) or g.standing[spot] > 0 or not may_hold_trap(g, spot):
        return
    push(g, Effect.VILLAIN_RETURNS)
    if g.race == Race.GORILLA and traps_to_come(g):
        seat = last_player(g)
        look_at_two(g, seat)
        ask(g, Question.GORILLA_TRAP, seat, spot)
    elif lay_top_trap(g, spot) and g.race == Race.ROMEO:
        push(g, Effect.LAY_SECOND, g.villain + 1)


@flow.effect(Effect.VILLAIN_RETURNS)
def return_villain(g: State, t: Tables) -> None:
    """Having laid a trap he returns to the tile directly behind the last racer (WR-VIL-12)."""
    g.villain = rearmost_place(g) - 1
    tell(g, Event.VILLAIN_RETURNS, g.villain)
