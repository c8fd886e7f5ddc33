"""One resolution of damage: draw, add up, reduce, mark, and what the icons do (WK-DMG-07)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.damage.deck import draw_cards, put_away
from carambolage.games.wreckage.damage.lost_cards import lose_card
from carambolage.games.wreckage.equipment.owned import handling_of, structure_of
from carambolage.games.wreckage.equipment.protection import has_ram, is_collision, use_ram
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.names.components import Ability
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.things import NOBODY, Cause
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_in_play


@flow.effect(Effect.DAMAGE)
def draw_damage(g: State, t: Tables, victim: int, cards: int, cause: int, culprit: int, slot: int) -> None:
    """Cards are drawn for a car, unless Ram takes the collision; Handling is subtracted from weapon fire alone, then
    plating may be used, then the hits are marked (WK-DMG-03, WK-DMG-04, WK-DMG-07, WK-DMG-16, WK-COL-06).
    """
    if cards == 0 or not is_in_play(g, victim):
        return
    if is_collision(cause) and has_ram(g, victim):
        use_ram(g, victim)
        return
    begin_draw(g, cause, culprit)
    if slot != NOBODY:
        g.draw.weapon_spin = int(t.ability[g.cars[culprit].equipment[slot]] & Ability.SPIN != 0)
    draw_cards(g, t, victim, cards)
    if cause == Cause.WEAPON:
        g.draw.points = max(0, g.draw.points - handling_of(g, t, victim))
    push(g, Effect.SUFFER, victim)
    push(g, Effect.PLATE, victim)


@rule
def begin_draw(g: State, cause: int, culprit: int) -> None:
    """Nothing is drawn yet."""
    draw = g.draw
    draw.cause = cause
    draw.culprit = culprit
    draw.points = 0
    draw.weapon_spin = 0
    draw.permanents = 0
    draw.spins = 0
    draw.reshuffles = 0


@flow.effect(Effect.SUFFER)
def suffer(g: State, t: Tables, victim: int) -> None:
    """Hits are marked and may destroy the car; else, if a hit got through, its icons work: first every card is lost,
    then the car spins once (WK-DMG-05, WK-DMG-06, WK-DMG-19, WK-DMG-20, WK-EQU-02, WK-EQW-03).
    """
    draw = g.draw
    car = g.cars[victim]
    push(g, Effect.END_DAMAGE)
    if draw.points == 0:
        tell(g, Event.NO_DAMAGE, victim, draw.cause, draw.culprit)
        return
    car.hits += draw.points
    tell(g, Event.HITS, victim, draw.points, car.hits, draw.cause, draw.culprit)
    if car.hits >= structure_of(g, t, victim):
        push(g, Effect.DESTROY, victim, draw.culprit)
        return
    for _ in range(draw.permanents):
        lose_card(g, victim)
    if draw.spins + draw.weapon_spin > 0:
        push(g, Effect.SPIN, victim)


@flow.effect(Effect.END_DAMAGE)
def end_damage(g: State, t: Tables) -> None:
    """After the whole resolution the cards are discarded, and shuffled if one says so (WK-DMG-14, WK-DMG-15)."""
    put_away(g)
