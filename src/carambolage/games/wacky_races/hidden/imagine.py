"""What a seat may know: forgetting the rest, and imagining it anew (chapter 16).

Seats that one person holds (WR-HID-02) see each other's cards. A spectator is seat -1.
"""

from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.hidden.hide import looks_now, sees_hand, sees_trap
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import DEALT_TILES, TERRAINS, TRAP_KINDS, Race, Tile, Trap
from carambolage.games.wacky_races.state import HAND_TILES, PLACES, State, Tables
from carambolage.games.wacky_races.tiles.payments import can_pay

TRIES = 40


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """Deal everything that a seat cannot know anew, each fitting world as likely as the cards make it."""
    imagine_hands(g, t, seat)
    for age in range(g.trap_age):
        imagine_old_traps(g, seat, age)
    imagine_fresh_traps(g, seat)
    imagine_face_down(g, Tile.BLUE, Tile.ORANGE)
    imagine_face_down(g, Tile.ORANGE, DEALT_TILES)
    if g.race == Race.CIRCUS and g.seats > 1:
        imagine_dealt_tiles(g, seat)


@rule
def imagine_hands(g: State, t: Tables, seat: int) -> None:
    """Other hands are dealt anew from the cards not seen, until the one asked could be asked that."""
    gather_hands(g, seat)
    deal_hands_anew(g, seat)
    tries = 1
    while tries < TRIES and not fits_question(g, t, seat):
        gather_hands(g, seat)
        deal_hands_anew(g, seat)
        tries += 1


@rule
def gather_hands(g: State, seat: int) -> None:
    """Put every hand that the seat does not see back into the deck."""
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            for card in range(TERRAINS):
                g.deck[card] += g.hand[owner][card]
                g.hand[owner][card] = 0
    if not looks_now(g, seat):
        for card in range(TERRAINS):
            g.deck[card] += g.look[card]


@rule
def deal_hands_anew(g: State, seat: int) -> None:
    """Draw those hands, and cards that somebody else looks at, from the deck."""
    total = 0
    for card in range(TERRAINS):
        total += g.deck[card]
    if not looks_now(g, seat):
        looked = 0
        for card in range(TERRAINS):
            looked += g.look[card]
            g.look[card] = 0
        for _ in range(looked):
            g.look[unseen_card(g, total)] += 1
            total -= 1
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            for _ in range(g.cards[owner]):
                g.hand[owner][unseen_card(g, total)] += 1
                total -= 1


@rule
def unseen_card(g: State, total: int) -> int:
    """A random card out of the deck, without anybody being told."""
    left = pick(g, total)
    card = 0
    while left >= g.deck[card]:
        left -= g.deck[card]
        card += 1
    g.deck[card] -= 1
    return card


@rule
def fits_question(g: State, t: Tables, seat: int) -> bool:
    """Whether the hand imagined for the one asked allows the question: only payments presuppose cards."""
    if g.ask != Question.PAY_CARDS or sees_hand(g, seat, g.seat):
        return True
    return can_pay(g, t, g.seat, ground(g, g.racers[g.seat].place))


@rule
def is_unseen_trap(g: State, seat: int, spot: int, age: int) -> bool:
    """A trap on the course, laid since a given shuffle, that the seat has not seen."""
    return g.trap[spot] != Trap.NONE and g.trap_batch[spot] == age and not sees_trap(g, seat, g.trap_eyes[spot])


@rule
def nth_unseen_trap(g: State, seat: int, age: int, number: int) -> int:
    """The tile of the n-th unseen trap of a shuffle, or -1 if there are fewer."""
    for spot in range(PLACES):
        if is_unseen_trap(g, seat, spot, age):
            if number == 0:
                return spot
            number -= 1
    return -1


@rule
def swap_traps(g: State, one: int, two: int) -> None:
    """Two traps on the course change places."""
    kind = g.trap[one]
    g.trap[one] = g.trap[two]
    g.trap[two] = kind


@rule
def imagine_old_traps(g: State, seat: int, age: int) -> None:
    """Unseen traps from before the last shuffle can only change places among themselves; they are put in order first,
    so that what is imagined owes nothing to how they really lie.
    """
    last = 0
    while nth_unseen_trap(g, seat, age, last) >= 0:
        one = nth_unseen_trap(g, seat, age, last)
        for earlier in range(last):
            two = nth_unseen_trap(g, seat, age, earlier)
            if g.trap[two] > g.trap[one]:
                swap_traps(g, one, two)
        last += 1
    for number in range(1, last):
        swap_traps(g, nth_unseen_trap(g, seat, age, number), nth_unseen_trap(g, seat, age, pick(g, number + 1)))


@rule
def imagine_fresh_traps(g: State, seat: int) -> None:
    """Unseen traps laid since the last shuffle could be any card of the trap deck, and so could cards that
    others look at.
    """
    for spot in range(PLACES):
        if is_unseen_trap(g, seat, spot, g.trap_age):
            g.trap_bag[g.trap[spot]] += 1
    for index in range(g.trap_unders):
        if not sees_trap(g, seat, g.trap_under_eyes[index]):
            g.trap_bag[g.trap_under[index]] += 1
    hidden_look = not looks_now(g, seat)
    for index in range(2):
        if hidden_look and g.seen[index] != Trap.NONE:
            g.trap_bag[g.seen[index]] += 1
    for spot in range(PLACES):
        if is_unseen_trap(g, seat, spot, g.trap_age):
            g.trap[spot] = unseen_trap(g)
    for index in range(g.trap_unders):
        if not sees_trap(g, seat, g.trap_under_eyes[index]):
            g.trap_under[index] = unseen_trap(g)
    for index in range(2):
        if hidden_look and g.seen[index] != Trap.NONE:
            g.seen[index] = unseen_trap(g)


@rule
def unseen_trap(g: State) -> int:
    """A random card out of the trap deck, without anybody being told."""
    total = 0
    for kind in range(TRAP_KINDS):
        total += g.trap_bag[kind]
    left = pick(g, total)
    kind = 0
    while left >= g.trap_bag[kind]:
        left -= g.trap_bag[kind]
        kind += 1
    g.trap_bag[kind] -= 1
    return kind


@rule
def nth_face_down(g: State, first: int, end: int, number: int) -> int:
    """The place of the n-th face-down tile with a number in a range (one colour of back), or -1."""
    for spot in range(PLACES):
        if g.covered[spot] != 0 and first <= g.tile[spot] < end:
            if number == 0:
                return spot
            number -= 1
    return -1


@rule
def swap_tiles(g: State, one: int, two: int) -> None:
    """Two tiles of the course change places."""
    here = g.tile[one]
    g.tile[one] = g.tile[two]
    g.tile[two] = here


@rule
def imagine_face_down(g: State, first: int, end: int) -> None:
    """Face-down tiles with the same back are exchangeable (races 6 and 15); put in order first, like the traps."""
    last = 0
    while nth_face_down(g, first, end, last) >= 0:
        one = nth_face_down(g, first, end, last)
        for earlier in range(last):
            two = nth_face_down(g, first, end, earlier)
            if g.tile[two] > g.tile[one]:
                swap_tiles(g, one, two)
        last += 1
    for number in range(1, last):
        swap_tiles(g, nth_face_down(g, first, end, number), nth_face_down(g, first, end, pick(g, number + 1)))


@rule
def imagine_dealt_tiles(g: State, seat: int) -> None:
    """Race 14: tiles in other hands and out of the race could be any that the seat has not seen (WR-R14-01)."""
    first_out = g.seats * HAND_TILES if g.seats <= 3 else g.seats * 3
    unseen = DEALT_TILES - first_out
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            unseen += g.tiles_left[owner]
    for last in range(unseen):
        for earlier in range(last):
            if unseen_tile(g, seat, earlier) > unseen_tile(g, seat, last):
                swap_unseen_tiles(g, seat, earlier, last)
    for last in range(unseen - 1, 0, -1):
        swap_unseen_tiles(g, seat, last, pick(g, last + 1))


@rule
def swap_unseen_tiles(g: State, seat: int, one: int, two: int) -> None:
    """Two of the tiles that a seat has not seen change places."""
    here = unseen_tile(g, seat, one)
    change_tile(g, seat, one, unseen_tile(g, seat, two))
    change_tile(g, seat, two, here)


@rule
def unseen_tile(g: State, seat: int, number: int) -> int:
    """The n-th of the tiles that a seat has not seen: those in other hands, then those out of the race."""
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            if number < g.tiles_left[owner]:
                return g.tiles[owner][number]
            number -= g.tiles_left[owner]
    return g.tiles_out[DEALT_TILES - 1 - number]


@rule
def change_tile(g: State, seat: int, number: int, which: int) -> None:
    """Put another tile in the place of the n-th one that a seat has not seen."""
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            if number < g.tiles_left[owner]:
                g.tiles[owner][number] = which
                return
            number -= g.tiles_left[owner]
    g.tiles_out[DEALT_TILES - 1 - number] = which
