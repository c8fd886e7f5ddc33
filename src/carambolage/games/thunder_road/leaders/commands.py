"""The commands of the leader boards (TR-CRW-13): which have a use now, and what each does."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask
from carambolage.games.thunder_road.leaders.abigail import ask_for_block, has_car_to_pull_over, has_space_for_block
from carambolage.games.thunder_road.leaders.asha import crack_whip
from carambolage.games.thunder_road.leaders.cruft import has_crane_target
from carambolage.games.thunder_road.leaders.em_berco import draw_flames_back, has_burning_enemy
from carambolage.games.thunder_road.leaders.leading import set_to_work
from carambolage.games.thunder_road.leaders.machine_gun_joe import can_open_fire, open_fire
from carambolage.games.thunder_road.leaders.madame_boubreaux import has_car_to_hex
from carambolage.games.thunder_road.leaders.ms_betty import has_swap
from carambolage.games.thunder_road.leaders.vince_vamp import dead_mens_nitro, raise_the_dead
from carambolage.games.thunder_road.leaders.wong import send_spotter
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command
from carambolage.games.thunder_road.repairs import has_damage
from carambolage.games.thunder_road.state import State, Tables


@rule
def leader_command_has_use(g: State, t: Tables, crew: int, made: int) -> bool:
    """Whether a command has some legal use at this moment (TR-CRW-15); in round 1 nobody shoots (TR-CRD-19)."""
    if made == Command.RAISE_THE_DEAD:
        return has_damage(g, crew)
    if made == Command.PULL_OVER:
        return has_car_to_pull_over(g, t)
    if made == Command.ROADBLOCK:
        return has_space_for_block(g, t)
    if made == Command.SWAP_MEET:
        return has_swap(g, crew)
    if made == Command.MAGNET_CRANE:
        return has_crane_target(g, t)
    if made == Command.OPENING_FIRE:
        return can_open_fire(g, t)
    if made == Command.HEX:
        return has_car_to_hex(g, crew)
    if made == Command.BACK_DRAFT:
        return has_burning_enemy(g, crew)
    if made == Command.CALLED_SHOT or made == Command.BULLET_HOSE or made == Command.FLAMETHROWER:
        return g.round > 1
    return True


@rule
def activate_leader_command(g: State, t: Tables, made: int) -> None:
    """Carry a command out, or make it ready for later in this turn (TR-CRW-13); one that has lost its target meanwhile
    asks nothing (TR-CRD-17).
    """
    crew = g.turn.crew
    if made == Command.RAISE_THE_DEAD:
        raise_the_dead(g, t, crew)
    elif made == Command.DEAD_MENS_NITRO:
        dead_mens_nitro(g, t)
    elif made == Command.PULL_OVER:
        ask(g, Question.NUDGE_TARGET, g.turn.seat, g.turn.vehicle, 0, 0)
    elif made == Command.ROADBLOCK:
        ask_for_block(g, t)
    elif made == Command.WHIP_CRACK:
        crack_whip(g)
    elif made == Command.SWAP_MEET:
        ask(g, Question.SWAP_MEET, g.turn.seat, crew, 0, 0)
    elif made == Command.SPOTTER:
        send_spotter(g, crew)
    elif made == Command.MAGNET_CRANE:
        ask(g, Question.CRANE_TARGET, g.turn.seat, crew, 0, 0)
    elif made == Command.OPENING_FIRE:
        open_fire(g)
    elif made == Command.HEX:
        ask(g, Question.HEX_TARGET, g.turn.seat, crew, 0, 0)
    elif made == Command.BACK_DRAFT:
        draw_flames_back(g, crew)
    else:
        set_to_work(g, made)
