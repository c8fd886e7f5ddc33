"""INOP and ELIM, after the fact: what counts for the goals of bounties (TR-EFX-17, TR-EFX-18, TR-CRD-29)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.bounties.goals import note_batch, note_breakdown, note_loss
from carambolage.games.thunder_road.state import State


@rule
def vehicle_lost(g: State, v: int) -> None:
    """A vehicle has been eliminated: Head Hunter (TR-BOU-106)."""
    note_loss(g, v)


@rule
def vehicle_broke(g: State, v: int) -> None:
    """A vehicle is inoperable; what is pushed now comes after the out check: Hit and Run (TR-BOU-101)."""
    note_breakdown(g, v)


@rule
def batch_over(g: State) -> None:
    """A batch is complete, also its out check: Hit and Run, Head Hunter."""
    note_batch(g)
