"""What a seat may know: everything else is forgotten (chapter 21).

No rule reads another player's face-down card before its action (WK-HID-17). The damage deck is stored as counts, and
its content is known to all (WK-HID-12); its order is chance and not stored (WK-HID-11, WK-HID-13). So only starting
speeds, plans and who puts out a fire are secrets.
"""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.names.components import Face
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import NOBODY, UNSEEN
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.cards import kind_of


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Forget what others chose in secret; everything else lies open (WK-HID-01, WK-HID-02, WK-HID-04, WK-HID-05,
    WK-HID-08, WK-HID-09).
    """
    for other in range(g.seats):
        if other != seat:
            g.start_speed[other] = NOBODY
            hide_plan(g, other)


@rule
def hide_plan(g: State, seat: int) -> None:
    """Of face-down cards one knows only that they lie there, before the last player has planned not even that; the
    talon then seems to hold them (WK-HID-06, WK-HID-07, WK-HID-10, WK-HID-16).
    """
    car = g.cars[seat]
    for slot in range(2):
        if is_face_down(g, seat, slot):
            car.talon[kind_of(car.plan[slot])] += 1
            car.plan[slot] = Face.EMPTY if g.ask == Question.PLAN else UNSEEN
    if g.ask == Question.PLAN:
        car.dousing = 0


@rule
def is_face_down(g: State, seat: int, slot: int) -> bool:
    """Whether a card lies face down in a slot (WK-HID-06)."""
    car = g.cars[seat]
    return car.plan[slot] != Face.EMPTY and not (car.shown >> slot) & 1
