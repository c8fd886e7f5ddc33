"""Peter Perfect: speed, gallantry, loose bolts."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import everybody, offer_racers
from carambolage.games.wacky_races.move.movement import racers_in_front
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import SLOTS, TERRAINS, Manner, Power
from carambolage.games.wacky_races.powers.driving import drive, may_drive
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.traps.effects import turn_down
from carambolage.games.wacky_races.turn.cards import can_draw


@rule
def gallant_targets(g: State, seat: int) -> int:
    """The rearmost racers other than your own."""
    return racers_in_front(g, everybody(g) & ~(1 << seat), False)


@rule
def peter_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Turbo Boost drives; Perfect Gentleman needs a racer or a card; Perfect Line a card in hand."""
    if which == Power.TURBO_BOOST:
        return may_drive(g, t, seat)
    if which == Power.PERFECT_GENTLEMAN:
        return can_draw(g) or gallant_targets(g, seat) != 0
    return g.cards[seat] > 0


@rule
def peter_use(g: State, t: Tables, seat: int, which: int) -> None:
    """A boost (WR-PW-PF2), a good deed (WR-PW-PF3), a perfect line (WR-PW-PF4)."""
    if which == Power.TURBO_BOOST:
        ask(g, Question.PW_TURBO, seat)
    elif which == Power.PERFECT_GENTLEMAN:
        push(g, Effect.POWER_DRAW, seat, t.number[which][0])
        if gallant_targets(g, seat) != 0:
            ask(g, Question.PW_TARGET, seat, which)
    else:
        ask(g, Question.PW_TERRAIN, seat)


@flow.offering(Question.PW_TURBO)
def offer_turbo(g: State, t: Tables, seat: int) -> None:
    """Another own face-up power to exhaust, or none; decided before moving (WR-PW-PF2)."""
    for slot in range(SLOTS):
        if (g.racers[seat].ready >> slot) & 1:
            offer(g, Action.EXHAUST + slot)
    offer(g, Action.DECLINE)


@flow.answering(Question.PW_TURBO)
def answer_turbo(g: State, t: Tables, seat: int, action: int) -> None:
    """Run 2 tiles, 3 with the boost."""
    boost = 0
    if action != Action.DECLINE:
        turn_down(g, seat, action - Action.EXHAUST)
        boost = 1
    drive(g, seat, t.number[Power.TURBO_BOOST][boost], Manner.PLAIN)


@rule
def offer_gallantry(g: State, seat: int) -> None:
    """The rearmost racers; among several, your choice."""
    offer_racers(g, gallant_targets(g, seat))


@rule
def be_gallant(g: State, other: int) -> None:
    """The chosen racer steps 1 tile forward; traps and tiles work for it as usual (WR-PW-PF3, WR-PW-12)."""
    push(g, Effect.MOVE, other, 1, Manner.POWER)


@flow.offering(Question.PW_TERRAIN)
def offer_lines(g: State, t: Tables, seat: int) -> None:
    """Any of the four terrains."""
    for card in range(TERRAINS):
        offer(g, Action.NAME + card)


@flow.answering(Question.PW_TERRAIN)
def answer_line(g: State, t: Tables, seat: int, action: int) -> None:
    """Until the end of the turn your cards of that terrain match any tile (WR-PW-PF4)."""
    g.turn.lines |= 1 << (action - Action.NAME)
    tell(g, Event.PERFECT_LINE, seat, action - Action.NAME)
