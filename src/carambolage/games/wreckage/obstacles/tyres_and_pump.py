"""Burning tyres and the fuel pump: what they do to the car that runs into them (chapter 18)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.wreckage.flow import flow
from carambolage.games.wreckage.geometry.angles import cosine, sine
from carambolage.games.wreckage.names.effect import Effect
from carambolage.games.wreckage.names.event import Event
from carambolage.games.wreckage.names.rulings import TyreFire
from carambolage.games.wreckage.names.things import NOBODY, Cause
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables
from carambolage.games.wreckage.turn.seats import is_in_play


@flow.effect(Effect.TYRES)
def spin_on_tyres(g: State, t: Tables, seat: int, obstacle: int) -> None:
    """The car spins, unless it has this turn; then it matters whether it faces the tyres (WK-OBS-05, WK-OBS-21)."""
    push(g, Effect.FACE_TYRES, seat, obstacle)
    push(g, Effect.SPIN, seat)


@rule
def faces(g: State, seat: int, obstacle: int) -> bool:
    """Whether the centre of an obstacle lies ahead of a car (WK-OBS-06)."""
    car = g.cars[seat]
    dx = g.obstacles[obstacle].x - car.x
    dy = g.obstacles[obstacle].y - car.y
    return dx * cosine(car.heading) + dy * sine(car.heading) > 0


@flow.effect(Effect.FACE_TYRES)
def face_tyres(g: State, t: Tables, seat: int, obstacle: int) -> None:
    """A car that still faces the tyres draws 1 card and is on fire; with `tyre_fire = always` it burns either way
    (WK-OBS-06, WK-OBS-22).
    """
    if not is_in_play(g, seat):
        return
    facing = faces(g, seat, obstacle)
    if (facing or g.house.tyre_fire == TyreFire.ALWAYS) and g.cars[seat].burning == 0:
        g.cars[seat].burning = 1
        tell(g, Event.ON_FIRE, seat)
    if facing:
        push(g, Effect.DAMAGE, seat, 1, Cause.FIRE, NOBODY, NOBODY)


@flow.effect(Effect.PUMP)
def blow_up_pump(g: State, t: Tables, seat: int, obstacle: int) -> None:
    """Pump and car are removed, whatever protects the car (WK-OBS-04)."""
    g.obstacles[obstacle].kind = NOBODY
    tell(g, Event.PUMP_EXPLODED, obstacle, seat)
    push(g, Effect.DESTROY, seat, NOBODY)
