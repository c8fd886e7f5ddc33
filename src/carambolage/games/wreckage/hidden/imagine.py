"""Worlds that a seat cannot tell from the real one: plans and speeds of others dealt anew (WK-HID-18)."""

from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.hidden.hide import is_face_down
from carambolage.games.wreckage.names.action import FACES
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import kind_of
from carambolage.games.wreckage.turn.planning import empty_slots, is_plan, lay_card, plans
from carambolage.games.wreckage.turn.speed import SPEEDS


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """Every other player may have planned anything that his cards allow, and chosen any starting speed (WK-HID-18)."""
    for other in range(g.seats):
        if other != seat:
            if g.ask == Question.START_SPEED and has_answered(g, other):
                g.start_speed[other] = pick(g, SPEEDS)
            if g.ask == Question.PLAN:
                imagine_answer(g, other)
            else:
                imagine_face_down(g, other)


@rule
def has_answered(g: State, seat: int) -> bool:
    """Whether a seat is not, or no longer, among those asked."""
    return not (g.asked >> seat) & 1


@rule
def take_unseen_back(g: State, seat: int) -> int:
    """Face-down cards go back into the talon; returns their slots, a bit each."""
    car = g.cars[seat]
    slots = 0
    for slot in range(2):
        if is_face_down(g, seat, slot):
            slots |= 1 << slot
            car.talon[kind_of(car.plan[slot])] += 1
            car.plan[slot] = Face.EMPTY
    return slots


@rule
def imagine_answer(g: State, seat: int) -> None:
    """While the others plan: who is done has laid any legal plan, or puts out his fire (WK-PLN-08, WK-PLN-09)."""
    if not has_answered(g, seat):
        return
    car = g.cars[seat]
    take_unseen_back(g, seat)
    car.dousing = 0
    if not plans(g, seat):
        return
    empty = empty_slots(g, seat)
    count = 0
    for plan in range(FACES * FACES):
        count += is_plan(car.talon, empty, plan // FACES, plan % FACES)
    index = pick(g, count + (car.burning != 0))
    if index == count:
        car.dousing = 1
        return
    for plan in range(FACES * FACES):
        if is_plan(car.talon, empty, plan // FACES, plan % FACES):
            if index == 0:
                lay_card(g, seat, 0, plan // FACES)
                lay_card(g, seat, 1, plan % FACES)
                return
            index -= 1


@rule
def imagine_face_down(g: State, seat: int) -> None:
    """During the actions: any cards that are neither lost nor face up may lie face down, one in each slot that is
    filled.
    """
    slots = take_unseen_back(g, seat)
    for slot in range(2):
        if (slots >> slot) & 1:
            lay_card(g, seat, slot, unseen_face(g, seat))


@rule
def unseen_face(g: State, seat: int) -> int:
    """A face of a card that could lie face down."""
    talon = g.cars[seat].talon
    count = 0
    for face in range(Face.EMPTY):
        count += talon[kind_of(face)] > 0
    index = pick(g, count)
    face = 0
    while index > 0 or talon[kind_of(face)] == 0:
        index -= talon[kind_of(face)] > 0
        face += 1
    return face
