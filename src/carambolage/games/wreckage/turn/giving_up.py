"""A player gives up: his car is destroyed at once and his cans are placed (WK-END-08, WK-DEC-26)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import has_effect, tell
from carambolage.games.wreckage.destruction.dropping import place_all_cans
from carambolage.games.wreckage.destruction.taking_out import lay_open, take_out
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.names.things import NOBODY, Out
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.end_of_game import check_end, is_still_racing, latest_fall
from carambolage.games.wreckage.turn.seats import is_in_play


@rule
def give_up(g: State, t: Tables, seat: int) -> None:
    """His car counts as destroyed at that moment, after all that are gone; his face-down cards are shown. In the middle
    of a resolution the game ends after it (WK-END-03, WK-END-07, WK-END-08, WK-HID-14).
    """
    if not is_still_racing(g, seat):
        return
    tell(g, Event.GAVE_UP, seat)
    if is_in_play(g, seat):
        take_out(g, seat, NOBODY)
        lay_open(g, t, seat)
        place_all_cans(g, t, seat)
    g.cars[seat].out = Out.GAVE_UP
    g.cars[seat].fall = latest_fall(g) + 1
    if not has_effect(g, Effect.CHECK_END):
        check_end(g, t)


@rule
def leave(g: State, t: Tables, seat: int) -> None:
    """Who leaves gives up, during the set-up as soon as the starting speeds are revealed (WK-DEC-21, WK-DEC-26)."""
    g.left |= 1 << seat
    if g.turn > 0:
        give_up(g, t, seat)


@rule
def drops(g: State, kind: int) -> bool:
    """The questions of set-up, plating and dropped cans are answered for him, every other is dropped (WK-DEC-26)."""
    if kind <= Question.START_SPEED:
        return False
    return kind != Question.PLATING and kind != Question.DROP_CAN
