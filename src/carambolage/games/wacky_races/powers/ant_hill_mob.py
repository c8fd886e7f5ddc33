"""The Ant Hill Mob: getaway specialists."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import Power
from carambolage.games.wacky_races.powers.driving import may_be_robbed, may_drive, near
from carambolage.games.wacky_races.powers.penelope import rob
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.turn.cards import can_draw, draw_cards


@rule
def can_hold_up(g: State, t: Tables, seat: int, other: int) -> bool:
    """An opponent in range with at least 2 cards, or a neutral in range while there is a card to draw (WR-PW-AM3)."""
    if not near(g, seat, other, t.number[Power.STICK_EM_UP][0]):
        return False
    if g.racers[other].neutral != 0:
        return can_draw(g)
    return may_be_robbed(g, seat, other)


@rule
def mob_can(g: State, t: Tables, seat: int, which: int) -> bool:
    """Getaway Power needs a card to discard; Stick 'Em Up! somebody in range; Lay Low nothing."""
    if which == Power.GETAWAY_POWER:
        return g.cards[seat] > 0 and may_drive(g, t, seat)
    if which == Power.STICK_EM_UP:
        for other in range(RACERS):
            if can_hold_up(g, t, seat, other):
                return True
        return False
    return True


@rule
def mob_use(g: State, t: Tables, seat: int, which: int) -> None:
    """A getaway (WR-PW-AM2), a hold-up (WR-PW-AM3), the hide-out (WR-PW-AM4)."""
    if which == Power.GETAWAY_POWER:
        ask(g, Question.PW_DISCARD, seat, which)
    elif which == Power.STICK_EM_UP:
        ask(g, Question.PW_TARGET, seat, which)
    else:
        draw_cards(g, seat, t.number[which][0])
        g.racers[seat].low = 1
        tell(g, Event.LAYS_LOW, seat)


@rule
def offer_hold_ups(g: State, t: Tables, seat: int) -> None:
    """The racers that the Mob could hold up."""
    for other in range(RACERS):
        if can_hold_up(g, t, seat, other):
            offer(g, Action.RACER + other)


@rule
def hold_up(g: State, t: Tables, seat: int, other: int) -> None:
    """Two random cards of an opponent, leaving him at least 1; for a neutral draw 1 card (WR-PW-AM3)."""
    if g.racers[other].neutral != 0:
        draw_cards(g, seat, t.number[Power.STICK_EM_UP][2])
        return
    for _ in range(t.number[Power.STICK_EM_UP][1]):
        if g.cards[other] >= 2:
            rob(g, seat, other)
