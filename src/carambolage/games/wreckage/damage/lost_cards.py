"""Permanent damage: steering cards that are lost for the rest of the game (chapter 14)."""

from carambolage.engine.rules.dice import draw, roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.turn.cards import cards_in_talon, kind_of


@rule
def lose_card(g: State, seat: int) -> None:
    """A random card of the talon is lost, every card being equally likely; if the talon is empty a face-up card of this
    turn, failing those a face-down one (WK-DMG-12, WK-DMG-13, WK-DMG-20, WK-HID-19).
    """
    car = g.cars[seat]
    cards = cards_in_talon(g, seat)
    if cards > 0:
        kind = draw(g, car.talon, cards)
        car.lost[kind] += 1
        tell(g, Event.CARD_LOST, seat, kind, 0)
        return
    slot = planned_card(g, seat, car.shown)
    if slot == NOBODY:
        slot = planned_card(g, seat, ~car.shown)
    if slot != NOBODY:
        lose_planned_card(g, seat, slot)


@rule
def planned_card(g: State, seat: int, among: int) -> int:
    """A random slot of the plan with a card, among some slots (a bit each), or -1 (WK-DMG-13)."""
    first = g.cars[seat].plan[0] != Face.EMPTY and among & 1 != 0
    second = g.cars[seat].plan[1] != Face.EMPTY and among & 2 != 0
    if first and second:
        return roll(g, 2)
    if first:
        return 0
    return 1 if second else NOBODY


@rule
def lose_planned_card(g: State, seat: int, slot: int) -> None:
    """A planned card is lost, shown to all, and its slot is empty (WK-DMG-13, WK-CRD-31)."""
    car = g.cars[seat]
    kind = kind_of(car.plan[slot])
    car.plan[slot] = Face.EMPTY
    car.lost[kind] += 1
    tell(g, Event.CARD_LOST, seat, kind, 1)
