"""Wong Lei Kong, Marksman: Dead Eye, Spotter, Called Shot."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.cards.leaders.leading import at_work, has_power, set_to_work, use_command_up
from carambolage.games.thunder_road.ground.grid import distance
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import Command
from carambolage.games.thunder_road.state import NOBODY, State


@rule
def is_own_shot(g: State) -> bool:
    """A shot of the active car or of the chopper of its crew."""
    shot = g.shot
    return shot.crew == g.turn.crew and (shot.shooter == NOBODY or shot.shooter == g.turn.vehicle)


@rule
def has_dead_eye(g: State) -> bool:
    """Once per turn a shot that misses may be rerolled (TR-CRW-160)."""
    return g.shot.hit == 0 and is_own_shot(g) and has_power(g, g.shot.crew, Leader.WONG)


@rule
def send_spotter(g: State, crew: int) -> None:
    """The chopper is placed as with Airstrike, without a shot (TR-CRW-162)."""
    set_to_work(g, Command.SPOTTER)
    push(g, Effect.PLACE_CHOPPER, crew)


@rule
def is_spotted(g: State, v: int, space: int) -> bool:
    """In step 4 the active car also reaches the chopper's space and those beside it (TR-CRW-162)."""
    chopper = g.crews[g.turn.crew].chopper
    if v != g.turn.vehicle or chopper < 0 or not at_work(g, Command.SPOTTER):
        return False
    return distance(g, chopper, space) <= 1


@rule
def use_called_shot(g: State) -> bool:
    """The first shot after the command hits without a roll (TR-CRW-164, TR-EFX-69)."""
    if not at_work(g, Command.CALLED_SHOT) or not is_own_shot(g):
        return False
    use_command_up(g, Command.CALLED_SHOT)
    return True
