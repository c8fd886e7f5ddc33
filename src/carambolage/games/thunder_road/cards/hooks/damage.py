"""DMG-PRE, DMG-DRAW, INOP: damage is about to be taken, is drawn, breaks a vehicle (TR-EFX-15 to 17)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.leaders.ms_betty import jury_rigs
from carambolage.games.thunder_road.cards.one_shots.answering import answer_breakdown, answer_dent
from carambolage.games.thunder_road.cards.upgrades.protection import armor_rolls, cage_holds
from carambolage.games.thunder_road.state import State, Tables


@rule
def may_cancel(g: State, t: Tables, v: int, why: int) -> bool:
    """Whether Armor Plating rolls against a shot's or missile's damage; then its roll decides and goes on with
    `Effect.DRAW_DAMAGE` (TR-UPG-123).
    """
    return armor_rolls(g, t, v, why)


@rule
def chooses_token(g: State, t: Tables, v: int) -> bool:
    """Whether Jury Rigging draws two tokens; then its owner's choice goes on with `SHOW_DAMAGE` (TR-CRW-140)."""
    return jury_rigs(g, t, v)


@rule
def may_stay_put(g: State, t: Tables, v: int, kind: int) -> bool:
    """Whether Roll Cage lets the owner ignore a token that would move the car; then that question goes on with
    `Effect.DAMAGE_EFFECT` or nothing (TR-UPG-124).
    """
    return cage_holds(g, v, kind)


@rule
def broke_down(g: State, t: Tables, v: int) -> None:
    """A vehicle has become inoperable: Emergency Weld, then Hit and Run (TR-ONE-105, TR-BOU-101). Pushed effects act
    before the out check.
    """
    answer_breakdown(g, v)


@rule
def rig_dented(g: State, t: Tables, crew: int, command: int) -> None:
    """A command of the truck got minor damage: Emergency Weld, before six damaged ones are looked at (TR-ONE-08)."""
    answer_dent(g, crew, command)
