"""Collisions with cars and with wrecks (chapters 11 and 17.1)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.road_kill_rally.cards.mounted import has_mounted, has_skill
from carambolage.games.road_kill_rally.dice import roll_dice
from carambolage.games.road_kill_rally.flow import flow
from carambolage.games.road_kill_rally.names.effect import Effect
from carambolage.games.road_kill_rally.names.event import Event
from carambolage.games.road_kill_rally.names.things import Accessory, Purpose, Skill, Source, Tag
from carambolage.games.road_kill_rally.road.rows import is_racing, is_wreck_at
from carambolage.games.road_kill_rally.state import NOBODY, State, Tables


@rule
def collision_dice(g: State, t: Tables, seat: int, difference: int) -> int:
    """The difference of the speeds, at least 1; Ram Plates and Bully add to the owner's roll (RK-COL-02, RK-COL-08,
    RK-CRD-RA14, RK-CRD-SK11).
    """
    dice = max(1, difference)
    if has_mounted(g, t, seat, Accessory.RAM_PLATES):
        dice += t.accessory[Accessory.RAM_PLATES].number[2]
    if has_skill(g, seat, Skill.BULLY):
        dice += t.skill[Skill.BULLY][0]
    return dice


@flow.effect(Effect.COLLIDE)
def collide(g: State, t: Tables, striker: int, struck: int) -> None:
    """Both roll before any damage, the striker first; then the struck player suffers, then the striker, then the new
    speeds, then Spiked Hulls strike back, the struck car's first. The striker stays where it was and stops, the struck
    car does not move, team-mates are spared nothing (RK-COL-01, RK-COL-02, RK-COL-03, RK-COL-04, RK-COL-07, RK-COL-09,
    RK-COL-10, RK-COL-11, RK-DIC-08, RK-CRA-13, RK-DMG-17, RK-CRD-RA17).
    """
    speed = g.car[striker].speed
    rival = g.car[struck].speed
    tell(g, Event.COLLIDED, striker, struck, speed, rival)
    difference = abs(speed - rival)
    strikes = roll_dice(g, t, striker, Purpose.COLLISION, collision_dice(g, t, striker, difference))
    answers = roll_dice(g, t, struck, Purpose.COLLISION, collision_dice(g, t, struck, difference))
    if has_mounted(g, t, striker, Accessory.SPIKED_HULL):
        push(g, Effect.RETALIATE, striker, struck, Purpose.SPIKES)
    if has_mounted(g, t, struck, Accessory.SPIKED_HULL):
        push(g, Effect.RETALIATE, struck, striker, Purpose.SPIKES)
    push(g, Effect.SETTLE_SPEEDS, striker, struck, (speed + rival) // 2, g.car[striker].wiped, g.car[struck].wiped)
    push(g, Effect.DAMAGE, striker, Source.COLLISION, struck, answers, Tag.NONE, NOBODY)
    push(g, Effect.DAMAGE, struck, Source.COLLISION, striker, strikes, Tag.NONE, NOBODY)


@flow.effect(Effect.SETTLE_SPEEDS)
def settle_speeds(g: State, t: Tables, striker: int, struck: int, speed: int, before: int, rival_before: int) -> None:
    """Both take the average of their speeds, rounded down; who wiped out in this collision has speed 1 instead
    (RK-COL-05, RK-COL-06, RK-COL-10, RK-COL-12).
    """
    take_speed(g, striker, speed, before)
    take_speed(g, struck, speed, rival_before)


@rule
def take_speed(g: State, seat: int, speed: int, wiped_before: int) -> None:
    """A car takes the speed of a collision, unless it has just wiped out or races no more (RK-COL-06)."""
    car = g.car[seat]
    if is_racing(g, seat) and car.wiped == wiped_before and car.speed != speed:
        tell(g, Event.SPEED_CHANGED, seat, car.speed, speed)
        car.speed = speed


@flow.effect(Effect.WRECK)
def hit_wreck(g: State, t: Tables, seat: int) -> None:
    """A car in the space of a wreck rolls one die per step of its speed against itself, once however many wrecks lie
    there, and drives on (RK-ELI-05, RK-ELI-06, RK-ELI-11, RK-ELI-13).
    """
    car = g.car[seat]
    if g.move.over == 0 and is_racing(g, seat) and is_wreck_at(g, car.row, car.lane):
        hits = roll_dice(g, t, seat, Purpose.WRECK, car.speed)
        push(g, Effect.DAMAGE, seat, Source.COLLISION, NOBODY, hits, Tag.NONE, NOBODY)
