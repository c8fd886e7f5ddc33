"""Asha, Road Mistress: Queen of the Blacktop, Whip Crack."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.cards.leaders.leading import leads
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.state import State


@rule
def rules_the_blacktop(g: State, v: int, ends_on_road: bool) -> bool:
    """The road-die test looks only at the first and the last space (TR-CRW-130)."""
    return ends_on_road and g.turn.began_road != 0 and leads(g, crew_of(v), Leader.ASHA)


@rule
def crack_whip(g: State) -> None:
    """As many moves as the road die shows, whatever the ground (TR-CRW-133)."""
    g.turn.gained += g.dice.road
