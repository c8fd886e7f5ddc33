"""An attack from the choice of the victim to the last retaliation; shots at targets (chapters 14.2 to 14.5)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.hand import lay_down
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.combat.means import cost_of, dice_of, is_at_all, tag_of
from carambolage.games.road_kill_rally.combat.reach import NO_SPACE, next_target, victims_of
from carambolage.games.road_kill_rally.combat.sight import range_between
from carambolage.games.road_kill_rally.dice import roll_dice
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.move.targets import score_target
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import SEATS, Accessory, Means, Purpose, Skill, Source
from carambolage.games.road_kill_rally.road.rows import is_racing, space_under
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

TAGGING_HITS = 3  # RK-TGT-02


@flow.effect(Effect.ATTACK)
def begin_attack(g: State, t: Tables, seat: int, means: int) -> None:
    """An attack is declared: on one victim of choice, or on every rival within reach (RK-CMB-06, RK-ATK-06)."""
    attack = g.attack
    attack.seat = seat
    attack.means = means
    attack.victim = NOBODY
    attack.space = NO_SPACE
    attack.victims = victims_of(g, t, seat, means)
    attack.spikes = 0
    for other in range(SEATS):
        attack.fires[other] = 0
    if is_at_all(t, means):
        for other in range(g.seats):
            if (attack.victims >> other) & 1:
                raise_spikes(g, t, other)
        push(g, Effect.END_ATTACK)
        push(g, Effect.NEXT_VICTIM)
    else:
        ask(g, Question.COMBAT_VICTIM, seat, means)


@rule
def raise_spikes(g: State, t: Tables, victim: int) -> None:
    """A Spiked Hull strikes back at an attack from range 1; that is settled when the attack is declared (RK-CRD-RA17,
    RK-DMG-17).
    """
    if has_mounted(g, t, victim, Accessory.SPIKED_HULL) and distance_to(g, victim) == 1:
        g.attack.spikes |= 1 << victim


@rule
def distance_to(g: State, victim: int) -> int:
    """The range from the attacker to a car (RK-SHO-03, RK-SHO-12)."""
    car = g.car[g.attack.seat]
    return range_between(car.row, car.lane, g.car[victim].row, g.car[victim].lane)


@flow.offering(Question.COMBAT_VICTIM)
def offer_victims(g: State, t: Tables, seat: int, means: int) -> None:
    """Rivals by road order, then targets by space (RK-CMB-05, RK-CMB-08)."""
    for place in range(g.ordered):
        if (g.attack.victims >> g.order[place]) & 1:
            offer(g, Action.RIVAL + g.order[place])
    space = next_target(g, t, seat, means, NO_SPACE)
    while space != NO_SPACE:
        offer(g, Action.TARGET + space)
        space = next_target(g, t, seat, means, space)
    keep_idle_answer(g, seat)


@flow.answering(Question.COMBAT_VICTIM)
def answer_victim(g: State, t: Tables, seat: int, action: int, means: int) -> None:
    """The victim is named, then the ammunition is paid, then the dice roll (RK-CMB-06, RK-WPN-02, RK-WPN-08)."""
    push(g, Effect.END_ATTACK)
    push(g, Effect.ROLL_ATTACK)
    push(g, Effect.PAY, seat, cost_of(g, t, seat, means), Purpose.AMMO)
    if action >= Action.TARGET:
        g.attack.space = action - Action.TARGET
        tell(g, Event.AIMED, seat, g.attack.space, means, space_under(g, seat))
    else:
        g.attack.victim = action - Action.RIVAL
        raise_spikes(g, t, g.attack.victim)
        tell_attack(g)


@flow.effect(Effect.NEXT_VICTIM)
def attack_next(g: State, t: Tables, place: int) -> None:
    """A card that hits several rivals makes a separate roll for each, front to back, one completely before the next
    (RK-ATK-06, RK-ATK-07, RK-DMG-16, RK-GEN-11).
    """
    while place < g.ordered:
        victim = g.order[place]
        place += 1
        if (g.attack.victims >> victim) & 1 and is_racing(g, victim):
            push(g, Effect.NEXT_VICTIM, place)
            push(g, Effect.ROLL_ATTACK)
            g.attack.victim = victim
            tell_attack(g)
            return


@rule
def tell_attack(g: State) -> None:
    """Who attacks whom with what is told, and where both stand (RK-CMB-06)."""
    attack = g.attack
    origin, goal = space_under(g, attack.seat), space_under(g, attack.victim)
    tell(g, Event.ATTACKED, attack.seat, attack.victim, attack.means, origin, goal)


@flow.effect(Effect.ROLL_ATTACK)
def roll_attack(g: State, t: Tables) -> None:
    """The dice of an attack; Trigger Happy may roll the blanks of a weapon once again (RK-WPN-04, RK-CRD-SK10)."""
    attack = g.attack
    purpose = Purpose.AIM if attack.victim == NOBODY else Purpose.ATTACK
    attack.hits = roll_dice(g, t, attack.seat, purpose, dice_of(g, t, attack.seat, attack.means))
    attack.blanks = g.blanks
    push(g, Effect.HIT)
    is_ready = has_skill(g, attack.seat, Skill.TRIGGER) and g.car[attack.seat].rerolled == 0
    if is_ready and attack.means == Means.WEAPON and attack.blanks > 0:
        ask(g, Question.REROLL_BLANKS, attack.seat, attack.hits, attack.blanks)


@flow.offering(Question.REROLL_BLANKS)
def offer_reroll(g: State, t: Tables, seat: int) -> None:
    """Keep the dice, or roll the blanks again (RK-CRD-SK10)."""
    offer(g, Action.KEEP)
    offer(g, Action.REROLL)
    keep_idle_answer(g, seat)


@flow.answering(Question.REROLL_BLANKS)
def answer_reroll(g: State, t: Tables, seat: int, action: int) -> None:
    """Every blank die is thrown anew, the others keep their hits; once per round (RK-DIC-09, RK-CRD-SK10)."""
    if action == Action.REROLL:
        g.car[seat].rerolled = 1
        g.attack.hits += roll_dice(g, t, seat, Purpose.REROLL, g.attack.blanks)


@flow.effect(Effect.HIT)
def resolve_hits(g: State, t: Tables) -> None:
    """Hits are damage to the rival, or score the target if they are enough (RK-WPN-04, RK-TGT-02, RK-TGT-05, RK-TGT-06,
    RK-TGT-07, RK-CRD-SK08).
    """
    attack = g.attack
    if attack.victim != NOBODY:
        tag = tag_of(g, t, attack.seat, attack.means)
        distance = distance_to(g, attack.victim)
        push(g, Effect.DAMAGE, attack.victim, Source.ATTACK, attack.seat, attack.hits, tag, distance)
    elif attack.hits >= hits_needed(g, t, attack.seat):
        score_target(g, attack.seat, attack.space)
    else:
        tell(g, Event.MISSED, attack.seat, attack.space, g.target[attack.space])


@rule
def hits_needed(g: State, t: Tables, seat: int) -> int:
    """A target is scored by three hits, by Eagle Eye with fewer (RK-TGT-02, RK-CRD-SK08)."""
    return t.skill[Skill.EAGLE_EYE][0] if has_skill(g, seat, Skill.EAGLE_EYE) else TAGGING_HITS


@flow.effect(Effect.END_ATTACK)
def end_attack(g: State, t: Tables) -> None:
    """The card goes to the discard pile; then the victims strike back in their order, each with Return Fire before
    Spiked Hull; the attack counts whatever becomes of the attacker (RK-RAL-04, RK-DMG-12, RK-DMG-16, RK-EDG-03,
    RK-EDG-04).
    """
    lay_down(g)
    for number in range(g.ordered):
        victim = g.order[g.ordered - 1 - number]
        if (g.attack.spikes >> victim) & 1:
            push(g, Effect.RETALIATE, victim, g.attack.seat, Purpose.SPIKES)
        for _ in range(g.attack.fires[victim]):
            push(g, Effect.RETALIATE, victim, g.attack.seat, Purpose.RETURN_FIRE)
