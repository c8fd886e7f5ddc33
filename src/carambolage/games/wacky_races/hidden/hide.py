"""What a seat may know: everything else is forgotten (chapter 16)."""

from carambolage.engine.rules.piles import forget
from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.names.things import Tile, Trap
from carambolage.games.wacky_races.state import PLACES, State, Tables


@rule
def sees_hand(g: State, seat: int, owner: int) -> bool:
    """A hand is its owner's secret; one person with several seats sees all of them (WR-HID-02)."""
    return seat == owner or (seat >= 0 and g.together != 0)


@rule
def sees_trap(g: State, seat: int, eyes: int) -> bool:
    """A player who has seen a trap keeps seeing it (WR-HID-01)."""
    if seat < 0:
        return False
    return eyes != 0 if g.together != 0 else (eyes >> seat) & 1 == 1


@rule
def looks_now(g: State, seat: int) -> bool:
    """Whether the cards just looked at (race 3, Surplus Mine, Brainstorm) are shown to this seat."""
    return g.ask != 0 and sees_hand(g, seat, g.seat)


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Forget hands, decks, unseen traps, face-down tiles, dealt tiles and cards that others look at."""
    hide_cards(g, seat)
    hide_traps(g, seat)
    hide_tiles(g, seat)


@rule
def hide_cards(g: State, seat: int) -> None:
    """Of other hands and of the deck only the number of cards is known."""
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            forget(g.hand[owner])
    forget(g.deck)
    if not looks_now(g, seat):
        forget(g.look)


@rule
def hide_traps(g: State, seat: int) -> None:
    """Of unseen traps only the place is known, of the trap deck only the number and what was seen going under it."""
    for spot in range(PLACES):
        if g.trap[spot] != Trap.NONE and not sees_trap(g, seat, g.trap_eyes[spot]):
            g.trap[spot] = Trap.UNSEEN
    forget(g.trap_bag)
    for index in range(g.trap_unders):
        if not sees_trap(g, seat, g.trap_under_eyes[index]):
            g.trap_under[index] = Trap.UNSEEN
    if not looks_now(g, seat):
        forget(g.seen)


@rule
def hide_tiles(g: State, seat: int) -> None:
    """Face-down tiles show only their backs, dealt tiles nothing but to their owner."""
    for spot in range(PLACES):
        if g.covered[spot] != 0:
            g.tile[spot] = Tile.UNSEEN_BLUE if g.tile[spot] < Tile.ORANGE else Tile.UNSEEN_ORANGE
    forget(g.tiles_out)
    for owner in range(g.seats):
        if not sees_hand(g, seat, owner):
            forget(g.tiles[owner])
