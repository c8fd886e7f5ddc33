"""What a seat may know (chapter 26): facedown tokens, hands, German cards are hidden from those who have not seen
them.
"""

from carambolage.engine.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def hide(g: State, t: Tables, seat: int) -> None:
    """Forget what a seat may not know."""


@rule
def imagine(g: State, t: Tables, seat: int) -> None:
    """Deal what a seat does not know anew."""
