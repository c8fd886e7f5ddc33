"""The trap deck: a shuffled part, and below it the cards put under the deck one after the other (chapters 7 and 8)."""

from carambolage.engine.rules.dice import draw
from carambolage.engine.rules.piles import pour
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, tell, whisper
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.things import TRAP_KINDS, Trap
from carambolage.games.wacky_races.state import State


@rule
def trap_cards(g: State) -> int:
    """The number of cards in the trap deck."""
    return g.trap_left + g.trap_unders


@rule
def trap_discards(g: State) -> int:
    """The number of cards in the trap discard pile."""
    count = 0
    for kind in range(TRAP_KINDS):
        count += g.trap_discard[kind]
    return count


@rule
def traps_to_come(g: State) -> bool:
    """Whether a trap could still be laid: the villain is in the race and has a card, or may get one (WR-VIL-09)."""
    if g.villain_out != 0:
        return False
    return trap_cards(g) > 0 or (g.house.trap_reshuffle == 0 and trap_discards(g) > 0)


@rule
def reshuffle_traps(g: State) -> None:
    """An empty trap deck is made anew of the trap discard pile, unless the option forbids it (WR-VIL-14)."""
    if g.house.trap_reshuffle != 0 or trap_discards(g) == 0:
        return
    g.trap_left = pour(g.trap_discard, g.trap_bag)
    g.trap_age += 1


@rule
def top_trap_eyes(g: State) -> int:
    """The seats that know the top trap card, a bit each: of the shuffled part nobody knows any."""
    return g.trap_under_eyes[0] if g.trap_left == 0 else 0


@rule
def take_trap(g: State) -> int:
    """Take the top trap card off the deck; NONE when no card is left."""
    if trap_cards(g) == 0:
        reshuffle_traps(g)
    if g.trap_left > 0:
        g.trap_left -= 1
        return draw(g, g.trap_bag, g.trap_left + 1)
    if g.trap_unders == 0:
        return Trap.NONE
    kind = g.trap_under[0]
    g.trap_unders -= 1
    for index in range(g.trap_unders):
        g.trap_under[index] = g.trap_under[index + 1]
        g.trap_under_eyes[index] = g.trap_under_eyes[index + 1]
    g.trap_under[g.trap_unders] = Trap.NONE
    g.trap_under_eyes[g.trap_unders] = 0
    return kind


@rule
def lay_trap(g: State, spot: int, kind: int, eyes: int) -> None:
    """A trap card is laid face down on a tile; who knew the card knows the trap (WR-VIL-11, WR-HID-01)."""
    g.trap[spot] = kind
    g.trap_eyes[spot] = eyes
    g.trap_batch[spot] = g.trap_age
    tell(g, Event.TRAP_LAID, spot)


@rule
def lay_top_trap(g: State, spot: int) -> bool:
    """The top card of the trap deck is laid on a tile, unseen; false when there is none or the villain is out
    (WR-VIL-09).
    """
    if g.villain_out != 0:
        return False
    eyes = top_trap_eyes(g)
    kind = take_trap(g)
    if kind == Trap.NONE:
        return False
    lay_trap(g, spot, kind, eyes)
    return True


@rule
def clear_trap(g: State, spot: int) -> None:
    """A tile holds no trap any more."""
    g.trap[spot] = Trap.NONE
    g.trap_eyes[spot] = 0
    g.trap_batch[spot] = 0


@rule
def move_trap(g: State, spot: int, other: int) -> None:
    """A trap goes face down from one tile to another; who has seen it keeps seeing it (WR-HID-01)."""
    g.trap[other] = g.trap[spot]
    g.trap_eyes[other] = g.trap_eyes[spot]
    g.trap_batch[other] = g.trap_batch[spot]
    clear_trap(g, spot)


@rule
def see_trap(g: State, seat: int, spot: int) -> None:
    """A player looks at a trap on the course; only he learns what it is."""
    g.trap_eyes[spot] |= 1 << seat
    g.reveals += 1
    whisper(g, Event.TRAP_SEEN, g.trap[spot], 1 << seat, seat, spot)


@rule
def look_at_two(g: State, seat: int) -> None:
    """A player looks at the top two trap cards; the discards come under a deck too short for that (WR-R03-01,
    WR-R03-03).
    """
    for index in range(2):
        g.seen[index] = take_trap(g)
        if g.seen[index] != Trap.NONE:
            whisper(g, Event.CARD_SEEN, g.seen[index], 1 << seat, seat, index)


@rule
def offer_seen(g: State) -> None:
    """The two cards looked at, equal ones once."""
    offer(g, Action.TRAP + g.seen[0])
    if g.seen[1] != Trap.NONE and g.seen[1] != g.seen[0]:
        offer(g, Action.TRAP + g.seen[1])


@rule
def lay_seen(g: State, seat: int, kind: int, spot: int) -> None:
    """The chosen card is laid, the other goes under the deck; the chooser knows both (WR-R03-01, WR-R03-05)."""
    other = g.seen[1] if g.seen[0] == kind else g.seen[0]
    g.seen[0] = Trap.NONE
    g.seen[1] = Trap.NONE
    lay_trap(g, spot, kind, 1 << seat)
    if other != Trap.NONE:
        g.trap_under[g.trap_unders] = other
        g.trap_under_eyes[g.trap_unders] = 1 << seat
        g.trap_unders += 1
        whisper(g, Event.TRAP_UNDER_DECK, other, 1 << seat, seat)
