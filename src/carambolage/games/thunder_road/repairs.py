"""What can be repaired (TR-CMD-10)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import Damage
from carambolage.games.thunder_road.state import CREW_VEHICLES, GONE, State


@rule
def has_damage(g: State, crew: int) -> bool:
    """Whether a road vehicle of a crew carries a damage token."""
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        if g.vehicles[v].space != GONE and g.vehicles[v].damage[0] != Damage.NONE:
            return True
    return False
