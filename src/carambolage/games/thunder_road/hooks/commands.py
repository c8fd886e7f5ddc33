"""COMMAND: commands that leaders and bonus cards add (TR-EFX-04, TR-HOK-01, TR-HOK-08), and what listens to
Airstrike.
"""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def has_use(g: State, t: Tables, crew: int, command: int) -> bool:
    """Whether a command of a leader or bonus card can do anything now (TR-CRD-18, TR-CRW-15)."""
    return False


@rule
def activate_card(g: State, t: Tables, command: int, value: int) -> None:
    """Carry out a command of a leader or bonus card."""


@rule
def before_airstrike(g: State, t: Tables, crew: int) -> None:
    """Before the chopper is placed: Airlift (TR-AIR-104)."""


@rule
def chopper_placed(g: State, t: Tables, crew: int) -> None:
    """The chopper was placed by an Airstrike, before its shot: the advanced airstrikes (TR-AIR-04)."""


@rule
def may_place_chopper(g: State, t: Tables, space: int) -> bool:
    """Whether a tile allows choppers: No-Fly Zone (TR-ROA-105)."""
    return True


@rule
def offer_cards(g: State, t: Tables, crew: int, coasting: bool) -> None:
    """The hand cards of a German crew that can be assigned (TR-GER-06)."""


@rule
def offer_command_cards(g: State, t: Tables, crew: int) -> None:
    """The hand cards of a German crew that can go on a command (TR-GER-07)."""


@rule
def spend_card(g: State, t: Tables, crew: int, card: int) -> int:
    """A hand card is played; returns its value (TR-GER-06, TR-GER-27)."""
    return 0


@rule
def may_place_token(g: State, t: Tables, crew: int, slot: int) -> bool:
    """Whether a command token may go on a slot: not on the bonus card when the option forbids it (TR-TOK-08)."""
    return True
