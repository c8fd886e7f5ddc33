"""Command boards (TR-CMP, TR-HOK-01): which commands a crew has, what dice they take; the supply of command tokens."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.names.things import BONUS_SLOT, Command, CrewKind, RigCommand
from carambolage.games.thunder_road.state import State, Tables

STANDARD, FINAL_FIVE = 11, 12


@rule
def board_of(g: State, crew: int) -> int:
    """A leader's board replaces the standard one (TR-CRW-04, TR-CRW-07)."""
    c = g.crews[crew]
    if c.leader != 0:
        return c.leader - 1
    return FINAL_FIVE if c.kind == CrewKind.FINAL_FIVE else STANDARD


@rule
def command_in(g: State, t: Tables, crew: int, slot: int) -> int:
    """The command of a slot; the fifth is the bonus card's (TR-BON-02)."""
    if slot == BONUS_SLOT:
        bonus = g.crews[crew].bonus
        return Command.BONUS + bonus - 1 if bonus != 0 else Command.NONE
    return t.command[board_of(g, crew)][slot]


@rule
def lowest_need(g: State, t: Tables, crew: int, slot: int) -> int:
    """The lowest value that a command takes, and what a token on it counts as; 0 for a star (TR-TOK-07)."""
    if slot == BONUS_SLOT:
        return t.bonus_low[g.crews[crew].bonus - 1]
    return t.low[board_of(g, crew)][slot]


@rule
def highest_need(g: State, t: Tables, crew: int, slot: int) -> int:
    """The highest value that a command takes."""
    if slot == BONUS_SLOT:
        return t.bonus_high[g.crews[crew].bonus - 1]
    return t.high[board_of(g, crew)][slot]


@rule
def takes_value(g: State, t: Tables, crew: int, slot: int, value: int) -> bool:
    """Whether a die of some value may go on a command (TR-ASG-07, TR-CRW-10, TR-CRW-11)."""
    low = lowest_need(g, t, crew, slot)
    return low > 0 and low <= value <= highest_need(g, t, crew, slot)


@rule
def works(g: State, crew: int, command: int) -> bool:
    """A damaged command of the truck does not work, also in the turn in which it is damaged (TR-RIG-10, TR-RIG-41)."""
    return command >= RigCommand.REPAIR or not (g.crews[crew].dented >> command) & 1


@rule
def take_tokens(g: State, t: Tables, crew: int) -> None:
    """As many as the leader's board shows stars (TR-CRW-05, TR-TOK-01, TR-TOK-11)."""
    c = g.crews[crew]
    c.tokens = t.stars[c.leader - 1]
    g.token_supply -= c.tokens


@rule
def return_tokens(g: State, crew: int) -> None:
    """Tokens on commands go to the supply at the end of the round, spent for good (TR-TOK-10, TR-HOK-04)."""
    c = g.crews[crew]
    g.token_supply += c.tokens_out
    c.tokens_out = 0
