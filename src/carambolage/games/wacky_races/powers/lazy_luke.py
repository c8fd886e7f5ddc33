"""Lazy Luke and Blubber Bear: slow, sleepy, suddenly scared."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, push
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import matches
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Manner, Power
from carambolage.games.wacky_races.powers.driving import ENDS_PHASE, drive, has_other_face_down, may_drive, spot_at
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.turn.cards import can_draw, draw_cards, reveal_terrain


@rule
def luke_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Stoke the Stove needs a card to draw; Forty Winks comes before the first card; Blubber's Panic drives."""
    if which == Power.STOKE_THE_STOVE:
        return can_draw(g)
    if which == Power.FORTY_WINKS:
        return g.turn.played == 0
    return may_drive(g, t, seat)


@rule
def luke_use(g: State, t: Tables, seat: int, which: int) -> None:
    """Draw (WR-PW-AC2), a nap (WR-PW-AC3), a panic (WR-PW-AC4)."""
    if which == Power.STOKE_THE_STOVE:
        draw_cards(g, seat, t.number[which][0])
    elif which == Power.FORTY_WINKS:
        push(g, Effect.NAP, seat, t.number[which][1])
        if has_other_face_down(g, seat, g.turn.slot):
            ask(g, Question.PW_RECOVER, seat, t.number[which][0], ENDS_PHASE)
    else:
        panic(g, t, seat)


@flow.effect(Effect.NAP)
def nap(g: State, t: Tables, seat: int, count: int) -> None:
    """After the recovery cards are drawn and the movement phase ends (WR-PW-AC3)."""
    if not (g.left >> seat) & 1:
        draw_cards(g, seat, count)
    g.turn.over = 1


@rule
def panic(g: State, t: Tables, seat: int) -> None:
    """Run to the nearest tile within reach that shows a random terrain or is wild, else step 1 (WR-PW-AC4)."""
    card = reveal_terrain(g)
    far = 1
    for distance in range(t.number[Power.BLUBBERS_PANIC][0], 0, -1):
        spot = spot_at(g, seat, distance)
        if spot >= 0 and matches(g, t, spot, card):
            far = distance
    drive(g, seat, far, Manner.PLAIN)
