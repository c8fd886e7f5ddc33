"""Hidden piles: forgetting what lies in them, and dealing what a seat has not seen anew.

A pile is stored in one of three ways, and each way has its verbs here:

- `counts`: how many cards of each kind, the order being chance. `forget`, `pour`, `take_unseen`.
- `places`: a list with one card at each place (tiles on a course, tokens on a board). A game marks the places that a
  seat has not seen with `mark`; then `reshuffle_places` deals those cards anew among themselves, or `gather` puts them
  back into counts and `redraw` draws them anew. Both take the marks off.
- `cards`: one int, a bit for each card. `count_cards`, `card_after`, `unseen_card`.

The random numbers come from `pick`: no die of the game is rolled and nobody is told.
"""

from carambolage.engine.rules.dice import kind_at, pick
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import GameRecord

MARK = 64


@rule
def forget(counts: list[int]) -> None:
    """Nothing is known of a pile any more."""
    for kind in range(len(counts)):
        counts[kind] = 0


@rule
def pour(counts: list[int], into: list[int]) -> int:
    """Put all cards of a pile into another; returns how many they were."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
        into[kind] += counts[kind]
        counts[kind] = 0
    return total


@rule
def take_unseen(g: GameRecord, counts: list[int]) -> int:
    """Take a random card out of a pile, without anybody looking; returns its kind."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    taken = kind_at(counts, pick(g, total))
    counts[taken] -= 1
    return taken


@rule
def mark(places: list[int], place: int) -> None:
    """The card at a place has not been seen: it is one of those to be dealt anew."""
    places[place] += MARK


@rule
def swap_cards(places: list[int], one: int, two: int) -> None:
    """Two cards change places."""
    card = places[one]
    places[one] = places[two]
    places[two] = card


@rule
def nth_marked(places: list[int], number: int) -> int:
    """The n-th of the marked places."""
    place = 0
    while number > 0 or places[place] < MARK:
        number -= places[place] >= MARK
        place += 1
    return place


@rule
def reshuffle_places(g: GameRecord, places: list[int]) -> None:
    """Deal the marked cards anew among their places; they are put in order first, so that the outcome owes nothing to
    how they really lie.
    """
    for last in range(len(places)):
        if places[last] >= MARK:
            for earlier in range(last):
                if places[earlier] > places[last]:
                    swap_cards(places, earlier, last)
    number = 0
    for place in range(len(places)):
        if places[place] >= MARK:
            if number > 0:
                swap_cards(places, place, nth_marked(places, pick(g, number + 1)))
            number += 1
    for place in range(len(places)):
        if places[place] >= MARK:
            places[place] -= MARK


@rule
def gather(places: list[int], counts: list[int]) -> None:
    """Put the marked cards into a pile; their places stay marked."""
    for place in range(len(places)):
        if places[place] >= MARK:
            counts[places[place] - MARK] += 1


@rule
def redraw(g: GameRecord, places: list[int], counts: list[int]) -> None:
    """Draw a card of a pile for each marked place."""
    for place in range(len(places)):
        if places[place] >= MARK:
            places[place] = take_unseen(g, counts)


@rule
def count_cards(cards: int) -> int:
    """How many cards a pile of bits holds."""
    count = 0
    while cards != 0:
        count += cards & 1
        cards >>= 1
    return count


@rule
def card_after(cards: int, before: int) -> int:
    """The card of a pile of bits that comes after so many others of it."""
    card = 0
    while before > 0 or not (cards >> card) & 1:
        before -= (cards >> card) & 1
        card += 1
    return card


@rule
def unseen_card(g: GameRecord, cards: int) -> int:
    """A card of a pile of bits that could lie where a seat cannot see it."""
    return card_after(cards, pick(g, count_cards(cards)))
