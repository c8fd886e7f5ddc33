"""The hidden cards in a crew's hand that are played from the effect menu (chapter 1.7 of the cards)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.airstrikes.playing import airstrike_usable, play_airstrike
from carambolage.games.thunder_road.decks import show_for_good
from carambolage.games.thunder_road.names.things import Card
from carambolage.games.thunder_road.one_shots.playing import one_shot_usable, play_one_shot
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def hand_card_usable(g: State, t: Tables, moment: int, crew: int, number: int) -> bool:
    """Advanced airstrikes and one shots, in turns of the crew that holds them; bounties are claimed (TR-CRD-39,
    TR-CRD-49).
    """
    if crew != g.turn.crew and (g.turn.vehicle != NOBODY or g.turn.bound != 0):
        return False
    if number < Card.BOUNTY:
        return airstrike_usable(g, t, moment, crew, number - Card.AIRSTRIKE)
    if number < Card.ONE_SHOT:
        return False
    return one_shot_usable(g, t, moment, crew, number - Card.ONE_SHOT)


@rule
def use_hand_card(g: State, t: Tables, crew: int, number: int) -> None:
    """A card played is shown, resolved and removed from the game (TR-CRD-38)."""
    c = g.crews[crew]
    show_for_good(g, number)
    if g.turn.vehicle == NOBODY:
        g.turn.bound = crew + 1
        g.turn.crew = crew
    if number < Card.BOUNTY:
        c.airstrike = 0
        play_airstrike(g, t, crew, number - Card.AIRSTRIKE)
    else:
        c.one_shot = 0
        play_one_shot(g, t, crew, number - Card.ONE_SHOT)
