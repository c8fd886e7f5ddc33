"""What a seat may know (chapter 26, chapter 13 of the cards): forgetting the rest, and imagining it anew.

Piles hold no order, so what is hidden is little: facedown tokens and the pile they came from, hands, what is dealt in
secret. A spectator is seat -1.
"""

from carambolage.engine.rules.piles import forget, gather, mark, redraw, reshuffle_places
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.ground.tokens import is_faceup
from carambolage.games.thunder_road.hidden.hands import hide_hands, imagine_hands
from carambolage.games.thunder_road.names.things import Hazard
from carambolage.games.thunder_road.state import SPACES, State, Tables


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
def imagine(g: State, t: Tables, seat: int) -> None:
    """Deal everything that a seat cannot know anew: unseen tokens from before the last shuffle change places among
    themselves, those laid since could be any of the pile.
    """
    for age in range(g.hazard_age):
        mark_unseen_tokens(g, seat, age)
        reshuffle_places(g, g.token)
    mark_unseen_tokens(g, seat, g.hazard_age)
    gather(g.token, g.hazards)
    redraw(g, g.token, g.hazards)
    imagine_hands(g, t, seat)


@rule
def mark_unseen_tokens(g: State, seat: int, age: int) -> None:
    """The facedown tokens laid since a given shuffle that the seat has not peeked at."""
    for space in range(SPACES):
        if g.token[space] != Hazard.NONE and g.age[space] == age and not sees_token(g, seat, space):
            mark(g.token, space)
