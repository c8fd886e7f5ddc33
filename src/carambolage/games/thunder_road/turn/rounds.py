"""Rounds and turns (chapter 3), the end of a turn (chapter 14)."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push, tell
from carambolage.games.thunder_road.cards.hooks.turn import round_ends, turn_ends, turn_is_over, turn_starts
from carambolage.games.thunder_road.cards.upgrades.protection import try_chopper_jammer
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.obstacles import return_chopper
from carambolage.games.thunder_road.ground.places import crew_of, is_truck
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import CrewKind, Reason
from carambolage.games.thunder_road.state import CREW_VEHICLES, NOBODY, TURNS, State, Tables
from carambolage.games.thunder_road.turn.elimination import (
    begin_batch,
    end_batch,
    end_game,
    is_in,
    place_finish,
    take_out,
)


@rule
def dice_of(kind: int) -> int:
    """How many movement dice a crew has (TR-SET-02, TR-SET-03)."""
    return 6 if kind == CrewKind.FINAL_FIVE else 4


@rule
def roll_die(g: State, t: Tables, kind: int) -> int:
    """One movement die of a crew."""
    number = roll(g, 6)
    if kind == CrewKind.BIG_RIG:
        return t.rig_die[number]
    if kind == CrewKind.FINAL_FIVE:
        return t.bike_die[number]
    return t.car_die[number]


@rule
def roll_dice(g: State, t: Tables, crew: int) -> int:
    """A crew rolls all its movement dice, also those for lost vehicles; returns their total (TR-RND-02, TR-BTM-06)."""
    c = g.crews[crew]
    if c.german != 0:
        return 0
    total = 0
    for index in range(dice_of(c.kind)):
        c.dice[index] = roll_die(g, t, c.kind)
        total += c.dice[index]
    tell(g, Event.DICE_ROLLED, crew, total)
    return total


@flow.effect(Effect.START_ROUND)
def start_round(g: State, t: Tables) -> None:
    """Everybody still in rolls, then the first player rolls the road die for all (TR-RND-01, TR-RND-02, TR-RND-03,
    TR-SET-15, TR-GER-10).
    """
    g.round += 1
    tell(g, Event.ROUND_BEGINS, g.round)
    for crew in range(g.crew_count):
        if g.crews[crew].out == 0:
            g.crews[crew].turns = 0
            if g.round > 1:
                roll_dice(g, t, crew)
    g.dice.road = t.road_die[roll(g, 6)]
    tell(g, Event.ROAD_DIE, g.first, g.dice.road)
    push(g, Effect.ROUND_OVER)
    push(g, Effect.TURN, g.first)


@rule
def has_turn(g: State, seat: int) -> bool:
    """Whether a crew of the seat is in and has turns left in this round (TR-RND-05, TR-BTM-03, TR-BTM-06)."""
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.seat == seat and c.out == 0 and c.turns < TURNS:
            return True
    return False


@rule
def clear_turn(g: State, seat: int) -> None:
    """Nothing has happened in this turn yet."""
    turn = g.turn
    turn.seat = seat
    turn.crew = crew_in_turn(g, seat)
    turn.vehicle = NOBODY
    turn.second = NOBODY
    turn.coast = 0
    turn.value = 0
    turn.die_slot = 0
    turn.token_slot = 0
    turn.free_slot = 0
    turn.rig_command = 0
    turn.drift = 0
    turn.driving = 0
    turn.gained = 0
    turn.shots = 0
    turn.powers = 0
    turn.goals = 0
    turn.last_hit = 0
    turn.bound = 0
    turn.shoved = 0
    turn.rerolled = 0
    for index in range(3):
        turn.targets[index] = 0


@rule
def crew_in_turn(g: State, seat: int) -> int:
    """The first crew of a seat that has a turn left; with two crews the assignment decides (TR-BTM-02)."""
    for crew in range(g.crew_count):
        c = g.crews[crew]
        if c.seat == seat and c.out == 0 and c.turns < TURNS:
            return crew
    return NOBODY


@flow.effect(Effect.TURN)
def start_turn(g: State, t: Tables, seat: int) -> None:
    """A turn: assign, command, move, shoot, end of turn (TR-RND-04); whoever has none left is skipped (TR-RND-05)."""
    push(g, Effect.NEXT_TURN, seat)
    if not has_turn(g, seat):
        return
    clear_turn(g, seat)
    tell(g, Event.TURN_BEGINS, seat, g.turn.crew)
    push(g, Effect.ASSIGN, seat)
    turn_starts(g, t, seat)


@flow.effect(Effect.NEXT_TURN)
def next_turn(g: State, t: Tables, seat: int) -> None:
    """The next player to the left who still has a turn; when nobody has, the round is over (TR-RND-01, TR-EOT-03,
    TR-SET-16).
    """
    for step in range(1, g.seats + 1):
        other = (seat + step) % g.seats
        if has_turn(g, other):
            push(g, Effect.TURN, other)
            return


@flow.effect(Effect.ROUND_OVER)
def end_round(g: State, t: Tables) -> None:
    """Dice leave the boards, marks are cleared, the road die passes on; safety stops (TR-RND-09, TR-RND-10,
    TR-FRT-25).
    """
    for crew in range(g.crew_count):
        clear_crew(g, crew)
    round_ends(g, t)
    cap = g.house.round_cap
    if cap > 0 and g.round >= cap:
        place_finish(g)
        if g.round >= 2 * cap:
            end_game(g, NOBODY, Reason.ROUND_CAP)
            return
    g.first = (g.first + 1) % g.seats
    while not is_in(g, g.first):
        g.first = (g.first + 1) % g.seats
    push(g, Effect.START_ROUND)


@rule
def clear_crew(g: State, crew: int) -> None:
    """Unused dice are lost; moved marks, coasts, steering and the command right are reset (TR-RND-10, TR-RIG-13)."""
    c = g.crews[crew]
    for index in range(6):
        c.dice[index] = 0
    c.commanded = 0
    c.held = 0
    c.steering = 0
    c.sections = 0
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        g.vehicles[v].moved = 0
        g.vehicles[v].coasts = 0


@flow.effect(Effect.TURN_END)
def end_turn(g: State, t: Tables) -> None:
    """After step 4, also of passed turns and turns cut short (TR-EOT-04)."""
    pass_if_nothing_was_assigned(g)
    push(g, Effect.CHOPPER_CHECK)
    turn_ends(g, t)


@rule
def pass_if_nothing_was_assigned(g: State) -> None:
    """A turn without any legal assignment is passed and still counts; motorcycles have counted theirs (TR-RND-08)."""
    c = g.crews[g.turn.crew]
    if g.turn.vehicle != NOBODY or c.out != 0:
        return
    if c.kind != CrewKind.FINAL_FIVE:
        c.turns += 1
    tell(g, Event.TURN_PASSED, g.turn.seat)


@flow.effect(Effect.CHOPPER_CHECK)
def drop_bombs(g: State, t: Tables) -> None:
    """Every road vehicle that shares a space with a chopper is eliminated, all in one batch (TR-EOT-02, TR-OBS-04,
    TR-BIK-22).
    """
    g.turn.vehicle = NOBODY
    begin_batch(g)
    for crew in range(g.crew_count):
        space = g.crews[crew].chopper
        if space >= 0 and g.at[space] != NOBODY:
            drop_bomb(g, t, crew, g.at[space])
    end_batch(g, t)
    turn_is_over(g, t)


@rule
def drop_bomb(g: State, t: Tables, owner: int, v: int) -> None:
    """The truck shrugs the bomb off with minor damage and sends the chopper back (TR-RIG-18)."""
    if is_truck(g, v):
        return_chopper(g, owner)
        push(g, Effect.RIG_HIT, crew_of(v) * CREW_VEHICLES)
    elif not try_chopper_jammer(g, v, owner):
        take_out(g, t, v)
