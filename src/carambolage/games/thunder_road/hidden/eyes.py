"""What a seat may know (chapter 26, chapter 13 of the cards): forgetting the rest, and imagining it anew.

Piles hold no order, so what is hidden is little: facedown tokens and the pile they came from, hands, what is dealt in
secret. A spectator is seat -1.
"""

from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.hidden.hands import hide_hands, imagine_hands
from carambolage.games.thunder_road.names.things import HAZARD_KINDS, Hazard
from carambolage.games.thunder_road.state import SPACES, State, Tables


@rule
def sees_token(g: State, seat: int, space: int) -> bool:
    """A facedown token is known only to seats that have peeked at it (TR-HID, TR-EFX-53)."""
    return g.face[space] != 0 or (seat >= 0 and (g.eyes[space] >> seat) & 1 == 1)


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Forget facedown tokens, which kinds are left in their pile, hands and secret deals."""
    for space in range(SPACES):
        if g.token[space] != Hazard.NONE:
            if not sees_token(g, seat, space):
                g.token[space] = Hazard.UNKNOWN
            if g.face[space] == 0:
                g.eyes[space] = 0 if seat < 0 else g.eyes[space] & (1 << seat)
    for kind in range(HAZARD_KINDS):
        g.hazards[kind] = 0
    hide_hands(g, t, seat)


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """Deal everything that a seat cannot know anew."""
    for age in range(g.hazard_age):
        mix_old_tokens(g, seat, age)
    redraw_fresh_tokens(g, seat)
    imagine_hands(g, t, seat)


@rule
def is_unseen(g: State, seat: int, space: int, age: int) -> bool:
    """A facedown token laid since a given shuffle that the seat has not peeked at."""
    return g.token[space] != Hazard.NONE and g.age[space] == age and not sees_token(g, seat, space)


@rule
def nth_unseen(g: State, seat: int, age: int, number: int) -> int:
    """The space of the n-th unseen token of a shuffle, or -1 if there are fewer."""
    for space in range(SPACES):
        if is_unseen(g, seat, space, age):
            if number == 0:
                return space
            number -= 1
    return -1


@rule
def swap_tokens(g: State, one: int, two: int) -> None:
    """Two facedown tokens change places."""
    kind = g.token[one]
    g.token[one] = g.token[two]
    g.token[two] = kind


@rule
def mix_old_tokens(g: State, seat: int, age: int) -> None:
    """Unseen tokens from before the last shuffle can only change places among themselves; they are put in order first,
    so that what is imagined owes nothing to how they really lie.
    """
    last = 0
    while nth_unseen(g, seat, age, last) >= 0:
        one = nth_unseen(g, seat, age, last)
        for earlier in range(last):
            two = nth_unseen(g, seat, age, earlier)
            if g.token[two] > g.token[one]:
                swap_tokens(g, one, two)
        last += 1
    for number in range(1, last):
        swap_tokens(g, nth_unseen(g, seat, age, number), nth_unseen(g, seat, age, pick(g, number + 1)))


@rule
def redraw_fresh_tokens(g: State, seat: int) -> None:
    """Unseen tokens laid since the last shuffle could be any of the pile."""
    total = g.hazards_left
    for space in range(SPACES):
        if is_unseen(g, seat, space, g.hazard_age):
            g.hazards[g.token[space]] += 1
            total += 1
    for space in range(SPACES):
        if is_unseen(g, seat, space, g.hazard_age):
            left = pick(g, total)
            kind = 0
            while left >= g.hazards[kind]:
                left -= g.hazards[kind]
                kind += 1
            g.hazards[kind] -= 1
            g.token[space] = kind
            total -= 1
