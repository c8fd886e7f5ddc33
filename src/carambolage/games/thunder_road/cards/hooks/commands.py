"""COMMAND: commands that leaders and bonus cards add (TR-EFX-04, TR-HOK-01, TR-HOK-08), and what listens to
Airstrike.
"""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import push
from carambolage.games.thunder_road.cards.bonus_commands import activate_bonus, bonus_has_use
from carambolage.games.thunder_road.cards.leaders.using import activate_leader_command, leader_command_has_use
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.things import BONUS_SLOT, Command, Mark, Moment
from carambolage.games.thunder_road.state import State, Tables


@rule
def has_use(g: State, t: Tables, crew: int, command: int) -> bool:
    """Whether a command of a leader or bonus card can do anything now (TR-CRD-18, TR-CRW-15, TR-HOK-01, TR-HOK-08)."""
    if command >= Command.BONUS:
        return bonus_has_use(g, t, crew, command)
    return leader_command_has_use(g, t, crew, command)


@rule
def activate_card(g: State, t: Tables, command: int, value: int) -> None:
    """Carry out a command of a leader or bonus card."""
    if command >= Command.BONUS:
        activate_bonus(g, t, command)
    else:
        activate_leader_command(g, t, command)


@rule
def before_airstrike(g: State, t: Tables, crew: int) -> None:
    """Before the chopper is placed: Airlift (TR-AIR-104)."""
    if g.house.cards == 0:
        return
    g.turn.goals &= ~(Mark.AIRLIFTED | Mark.NO_SHOT)
    push(g, Effect.MENU, Moment.AIRSTRIKE_BEFORE, crew)


@rule
def chopper_placed(g: State, t: Tables, crew: int) -> None:
    """The chopper was placed by an Airstrike, before its shot: the advanced airstrikes (TR-AIR-04)."""
    if g.house.cards != 0:
        push(g, Effect.MENU, Moment.AIRSTRIKE_PLACED, crew)


@rule
def may_place_token(g: State, t: Tables, crew: int, slot: int) -> bool:
    """Whether a command token may go on a slot: not on the bonus card when the option forbids it (TR-TOK-08)."""
    return slot != BONUS_SLOT or g.house.token_on_bonus_command != 0
