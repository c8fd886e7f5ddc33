"""What one car suffers: reductions, defence cards, loss of cards, and what follows (chapter 13.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.hand import (
    draw_cards,
    give_card,
    next_held,
    put_on_discard,
    take_from_hand,
)
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.damage.reductions import reduction
from carambolage.games.road_kill_rally.dice import roll_dice
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import Accessory, Means, Purpose, Rally, Skill, Source, Tag
from carambolage.games.road_kill_rally.road.rows import is_racing
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables
from carambolage.games.road_kill_rally.teams import is_team_mate
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer

SLOWEST = 1


@flow.effect(Effect.DAMAGE)
def take_hits(g: State, t: Tables, victim: int, source: int, by: int, hits: int, tag: int, distance: int) -> None:
    """Hits, then automatic reductions, then what is left must be suffered (RK-DMG-01, RK-DMG-02, RK-DMG-15)."""
    if hits <= 0 or not is_racing(g, victim):
        return
    cut = reduction(g, t, victim, source, by, hits, tag, distance)
    tell(g, Event.HIT, victim, hits, source, by)
    if cut > 0:
        tell(g, Event.REDUCED, victim, cut, hits - cut)
    damage = g.damage
    damage.victim = victim
    damage.source = source
    damage.by = by
    damage.tag = tag
    damage.due = hits - cut
    damage.lost = 0
    damage.grip = 0
    damage.escaped = 0
    push(g, Effect.SUFFER)


@flow.effect(Effect.SUFFER)
def suffer(g: State, t: Tables) -> None:
    """While damage is due and the hand is not empty, its owner is asked, whatever the hand holds (RK-DMG-13, RK-DMG-14,
    RK-INF-02).
    """
    damage = g.damage
    if damage.due > 0 and g.cards[damage.victim] > 0:
        push(g, Effect.SUFFER)
        ask(g, Question.SUFFER, damage.victim, damage.due, damage.source, damage.by, damage.tag)
    elif damage.due > 0 or damage.lost > 0:
        push(g, Effect.AFTER_LOSS)


@rule
def can_defend(g: State, seat: int, card: int) -> bool:
    """Whether a defence card is in hand and fits the source, before the first card is lost (RK-DMG-04, RK-DMG-13,
    RK-CRD-RC12, RK-CRD-RC13, RK-CRD-RC14, RK-CRD-RC15, RK-CRD-RC16, RK-CRD-RC17).
    """
    if g.hand[seat][card] == 0 or g.damage.lost > 0:
        return False
    if card == Rally.SEAT_BELT:
        return True
    return (g.damage.source == Source.ATTACK) != (card == Rally.BRACE)


@rule
def can_escape(g: State, seat: int) -> bool:
    """Lucky Escape is played when a wipe-out would follow (RK-DMG-11, RK-CRD-RC18)."""
    return g.hand[seat][Rally.LUCKY_ESCAPE] > 0 and g.damage.due > g.cards[seat] and would_wipe_out(g, seat)


@rule
def would_wipe_out(g: State, seat: int) -> bool:
    """A car wipes out once per round at most, and not after a Lucky Escape (RK-DMG-09, RK-DMG-10, RK-WIP-07)."""
    return g.car[seat].wiped == 0 and g.damage.escaped == 0


@flow.offering(Question.SUFFER)
def offer_suffering(g: State, t: Tables, seat: int) -> None:
    """Each fitting defence card, Lucky Escape, and each kind of card to lose, or all if the damage takes the whole
    hand, however much more it is (RK-DMG-06, RK-DMG-13, RK-EDG-13).
    """
    for card in range(Rally.EVASIVE, Rally.LUCKY_ESCAPE):
        if can_defend(g, seat, card):
            offer(g, Action.PLAY + card)
    if can_escape(g, seat):
        offer(g, Action.PLAY + Rally.LUCKY_ESCAPE)
    if g.cards[seat] <= g.damage.due:
        offer(g, Action.LOSE_ALL)
    else:
        card = next_held(g, seat, Rally.NONE)
        while card != Rally.NONE:
            offer(g, Action.LOSE + card)
            card = next_held(g, seat, card)
    if g.offers == 1:
        offer_giving_in(g)
    keep_idle_answer(g, seat)


@rule
def offer_giving_in(g: State) -> None:
    """Whoever has nothing to choose may also give in, which comes to the same and is listed first: the question is put
    then as well, so that others learn nothing from it (RK-DMG-13, RK-INF-02, RK-DEC-04).
    """
    offer(g, g.offer[0])
    g.offer[0] = Action.PASS


@flow.answering(Question.SUFFER)
def answer_suffering(g: State, t: Tables, seat: int, action: int) -> None:
    """A card is played for defence, or cards are lost (RK-DMG-06, RK-DMG-14)."""
    if action == Action.PASS or action == Action.LOSE_ALL:
        card = next_held(g, seat, Rally.NONE)
        while card != Rally.NONE and g.damage.due > 0:
            lose_card(g, seat, card)
            card = next_held(g, seat, Rally.NONE)
    elif action >= Action.LOSE:
        lose_card(g, seat, action - Action.LOSE)
    else:
        defend(g, t, seat, action - Action.PLAY)


@rule
def defend(g: State, t: Tables, seat: int, card: int) -> None:
    """A defence card goes to the discard pile, never to the attacker, and does what it says (RK-DMG-05, RK-CRD-RC12,
    RK-CRD-RC13, RK-CRD-RC14, RK-CRD-RC15, RK-CRD-RC16, RK-CRD-RC17, RK-CRD-RC18).
    """
    damage = g.damage
    take_from_hand(g, seat, card)
    put_on_discard(g, card)
    cut = t.rally[card].number[0]
    if card == Rally.COUNTERMEASURES and (damage.tag == Tag.EXPLOSIVE or damage.tag == Tag.ENERGY):
        cut = damage.due
    elif card == Rally.RETURN_FIRE:
        g.attack.fires[seat] += 1
    elif card == Rally.TIGHT_GRIP:
        damage.grip = 1
    elif card == Rally.LUCKY_ESCAPE:
        damage.escaped = 1
    damage.due = max(0, damage.due - cut)
    tell(g, Event.DEFENDED, seat, card, damage.due)


@rule
def lose_card(g: State, seat: int, card: int) -> None:
    """A lost card goes to the attacker, or to a Bully after a collision; otherwise to the discard pile (RK-DMG-07,
    RK-CRA-12, RK-COL-04, RK-ATK-04, RK-WPN-05, RK-CRD-RC17, RK-CRD-SK11).
    """
    damage = g.damage
    damage.due -= 1
    damage.lost += 1
    if is_given(g):
        give_card(g, seat, damage.by, card)
    else:
        take_from_hand(g, seat, card)
        put_on_discard(g, card)
        tell(g, Event.LOST, seat, card)


@rule
def is_given(g: State) -> bool:
    """Whether the cards that are lost go to the one who did the damage (RK-DMG-07, RK-CRD-RC17, RK-CRD-SK11)."""
    damage = g.damage
    if damage.by == NOBODY or not is_racing(g, damage.by):
        return False
    if damage.source == Source.COLLISION:
        return has_skill(g, damage.by, Skill.BULLY)
    return damage.source == Source.ATTACK and damage.grip == 0


@flow.effect(Effect.AFTER_LOSS)
def follow_up(g: State, t: Tables) -> None:
    """After the loss: the speed effect of the attack, the wipe-out, the shoot token, Survivor's cards (RK-DMG-08,
    RK-DMG-09, RK-DMG-15, RK-TOK-01, RK-TOK-02, RK-TOK-03, RK-TOK-04, RK-TOK-05).
    """
    damage = g.damage
    wipes = damage.due > 0 and would_wipe_out(g, damage.victim)
    if damage.due > 0 and damage.escaped != 0:
        tell(g, Event.ESCAPED, damage.victim)
    if damage.source == Source.ATTACK:
        change_speeds(g, t, damage.victim, damage.by)
    is_shot = damage.source == Source.ATTACK and (damage.lost > 0 or wipes)
    push(g, Effect.AFTER_DAMAGE, damage.victim, damage.by if is_shot else NOBODY, int(wipes))
    if wipes:
        push(g, Effect.WIPE_OUT, damage.victim)


@rule
def change_speeds(g: State, t: Tables, victim: int, by: int) -> None:
    """The Harpoon Gun slows the rival down, the Grappling Hook exchanges speeds, both before a wipe-out sets the speed
    to 1; nothing changes the speed of a car that has wiped out in this round already (RK-CRD-RA07, RK-CRD-RC11,
    RK-DMG-10, RK-EDG-05, RK-GEN-02).
    """
    if g.car[victim].wiped != 0:
        return
    speed = g.car[victim].speed
    if g.attack.means == Rally.HOOK:
        set_speed(g, victim, g.car[by].speed)
        set_speed(g, by, speed)
    elif g.attack.means == Means.WEAPON and has_mounted(g, t, by, Accessory.HARPOON):
        set_speed(g, victim, max(SLOWEST, speed - t.accessory[Accessory.HARPOON].number[0]))


@rule
def set_speed(g: State, seat: int, speed: int) -> None:
    """A speed marker is moved, openly (RK-SPD-06)."""
    if g.car[seat].speed != speed:
        tell(g, Event.SPEED_CHANGED, seat, g.car[seat].speed, speed)
        g.car[seat].speed = speed


@flow.effect(Effect.AFTER_DAMAGE)
def reward(g: State, t: Tables, victim: int, shooter: int, wiped: int) -> None:
    """The attacker takes a shoot token, also for a Bump, not for a team-mate; a Survivor that was not destroyed draws
    cards (RK-TOK-01, RK-TOK-06, RK-ATK-08, RK-TEA-05, RK-CRD-SK12).
    """
    if shooter != NOBODY and not is_team_mate(g, shooter, victim):
        g.car[shooter].shots += 1
        tell(g, Event.TOOK_SHOT, shooter)
    if wiped != 0 and is_racing(g, victim) and has_skill(g, victim, Skill.SURVIVOR):
        draw_cards(g, victim, t.skill[Skill.SURVIVOR][0])


@flow.effect(Effect.RETALIATE)
def retaliate(g: State, t: Tables, seat: int, against: int, purpose: int) -> None:
    """Return Fire and Spiked Hull strike back after all is done; a car out of the race neither strikes nor suffers
    (RK-DMG-12, RK-DMG-17, RK-DMG-18, RK-HAZ-17).
    """
    if is_racing(g, seat) and is_racing(g, against):
        tell(g, Event.RETALIATED, seat, against, purpose)
        hits = roll_dice(g, t, seat, purpose, retaliation_dice(t, purpose))
        push(g, Effect.DAMAGE, against, Source.RETALIATION, seat, hits, Tag.NONE, NOBODY)


@rule
def retaliation_dice(t: Tables, purpose: int) -> int:
    """The dice of Spiked Hull and Return Fire (RK-CRD-RA17, RK-CRD-RC16)."""
    return (
        t.accessory[Accessory.SPIKED_HULL].number[1]
        if purpose == Purpose.SPIKES
        else t.rally[Rally.RETURN_FIRE].number[1]
    )
