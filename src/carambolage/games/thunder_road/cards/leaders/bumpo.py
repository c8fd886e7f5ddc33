"""Bumpo the Clown, Bumpmeister: Clown Car Physics, Big Shoes, Ricochet; Spring Bumper's moves."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push
from carambolage.games.thunder_road.cards.leaders.leading import at_work, leads, use_command_up
from carambolage.games.thunder_road.cards.upgrades.fitted import may_use_upgrade
from carambolage.games.thunder_road.cards.upgrades.wheels import rolls_over_goo
from carambolage.games.thunder_road.flow import flow
from carambolage.games.thunder_road.ground.grid import is_operable
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.effect import Effect
from carambolage.games.thunder_road.names.question import Question
from carambolage.games.thunder_road.names.things import Command, Leader, Moment, SlamFace, Stop, Terrain, Upgrade
from carambolage.games.thunder_road.state import State, Tables


@rule
def clown_rights(g: State) -> None:
    """In a slam with exactly one of the crew's cars its player may reroll whatever the sizes; a player has one right
    from size and power together (TR-CRW-150, TR-EFX-61).
    """
    if g.house.leaders == 0:
        return
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
def try_big_shoes(g: State) -> bool:
    """In the first slam with the active car this turn the slam die is set, with a motorcycle or the truck there is
    none; nobody rerolls (TR-CRW-154, TR-CRD-53).
    """
    if not at_work(g, Command.BIG_SHOES) or g.crews[g.turn.crew].out != 0:
        return False
    if g.slam.top != g.turn.vehicle and g.slam.bottom != g.turn.vehicle:
        return False
    use_command_up(g, Command.BIG_SHOES)
    g.slam.fixed = 1
    push(g, Effect.BIG_SHOES_ROLL)
    if g.slam.bare == 0:
        ask(g, Question.BIG_SHOES, g.turn.seat)
    return True


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
    ask(g, Question.BIG_SHOES_WAY, g.turn.seat, first, second)


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


@rule
def brace(g: State, v: int) -> None:
    """The active car has driven into a slam: what it keeps and what its bumper does come after the whole chain
    (TR-CRW-152, TR-UPG-115, TR-UPG-116). Ricochet comes first and leaves nothing to Spring Bumper (TR-UPG-35).
    """
    turn = g.turn
    turn.kept = turn.moves
    turn.shoved = 0
    turn.stopped &= ~Stop.DAMAGE
    if may_use_upgrade(g, v, Upgrade.SPIKED_BUMPER) or may_use_upgrade(g, v, Upgrade.SPRING_BUMPER):
        push(g, Effect.MENU, Moment.SLAM_OVER, crew_of(v), v)
    if at_work(g, Command.RICOCHET):
        use_command_up(g, Command.RICOCHET)
        push(g, Effect.KEEP_MOVES, v)


@rule
def can_go_on(g: State, v: int) -> bool:
    """On the board, operable, without damage from the chain, on no space that takes its moves away (TR-EFX-63)."""
    space = g.vehicles[v].space
    if space < 0 or not is_operable(g, v) or g.turn.stopped & Stop.DAMAGE:
        return False
    stuck = g.ground[space] == Terrain.GOO and not rolls_over_goo(g, v)
    return not stuck and g.ground[space] != Terrain.RAMP


@rule
def go_on(g: State, moves: int) -> None:
    """The car drives on from wherever the chain left it; what the slam does to the road die stays as it is (TR-EFX-63,
    TR-EFX-59).
    """
    g.turn.moves = moves
    g.turn.lost = 0
    g.turn.kept = 0


@flow.effect(Effect.KEEP_MOVES)
def ricochet(g: State, t: Tables, v: int) -> None:
    """The slam has not taken the moves away (TR-CRW-152)."""
    if can_go_on(g, v):
        go_on(g, g.turn.kept)
    g.turn.kept = 0
