"""How much the greedy bot likes an answer."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wreckage.names.action import Action
from carambolage.games.wreckage.names.question import Question
from carambolage.games.wreckage.state import State
from carambolage.games.wreckage.tables import Tables


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """Shoot rather than not, use cards rather than not."""
    if g.ask == Question.FIRE:
        return int(action != Action.PASS)
    if g.ask == Question.USE_CARD:
        return int(action != Action.DECLINE)
    return 0
