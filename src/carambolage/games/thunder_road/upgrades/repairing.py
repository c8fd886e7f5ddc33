"""Repairs outside a command: Tool Kit, Cruft's scrap (TR-UPG-125, TR-CRW-181)."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.damages import mend
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Damage
from carambolage.games.thunder_road.state import State, Tables
from carambolage.games.thunder_road.upgrades.fitted import use_upgrade_up


@rule
def can_use_tool_kit(g: State, v: int) -> bool:
    """An operable car with a damage token (TR-UPG-125)."""
    return g.vehicles[v].damage[0] != Damage.NONE


@rule
def use_tool_kit(g: State, t: Tables, v: int) -> None:
    """Its only token is removed (TR-UPG-125)."""
    use_upgrade_up(g, v)
    mend(g, t, v, 0)


@flow.answering(Question.SPEND_SCRAP)
def answer_scrap(g: State, t: Tables, seat: int, action: int) -> None:
    """The token that the scrap was paid for (TR-CRW-181)."""
    number = action - Action.REPAIR
    mend(g, t, number // 2, number % 2)
