"""Penelope Pitstop: charm and poise."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, whisper
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Power
from carambolage.games.wacky_races.powers.driving import may_be_robbed, may_leave
from carambolage.games.wacky_races.races.ground import is_river
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.traps.effects import swap_places
from carambolage.games.wacky_races.turn.cards import can_draw, draw_card


@rule
def can_swap_with(g: State, t: Tables, seat: int, other: int) -> bool:
    """A racer 1 or 2 tiles ahead that does not lie low, with no River between (WR-PW-PE2, WR-R15-06)."""
    r = g.racers[other]
    start = g.racers[seat].place
    distance = r.place - start
    if r.finished != 0 or r.low != 0 or distance < 1 or distance > t.number[Power.HAYULP][0]:
        return False
    for place in range(start + 1, r.place):
        if is_river(g, ground(g, place)):
            return False
    return True


@rule
def can_rob_anybody(g: State, seat: int) -> bool:
    """Whether some opponent has a card to spare."""
    for other in range(g.seats):
        if may_be_robbed(g, seat, other):
            return True
    return False


@rule
def penelope_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Hayulp! needs a racer to swap with; the others a card to come by."""
    if which == Power.HAYULP:
        if may_leave(g, t, seat):
            for other in range(RACERS):
                if can_swap_with(g, t, seat, other):
                    return True
        return False
    if which == Power.LADIES_FIRST:
        return can_draw(g) or can_rob_anybody(g, seat)
    return can_draw(g) or g.cards[seat] > 0


@rule
def penelope_use(g: State, t: Tables, seat: int, which: int) -> None:
    """Swap places (WR-PW-PE2), take cards (WR-PW-PE3), change cards (WR-PW-PE4)."""
    if which == Power.HAYULP:
        ask(g, Question.PW_TARGET, seat, which)
    elif which == Power.LADIES_FIRST:
        push(g, Effect.TAKE_CARDS, seat, t.number[which][0])
    else:
        ask(g, Question.PW_DISCARD, seat, which)


@rule
def offer_swaps(g: State, t: Tables, seat: int) -> None:
    """The racers that Penelope could swap with."""
    for other in range(RACERS):
        if can_swap_with(g, t, seat, other):
            offer(g, Action.RACER + other)


@rule
def call_for_help(g: State, seat: int, other: int) -> None:
    """The swap counts as movement of the turn (WR-PW-08)."""
    g.turn.moved = 1
    swap_places(g, seat, other)


@flow.effect(Effect.TAKE_CARDS)
def take_cards(g: State, t: Tables, seat: int, left: int) -> None:
    """Card by card from an opponent of your choice; what cannot be taken is drawn (WR-PW-PE3, WR-PW-09, WR-SOL-06)."""
    if left == 0 or (g.left >> seat) & 1:
        return
    push(g, Effect.TAKE_CARDS, seat, left - 1)
    if can_rob_anybody(g, seat):
        ask(g, Question.PW_OPPONENT, seat)
    else:
        draw_card(g, seat)


@flow.offering(Question.PW_OPPONENT)
def offer_opponents(g: State, t: Tables, seat: int) -> None:
    """Opponents who keep at least one card."""
    for other in range(g.seats):
        if may_be_robbed(g, seat, other):
            offer(g, Action.RACER + other)


@flow.answering(Question.PW_OPPONENT)
def answer_opponent(g: State, t: Tables, seat: int, action: int) -> None:
    """One card of that opponent, each equally likely."""
    rob(g, seat, action - Action.RACER)


@rule
def rob(g: State, seat: int, other: int) -> None:
    """A random card changes hands; only the two see it (WR-PWR-11)."""
    card = draw(g, g.hand[other], g.cards[other])
    g.cards[other] -= 1
    g.hand[seat][card] += 1
    g.cards[seat] += 1
    whisper(g, Event.TOOK, card, (1 << seat) | (1 << other), seat, other)
