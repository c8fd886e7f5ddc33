"""How the greedy player gives orders: dice, commands, targets, where the chopper goes, which dice to roll again."""

from carambolage.engine.rules.rule import rule
from carambolage.games.thunder_road.ground.grid import OVER_FRONT, neighbour, on_board, progress, progress_change
from carambolage.games.thunder_road.ground.places import crew_of
from carambolage.games.thunder_road.names.action import Action
from carambolage.games.thunder_road.names.things import COMMAND_SLOTS, Command, Damage, Terrain
from carambolage.games.thunder_road.slam.pushes import pushed_vehicle
from carambolage.games.thunder_road.state import CREW_VEHICLES, FIRST_WRECK, NOBODY, State, Tables
from carambolage.games.thunder_road.turn.boards import command_in

LOST = -100
BEHIND = 14


@rule
def standing(g: State, v: int) -> int:
    """How far a vehicle has come, with the start area behind everything."""
    space = g.vehicles[v].space
    return BEHIND + progress(g, space) if space >= 0 else BEHIND - 1


@rule
def worth_of_assignment(g: State, t: Tables, action: int) -> int:
    """The best die goes to the vehicle that is furthest ahead; a second die of the bikes rather than a command."""
    if action >= Action.ASSIGN_CARD:
        number = action - Action.ASSIGN_CARD
        card = number // 3 % 18
        return t.german_move[card] * standing(g, number // 54 * CREW_VEHICLES + number % 3)
    number = action - Action.ASSIGN
    value = number // CREW_VEHICLES % 6 + 1
    return value * standing(g, number // 30 * CREW_VEHICLES + number % CREW_VEHICLES)


@rule
def worth_of_command(g: State, t: Tables, action: int) -> int:
    """Repair what is broken, else drive on, else a chopper; the lowest die that will do."""
    if action == Action.DECLINE:
        return 0
    number = action - (Action.COMMAND_CARD if action >= Action.COMMAND_CARD else Action.COMMAND)
    value = 0 if action >= Action.COMMAND_CARD else number // COMMAND_SLOTS + 1
    command = command_in(g, t, g.turn.crew, number % COMMAND_SLOTS)
    if command == Command.REPAIR or command == Command.RAISE_THE_DEAD:
        return 60
    if command == Command.WHIP_CRACK:
        return 20 + 8 * g.dice.road
    if command == Command.NITRO:
        return 20 + 8 * value
    if command == Command.AIRSTRIKE:
        return 24 - 3 * value if g.round > 1 else 1
    return 12 - value


@rule
def is_enemy(g: State, seat: int, v: int) -> bool:
    """Whether a vehicle belongs to another player."""
    crew = crew_of(v)
    return crew != NOBODY and g.crews[crew].seat != seat


@rule
def prey(g: State, seat: int, v: int) -> int:
    """How much a shot at a vehicle is worth: large, damaged and far ahead is best; never an own one."""
    if v >= FIRST_WRECK:
        return -1
    if not is_enemy(g, seat, v):
        return LOST
    vehicle = g.vehicles[v]
    if vehicle.broken != 0:
        return 0
    return 10 + 5 * vehicle.size + 15 * int(vehicle.damage[0] != Damage.NONE) + standing(g, v) // 4


@rule
def worth_of_target(g: State, t: Tables, seat: int, action: int) -> int:
    """Shoot enemies, never own vehicles."""
    if action == Action.DECLINE:
        return 0
    if Action.VEHICLE <= action < Action.RIG_COMMAND:
        return prey(g, seat, action - Action.VEHICLE)
    return 20


@rule
def worth_of_place(g: State, t: Tables, seat: int, space: int) -> int:
    """The chopper goes where it has the best shot."""
    best = 0
    for way in range(3):
        there = on_board(g, t, space, way)
        if there != NOBODY and g.at[there] != NOBODY:
            best = max(best, prey(g, seat, g.at[there]))
    return best


@rule
def push_worth(g: State, t: Tables) -> int:
    """What the slam dice on the table do to the vehicle they push: forward is good, an edge or a rock is the end."""
    v = pushed_vehicle(g)
    way = g.dice.direction
    there = neighbour(g, t, g.vehicles[v].space, way)
    if there < 0 or (there < OVER_FRONT and g.ground[there] == Terrain.IMPASSABLE):
        return LOST
    return progress_change(way)


@rule
def worth_of_reroll(g: State, t: Tables, seat: int, action: int) -> int:
    """Keep the dice that hurt an enemy, reroll those that hurt oneself."""
    worth = push_worth(g, t)
    if is_enemy(g, seat, pushed_vehicle(g)):
        worth = -worth
    return int((action == Action.ACCEPT) == (worth < 0))
