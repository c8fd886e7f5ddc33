"""Movement cards: the deck, the discard pile, hands (chapter 5)."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.piles import pour
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, tell, whisper
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import TERRAINS
from carambolage.games.wacky_races.state import State, Tables


@rule
def fill_deck(g: State) -> bool:
    """An empty deck is made anew of the whole discard pile, top card included (WR-CRD-09); false if there is none."""
    if g.deck_left == 0 and g.discarded > 0:
        g.deck_left = pour(g.discard, g.deck)
        g.discarded = 0
        g.top = -1
        tell(g, Event.RESHUFFLED, g.deck_left)
    return g.deck_left > 0


@rule
def take_top(g: State) -> int:
    """Take the top card off the deck, or -1 if deck and discard pile are both empty (WR-CRD-10)."""
    if g.deck_left == 0 and not fill_deck(g):
        return -1
    g.deck_left -= 1
    return draw(g, g.deck, g.deck_left + 1)


@rule
def draw_card(g: State, seat: int) -> bool:
    """A player draws one card, which only he sees; false when there was none to draw."""
    card = take_top(g)
    if card < 0:
        return False
    g.hand[seat][card] += 1
    g.cards[seat] += 1
    whisper(g, Event.DREW, card, 1 << seat, seat, 1)
    return True


@rule
def draw_cards(g: State, seat: int, count: int) -> None:
    """A player draws several cards, one by one, as far as there are any (WR-GEN-11)."""
    for _ in range(count):
        if not draw_card(g, seat):
            return


@rule
def can_draw(g: State) -> bool:
    """Whether any card could be drawn or revealed."""
    return g.deck_left > 0 or g.discarded > 0


@rule
def put_on_discard(g: State, card: int) -> None:
    """A card goes face up on top of the discard pile."""
    g.discard[card] += 1
    g.discarded += 1
    g.top = card


@rule
def lose_card(g: State, seat: int, card: int) -> None:
    """A card goes from a hand to the top of the discard pile (WR-CRD-04)."""
    g.hand[seat][card] -= 1
    g.cards[seat] -= 1
    put_on_discard(g, card)


@rule
def reveal_terrain(g: State) -> int:
    """A random terrain is the top card of the deck, put on the discard pile (WR-GEN-10); -1 if there is no card."""
    card = take_top(g)
    if card >= 0:
        put_on_discard(g, card)
        tell(g, Event.REVEALED, card)
    return card


@rule
def triple_card(number: int, place: int) -> int:
    """The terrain on a place (0 to 2) of the triple with a number, triples counted in rising order."""
    index = 0
    for first in range(TERRAINS):
        for second in range(first, TERRAINS):
            for third in range(second, TERRAINS):
                if index == number:
                    return first if place == 0 else (second if place == 1 else third)
                index += 1
    return -1


@rule
def pair_card(number: int, place: int) -> int:
    """The terrain on a place (0 or 1) of the pair with a number, pairs counted in rising order."""
    index = 0
    for first in range(TERRAINS):
        for second in range(first, TERRAINS):
            if index == number:
                return first if place == 0 else second
            index += 1
    return -1


@flow.effect(Effect.TOP_CARD)
def choose_top_card(g: State, t: Tables, seat: int, kinds: int) -> None:
    """The owner of cards discarded together decides which ends on top (WR-CRD-06)."""
    if kinds & (kinds - 1) and not (g.left >> seat) & 1:
        ask(g, Question.TOP_CARD, seat, kinds)


@flow.offering(Question.TOP_CARD)
def offer_top_card(g: State, t: Tables, seat: int, kinds: int) -> None:
    """Each terrain among the discarded cards."""
    for card in range(TERRAINS):
        if (kinds >> card) & 1:
            offer(g, Action.TOP + card)


@flow.answering(Question.TOP_CARD)
def answer_top_card(g: State, t: Tables, seat: int, action: int) -> None:
    """The chosen card lies on top."""
    g.top = action - Action.TOP
    tell(g, Event.TOP_CARD, g.top)
