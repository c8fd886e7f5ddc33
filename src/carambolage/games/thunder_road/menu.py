"""The effect menu (TR-CRD-13): at a moment a player uses own optional effects one after the other, until done.

A hook opens it with `push(g, op.MENU, moment, crew, about)`; `about` is what the moment is about (a vehicle, a shot)
and lies in `g.turn.about` whenever `usable` and `use` are called. To add a card: one line in its room's `…_usable`,
which says at which moment and on what condition, and one in its room's `use_…`, which carries it out or asks further. A
card used leaves the menu by its limit (`spent`) or by leaving the hand.
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.hand_cards import hand_card_usable, use_hand_card
from carambolage.games.thunder_road.leaders.powers import power_usable, use_power
from carambolage.games.thunder_road.names import act, card, moment, op
from carambolage.games.thunder_road.names import ask as asking
from carambolage.games.thunder_road.names import tell as telling
from carambolage.games.thunder_road.state import CREW_VEHICLES, State, Tables
from carambolage.games.thunder_road.upgrades.using import upgrade_usable, use_upgrade


@flow.effect(op.MENU)
def menu(g: State, t: Tables, now: int, crew: int, about: int) -> None:
    """The crew's player is asked what to use now; a crew that is out has nothing left (TR-CRD-21), one whose player has
    used cards of the other crew at the start of this turn waits for a turn of its own (TR-CRD-49).
    """
    turn = g.turn
    if g.crews[crew].out != 0 or (turn.bound != 0 and turn.bound != crew + 1 and now == moment.TURN_START):
        return
    turn.about = about
    if now == moment.TURN_START:
        turn.crew = crew
    ask(g, asking.EFFECT_MENU, g.crews[crew].seat, now, crew, about)


@flow.offering(asking.EFFECT_MENU)
def offer_effects(g: State, t: Tables, seat: int, now: int, crew: int) -> None:
    """Every own effect that is usable now, or done: leader, upgrades, hand cards (TR-CRD-13)."""
    c = g.crews[crew]
    offer_effect(g, t, now, crew, card.POWER + c.leader - 1, c.leader)
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        offer_effect(g, t, now, crew, card.UPGRADE + g.vehicles[v].upgrade - 1, g.vehicles[v].upgrade)
    offer_effect(g, t, now, crew, card.AIRSTRIKE + c.airstrike - 1, c.airstrike)
    offer_effect(g, t, now, crew, card.BOUNTY + c.bounty - 1, c.bounty)
    offer_effect(g, t, now, crew, card.ONE_SHOT + c.one_shot - 1, c.one_shot)
    if g.offers > 0:
        offer(g, act.DECLINE)


@rule
def offer_effect(g: State, t: Tables, now: int, crew: int, number: int, held: int) -> None:
    """One of them, if there is such a card at all."""
    if held != 0 and usable(g, t, now, crew, number):
        offer(g, act.USE + number)


@flow.answering(asking.EFFECT_MENU)
def answer_menu(g: State, t: Tables, seat: int, action: int, now: int, crew: int, about: int) -> None:
    """The effect is carried out, then the menu is opened again (TR-CRD-13)."""
    if action == act.DECLINE:
        return
    if now == moment.TURN_START:
        g.turn.bound = crew + 1
    push(g, op.MENU, now, crew, about)
    tell(g, telling.CARD_USED, crew, action - act.USE, 0)
    use(g, t, crew, action - act.USE)


@rule
def usable(g: State, t: Tables, now: int, crew: int, number: int) -> bool:
    """Whether a card can be used at a moment, to some effect (TR-CRD-18)."""
    if number < card.UPGRADE:
        return power_usable(g, t, now, crew, number - card.POWER)
    if number < card.AIRSTRIKE:
        return upgrade_usable(g, t, now, crew, number - card.UPGRADE)
    return hand_card_usable(g, t, now, crew, number)


@rule
def use(g: State, t: Tables, crew: int, number: int) -> None:
    """Carry out a card that was chosen."""
    if number < card.UPGRADE:
        use_power(g, t, crew, number - card.POWER)
    elif number < card.AIRSTRIKE:
        use_upgrade(g, t, crew, number - card.UPGRADE)
    else:
        use_hand_card(g, t, crew, number)
