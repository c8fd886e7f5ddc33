"""Neutral racers: their activation after the last player's turn (chapter 11)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import ground, matches, offer_racers, players_left
from carambolage.games.wacky_races.move.movement import move, racer_of
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner
from carambolage.games.wacky_races.races.ground import is_sticky
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.turn.cards import reveal_terrain

FREE = -1
PENDING, IN_FORCE = 1, 2
AUTO, ALWAYS = 0, 1


@rule
def neutral_racers(g: State) -> int:
    """The neutral racers on the course, as bits."""
    racers = 0
    for racer in range(RACERS):
        if g.racers[racer].neutral != 0 and g.racers[racer].finished == 0:
            racers |= 1 << racer
    return racers


@rule
def reveals(g: State) -> int:
    """How many cards are revealed in an activation (WR-NEU-09)."""
    return g.house.neutral_reveals + 1


@rule
def villain_moves_again(g: State) -> bool:
    """With 1 or 2 players the villain makes an extra move after the neutrals (WR-VIL-15)."""
    return g.house.villain_extra_move == ALWAYS or (g.house.villain_extra_move == AUTO and players_left(g) <= 2)


@flow.effect(Effect.NEUTRALS)
def activate_neutrals(g: State, t: Tables) -> None:
    """After the last turn of a round all neutrals are activated, but not in the first round (WR-NEU-01, WR-VIL-16,
    WR-NEU-05).
    """
    g.active = -1
    if g.round == 1:
        return
    if villain_moves_again(g):
        push(g, Effect.VILLAIN)
    if neutral_racers(g) == 0:
        return
    tell(g, Event.NEUTRALS_MOVE, g.first)
    for racer in range(RACERS):
        r = g.racers[racer]
        r.halted = 0
        if r.neutral != 0 and r.bridge == PENDING:
            r.bridge = IN_FORCE
    for _ in range(reveals(g)):
        push(g, Effect.NEUTRAL_REVEAL)
    push(g, Effect.NEUTRAL_FREE)


@rule
def begin_pass(g: State, t: Tables, card: int) -> None:
    """In each pass the neutrals are taken once, front to back by their places at its start (WR-NEU-04)."""
    for racer in range(RACERS):
        g.pass_place[racer] = g.racers[racer].place
    pass_on(g, t, neutral_racers(g), card)


@flow.effect(Effect.NEUTRAL_FREE)
def free_move(g: State, t: Tables) -> None:
    """Each neutral steps 1 tile forward (WR-NEU-02)."""
    begin_pass(g, t, FREE)


@flow.effect(Effect.NEUTRAL_REVEAL)
def reveal_for_neutrals(g: State, t: Tables) -> None:
    """A card is revealed, whether or not a neutral can use it (WR-NEU-03, WR-NEU-07); a bridge out allows the free move
    only (WR-TRE-05).
    """
    for racer in range(RACERS):
        r = g.racers[racer]
        if r.bridge == IN_FORCE:
            r.bridge = 0
            r.halted = 1
    card = reveal_terrain(g)
    if card >= 0:
        begin_pass(g, t, card)


@rule
def neutral_moves(g: State, t: Tables, racer: int, card: int) -> bool:
    """A neutral on a matching or wild tile that is not sticky moves (WR-NEU-03), unless a trap stopped it
    (WR-NEU-06).
    """
    r = g.racers[racer]
    if r.halted != 0 or r.finished != 0:
        return False
    spot = ground(g, r.place)
    return card == FREE or (matches(g, t, spot, card) and not is_sticky(g, t, spot))


@rule
def next_neutrals(g: State, racers: int) -> int:
    """The neutrals whose moment it is: the foremost by their places at the start of the pass."""
    best = -1
    tied = 0
    for racer in range(RACERS):
        if (racers >> racer) & 1:
            if g.pass_place[racer] > best:
                best = g.pass_place[racer]
                tied = 1 << racer
            elif g.pass_place[racer] == best:
                tied |= 1 << racer
    return tied


@rule
def movers(g: State, t: Tables, racers: int, card: int) -> int:
    """Those of some neutrals that would move by a card (or freely), as bits."""
    moving = 0
    for racer in range(RACERS):
        if (racers >> racer) & 1 and neutral_moves(g, t, racer, card):
            moving |= 1 << racer
    return moving


@flow.effect(Effect.NEUTRAL_PASS)
def pass_on(g: State, t: Tables, racers: int, card: int) -> None:
    """The next neutral of the pass moves if it can; whether it matches is checked at its moment (WR-NEU-04)."""
    while racers != 0:
        tied = next_neutrals(g, racers)
        moving = movers(g, t, tied, card)
        if moving & (moving - 1):
            ask(g, Question.ORDER_NEUTRALS, g.first, racers, card)
            return
        if moving != 0:
            racer = racer_of(moving)
            push(g, Effect.NEUTRAL_PASS, racers & ~moving, card)
            move(g, t, racer, 1, Manner.PLAIN)
            return
        racers &= ~tied


@flow.offering(Question.ORDER_NEUTRALS)
def offer_neutrals(g: State, t: Tables, seat: int, racers: int, card: int) -> None:
    """Of tied neutrals the First Player names the next (WR-NEU-02)."""
    offer_racers(g, movers(g, t, next_neutrals(g, racers), card))


@flow.answering(Question.ORDER_NEUTRALS)
def answer_neutrals(g: State, t: Tables, seat: int, action: int, racers: int, card: int) -> None:
    """The named neutral steps forward, then the pass goes on."""
    racer = action - Action.RACER
    push(g, Effect.NEUTRAL_PASS, racers & ~(1 << racer), card)
    move(g, t, racer, 1, Manner.PLAIN)
