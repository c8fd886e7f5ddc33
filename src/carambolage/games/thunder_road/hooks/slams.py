"""SLAM-PRE, SLAM-DICE, SLAM-POST: two vehicles share a space (TR-EFX-08 to 10)."""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def passes_through(g: State, t: Tables, v: int) -> bool:
    """Whether a driver goes through occupied spaces without a slam: Ghost Ride (TR-ONE-103)."""
    return False


@rule
def offers_way_past(g: State, t: Tables, v: int, code: int) -> bool:
    """Whether cards offer a way past the slam: Dark Affair, Buffalo Bar (TR-CRW-110, TR-UPG-117)."""
    return False


@rule
def offer_ways_past(g: State, t: Tables, v: int, code: int) -> None:
    """List those ways."""


@rule
def go_past(g: State, t: Tables, v: int, action: int) -> None:
    """Take one of them."""


@rule
def more_rights(g: State, t: Tables) -> None:
    """Add the rights to reroll that cards give: Clown Car Physics to `slam.rights`, Hex to `slam.hexers`."""


@rule
def sets_slam(g: State, t: Tables) -> bool:
    """Whether Big Shoes takes the place of the slam's dice; then that question decides (TR-CRW-154)."""
    return False


@rule
def dice_stand(g: State, t: Tables) -> None:
    """Nobody rerolls any more: Rewrite Fate and Lucky Dice may still come (OE-21, TR-CRW-204)."""


@rule
def pushed_twice(g: State, t: Tables, v: int) -> bool:
    """Whether a pushed vehicle goes two spaces: Rubber Bumpers, Demolition Derby (OE-13, TR-ROA-110)."""
    return False


@rule
def slam_begins(g: State, t: Tables, top: int, bottom: int) -> None:
    """Whoever listens to slams puts what comes after the whole chain on the stack: Ricochet, bumpers, bounties."""
