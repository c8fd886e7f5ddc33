"""What keeps damage from a car: Ram and Steel plating (chapter 17)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wreckage.equipment.owned import count_of, discard, slot_of
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.components import Equipment
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import RamUse
from carambolage.games.wreckage.names.things import Cause
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables


@rule
def is_collision(cause: int) -> bool:
    """Mines, spike columns, wrecks and barrels count as collisions, fire and weapons do not (WK-EQU-04, WK-EQU-14)."""
    return cause == Cause.COLLISION or cause == Cause.MINE or cause == Cause.BARRELS


@rule
def has_ram(g: State, seat: int) -> bool:
    """A Ram works in one collision of a turn, two Rams in two (WK-EQU-03, WK-EQU-05)."""
    return count_of(g, seat, Equipment.RAM) > g.cars[seat].rams_used


@rule
def use_ram(g: State, seat: int) -> None:
    """Ram works by itself; with `ram_use = once` it is discarded (WK-EQU-04, WK-EQU-05)."""
    if g.house.ram_use == RamUse.ONCE:
        discard(g, seat, slot_of(g, seat, Equipment.RAM))
    else:
        g.cars[seat].rams_used += 1
    tell(g, Event.RAM, seat)


@flow.effect(Effect.PLATE)
def ask_for_plating(g: State, t: Tables, seat: int) -> None:
    """After the cards are seen and Handling is subtracted the owner decides, if a point is left (WK-EQU-01)."""
    if g.draw.points > 0 and count_of(g, seat, Equipment.STEEL_PLATING) > 0:
        ask(g, Question.PLATING, seat, g.draw.points)


@flow.offering(Question.PLATING)
def offer_plating(g: State, t: Tables, seat: int) -> None:
    """Discard one Steel plating, or keep it (WK-DEC-19)."""
    offer(g, Action.PLATING)
    offer(g, Action.PLATING + 1)


@flow.answering(Question.PLATING)
def answer_plating(g: State, t: Tables, seat: int, action: int) -> None:
    """A discarded plating cancels 3 points; a second one may follow (WK-EQU-01)."""
    if action == Action.PLATING:
        discard(g, seat, slot_of(g, seat, Equipment.STEEL_PLATING))
        g.draw.points = max(0, g.draw.points - t.plating_points)
        tell(g, Event.PLATED, seat, g.draw.points)
        push(g, Effect.PLATE, seat)
