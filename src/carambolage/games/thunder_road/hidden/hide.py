"""What a seat may know (chapter 26, chapter 13 of the cards): forgetting the rest.

Piles hold no order, so what is hidden is little: facedown tokens and the pile they came from, hands, what is dealt in
secret. A spectator is seat -1.
"""

from carambolage.engine.rules.piles import count_cards, forget
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.hidden.drafts import hide_draft
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.state import SPACES, State, Tables

UNKNOWN = 127


@rule
def sees_token(g: State, seat: int, space: int) -> bool:
    """A facedown token is known only to seats that have peeked at it (TR-HID, TR-EFX-53)."""
    return is_faceup(g, space) or (seat >= 0 and (g.eyes[space] >> seat) & 1 == 1)


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Forget facedown tokens, which kinds are left in their pile, hands and secret deals (TR-HID-01, TR-CRD-43,
    TR-CRD-44).
    """
    for space in range(SPACES):
        if g.token[space] != Hazard.NONE:
            if not sees_token(g, seat, space):
                g.token[space] = Hazard.UNKNOWN
            if not is_faceup(g, space):
                g.eyes[space] = 0 if seat < 0 else g.eyes[space] & (1 << seat)
    forget(g.hazards)
    hide_hands(g, t, seat)


@rule
def is_hidden(g: State, seat: int, crew: int) -> bool:
    """A hand is its owner's secret; with two crews a player sees both (TR-CRD-37)."""
    return g.crews[crew].seat != seat


@rule
def lowest_bits(count: int) -> int:
    """A pile of which only the number of cards is known."""
    return (1 << count) - 1


@rule
def hide_hands(g: State, t: Tables, seat: int) -> None:
    """Of other hands only the number of cards of each kind is known (TR-HID-03, TR-CRD-43, TR-OUT-04)."""
    for crew in range(g.crew_count):
        c = g.crews[crew]
        c.deck = lowest_bits(count_cards(c.deck))
        if is_hidden(g, seat, crew):
            c.airstrike = UNKNOWN if c.airstrike != 0 else 0
            c.bounty = UNKNOWN if c.bounty != 0 else 0
            c.one_shot = UNKNOWN if c.one_shot != 0 else 0
            if c.bonus != 0 and c.bonus_seen == 0:
                c.bonus = UNKNOWN
            c.hand = lowest_bits(count_cards(c.hand))
            hide_draft(g, crew)
