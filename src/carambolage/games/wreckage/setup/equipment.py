"""Equipment: the draft, dealt and ready-made equipment (section 3.2, WK-VAR-06, WK-VAR-07)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.components import EQUIPMENT, SLOTS, WEAPONS, Equipment
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.rulings import QuickSetup
from carambolage.games.wreckage.names.things import NOBODY
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import has_left, seat_at


@flow.effect(Effect.DRAFT)
def draft(g: State, t: Tables, taken: int) -> None:
    """The last seat takes the first card, then counter-clockwise one card at a time until everyone has 3 (WK-SET-05,
    WK-SET-29); quick set-ups leave the draft out (WK-OPT-27).
    """
    if g.house.quick_setup == QuickSetup.ON:
        deal_equipment(g, t)
    elif g.house.quick_setup == QuickSetup.READY:
        take_ready_made(g, t)
    elif taken == SLOTS * g.seats:
        clear_pool(g)
    else:
        seat = seat_at(g, g.seats - 1 - taken % g.seats)
        push(g, Effect.DRAFT, taken + 1)
        if has_left(g, seat):
            take_equipment(g, t, seat, first_in_pool(g))
        else:
            ask(g, Question.DRAFT_EQUIPMENT, seat)


@flow.offering(Question.DRAFT_EQUIPMENT)
def offer_equipment(g: State, t: Tables, seat: int) -> None:
    """Each kind of card left in the pool, weapon or not; copies of one kind are one option (WK-SET-07, WK-SET-08,
    WK-DEC-02).
    """
    for kind in range(EQUIPMENT):
        if g.pool[kind] > 0:
            offer(g, Action.EQUIP + kind)


@flow.answering(Question.DRAFT_EQUIPMENT)
def answer_equipment(g: State, t: Tables, seat: int, action: int) -> None:
    """The card lies face up before its owner (WK-SET-06)."""
    take_equipment(g, t, seat, action - Action.EQUIP)


@rule
def first_in_pool(g: State) -> int:
    """The first kind in table order, for one who has left (WK-DEC-22, WK-DEC-26)."""
    kind = 0
    while g.pool[kind] == 0:
        kind += 1
    return kind


@rule
def take_equipment(g: State, t: Tables, seat: int, kind: int) -> None:
    """A card goes from the pool to a player; a Mine dropper brings its mines (WK-SET-05, WK-EQU-07)."""
    car = g.cars[seat]
    slot = 0
    while car.equipment[slot] != NOBODY:
        slot += 1
    car.equipment[slot] = kind
    g.pool[kind] -= 1
    if kind == Equipment.MINE_DROPPER:
        car.mines_left += t.mines_each
    tell(g, Event.EQUIPPED, seat, kind, slot)


@rule
def clear_pool(g: State) -> None:
    """The cards that nobody took leave the game (WK-SET-06)."""
    for kind in range(EQUIPMENT):
        g.pool[kind] = 0


@rule
def random_kind(g: State, first: int, end: int) -> int:
    """A card out of some kinds in the pool, every card equally likely."""
    total = 0
    for kind in range(first, end):
        total += g.pool[kind]
    index = roll(g, total)
    kind = first
    while index >= g.pool[kind]:
        index -= g.pool[kind]
        kind += 1
    return kind


@rule
def deal_equipment(g: State, t: Tables) -> None:
    """In seat order each player gets two weapons and one upgrade at random (WK-VAR-01, WK-VAR-07)."""
    for number in range(g.seats):
        seat = seat_at(g, number)
        take_equipment(g, t, seat, random_kind(g, 0, WEAPONS))
        take_equipment(g, t, seat, random_kind(g, 0, WEAPONS))
        take_equipment(g, t, seat, random_kind(g, WEAPONS, EQUIPMENT))
    clear_pool(g)


@rule
def take_ready_made(g: State, t: Tables) -> None:
    """Each vehicle takes the three cards printed for it (WK-VAR-06)."""
    for number in range(g.seats):
        seat = seat_at(g, number)
        for slot in range(SLOTS):
            take_equipment(g, t, seat, t.ready[g.cars[seat].vehicle][slot])
    clear_pool(g)
