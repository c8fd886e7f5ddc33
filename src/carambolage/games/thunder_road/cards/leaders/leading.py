"""Who leads a crew, what is left of the power, which commands are at work this turn."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.cards import Card
from carambolage.games.thunder_road.state import NOBODY, State, Tables


@rule
def leads(g: State, crew: int, leader: int) -> bool:
    """Whether a crew has a certain leader; a crew that is out has none (TR-CRW-16, TR-CRD-21, TR-BIK-02)."""
    return crew != NOBODY and g.crews[crew].leader == leader + 1


@rule
def has_power(g: State, crew: int, leader: int) -> bool:
    """Whether a leader's power may still be used (TR-CRD-10)."""
    return leads(g, crew, leader) and g.crews[crew].spent == 0


@rule
def use_power_up(g: State, crew: int) -> None:
    """A use of the power counts against its limit (TR-CRD-10)."""
    g.crews[crew].spent = 1


@rule
def number_of(t: Tables, leader: int, place: int) -> int:
    """A number of a leader's power, as printed."""
    return t.number[Card.POWER + leader][place]


@rule
def at_work(g: State, command: int) -> bool:
    """Whether a command was activated this turn and still acts (TR-CRW-13)."""
    return (g.turn.powers >> command) & 1 == 1


@rule
def set_to_work(g: State, command: int) -> None:
    """A command acts later in this turn."""
    g.turn.powers |= 1 << command


@rule
def use_command_up(g: State, command: int) -> None:
    """A command has acted."""
    g.turn.powers &= ~(1 << command)
