"""Steering cards before a player: their kinds and faces, what is planned, what comes back (chapters 4 and 5)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.wreckage.names.components import Card, Face
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import Play
from carambolage.games.wreckage.state import KINDS, State
from carambolage.games.wreckage.tables import Tables


@rule
def kind_of(face: int) -> int:
    """The card that shows a face: Accelerate and Decelerate are the two ends of Pedals (WK-PLN-03)."""
    return Card.PEDALS if face == Face.ACCELERATE else face - 1


@rule
def play_of(t: Tables, vehicle: int, face: int) -> int:
    """What a face does: one of the five basic things, or that of a special card of the car's colour (WK-PLN-02)."""
    if face < Face.FIRST_SPECIAL:
        return face
    return Play.JUMP + t.special[vehicle // 2][face - Face.FIRST_SPECIAL]


@rule
def fill_talon(g: State, seat: int) -> None:
    """The complete steering deck: Pedals twice (or once), every other card once (WK-SET-04, WK-PLN-03)."""
    car = g.cars[seat]
    for kind in range(KINDS):
        car.talon[kind] = 1
        car.lost[kind] = 0
    car.talon[Card.PEDALS] = 2 - g.house.pedal_cards


@rule
def cards_in_talon(g: State, seat: int) -> int:
    """How many cards a player has that are neither lost nor planned."""
    count = 0
    for kind in range(KINDS):
        count += g.cars[seat].talon[kind]
    return count


@rule
def show_card(g: State, t: Tables, seat: int, slot: int) -> None:
    """A planned card is turned up, unless it lies face up already; nothing before is taken back (WK-HID-08,
    WK-DEC-28).
    """
    car = g.cars[seat]
    if car.plan[slot] != Face.EMPTY and not (car.shown >> slot) & 1:
        car.shown |= 1 << slot
        g.reveals += 1
        tell(g, Event.CARD_SHOWN, seat, slot, car.plan[slot], play_of(t, car.vehicle, car.plan[slot]))


@rule
def show_plan(g: State, t: Tables, seat: int) -> None:
    """The planned cards of a destroyed player are turned up (WK-TRN-05, WK-HID-14)."""
    show_card(g, t, seat, 0)
    show_card(g, t, seat, 1)


@rule
def take_plan_back(g: State, seat: int) -> None:
    """A player takes his planned cards, applied or not, back into his talon; lost ones stay lost (WK-TRN-03,
    WK-ACT-05).
    """
    car = g.cars[seat]
    for slot in range(2):
        if car.plan[slot] != Face.EMPTY:
            car.talon[kind_of(car.plan[slot])] += 1
            car.plan[slot] = Face.EMPTY
    car.shown = 0
