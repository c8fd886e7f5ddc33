"""SLAM-PRE, SLAM-DICE, SLAM-POST, MOD-SIZE: two vehicles share a space, how large each counts."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import offer, push
from carambolage.games.thunder_road.cards.bounties.goals import note_slam
from carambolage.games.thunder_road.cards.leaders.bumpo import brace
from carambolage.games.thunder_road.cards.leaders.leading import at_work
from carambolage.games.thunder_road.cards.leaders.vince_vamp import deal_in_the_dark, has_dark_affair
from carambolage.games.thunder_road.cards.road_conditions import rules_at
from carambolage.games.thunder_road.cards.upgrades.bumpers import (
    bar_aside,
    has_buffalo_bar,
    size_in_paint,
    size_with_plate,
)
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Condition, Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Command, Mark, RollKind, Size
from carambolage.games.thunder_road.state import State, Tables


@rule
def passes_through(g: State, v: int) -> bool:
    """Whether a driver goes through occupied spaces without a slam: Ghost Ride (TR-ONE-103, TR-CRD-56)."""
    return v == g.turn.vehicle and g.turn.goals & Mark.GHOST != 0


@rule
def has_way_past(g: State, v: int, driven: int, revealed: int) -> bool:
    """Whether cards offer a way past the slam: Dark Affair, Buffalo Bar (TR-CRW-110, TR-UPG-117, TR-EFX-08)."""
    return g.house.cards != 0 and (has_dark_affair(g, v, driven, revealed) or has_buffalo_bar(g, v, driven))


@rule
def offer_ways_past(g: State, v: int, driven: int, revealed: int) -> None:
    """List those ways (TR-CRD-57, TR-EFX-58)."""
    if g.house.cards != 0:
        if has_dark_affair(g, v, driven, revealed):
            offer(g, Action.DARK_AFFAIR)
        if has_buffalo_bar(g, v, driven):
            offer(g, Action.BUFFALO_BAR)


@rule
def go_past(g: State, t: Tables, v: int, action: int) -> None:
    """Take one of them."""
    if action == Action.DARK_AFFAIR:
        deal_in_the_dark(g, t, v)
    else:
        bar_aside(g, v)


@rule
def dice_stand(g: State, t: Tables) -> None:
    """Nobody rerolls any more: Lucky Dice and then Rewrite Fate may still come, but not with Big Shoes (OE-21,
    TR-CRW-204, TR-CRD-53, TR-CRD-72, TR-EFX-09, TR-EFX-37).
    """
    if g.slam.fixed != 0:
        return
    if at_work(g, Command.REWRITE_FATE):
        push(g, Effect.FATE, g.slam.dice, RollKind.SLAM)
    if suffers(g, g.slam.chosen, Ongoing.LUCKY_DICE):
        push(g, Effect.LUCKY, g.slam.chosen)


@rule
def spaces_pushed(g: State, t: Tables, v: int) -> int:
    """How many spaces a slam pushes a vehicle: Rubber Bumpers and Demolition Derby, which do not add up (OE-13,
    TR-ROA-110, TR-ROA-15, TR-CRD-71).
    """
    spaces = 2 if suffers(g, v, Ongoing.RUBBER_BUMPERS) else 1
    if rules_at(g, g.vehicles[v].space, Condition.DEMOLITION_DERBY):
        spaces = max(spaces, t.condition_number[Condition.DEMOLITION_DERBY][0])
    return spaces


@rule
def slam_begins(g: State, t: Tables, top: int, bottom: int) -> None:
    """Whoever listens to slams puts what comes after the whole chain on the stack: Ricochet, bumpers, bounties
    (TR-EFX-10).
    """
    if g.house.cards == 0:
        return
    if g.house.bounties != 0:
        note_slam(g, top, bottom)
    if top == g.turn.vehicle and g.slam.driven != 0:
        brace(g, top)


@rule
def size_for_hit(g: State, t: Tables, v: int) -> int:
    """The size that the shooting die is compared with: Stealth Paint makes it smaller (TR-EFX-57)."""
    return max(Size.TINY, size_in_paint(g, t, v, g.vehicles[v].size))


@rule
def size_for_slam(g: State, t: Tables, v: int, on_top: bool) -> int:
    """The size in a slam: Gutted Chassis makes it smaller (OE-12), Ram Plate larger on top (TR-UPG-114, TR-EFX-34,
    TR-CRD-73).
    """
    size = g.vehicles[v].size
    if suffers(g, v, Ongoing.GUTTED_CHASSIS):
        size -= 1
    if on_top:
        size = size_with_plate(g, t, v, size)
    return min(size, Size.HUGE)
