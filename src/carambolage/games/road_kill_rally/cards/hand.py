"""Rally cards: drawing, spending, playing and giving them (chapters 6 and 15)."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.piles import pour
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell, whisper
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import RALLY_KINDS, Rally
from carambolage.games.road_kill_rally.state import State


@rule
def take_top(g: State) -> int:
    """The top card of the draw pile; an empty one is made of the discard pile, without the card that is being played
    (RK-DRW-04, RK-RAL-08). -1 when both are empty (RK-DRW-05).
    """
    if g.deck_left == 0:
        if g.discarded == 0:
            return Rally.NONE
        g.deck_left = pour(g.discard, g.deck)
        g.discarded = 0
        tell(g, Event.RESHUFFLED, g.deck_left)
    g.deck_left -= 1
    return draw(g, g.deck, g.deck_left + 1)


@rule
def draw_cards(g: State, seat: int, count: int) -> None:
    """A seat draws cards, as many as there are; only the owner sees which (RK-DRW-05, RK-DRW-09, RK-INF-05,
    RK-RAL-07).
    """
    for _ in range(count):
        card = take_top(g)
        if card == Rally.NONE:
            return
        g.hand[seat][card] += 1
        g.cards[seat] += 1
        whisper(g, Event.DREW, card, 1 << seat, seat)


@rule
def put_on_discard(g: State, card: int) -> None:
    """A card goes face up to the discard pile."""
    g.discard[card] += 1
    g.discarded += 1


@rule
def take_from_hand(g: State, seat: int, card: int) -> None:
    """A card leaves a hand, and is health no more."""
    g.hand[seat][card] -= 1
    g.cards[seat] -= 1


@rule
def spend_card(g: State, seat: int, card: int, purpose: int) -> None:
    """A card of any kind is spent face up, without its printed effect (RK-GEN-05, RK-RAL-10)."""
    take_from_hand(g, seat, card)
    put_on_discard(g, card)
    tell(g, Event.SPENT, seat, card, purpose)


@rule
def play_card(g: State, seat: int, card: int) -> None:
    """A card is played for its effect: it leaves the hand at once and lies apart until `lay_down` (RK-RAL-04,
    RK-RAL-05).
    """
    take_from_hand(g, seat, card)
    g.playing = card
    tell(g, Event.PLAYED, seat, card)


@rule
def lay_down(g: State) -> None:
    """The card that was being played goes to the discard pile after its effect (RK-RAL-04)."""
    if g.playing != Rally.NONE:
        put_on_discard(g, g.playing)
        g.playing = Rally.NONE


@rule
def give_card(g: State, giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another; only these two see which (RK-DMG-07, RK-WPN-05, RK-INF-05)."""
    take_from_hand(g, giver, card)
    g.hand[taker][card] += 1
    g.cards[taker] += 1
    whisper(g, Event.GAVE, card, (1 << giver) | (1 << taker), giver, taker)


@rule
def discard_hand(g: State, seat: int) -> None:
    """A whole hand goes to the discard pile (RK-END-04, RK-ELI-03, RK-LVG-02)."""
    g.discarded += pour(g.hand[seat], g.discard)
    g.cards[seat] = 0


@rule
def next_held(g: State, seat: int, after: int) -> int:
    """The next kind of card in a hand after another, -1 if there is none."""
    for card in range(after + 1, RALLY_KINDS):
        if g.hand[seat][card] > 0:
            return card
    return Rally.NONE
