"""Losing vehicles and going out of the game (TR-DMG-06, chapter 16)."""

from carambolage.engine.rules.piles import count_cards
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import tell
from carambolage.games.thunder_road.cards.bounties.goals import note_batch, note_loss
from carambolage.games.thunder_road.ground.grid import lead_tile, standing_order
from carambolage.games.thunder_road.ground.piles import return_damage
from carambolage.games.thunder_road.ground.places import crew_of, lose_moves, take_off
from carambolage.games.thunder_road.names.event import Event
from carambolage.games.thunder_road.names.things import Damage, Reason, Stop, VehicleKind
from carambolage.games.thunder_road.state import CREW_VEHICLES, CREWS, GONE, NOBODY, State, Tables

BATCH_START = -1


@rule
def end_game(g: State, winner: int, why: int) -> None:
    """The game is over: nothing further is resolved (TR-WIN-07)."""
    g.over = 1
    g.winner = winner
    g.reason = why
    if winner == NOBODY:
        tell(g, Event.DRAWN_GAME, why)
    else:
        tell(g, Event.WON, winner, why)


@rule
def free_slots(g: State, v: int) -> None:
    """All damage of an eliminated car goes back: tokens to the pile, effect cards to their discard (TR-DMG-06,
    TR-ONG-04).
    """
    vehicle = g.vehicles[v]
    for slot in range(2):
        return_damage(g, vehicle.damage[slot])
        vehicle.damage[slot] = Damage.NONE
        if vehicle.ongoing[slot] != 0:
            g.ongoing_discard |= 1 << (vehicle.ongoing[slot] - 1)
            vehicle.ongoing[slot] = 0


@rule
def free_commands(g: State, crew: int) -> None:
    """The damage of an eliminated truck goes back: what stood in for minor damage to the pile (TR-DMG-06,
    TR-OBS-13).
    """
    c = g.crews[crew]
    for _ in range(count_cards(c.stand_ins)):
        return_damage(g, Damage.STAND_IN)
    c.stand_ins = 0
    c.dented = 0


@rule
def remember_loss(g: State, v: int) -> None:
    """Keep how far forward a crew's best vehicle lost in this batch stood (TR-WIN-06)."""
    crew = crew_of(v)
    space = g.vehicles[v].space
    if crew == NOBODY or space < 0:
        return
    g.lost_space[crew] = max(g.lost_space[crew], standing_order(g, space))


@rule
def stop_running(g: State, v: int) -> None:
    """A crew has one operable vehicle less."""
    crew = crew_of(v)
    if crew != NOBODY:
        g.crews[crew].running -= 1


@rule
def take_out(g: State, t: Tables, v: int) -> None:
    """Eliminate a vehicle, to somebody's credit perhaps (TR-DMG-06, TR-CRD-29, TR-UPG-12); who is out is not looked at
    yet.
    """
    if g.vehicles[v].space != GONE:
        clear_away(g, v)
        note_loss(g, v)


@rule
def clear_away(g: State, v: int) -> None:
    """Remove a vehicle from the game for good, with all that lies on its dashboard (TR-DMG-06, TR-UPG-12)."""
    vehicle = g.vehicles[v]
    remember_loss(g, v)
    tell(g, Event.ELIMINATED, v, vehicle.space)
    if vehicle.kind == VehicleKind.TRUCK:
        take_off(g, v + 1)
        take_off(g, v + 2)
        g.vehicles[v + 1].space = GONE
        g.vehicles[v + 2].space = GONE
        free_commands(g, crew_of(v))
    lose_moves(g, v, Stop.OTHER)
    take_off(g, v)
    vehicle.space = GONE
    free_slots(g, v)
    vehicle.burning = 0
    vehicle.upgrade = 0
    vehicle.loads = 0
    if vehicle.broken == 0:
        stop_running(g, v)
    vehicle.broken = 1


@rule
def go_out(g: State, crew: int) -> None:
    """A crew without operable vehicles is out for good; its chopper is removed, its cards leave (TR-OUT-01, TR-OUT-02,
    TR-OUT-03, TR-OUT-04, TR-CRD-21, TR-BTM-06, TR-GER-25, TR-TOK-13, TR-HOK-06).
    """
    c = g.crews[crew]
    c.out = g.outs
    if c.chopper >= 0:
        g.chopper[c.chopper] = NOBODY
    c.chopper = GONE
    c.leader = 0
    c.tokens = 0
    c.tokens_out = 0
    c.scrap = 0
    c.hexed = 0
    c.bonus = 0
    c.airstrike = 0
    c.bounty = 0
    c.one_shot = 0
    c.smoke = 0
    c.hand = 0
    c.deck = 0
    c.boards = 0
    c.discard = 0
    for index in range(6):
        c.dice[index] = 0
    for v in range(crew * CREW_VEHICLES, crew * CREW_VEHICLES + CREW_VEHICLES):
        g.vehicles[v].upgrade = 0
        g.vehicles[v].loads = 0
    tell(g, Event.PLAYER_OUT, crew, c.seat)


@rule
def is_in(g: State, seat: int) -> bool:
    """Whether a player still has a crew in the game."""
    for crew in range(g.crew_count):
        if g.crews[crew].seat == seat and g.crews[crew].out == 0:
            return True
    return False


@rule
def check_out(g: State, t: Tables) -> None:
    """Who has no operable vehicle left is out; the last player in wins; otherwise the finish comes in sight (TR-OUT-02,
    TR-WIN-09, TR-BTM-05, TR-WIN-04, TR-CRD-15).
    """
    if g.batch != 0 or g.over != 0:
        return
    before = g.outs
    for crew in range(g.crew_count):
        if g.crews[crew].out == 0 and g.crews[crew].running == 0:
            g.outs = before + 1
            go_out(g, crew)
    if g.outs == before:
        return
    inside = 0
    last = NOBODY
    for seat in range(g.seats):
        if is_in(g, seat):
            inside += 1
            last = seat
    if inside == 1:
        end_game(g, last, Reason.SURVIVOR)
    elif inside == 0:
        end_game(g, wipeout_winner(g), Reason.WIPEOUT)
    elif g.scrolling == 0:
        place_finish(g)


@rule
def wipeout_winner(g: State) -> int:
    """All went out together: a draw, or the owner of the vehicle that stood furthest forward (TR-WIN-06, TR-CRD-67)."""
    if g.house.simultaneous_wipeout == 0:
        return NOBODY
    best = BATCH_START
    winner = NOBODY
    for crew in range(g.crew_count):
        if g.crews[crew].out == g.outs and g.lost_space[crew] > best:
            best = g.lost_space[crew]
            winner = g.crews[crew].seat
    return winner


@rule
def place_finish(g: State) -> None:
    """The present lead tile is the final tile; this never changes again (TR-FRT-21, TR-FRT-23, TR-BTM-05)."""
    if g.final == 0:
        g.final = 1
        tell(g, Event.FINISH_LINE, lead_tile(g))


@rule
def begin_batch(g: State) -> None:
    """From here on losses belong together: who is out is looked at when the batch is over (TR-SIM-05)."""
    forget_losses(g)
    g.batch += 1


@rule
def end_batch(g: State, t: Tables) -> None:
    """The batch is complete; one inside another ends with the outer one."""
    g.batch -= 1
    check_out(g, t)
    if g.batch == 0:
        note_batch(g)


@rule
def forget_losses(g: State) -> None:
    """A new batch, or a single loss, begins."""
    if g.batch == 0:
        for crew in range(CREWS):
            g.lost_space[crew] = BATCH_START


@rule
def eliminate(g: State, t: Tables, v: int) -> None:
    """A vehicle is lost, and with the last one its crew (TR-DMG-07, TR-OUT-02)."""
    forget_losses(g)
    take_out(g, t, v)
    check_out(g, t)
