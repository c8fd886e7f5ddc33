"""Loaded Dice (TR-ONE-101): a crew rolls some of its unassigned dice again."""

from carambolage.engine.rules.piles import count_cards
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, tell
from carambolage.games.thunder_road.cards.german_engineering import CARDS, swap_cards
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.turn.rounds import roll_die


@rule
def has_dice(g: State, crew: int) -> bool:
    """At least one unassigned die, or hand card (TR-ONE-101)."""
    c = g.crews[crew]
    total = c.hand
    for index in range(6):
        total += c.dice[index]
    return total != 0


@rule
def loaded_dice(g: State, crew: int) -> None:
    """The player chooses which."""
    ask(g, Question.LOADED_SUBSET, g.crews[crew].seat, crew)


@flow.offering(Question.LOADED_SUBSET)
def offer_subsets(g: State, t: Tables, seat: int, crew: int) -> None:
    """Every different choice of dice, a bit per die, or of hand cards, a bit per card in order (TR-ONE-101)."""
    c = g.crews[crew]
    cards = count_cards(c.hand)
    for subset in range(1, 64):
        if c.german != 0:
            if subset < 1 << cards:
                offer(g, Action.DICE + subset)
        elif is_choice(g, crew, subset):
            offer(g, Action.DICE + subset)


@rule
def is_choice(g: State, crew: int, subset: int) -> bool:
    """Only dice that are left; of equal dice the first ones, since they are interchangeable (TR-ASG-12)."""
    dice = g.crews[crew].dice
    for index in range(6):
        if (subset >> index) & 1:
            if dice[index] == 0:
                return False
            for earlier in range(index):
                if dice[earlier] == dice[index] and not (subset >> earlier) & 1:
                    return False
    return True


@flow.answering(Question.LOADED_SUBSET)
def answer_subset(g: State, t: Tables, seat: int, action: int, crew: int) -> None:
    """All at once, and the results stand; a German crew discards and draws (TR-ONE-101, TR-GER-28)."""
    subset = action - Action.DICE
    c = g.crews[crew]
    if c.german != 0:
        swap_cards(g, crew, chosen_cards(c.hand, subset))
        return
    total = 0
    for index in range(6):
        if (subset >> index) & 1:
            c.dice[index] = roll_die(g, t, c.kind)
        total += c.dice[index]
    tell(g, Event.DICE_ROLLED, crew, total)


@rule
def chosen_cards(hand: int, subset: int) -> int:
    """The cards of a hand that a choice by their order means."""
    chosen = 0
    place = 0
    for held in range(CARDS):
        if (hand >> held) & 1:
            if (subset >> place) & 1:
                chosen |= 1 << held
            place += 1
    return chosen
