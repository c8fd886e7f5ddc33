"""Special tiles: Level Crossing, ACME Laboratory, Gas Station, Crossroads (chapter 10)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import decider, everybody, ground, may_hold_trap, rearmost_place, shows
from carambolage.games.wacky_races.move.movement import move_several, racers_in_front
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Tile, Trap
from carambolage.games.wacky_races.races.ground import uncover
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.traps.deck import lay_top_trap
from carambolage.games.wacky_races.traps.effects import recover_round
from carambolage.games.wacky_races.turn.cards import reveal_terrain

ONCE = 1


@flow.effect(Effect.CROSSED)
def crossed(g: State, t: Tables, racer: int, place: int) -> None:
    """A special tile reacts to a racer that crossed it (WR-TIL-02)."""
    react_now(g, t, racer, place)


@flow.effect(Effect.ARRIVED)
def arrived(g: State, t: Tables, racer: int, place: int) -> None:
    """A special tile reacts to a racer that entered it, if the racer is still there (WR-MOV-11); the Level Crossing has
    been passed even if a trap has thrown the racer off it (WR-TIL-25).
    """
    if g.racers[racer].place == place or g.tile[ground(g, place)] == Tile.LEVEL_CROSSING:
        react_now(g, t, racer, place)


@rule
def react_now(g: State, t: Tables, racer: int, place: int) -> None:
    """What the tile does."""
    which = g.tile[ground(g, place)]
    if which == Tile.LEVEL_CROSSING:
        level_crossing(g, racer)
    elif which == Tile.ACME:
        acme(g, t, racer, place)
    else:
        gas_station(g, place)


@rule
def level_crossing(g: State, racer: int) -> None:
    """The last racer or racers step forward, ties in the order of the mover's player (WR-TIL-20, WR-TIL-21, WR-TIL-22,
    WR-TIL-23, WR-TIL-24).
    """
    tell(g, Event.LEVEL_CROSSING, racer)
    chooser = racer if g.racers[racer].neutral == 0 else g.first
    move_several(g, racers_in_front(g, everybody(g), False), 1, Manner.PLAIN, chooser)


@rule
def is_other_ahead(g: State, racer: int, place: int) -> bool:
    """Whether another racer is strictly ahead of a place."""
    for other in range(RACERS):
        r = g.racers[other]
        if other != racer and r.finished == 0 and r.place > place:
            return True
    return False


@rule
def acme(g: State, t: Tables, racer: int, place: int) -> None:
    """With nobody else ahead, a trap is laid on the nearest free tile of a random terrain, each time anew (WR-TIL-40,
    WR-TIL-41, WR-TIL-42, WR-TIL-43).
    """
    if is_other_ahead(g, racer, place):
        return
    card = reveal_terrain(g)
    tell(g, Event.ACME, racer, card)
    if card < 0:
        return
    for spot in range(ground(g, place) + 1, g.finish):
        if shows(g, t, spot, card) and g.standing[spot] == 0 and may_hold_trap(g, spot):
            lay_top_trap(g, spot)
            return


@rule
def gas_station(g: State, place: int) -> None:
    """With no racer behind it, every player recovers one power (WR-TIL-50, WR-TIL-51, WR-TIL-52, WR-TIL-53)."""
    if rearmost_place(g) < place or (g.house.gas_repeat == ONCE and g.gas_done != 0):
        return
    g.gas_done = 1
    tell(g, Event.GAS, place)
    recover_round(g, Question.RECOVER_GAS)


@rule
def may_be_swapped(g: State, spot: int) -> bool:
    """Ordinary terrain tiles off the grid, and the Crossroads itself (WR-TIL-31)."""
    return g.tile[spot] < Tile.SWAMP or g.tile[spot] == Tile.CROSSROADS


@rule
def stands_on_crossroads(g: State, seat: int) -> bool:
    """A player's racer that stands on it at the end of the movement phase may swap two tiles (WR-TIL-30, WR-TIL-35)."""
    r = g.racers[seat]
    if r.finished != 0 or r.neutral != 0:
        return False
    spot = ground(g, r.place)
    return g.tile[spot] == Tile.CROSSROADS and g.covered[spot] == 0


@rule
def offer_swappable(g: State, but: int) -> None:
    """Every tile of the course that may be swapped, except one."""
    for spot in range(1, len(g.tile)):
        if spot != but and spot < g.finish and may_be_swapped(g, spot):
            offer(g, Action.TILE + spot)


@flow.offering(Question.CROSSROADS_FIRST)
def offer_first_tile(g: State, t: Tables, seat: int) -> None:
    """Any legal tile, or none."""
    offer_swappable(g, -1)
    offer(g, Action.DECLINE)


@flow.answering(Question.CROSSROADS_FIRST)
def answer_first_tile(g: State, t: Tables, seat: int, action: int) -> None:
    """The first tile is named, or the swap declined."""
    if action != Action.DECLINE:
        ask(g, Question.CROSSROADS_SECOND, seat, action - Action.TILE)


@flow.offering(Question.CROSSROADS_SECOND)
def offer_second_tile(g: State, t: Tables, seat: int, first: int) -> None:
    """Any other legal tile."""
    offer_swappable(g, first)


@flow.answering(Question.CROSSROADS_SECOND)
def answer_second_tile(g: State, t: Tables, seat: int, action: int, first: int) -> None:
    """The two tiles change places."""
    push(g, Effect.SWAP_TILES, seat, first, action - Action.TILE)


@flow.effect(Effect.SWAP_TILES)
def swap_tiles(g: State, t: Tables, seat: int, one: int, two: int) -> None:
    """Racers and villain keep their positions, traps travel with their tiles (WR-TIL-32), a face-down tile under a
    racer is turned up; nobody enters a tile by that (WR-TIL-34).
    """
    swap_numbers(g, one, two)
    tell(g, Event.TILES_SWAPPED, one, two)
    uncover_under(g, one)
    uncover_under(g, two)
    hit_one = g.trap[one] != Trap.NONE and g.standing[one] > 0
    hit_two = g.trap[two] != Trap.NONE and g.standing[two] > 0
    if hit_one and hit_two:
        ask(g, Question.TRAP_ORDER, decider(g), one, two)
    elif hit_one:
        push(g, Effect.TRAP_UNDER, one)
    elif hit_two:
        push(g, Effect.TRAP_UNDER, two)


@rule
def uncover_under(g: State, spot: int) -> None:
    """Race 6: a face-down tile that comes under a racer is turned up at once (WR-R06-05)."""
    if g.standing[spot] > 0:
        uncover(g, spot)


@rule
def swap_numbers(g: State, one: int, two: int) -> None:
    """Exchange everything that lies on two tiles, and the tiles."""
    which, lid, kind, eyes, batch = g.tile[one], g.covered[one], g.trap[one], g.trap_eyes[one], g.trap_batch[one]
    g.tile[one] = g.tile[two]
    g.covered[one] = g.covered[two]
    g.trap[one] = g.trap[two]
    g.trap_eyes[one] = g.trap_eyes[two]
    g.trap_batch[one] = g.trap_batch[two]
    g.tile[two] = which
    g.covered[two] = lid
    g.trap[two] = kind
    g.trap_eyes[two] = eyes
    g.trap_batch[two] = batch


@flow.offering(Question.TRAP_ORDER)
def offer_trap_order(g: State, t: Tables, seat: int, one: int, two: int) -> None:
    """Which of the two traps comes first (WR-TIL-33)."""
    offer(g, Action.TILE + one)
    offer(g, Action.TILE + two)


@flow.answering(Question.TRAP_ORDER)
def answer_trap_order(g: State, t: Tables, seat: int, action: int, one: int, two: int) -> None:
    """The named trap is triggered first, then the other."""
    first = action - Action.TILE
    push(g, Effect.TRAP_UNDER, two if first == one else one)
    push(g, Effect.TRAP_UNDER, first)
