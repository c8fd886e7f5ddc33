"""What a seat may know: forgetting the rest, and imagining it anew (chapter 16).

Seats that one person holds (WR-HID-02) see each other's cards. A spectator is seat -1.
"""

from carambolage.engine.rules.dice import pick
from carambolage.engine.rules.piles import gather, mark, pour, redraw, reshuffle_places, take_unseen
from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.hidden.hide import looks_now, sees_hand, sees_trap
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import DEALT_TILES, Race, Tile, Trap
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
    redeal_hands(g, seat)
    tries = 1
    while tries < TRIES and not fits_question(g, t, seat):
        redeal_hands(g, seat)
        tries += 1


@rule
def redeal_hands(g: State, seat: int) -> None:
    """Put every hand that the seat does not see, and cards that somebody else looks at, back into the deck; then draw
    them anew.
    """
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            pour(g.hand[owner], g.deck)
    if not looks_now(g, seat):
        for _ in range(pour(g.look, g.deck)):
            g.look[take_unseen(g, g.deck)] += 1
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            for _ in range(g.cards[owner]):
                g.hand[owner][take_unseen(g, g.deck)] += 1


@rule
def fits_question(g: State, t: Tables, seat: int) -> bool:
    """Whether the hand imagined for the one asked allows the question: only payments presuppose cards."""
    if g.ask != Question.PAY_CARDS or sees_hand(g, seat, g.seat):
        return True
    return can_pay(g, t, g.seat, ground(g, g.racers[g.seat].place))


@rule
def mark_unseen_traps(g: State, seat: int, age: int) -> None:
    """The traps on the course, laid since a given shuffle, that the seat has not seen."""
    for spot in range(PLACES):
        if g.trap[spot] != Trap.NONE and g.trap_batch[spot] == age and not sees_trap(g, seat, g.trap_eyes[spot]):
            mark(g.trap, spot)


@rule
def imagine_old_traps(g: State, seat: int, age: int) -> None:
    """Unseen traps from before the last shuffle can only change places among themselves."""
    mark_unseen_traps(g, seat, age)
    reshuffle_places(g, g.trap)


@rule
def imagine_fresh_traps(g: State, seat: int) -> None:
    """Unseen traps laid since the last shuffle could be any card of the trap deck, and so could cards that
    others look at.
    """
    mark_unseen_traps(g, seat, g.trap_age)
    for index in range(g.trap_unders):
        if not sees_trap(g, seat, g.trap_under_eyes[index]):
            mark(g.trap_under, index)
    for index in range(2):
        if not looks_now(g, seat) and g.seen[index] != Trap.NONE:
            mark(g.seen, index)
    gather(g.trap, g.trap_bag)
    gather(g.trap_under, g.trap_bag)
    gather(g.seen, g.trap_bag)
    redraw(g, g.trap, g.trap_bag)
    redraw(g, g.trap_under, g.trap_bag)
    redraw(g, g.seen, g.trap_bag)


@rule
def imagine_face_down(g: State, first: int, end: int) -> None:
    """Face-down tiles with the same back (their numbers lie in one range) are exchangeable, in races 6 and 15."""
    for spot in range(PLACES):
        if g.covered[spot] != 0 and first <= g.tile[spot] < end:
            mark(g.tile, spot)
    reshuffle_places(g, g.tile)


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
    which = unseen_tile(g, seat, one)
    change_tile(g, seat, one, unseen_tile(g, seat, two))
    change_tile(g, seat, two, which)


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
