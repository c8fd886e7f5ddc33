"""Command tokens (chapter 4 of the cards): the supply."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.state import State, Tables


@rule
def take_tokens(g: State, t: Tables, crew: int) -> None:
    """As many as the leader's board shows stars (TR-CRW-05)."""
    c = g.crews[crew]
    c.tokens = t.stars[c.leader - 1]
    g.token_supply -= c.tokens


@rule
def return_tokens(g: State, crew: int) -> None:
    """Tokens on commands go to the supply at the end of the round, spent for good (TR-TOK-10)."""
    c = g.crews[crew]
    g.token_supply += c.tokens_out
    c.tokens_out = 0
