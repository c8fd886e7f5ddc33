"""The effect menu (TR-CRD-13): at a moment a player uses own optional effects one after the other, until done.

A hook opens it with `push(g, Effect.MENU, moment, crew, vehicle)`; after a shot the target, the kind of shot and
whether it hit follow, and lie in `g.shot` whenever `usable` and `use` are called. To add a card: one line in its room's
`…_usable`, which says at which moment and on what condition, and one in its room's `use_…`, which carries it out or
asks further. A card used leaves the menu by its limit (`spent`) or by leaving the hand.
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.airstrikes.playing import airstrike_usable, play_airstrike
from carambolage.games.thunder_road.cards.decks import show_for_good
from carambolage.games.thunder_road.cards.leaders.using import power_usable, use_power
from carambolage.games.thunder_road.cards.one_shots.playing import one_shot_usable, play_one_shot
from carambolage.games.thunder_road.cards.upgrades.using import upgrade_usable, use_upgrade
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Moment
from carambolage.games.thunder_road.shooting.aiming import recall_shot
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables


@flow.effect(Effect.MENU)
def menu(g: State, t: Tables, now: int, crew: int, v: int, target: int, kind: int, hit: int) -> None:
    """The crew's player is asked what to use now; a crew that is out has nothing left (TR-CRD-21), one whose player has
    used cards of the other crew at the start of this turn waits for a turn of its own (TR-CRD-49, TR-CRD-08).
    """
    turn = g.turn
    if g.crews[crew].out != 0 or (turn.bound != 0 and turn.bound != crew + 1 and now == Moment.TURN_START):
        return
    if now == Moment.TURN_START:
        turn.crew = crew
    elif now == Moment.SHOT_OVER:
        recall_shot(g, v, target, kind, hit)
    ask(g, Question.EFFECT_MENU, g.crews[crew].seat, now, crew, v, target, kind, hit)


@flow.offering(Question.EFFECT_MENU)
def offer_effects(g: State, t: Tables, seat: int, now: int, crew: int) -> None:
    """Every own effect that is usable now, or done: leader, upgrades, hand cards (TR-CRD-13, TR-HOK-12)."""
    c = g.crews[crew]
    offer_effect(g, t, now, crew, Card.POWER + c.leader - 1, c.leader)
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        offer_effect(g, t, now, crew, Card.UPGRADE + g.vehicles[v].upgrade - 1, g.vehicles[v].upgrade)
    offer_effect(g, t, now, crew, Card.AIRSTRIKE + c.airstrike - 1, c.airstrike)
    offer_effect(g, t, now, crew, Card.BOUNTY + c.bounty - 1, c.bounty)
    offer_effect(g, t, now, crew, Card.ONE_SHOT + c.one_shot - 1, c.one_shot)
    if g.offers > 0:
        offer(g, Action.DECLINE)


@rule
def offer_effect(g: State, t: Tables, now: int, crew: int, number: int, held: int) -> None:
    """One of them, if there is such a card at all."""
    if held != 0 and usable(g, t, now, crew, number):
        offer(g, Action.USE + number)


@rule
def has_open_effect(g: State, t: Tables, now: int, crew: int) -> bool:
    """Whether leader or upgrades, which everybody sees, explain that a crew is asked what to use now (TR-CRD-13)."""
    leader = g.crews[crew].leader
    if leader != 0 and usable(g, t, now, crew, Card.POWER + leader - 1):
        return True
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        upgrade = g.vehicles[v].upgrade
        if upgrade != 0 and usable(g, t, now, crew, Card.UPGRADE + upgrade - 1):
            return True
    return False


@flow.answering(Question.EFFECT_MENU)
def answer_menu(
    g: State, t: Tables, seat: int, action: int, now: int, crew: int, v: int, target: int, kind: int, hit: int
) -> None:
    """The effect is carried out, then the menu is opened again (TR-CRD-13, TR-CRD-14)."""
    if action == Action.DECLINE:
        return
    if now == Moment.TURN_START:
        g.turn.bound = crew + 1
    push(g, Effect.MENU, now, crew, v, target, kind, hit)
    tell(g, Event.CARD_USED, crew, action - Action.USE)
    use(g, t, crew, action - Action.USE)


@rule
def usable(g: State, t: Tables, now: int, crew: int, number: int) -> bool:
    """Whether a card can be used at a moment, to some effect (TR-CRD-18)."""
    if number < Card.UPGRADE:
        return power_usable(g, t, now, crew, number - Card.POWER)
    if number < Card.AIRSTRIKE:
        return upgrade_usable(g, t, now, crew, number - Card.UPGRADE)
    return hand_card_usable(g, t, now, crew, number)


@rule
def use(g: State, t: Tables, crew: int, number: int) -> None:
    """Carry out a card that was chosen."""
    if number < Card.UPGRADE:
        use_power(g, t, crew, number - Card.POWER)
    elif number < Card.AIRSTRIKE:
        use_upgrade(g, t, crew, number - Card.UPGRADE)
    else:
        use_hand_card(g, t, crew, number)


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
    """A card played is shown, resolved and removed from the game (TR-CRD-38, TR-CRD-06)."""
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
