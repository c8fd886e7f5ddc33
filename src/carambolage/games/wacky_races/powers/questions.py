"""Questions that several powers share: which racer, which tile, which cards to discard."""

from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import TERRAINS, Manner, Power
from carambolage.games.wacky_races.powers.ant_hill_mob import hold_up, offer_hold_ups
from carambolage.games.wacky_races.powers.driving import drive
from carambolage.games.wacky_races.powers.penelope import call_for_help, offer_swaps
from carambolage.games.wacky_races.powers.peter_perfect import be_gallant, offer_gallantry
from carambolage.games.wacky_races.powers.red_max import offer_tails, tail
from carambolage.games.wacky_races.powers.rufus import fell, offer_fellings, offer_forests, saw
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.turn.cards import draw_cards, lose_card

GETAWAY_CARDS = 2


@flow.offering(Question.PW_TARGET)
def offer_targets(g: State, t: Tables, seat: int, which: int) -> None:
    """The racers that Hayulp!, Stick 'Em Up! or Perfect Gentleman can choose."""
    if which == Power.HAYULP:
        offer_swaps(g, t, seat)
    elif which == Power.STICK_EM_UP:
        offer_hold_ups(g, t, seat)
    else:
        offer_gallantry(g, seat)


@flow.answering(Question.PW_TARGET)
def answer_target(g: State, t: Tables, seat: int, action: int, which: int) -> None:
    """Carry the power out on the chosen racer."""
    other = action - Action.RACER
    if which == Power.HAYULP:
        call_for_help(g, seat, other)
    elif which == Power.STICK_EM_UP:
        hold_up(g, t, seat, other)
    else:
        be_gallant(g, other)


@flow.offering(Question.PW_TILE)
def offer_tiles(g: State, t: Tables, seat: int, which: int) -> None:
    """The tiles that On Their Tail, Sawtooth or Timber! can choose."""
    if which == Power.ON_THEIR_TAIL:
        offer_tails(g, t, seat)
    elif which == Power.SAWTOOTH:
        offer_forests(g, t, seat)
    else:
        offer_fellings(g, t, seat)


@flow.answering(Question.PW_TILE)
def answer_tile(g: State, t: Tables, seat: int, action: int, which: int) -> None:
    """Carry the power out on the chosen tile."""
    spot = action - Action.TILE
    if which == Power.ON_THEIR_TAIL:
        tail(g, t, seat, spot)
    elif which == Power.SAWTOOTH:
        saw(g, seat, spot)
    else:
        fell(g, t, seat, spot)


@flow.offering(Question.PW_DISCARD)
def offer_discards(g: State, t: Tables, seat: int, which: int, count: int) -> None:
    """One card at a time: Beauty Stop any number from none, Getaway Power 1 or 2 (WR-PW-PE4, WR-PW-AM2)."""
    if which == Power.BEAUTY_STOP or count < GETAWAY_CARDS:
        for card in range(TERRAINS):
            if g.hand[seat][card] > 0:
                offer(g, Action.DISCARD + card)
    if which == Power.BEAUTY_STOP or count > 0:
        offer(g, Action.STOP)


@flow.answering(Question.PW_DISCARD)
def answer_discard(g: State, t: Tables, seat: int, action: int, which: int, count: int) -> None:
    """The order of discarding is the user's, so he decides the top of the pile (WR-PW-07)."""
    if action != Action.STOP:
        lose_card(g, seat, action - Action.DISCARD)
        tell(g, Event.DISCARDED, seat, action - Action.DISCARD)
        ask(g, Question.PW_DISCARD, seat, which, count + 1)
    elif which == Power.BEAUTY_STOP:
        draw_cards(g, seat, count + t.number[which][0])
    else:
        drive(g, seat, count + t.number[which][0], Manner.PLAIN)
