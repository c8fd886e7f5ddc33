"""The combat action of a car: what can be done in phase 3, and the choice (chapter 14)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.hand import lay_down, play_card
from carambolage.games.road_kill_rally.cards.mounted import has_skill
from carambolage.games.road_kill_rally.cards.oil_slick import has_oil_space
from carambolage.games.road_kill_rally.combat.means import ammo_of, cost_of, weapon_of
from carambolage.games.road_kill_rally.combat.reach import has_victim
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Means, Purpose, Rally, Skill, Slot
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

MOST_TOKENS = 3
ONLY_PASSES = 1


@flow.effect(Effect.COMBAT)
def ask_for_action(g: State, t: Tables, seat: int) -> None:
    """Each racing player may perform one combat action, or pass (RK-CMB-01)."""
    ask(g, Question.COMBAT_ACTION, seat)


@rule
def may_act(g: State, seat: int) -> bool:
    """A wiped-out player still has an action, unless the table plays otherwise (RK-WIP-09)."""
    return g.car[seat].wiped == 0 or g.house.wiped_out_may_attack != ONLY_PASSES


@rule
def can_fire(g: State, t: Tables, seat: int) -> bool:
    """Whether a weapon is mounted, can be paid for and has a victim; cards are spent only as a combat action, so once
    per round (RK-WPN-01, RK-WPN-07, RK-CMB-07).
    """
    if weapon_of(g, seat) == Slot.EMPTY:
        return False
    return ammo_of(g, t, seat) >= cost_of(g, t, seat, Means.WEAPON) and has_victim(g, t, seat, Means.WEAPON)


@rule
def may_stop(g: State, seat: int) -> bool:
    """With three wipe-out tokens there are no pit stops (RK-PIT-02, RK-WIP-10)."""
    return g.car[seat].tokens < MOST_TOKENS


@rule
def can_play_action(g: State, t: Tables, seat: int, card: int) -> bool:
    """Whether a card of window ACTION is in hand and can be played: with a victim, a space for oil, or at all for a pit
    stop (RK-ATK-05, RK-CMB-03, RK-RAL-02, RK-CRD-RC27).
    """
    if g.hand[seat][card] == 0:
        return False
    if card == Rally.PIT_STOP:
        return may_stop(g, seat)
    return has_oil_space(g, seat) if card == Rally.OIL_SLICK else has_victim(g, t, seat, card)


@flow.offering(Question.COMBAT_ACTION)
def offer_actions(g: State, t: Tables, seat: int) -> None:
    """Pass, fire the weapon, play an attack or Pit Stop card, use a skill (RK-CMB-02, RK-CMB-03, RK-CMB-07)."""
    offer(g, Action.PASS)
    if not may_act(g, seat):
        return
    if can_fire(g, t, seat):
        offer(g, Action.WEAPON)
    for card in range(Rally.BUMP, Rally.HOOK + 1):
        if can_play_action(g, t, seat, card):
            offer(g, Action.PLAY + card)
    if can_play_action(g, t, seat, Rally.PIT_STOP):
        offer(g, Action.PLAY + Rally.PIT_STOP)
    if has_skill(g, seat, Skill.SLINGSHOT) and has_victim(g, t, seat, Means.SLINGSHOT):
        offer(g, Action.SLINGSHOT)
    if has_skill(g, seat, Skill.MECHANIC) and g.cards[seat] >= t.skill[Skill.MECHANIC][0] and may_stop(g, seat):
        offer(g, Action.TWO_CARD_STOP)
    keep_idle_answer(g, seat)


@flow.answering(Question.COMBAT_ACTION)
def answer_action(g: State, t: Tables, seat: int, action: int) -> None:
    """A declared action is carried out to the end (RK-CMB-03, RK-ATK-01, RK-CRD-SK02, RK-CRD-SK09)."""
    if action == Action.PASS:
        tell(g, Event.PASSED, seat)
    elif action == Action.WEAPON:
        push(g, Effect.ATTACK, seat, Means.WEAPON)
    elif action == Action.SLINGSHOT:
        push(g, Effect.ATTACK, seat, Means.SLINGSHOT)
    elif action == Action.TWO_CARD_STOP:
        push(g, Effect.PIT_STOP, seat)
        push(g, Effect.PAY, seat, t.skill[Skill.MECHANIC][0], Purpose.STOP)
    else:
        play_action_card(g, seat, action - Action.PLAY)


@rule
def play_action_card(g: State, seat: int, card: int) -> None:
    """A card of window ACTION is played: a pit stop, an oil slick or an attack (RK-PIT-01, RK-CRD-RC10, RK-ATK-01)."""
    play_card(g, seat, card)
    if card == Rally.PIT_STOP:
        lay_down(g)
        push(g, Effect.PIT_STOP, seat)
    elif card == Rally.OIL_SLICK:
        ask(g, Question.OIL_SPACE, seat)
    else:
        push(g, Effect.ATTACK, seat, card)
