"""Pit stops: an accessory is drawn and the car may be fitted out anew (chapter 14.6)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.road_kill_rally.cards.accessories import draw_accessories, offer_accessories
from carambolage.games.road_kill_rally.cards.mounted import has_skill, mount
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.action import Action
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.question import Question
from carambolage.games.road_kill_rally.names.things import SLOTS, Skill, Slot
from carambolage.games.road_kill_rally.state import State, Tables
from carambolage.games.road_kill_rally.turn.idle import keep_idle_answer


@flow.effect(Effect.PIT_STOP)
def make_pit_stop(g: State, t: Tables, seat: int) -> None:
    """One accessory is drawn, two by a Grease Monkey; then slot after slot may be changed (RK-PIT-01, RK-PIT-04,
    RK-PIT-06, RK-PIT-07, RK-PIT-09, RK-CRD-SK09).
    """
    tell(g, Event.PIT_STOP, seat)
    push(g, Effect.PIT_SLOT, seat)
    draw_accessories(g, seat, t.skill[Skill.MECHANIC][1] if has_skill(g, seat, Skill.MECHANIC) else 1)


@rule
def is_closed(g: State, seat: int, slot: int) -> bool:
    """A slot whose accessory was lost in a wipe-out stays closed, if slots can be damaged (RK-WIP-12, RK-WIP-16)."""
    return (g.car[seat].closed >> slot) & 1 != 0


@flow.effect(Effect.PIT_SLOT)
def ask_for_slot(g: State, t: Tables, seat: int, slot: int) -> None:
    """The slots are asked for in the order red, green, yellow; closed ones are skipped (RK-PIT-03, RK-WIP-16)."""
    while slot < SLOTS and is_closed(g, seat, slot):
        slot += 1
    if slot < SLOTS:
        push(g, Effect.PIT_SLOT, seat, slot + 1)
        ask(g, Question.PIT_SLOT, seat, slot)


@flow.offering(Question.PIT_SLOT)
def offer_slot(g: State, t: Tables, seat: int, slot: int) -> None:
    """Keep what is there, or mount another kind of that colour; a slot cannot be emptied (RK-PIT-03, RK-PIT-08)."""
    offer(g, Action.KEEP)
    offer_accessories(g, t, seat, slot, g.car[seat].slot[slot])
    keep_idle_answer(g, seat)


@flow.answering(Question.PIT_SLOT)
def answer_slot(g: State, t: Tables, seat: int, action: int, slot: int) -> None:
    """The replaced accessory returns to its owner's accessory hand (RK-PIT-05, RK-ACC-05)."""
    if action == Action.KEEP:
        return
    old = g.car[seat].slot[slot]
    if old != Slot.EMPTY:
        g.parts[seat][old] += 1
        g.part_cards[seat] += 1
    mount(g, seat, slot, action - Action.MOUNT)
    tell(g, Event.MOUNTED, seat, slot, action - Action.MOUNT)
