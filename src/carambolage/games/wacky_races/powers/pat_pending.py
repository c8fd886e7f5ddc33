"""Professor Pat Pending: one invention per bend. Convert-a-Car itself is in `converting`, behind all other powers."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell, whisper
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import TERRAINS, Manner, Power
from carambolage.games.wacky_races.powers.driving import drive, may_drive, spot_at
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.turn.cards import can_draw, pair_card, put_on_discard, take_top

PAIRS = 10


@rule
def springs(g: State, t: Tables, seat: int) -> int:
    """The distance to the nearest of the next tiles that holds no racer, the Finish included; 0 if none (WR-PW-PP3)."""
    for distance in range(1, t.number[Power.SPRING_WHEELS][0] + 1):
        spot = spot_at(g, seat, distance)
        if spot < 0 or g.standing[spot] == 0:
            return distance
    return 0


@rule
def pending_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Spring Wheels need an empty tile; Brainstorm a card to look at."""
    if which == Power.SPRING_WHEELS:
        return may_drive(g, t, seat) and springs(g, t, seat) > 0
    return can_draw(g)


@rule
def pending_use(g: State, t: Tables, seat: int, which: int) -> None:
    """A flying move to an empty tile (WR-PW-PP3), or a look at four cards (WR-PW-PP4)."""
    if which == Power.SPRING_WHEELS:
        drive(g, seat, springs(g, t, seat), Manner.FLYING)
    else:
        brainstorm(g, t, seat)


@rule
def brainstorm(g: State, t: Tables, seat: int) -> None:
    """Look at the top 4 cards, take 2, discard the others in the order you like (WR-PW-PP4, WR-PW-07)."""
    seen = 0
    for _ in range(t.number[Power.BRAINSTORM][0]):
        card = take_top(g)
        if card >= 0:
            g.look[card] += 1
            seen += 1
            whisper(g, Event.CARD_SEEN, card, 1 << seat, seat, -1)
    if seen > t.number[Power.BRAINSTORM][1]:
        ask(g, Question.PW_KEEP, seat)
    else:
        for card in range(TERRAINS):
            while g.look[card] > 0:
                keep_looked_at(g, seat, card)


@rule
def keep_looked_at(g: State, seat: int, card: int) -> None:
    """A card that was looked at goes to the hand."""
    g.look[card] -= 1
    g.hand[seat][card] += 1
    g.cards[seat] += 1
    whisper(g, Event.DREW, card, 1 << seat, seat, 1)


@flow.offering(Question.PW_KEEP)
def offer_pairs(g: State, t: Tables, seat: int) -> None:
    """Which two of the four cards, as terrains."""
    for number in range(PAIRS):
        first = pair_card(number, 0)
        second = pair_card(number, 1)
        if g.look[first] >= 1 + (second == first) and g.look[second] >= 1:
            offer(g, Action.KEEP_PAIR + number)


@flow.answering(Question.PW_KEEP)
def answer_pair(g: State, t: Tables, seat: int, action: int) -> None:
    """Two cards to the hand, the others to the discard pile."""
    keep_looked_at(g, seat, pair_card(action - Action.KEEP_PAIR, 0))
    keep_looked_at(g, seat, pair_card(action - Action.KEEP_PAIR, 1))
    kinds = 0
    for card in range(TERRAINS):
        while g.look[card] > 0:
            g.look[card] -= 1
            put_on_discard(g, card)
            tell(g, Event.DISCARDED, seat, card)
            kinds |= 1 << card
    push(g, Effect.TOP_CARD, seat, kinds)
