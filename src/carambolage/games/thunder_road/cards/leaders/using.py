"""What the leaders' boards do: commands (TR-CRW-13) and powers that are used from the effect menu (TR-CRD-13)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask
from carambolage.games.thunder_road.cards.leaders.abigail import (
    ask_for_block,
    has_car_to_pull_over,
    has_space_for_block,
)
from carambolage.games.thunder_road.cards.leaders.asha import crack_whip
from carambolage.games.thunder_road.cards.leaders.cris_crass import can_floor_it, floor_it
from carambolage.games.thunder_road.cards.leaders.cruft import can_pay_scrap, has_crane_target, pay_scrap
from carambolage.games.thunder_road.cards.leaders.em_berco import (
    can_play_with_fire,
    draw_flames_back,
    has_burning_enemy,
    play_with_fire,
)
from carambolage.games.thunder_road.cards.leaders.leading import has_power, set_to_work
from carambolage.games.thunder_road.cards.leaders.machine_gun_joe import (
    can_open_fire,
    can_tap_again,
    open_fire,
    tap_again,
)
from carambolage.games.thunder_road.cards.leaders.madame_boubreaux import has_car_to_hex, has_token_to_see, look_ahead
from carambolage.games.thunder_road.cards.leaders.ms_betty import has_swap
from carambolage.games.thunder_road.cards.leaders.vince_vamp import dead_mens_nitro, raise_the_dead
from carambolage.games.thunder_road.cards.leaders.wong import send_spotter
from carambolage.games.thunder_road.damage.tokens import has_damage
from carambolage.games.thunder_road.names.cards import Leader
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Moment
from carambolage.games.thunder_road.state import State, Tables


@rule
def leader_command_has_use(g: State, t: Tables, crew: int, command: int) -> bool:
    """Whether a command has some legal use at this moment (TR-CRW-15); in round 1 nobody shoots (TR-CRD-19)."""
    if command == Command.RAISE_THE_DEAD:
        return has_damage(g, crew)
    if command == Command.PULL_OVER:
        return has_car_to_pull_over(g, t)
    if command == Command.ROADBLOCK:
        return has_space_for_block(g, t)
    if command == Command.SWAP_MEET:
        return has_swap(g, crew)
    if command == Command.MAGNET_CRANE:
        return has_crane_target(g, t)
    if command == Command.OPENING_FIRE:
        return can_open_fire(g, t)
    if command == Command.HEX:
        return has_car_to_hex(g, crew)
    if command == Command.BACK_DRAFT:
        return has_burning_enemy(g, crew)
    if command == Command.CALLED_SHOT or command == Command.BULLET_HOSE or command == Command.FLAMETHROWER:
        return g.round > 1
    return True


@rule
def activate_leader_command(g: State, t: Tables, command: int) -> None:
    """Carry a command out, or make it ready for later in this turn (TR-CRW-13); one that has lost its target meanwhile
    asks nothing (TR-CRD-17).
    """
    crew = g.turn.crew
    if command == Command.RAISE_THE_DEAD:
        raise_the_dead(g, t, crew)
    elif command == Command.DEAD_MENS_NITRO:
        dead_mens_nitro(g, t)
    elif command == Command.PULL_OVER:
        ask(g, Question.NUDGE_TARGET, g.turn.seat, g.turn.vehicle)
    elif command == Command.ROADBLOCK:
        ask_for_block(g, t)
    elif command == Command.WHIP_CRACK:
        crack_whip(g)
    elif command == Command.SWAP_MEET:
        ask(g, Question.SWAP_MEET, g.turn.seat, crew)
    elif command == Command.SPOTTER:
        send_spotter(g, crew)
    elif command == Command.MAGNET_CRANE:
        ask(g, Question.CRANE_TARGET, g.turn.seat, crew)
    elif command == Command.OPENING_FIRE:
        open_fire(g)
    elif command == Command.HEX:
        ask(g, Question.HEX_TARGET, g.turn.seat, crew)
    elif command == Command.BACK_DRAFT:
        draw_flames_back(g, crew)
    else:
        set_to_work(g, command)


@rule
def power_usable(g: State, t: Tables, now: int, crew: int, who: int) -> bool:
    """Whether a power can be used at a moment, to some effect (TR-CRD-09, TR-CRD-18)."""
    if not has_power(g, crew, who):
        return False
    if now == Moment.TURN_START:
        if who == Leader.CRUFT:
            return can_pay_scrap(g, t, crew)
        return who == Leader.MADAME_BOUBREAUX and has_token_to_see(g, crew)
    if now == Moment.MOVE_START:
        if who == Leader.CRIS_CRASS:
            return can_floor_it(g, t)
        return who == Leader.EM_BERCO and can_play_with_fire(g)
    return now == Moment.SHOT_OVER and who == Leader.MACHINE_GUN_JOE and can_tap_again(g, t)


@rule
def use_power(g: State, t: Tables, crew: int, who: int) -> None:
    """Use one of them."""
    if who == Leader.CRUFT:
        pay_scrap(g, t, crew)
    elif who == Leader.MADAME_BOUBREAUX:
        look_ahead(g, crew)
    elif who == Leader.CRIS_CRASS:
        floor_it(g, t, crew)
    elif who == Leader.EM_BERCO:
        play_with_fire(g, crew)
    else:
        tap_again(g, t, crew)
