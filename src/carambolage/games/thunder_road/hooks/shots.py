"""SHOOT-PRE, SHOOT-DIE, SHOOT-POST, MOD-ARC: shots (TR-EFX-12 to 14, TR-EFX-35)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def may_shoot(g: State, t: Tables, space: int) -> bool:
    """Whether something on a space may shoot: not in a Sandstorm, not in a Smoke Screen (TR-ROA-101, TR-AIR-105)."""
    return True


@rule
def may_be_shot(g: State, t: Tables, space: int) -> bool:
    """Whether something on a space may be chosen as a target: not in a Smoke Screen (TR-AIR-105)."""
    return True


@rule
def offer_more_targets(g: State, t: Tables) -> None:
    """Targets beyond the front arc: Long Arm of the Law, Spotter, Rear Gun, Rear Gunner (`offer_targets_at`)."""


@rule
def replaces_shot(g: State, t: Tables, v: int) -> bool:
    """Whether a card takes the place of the step-4 shot: Bullet Hose, Flamethrower; then that question decides."""
    return False


@rule
def hits_surely(g: State, t: Tables) -> bool:
    """Whether the shot hits without a roll: Called Shot (TR-CRW-164)."""
    return False


@rule
def reveals_card(g: State, t: Tables) -> bool:
    """Whether the shooter's crew reveals a German Engineering card in place of the die; its result is put into
    `g.dice.shooting` (TR-GER-15).
    """
    return False


@rule
def offers_reroll(g: State, t: Tables, hit: bool) -> bool:
    """Whether the shooter is asked to reroll: Dead Eye, Targeting Scope, Rear Gunner, Homing Beacon."""
    return False


@rule
def shot_over(g: State, t: Tables) -> None:
    """A shot and its damage are resolved: Double Tap, Twin Guns, Explosive Rounds, Return Fire."""
