"""What a seat may know: the engine's share of forgetting and imagining, the same for all games.

A game's own `hide` and `imagine` know its hands and decks. Random numbers, fixed outcomes, whispered events and
the answers offered to others are forgotten here, so that no game can forget to.
"""

from carambolage.engine.rules.dice import sow
from carambolage.engine.rules.drive import list_offers
from carambolage.engine.rules.rule import bound, rule, thin
from carambolage.engine.rules.state import EVENT_ROWS, EVERYBODY, EYES, SECRET, GameRecord, Printed


@bound
def hide(g: GameRecord, t: Printed, seat: int) -> None:
    """Forget what a seat may not know; seat -1 is a spectator."""


@bound
def imagine(g: GameRecord, t: Printed, seat: int) -> None:
    """Deal what a seat does not know anew, in a way that fits all it knows."""


@rule
def sees(eyes: int, seat: int) -> bool:
    """Whether a seat is among those who see a whisper; a spectator sees only what everybody sees."""
    if seat < 0:
        return eyes == EVERYBODY
    return (eyes >> seat) & 1 == 1


@rule
def forget_whispers(g: GameRecord, seat: int) -> None:
    """Blot out the secrets of events that were not meant for a seat."""
    for index in range(EVENT_ROWS):
        row = g.events[index]
        if not sees(row[EYES], seat):
            row[SECRET] = -1


@rule
def forget_fate(g: GameRecord) -> None:
    """Drop the outcomes fixed in advance."""
    for index in range(len(g.fate)):
        g.fate[index] = 0
    g.fates = 0
    g.fate_next = 0


@rule
def forget_offers(g: GameRecord, first: int) -> None:
    """Wipe the list of answers from one place on: what stands behind its end was offered earlier, perhaps to others."""
    for index in range(first, len(g.offer)):
        g.offer[index] = 0


@rule
def forget_done_effects(g: GameRecord) -> None:
    """Wipe the frames above the top of the stack: effects long carried out."""
    for index in range(g.depth, len(g.stack)):
        frame = g.stack[index]
        for part in range(len(frame)):
            frame[part] = 0


@thin
def hide_from(g: GameRecord, t: Printed, seat: int) -> None:
    """Leave in a record only what a seat knows."""
    hide(g, t, seat)
    g.rng = 0
    forget_fate(g)
    forget_whispers(g, seat)
    if g.seat != seat or g.ask == 0:
        g.offers = 0
    forget_offers(g, g.offers)
    forget_done_effects(g)


@thin
def imagine_for(g: GameRecord, t: Printed, seat: int, seed: int) -> None:
    """Turn a game into another that a seat cannot tell from it, with a chance of its own."""
    forget_fate(g)
    forget_whispers(g, seat)
    sow(g, seed)
    imagine(g, t, seat)
    if g.ask != 0:
        list_offers(g, t, g.seat)
