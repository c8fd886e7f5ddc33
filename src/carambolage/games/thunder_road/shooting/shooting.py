"""Shooting (chapter 13): the active vehicle in step 4, a chopper in an Airstrike."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.thunder_road.cards.german_engineering import try_shoot_with_card
from carambolage.games.thunder_road.cards.hooks.shot import ask_shot_mode, may_shoot, shot_over
from carambolage.games.thunder_road.cards.hooks.slam import size_for_hit
from carambolage.games.thunder_road.cards.leaders.wong import use_called_shot
from carambolage.games.thunder_road.damage.ongoing import suffers
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.cards import Ongoing
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Cause, CrewKind, Die, Mark, ShotKind, VehicleKind
from carambolage.games.thunder_road.shooting.aiming import aim, list_targets, offer_targets_at
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.dice import cast, covers


@rule
def can_shoot(g: State, t: Tables, v: int) -> bool:
    """An operable vehicle on the board may shoot, from round 2 on (TR-SHT-01, TR-RND-11, TR-SHT-07, TR-SHT-09,
    TR-SLM-16).
    """
    if g.round <= 1 or g.vehicles[v].space < 0 or not is_operable(g, v) or suffers(g, v, Ongoing.JAMMED_GUNS):
        return False
    return may_shoot(g, t, g.vehicles[v].space)


@flow.effect(Effect.SHOOT)
def shoot_step(g: State, t: Tables, v: int) -> None:
    """Step 4: the active vehicle may make one attack on a target in its front arc (TR-SHT-01, TR-SHT-08)."""
    if not can_shoot(g, t, v):
        return
    if ask_shot_mode(g, v):
        return
    aim(g, crew_of(v), v, ShotKind.STEP_FOUR)
    if must_shoot(g, v):
        shoot_at_random(g, t, v)
    else:
        ask(g, Question.SHOOT_TARGET, g.turn.seat, v)


@rule
def shoot_at_random(g: State, t: Tables, v: int) -> None:
    """The target of a Hair Trigger is drawn evenly among all legal ones (OE-08)."""
    g.offers = 0
    list_targets(g, t)
    if g.offers > 0:
        answer_target(g, t, g.turn.seat, g.offer[roll(g, g.offers)])


@flow.effect(Effect.CHOPPER_SHOT)
def chopper_shoots(g: State, t: Tables, crew: int, airstrike: int) -> None:
    """The chopper that was just placed may shoot once, front arc only, not in round 1 (TR-CMD-05, TR-CMD-06,
    TR-CMD-07); a card may replace the shot of an Airstrike (TR-AIR-05).
    """
    if airstrike != 0 and g.turn.goals & Mark.NO_SHOT:
        return
    if g.round > 1 and g.crews[crew].chopper >= 0 and may_shoot(g, t, g.crews[crew].chopper):
        aim(g, crew, NOBODY, ShotKind.CHOPPER)
        ask(g, Question.SHOOT_TARGET, g.crews[crew].seat, NOBODY)


@flow.offering(Question.SHOOT_TARGET)
def offer_targets(g: State, t: Tables, seat: int, v: int, only: int) -> None:
    """A target, or no shot (TR-SHT-01); `only` is one space plus one, on which a shot must be made (TR-CRW-192,
    TR-OBS-08).
    """
    if only != 0:
        offer_targets_at(g, only - 1)
        return
    list_targets(g, t)
    if g.offers > 0 and not must_shoot(g, v):
        offer(g, Action.DECLINE)


@rule
def must_shoot(g: State, v: int) -> bool:
    """A Hair Trigger shoots at its first step-4 target whatever its owner wants (OE-08)."""
    return (
        v != NOBODY and g.shot.kind == ShotKind.STEP_FOUR and g.turn.shots == 0 and suffers(g, v, Ongoing.HAIR_TRIGGER)
    )


@flow.answering(Question.SHOOT_TARGET)
def answer_target(g: State, t: Tables, seat: int, action: int) -> None:
    """The target, and for the truck the command, is announced before the roll (TR-SHT-06, TR-GER-17)."""
    if action == Action.DECLINE:
        return
    shot = g.shot
    if action >= Action.RIG_COMMAND and action < Action.RIG_COMMAND + 6:
        shot.command = action - Action.RIG_COMMAND
        shot.target = truck_of(g) + shot.command // 2
    else:
        shot.target = action - Action.VEHICLE
    fire_at(g, t)


@rule
def truck_of(g: State) -> int:
    """The vehicle number of the truck's front section."""
    for crew in range(g.crew_count):
        if g.crews[crew].kind == CrewKind.BIG_RIG:
            return crew * CREW_VEHICLES
    return NOBODY


@rule
def fire_at(g: State, t: Tables) -> None:
    """Roll the shooting die (TR-SHT-04, TR-EFX-69, TR-CRD-51, TR-GER-20); a German crew reveals a card, a sure hit
    needs neither.
    """
    shot = g.shot
    if shot.kind == ShotKind.STEP_FOUR:
        if g.turn.shots < 3:
            g.turn.targets[g.turn.shots] = shot.target + 1
        g.turn.shots += 1
    tell(g, Event.SHOT, shot.shooter, shot.target, shot.crew)
    if use_called_shot(g):
        shot.hit = 1
        push(g, Effect.SHOT_DECIDED)
    else:
        roll_shot(g, t)


@rule
def roll_shot(g: State, t: Tables) -> None:
    """The die, or the card, of the shot at hand (TR-ONE-12, TR-HOK-05)."""
    push(g, Effect.SHOT_ROLLED)
    if not try_shoot_with_card(g, t, g.shot.crew):
        cast(g, t, Die.SHOOTING)


@flow.effect(Effect.SHOT_ROLLED)
def shot_rolled(g: State, t: Tables) -> None:
    """A hit if the result covers the target's size (TR-SHT-04, TR-EFX-13); rights to reroll come before it counts."""
    shot = g.shot
    tell(g, Event.SHOOTING_DIE, shot.target, g.dice.shooting)
    shot.hit = int(covers(g.dice.shooting, size_for_hit(g, t, shot.target)))
    push(g, Effect.SHOT_DECIDED)
    if g.house.cards != 0 or g.house.carnage != 0 or g.vehicles[max(shot.shooter, 0)].kind == VehicleKind.TRUCK:
        push(g, Effect.SHOT_RIGHTS)


@flow.effect(Effect.SHOT_DECIDED)
def shot_decided(g: State, t: Tables) -> None:
    """A hit is 1 damage, for the truck on the announced command (TR-SHT-05, TR-CRD-51)."""
    shot = g.shot
    push(g, Effect.SHOT_OVER, shot.crew, shot.shooter, shot.target, shot.kind, shot.hit)
    if shot.hit == 0:
        tell(g, Event.MISSED, shot.shooter, shot.target)
        return
    tell(g, Event.HIT, shot.shooter, shot.target)
    if shot.command != NOBODY:
        push(g, Effect.RIG_HIT, shot.target, shot.command + 1)
    else:
        push(g, Effect.DAMAGE, shot.target, Cause.SHOT)


@flow.effect(Effect.SHOT_OVER)
def after_shot(g: State, t: Tables, crew: int, shooter: int, target: int, kind: int, hit: int) -> None:
    """The shot and all it caused, perhaps other shots, are resolved; cards may answer it (TR-EFX-14)."""
    shot_over(g, crew, shooter, target, kind, hit)
