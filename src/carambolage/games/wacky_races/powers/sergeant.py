"""Sergeant Blast and Private Meekly: cannon first, questions later."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import may_hold_trap
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Power
from carambolage.games.wacky_races.powers.driving import (
    any_can_go_back,
    drive,
    may_drive,
    others_at,
    push_back,
    spot_at,
)
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.traps.deck import lay_seen, look_at_two, offer_seen, traps_to_come


@rule
def can_mine(g: State, seat: int, distance: int) -> bool:
    """A tile ahead or behind without racer and trap that may hold one."""
    spot = spot_at(g, seat, distance)
    return spot >= 0 and g.standing[spot] == 0 and may_hold_trap(g, spot)


@rule
def recoiled(g: State, seat: int) -> int:
    """Every other racer on your tile and on the tile directly behind."""
    return others_at(g, seat, 0) | others_at(g, seat, -1)


@rule
def sergeant_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Cannon Recoil pushes or drives; Double Time needs a card; Surplus Mine a trap card and a tile."""
    if which == Power.CANNON_RECOIL:
        return may_drive(g, t, seat) or any_can_go_back(g, t, recoiled(g, seat), t.number[which][0])
    if which == Power.DOUBLE_TIME:
        return g.cards[seat] > 0
    if traps_to_come(g):
        reach = t.number[which][0]
        for distance in range(-reach, reach + 1):
            if can_mine(g, seat, distance):
                return True
    return False


@rule
def sergeant_use(g: State, t: Tables, seat: int, which: int) -> None:
    """Recoil (WR-PW-AS2), Double Time (WR-PW-AS3), Surplus Mine (WR-PW-AS4)."""
    if which == Power.CANNON_RECOIL:
        drive(g, seat, t.number[which][1], Manner.PLAIN)
        push_back(g, seat, recoiled(g, seat), t.number[which][0])
    elif which == Power.DOUBLE_TIME:
        g.turn.doubles = t.number[which][0]
    else:
        look_at_two(g, seat)
        ask(g, Question.PW_MINE_TRAP, seat)


@flow.offering(Question.PW_MINE_TRAP)
def offer_mine_trap(g: State, t: Tables, seat: int) -> None:
    """The two trap cards looked at."""
    offer_seen(g)


@flow.answering(Question.PW_MINE_TRAP)
def answer_mine_trap(g: State, t: Tables, seat: int, action: int) -> None:
    """The chosen card lies first, where only its chooser sees it."""
    if g.seen[0] != action - Action.TRAP:
        g.seen[1] = g.seen[0]
        g.seen[0] = action - Action.TRAP
    ask(g, Question.PW_MINE_TILE, seat)


@flow.offering(Question.PW_MINE_TILE)
def offer_mine_tiles(g: State, t: Tables, seat: int) -> None:
    """Tiles 1-3 away, ahead or behind (WR-PW-AS4)."""
    reach = t.number[Power.SURPLUS_MINE][0]
    for distance in range(-reach, reach + 1):
        if can_mine(g, seat, distance):
            offer(g, Action.TILE + spot_at(g, seat, distance))


@flow.answering(Question.PW_MINE_TILE)
def answer_mine_tile(g: State, t: Tables, seat: int, action: int) -> None:
    """The trap is laid face down, the other card goes under the deck."""
    lay_seen(g, seat, g.seen[0], action - Action.TILE)
