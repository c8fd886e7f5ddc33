"""Bumpo the Clown, Bumpmeister: Clown Car Physics, Big Shoes (TR-CRW-150, TR-CRW-154); Ricochet is in keeping_moves."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.leaders.leading import at_work, leads, use_command_up
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Leader, SlamFace
from carambolage.games.thunder_road.places import crew_of
from carambolage.games.thunder_road.state import State, Tables


@rule
def clown_rights(g: State) -> None:
    """In a slam with exactly one of the crew's cars its player may reroll whatever the sizes; a player has one right
    from size and power together (TR-CRW-150, TR-EFX-61).
    """
    top = crew_of(g.slam.top)
    bottom = crew_of(g.slam.bottom)
    if top == bottom:
        return
    crew = top if leads(g, top, Leader.BUMPO) else bottom
    if leads(g, crew, Leader.BUMPO) and not has_right(g, g.crews[crew].seat):
        g.slam.rights |= 1 << crew


@rule
def has_right(g: State, seat: int) -> bool:
    """Whether a player has a right to reroll already."""
    for crew in range(g.crew_count):
        if (g.slam.rights >> crew) & 1 and g.crews[crew].seat == seat:
            return True
    return False


@rule
def wears_big_shoes(g: State) -> bool:
    """The first slam with the active car this turn (TR-CRW-154)."""
    if not at_work(g, Command.BIG_SHOES) or g.crews[g.turn.crew].out != 0:
        return False
    return g.slam.top == g.turn.vehicle or g.slam.bottom == g.turn.vehicle


@rule
def stamp_big_shoes(g: State) -> None:
    """The slam die is set, with a motorcycle or the truck there is none; nobody rerolls (TR-CRW-154, TR-CRD-53)."""
    use_command_up(g, Command.BIG_SHOES)
    g.slam.fixed = 1
    push(g, Effect.BIG_SHOES_ROLL, 0, 0, 0)
    if g.slam.bare == 0:
        ask(g, Question.BIG_SHOES, g.turn.seat, 0, 0, 0)


@flow.offering(Question.BIG_SHOES)
def offer_big_shoes(g: State, t: Tables, seat: int) -> None:
    """Top or bottom."""
    offer(g, Action.TOP)
    offer(g, Action.BOTTOM)


@flow.answering(Question.BIG_SHOES)
def answer_big_shoes(g: State, t: Tables, seat: int, action: int) -> None:
    """The slam die lies as chosen."""
    g.dice.slam = SlamFace.TOP if action == Action.TOP else SlamFace.BOTTOM


@flow.effect(Effect.BIG_SHOES_ROLL)
def roll_twice(g: State, t: Tables) -> None:
    """The direction die is rolled twice, the player chooses between the two (TR-CRW-154)."""
    first = t.direction_die[roll(g, 6)]
    second = t.direction_die[roll(g, 6)]
    ask(g, Question.BIG_SHOES_WAY, g.turn.seat, first, second, 0)


@flow.offering(Question.BIG_SHOES_WAY)
def offer_ways(g: State, t: Tables, seat: int, first: int, second: int) -> None:
    """Either direction."""
    offer(g, Action.STEP + first)
    if second != first:
        offer(g, Action.STEP + second)


@flow.answering(Question.BIG_SHOES_WAY)
def answer_way(g: State, t: Tables, seat: int, action: int) -> None:
    """The direction counts."""
    g.dice.direction = action - Action.STEP
