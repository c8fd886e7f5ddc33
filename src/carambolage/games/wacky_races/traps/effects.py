"""Traps: triggering, cancelling, and the nine effects (chapter 8)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import decider, everybody, ground, offer_racers, racers_at
from carambolage.games.wacky_races.move.movement import move_several, racers_in_front, react, rearmost_free
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import ALL_UP, SLOTS, Manner, Trap
from carambolage.games.wacky_races.races.rules import note_gas
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.traps.deck import clear_trap

CANCEL = 1


@rule
def try_cancel(g: State, t: Tables, racer: int, kind: int) -> bool:
    """A face-up power that cancels the trap is exhausted at once, in anybody's turn; neutrals have none
    (WR-TRP-03, WR-TRP-04).
    """
    r = g.racers[racer]
    if r.ready & CANCEL == 0 or not (t.cancels[r.car] >> kind) & 1:
        return False
    r.ready &= ~CANCEL
    tell(g, Event.TRAP_CANCELLED, racer, kind)
    return True


@flow.effect(Effect.TRAP)
def spring_trap(g: State, t: Tables, racer: int, place: int, left: int, how: int) -> None:
    """The trap is turned up, discarded, and resolved at once unless it is cancelled (WR-TRP-01, WR-TRP-02, WR-TRP-05,
    WR-TRP-11).
    """
    if g.racers[racer].place != place:
        return
    spot = ground(g, place)
    kind = g.trap[spot]
    if kind == Trap.NONE:
        go_on(g, t, racer, place, left, how)
        return
    clear_trap(g, spot)
    g.trap_discard[kind] += 1
    g.reveals += 1
    tell(g, Event.TRAP_SPRUNG, racer, spot, kind)
    if try_cancel(g, t, racer, kind):
        go_on(g, t, racer, place, left, how)
        return
    react(g, t, racer, place, Effect.ARRIVED)
    stop_racer(g, racer, kind)
    if kind <= Trap.BOULDER:
        carry_out_first_kinds(g, t, racer, kind)
    else:
        carry_out_other_kinds(g, t, racer, kind)


@rule
def go_on(g: State, t: Tables, racer: int, place: int, left: int, how: int) -> None:
    """After a cancelled trap the run goes on with the tiles that remain (WR-MOV-09)."""
    if left != 0:
        push(g, Effect.MOVE, racer, left, how | Manner.RESUMED)
    else:
        react(g, t, racer, place, Effect.ARRIVED)


@rule
def stop_racer(g: State, racer: int, kind: int) -> None:
    """An uncancelled trap ends the victim's movement phase (WR-TRN-09) or a neutral's activation, Mud excepted
    (WR-TRP-10, WR-TRE-14, WR-TRN-10, WR-TRN-11).
    """
    if g.racers[racer].neutral != 0:
        if kind != Trap.MUD_PUDDLE:
            g.racers[racer].halted = 1
    elif g.active == racer and g.driving != 0 and g.turn.over == 0:
        if kind != Trap.FOILED_AGAIN or g.house.foiled_ends_turn == 0:
            g.turn.over = 1
            tell(g, Event.PHASE_ENDS, racer)


@rule
def carry_out_first_kinds(g: State, t: Tables, racer: int, kind: int) -> None:
    """Broken Bridge: one card movement in the next turn (WR-TRE-04); Oil, Painted Tunnel and Boulder."""
    if kind == Trap.BROKEN_BRIDGE:
        g.racers[racer].bridge = 1
        tell(g, Event.BRIDGE_OUT, racer)
    elif kind == Trap.OIL:
        oil(g, t, racer)
    elif kind == Trap.PAINTED_TUNNEL:
        tunnel(g, t, everybody(g), 0)
    else:
        boulder(g, t, racer)


@rule
def carry_out_other_kinds(g: State, t: Tables, racer: int, kind: int) -> None:
    """Log: back 2 tiles (WR-TRE-08); Foiled Again, Sabotage, Sleight of Hand; Mud, not for neutrals (WR-TRE-14)."""
    if kind == Trap.LOG:
        push(g, Effect.MOVE, racer, -t.trap_number[kind][0], Manner.PLAIN)
    elif kind == Trap.FOILED_AGAIN:
        recover_round(g, Question.RECOVER_FOILED)
    elif kind == Trap.SABOTAGE:
        if g.racers[racer].neutral == 0:
            ask(g, Question.SABOTAGE, racer)
    elif kind == Trap.SLEIGHT_OF_HAND:
        ask(g, Question.SLEIGHT_PICK, decider(g), racer)
    elif g.racers[racer].neutral == 0:
        g.racers[racer].mud = 1
        tell(g, Event.STUCK_IN_MUD, racer)


@rule
def oil(g: State, t: Tables, racer: int) -> None:
    """Oil: every racer except the victim steps 1 tile forward, front to back (WR-TRE-03)."""
    move_several(g, everybody(g) & ~(1 << racer), 1, Manner.PLAIN, decider(g))


@rule
def boulder(g: State, t: Tables, racer: int) -> None:
    """Boulder: back to the nearest tile without a racer, else to the rearmost free space behind (WR-TRE-06,
    WR-TRE-07).
    """
    start = g.racers[racer].place
    place = start - 1
    while place >= 1 and g.standing[ground(g, place)] > 0:
        place -= 1
    if place < 1:
        place = rearmost_free(g, t, racer, start)
    if place != start:
        push(g, Effect.MOVE, racer, place - start, Manner.PLAIN)


@rule
def tunnel(g: State, t: Tables, left: int, chosen: int) -> None:
    """Painted Tunnel: the two racers farthest from the Finish run forward, determined before either moves
    (WR-TRE-12).
    """
    while left != 0:
        farthest = racers_in_front(g, left, False)
        if how_many(chosen | farthest) > t.trap_number[Trap.PAINTED_TUNNEL][1]:
            break
        chosen |= farthest
        left &= ~farthest
    if left == 0 or how_many(chosen) == t.trap_number[Trap.PAINTED_TUNNEL][1]:
        move_several(g, chosen, t.trap_number[Trap.PAINTED_TUNNEL][0], Manner.PLAIN, decider(g))
    else:
        ask(g, Question.TUNNEL_PICK, decider(g), left, chosen)


@rule
def how_many(racers: int) -> int:
    """The number of racers in a set."""
    count = 0
    for racer in range(RACERS):
        count += (racers >> racer) & 1
    return count


@flow.offering(Question.TUNNEL_PICK)
def offer_tunnel(g: State, t: Tables, seat: int, left: int) -> None:
    """The racers tied for farthest from the Finish."""
    offer_racers(g, racers_in_front(g, left, False))


@flow.answering(Question.TUNNEL_PICK)
def answer_tunnel(g: State, t: Tables, seat: int, action: int, left: int, chosen: int) -> None:
    """One more racer goes through the tunnel."""
    bit = 1 << (action - Action.RACER)
    tunnel(g, t, left & ~bit, chosen | bit)


@flow.offering(Question.SLEIGHT_PICK)
def offer_sleight(g: State, t: Tables, seat: int, victim: int) -> None:
    """Sleight of Hand: the nearest racers that are 1 to 3 tiles behind, none on the own tile (WR-TRE-10, WR-TRE-11)."""
    start = g.racers[victim].place
    place = start - 1
    is_found = False
    while place >= start - t.trap_number[Trap.SLEIGHT_OF_HAND][0] and not is_found:
        for racer in range(RACERS):
            if g.racers[racer].finished == 0 and g.racers[racer].place == place:
                offer(g, Action.RACER + racer)
                is_found = True
        place -= 1


@flow.answering(Question.SLEIGHT_PICK)
def answer_sleight(g: State, t: Tables, seat: int, action: int, victim: int) -> None:
    """The victim and the racer behind swap places."""
    swap_places(g, victim, action - Action.RACER)


@rule
def swap_places(g: State, racer: int, other: int) -> None:
    """Swapping exchanges positions; it is no movement and triggers nothing (WR-MOV-13, WR-R13-02)."""
    first = g.racers[racer]
    second = g.racers[other]
    place = first.place
    first.place = second.place
    second.place = place
    tell(g, Event.SWAPPED_PLACES, racer, other, place, first.place)
    note_gas(g, racer)
    note_gas(g, other)


@rule
def recover_round(g: State, kind: int) -> None:
    """Every player in turn, clockwise from the decider, turns a power face up again (WR-TRE-01, WR-TIL-50)."""
    seat = decider(g)
    for _ in range(g.seats):
        seat = (seat - 1) % g.seats
        if not (g.left >> seat) & 1:
            push(g, Effect.RECOVER, seat, kind)


@flow.effect(Effect.RECOVER)
def recover(g: State, t: Tables, seat: int, kind: int) -> None:
    """One player recovers a face-down power, if he has one."""
    if (g.left >> seat) & 1 == 0 and g.house.powers == 0 and g.racers[seat].ready != ALL_UP:
        ask(g, kind, seat)


@rule
def offer_face_down(g: State, seat: int, but: int) -> None:
    """The face-down powers of a player, except one slot."""
    for slot in range(SLOTS):
        if slot != but and not (g.racers[seat].ready >> slot) & 1:
            offer(g, Action.RECOVER + slot)


@rule
def turn_up(g: State, seat: int, slot: int) -> None:
    """A power is recovered: face up, ready to be used again, trap-cancelling ones included (WR-PW-10)."""
    g.racers[seat].ready |= 1 << slot
    tell(g, Event.RECOVERED, seat, slot)


@rule
def turn_down(g: State, seat: int, slot: int) -> None:
    """A power is exhausted: face down (WR-PWR-03)."""
    g.racers[seat].ready &= ~(1 << slot)
    tell(g, Event.EXHAUSTED, seat, slot)


@flow.offering(Question.RECOVER_GAS)
def offer_recover_gas(g: State, t: Tables, seat: int) -> None:
    """The Gas Station's recovery is mandatory (WR-TIL-51)."""
    offer_face_down(g, seat, -1)


@flow.offering(Question.RECOVER_FOILED)
def offer_recover_foiled(g: State, t: Tables, seat: int) -> None:
    """Foiled Again lets every player recover a power; he may decline (WR-TRE-01)."""
    offer_face_down(g, seat, -1)
    offer(g, Action.DECLINE)


@flow.answering(Question.RECOVER_GAS)
def answer_recover_gas(g: State, t: Tables, seat: int, action: int) -> None:
    """The chosen power is face up again."""
    turn_up(g, seat, action - Action.RECOVER)


@flow.answering(Question.RECOVER_FOILED)
def answer_recover_foiled(g: State, t: Tables, seat: int, action: int) -> None:
    """The chosen power is face up again, or none."""
    if action != Action.DECLINE:
        turn_up(g, seat, action - Action.RECOVER)


@flow.offering(Question.SABOTAGE)
def offer_sabotage(g: State, t: Tables, seat: int) -> None:
    """Sabotage: the victim's player exhausts one of his face-up powers, his choice (WR-TRE-09)."""
    for slot in range(SLOTS):
        if (g.racers[seat].ready >> slot) & 1:
            offer(g, Action.EXHAUST + slot)


@flow.answering(Question.SABOTAGE)
def answer_sabotage(g: State, t: Tables, seat: int, action: int) -> None:
    """The chosen power is face down."""
    turn_down(g, seat, action - Action.EXHAUST)


@flow.effect(Effect.TRAP_UNDER)
def bring_trap_under(g: State, t: Tables, spot: int) -> None:
    """A trap brought under racers is triggered by the one that the decider names (WR-TRP-06, WR-TRP-07)."""
    if g.trap[spot] != Trap.NONE and g.standing[spot] > 0:
        ask(g, Question.TRAP_VICTIM, decider(g), spot)


@flow.offering(Question.TRAP_VICTIM)
def offer_victim(g: State, t: Tables, seat: int, spot: int) -> None:
    """The racers on the tile."""
    offer_racers(g, racers_at(g, spot))


@flow.answering(Question.TRAP_VICTIM)
def answer_victim(g: State, t: Tables, seat: int, action: int) -> None:
    """The named racer triggers the trap; the others do not."""
    racer = action - Action.RACER
    push(g, Effect.TRAP, racer, g.racers[racer].place)
