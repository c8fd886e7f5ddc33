"""Information-set Monte Carlo tree search over any game, compiled with its rules.

Each iteration imagines a world that the searching seat cannot tell from the real one, with a chance of its own, walks
down the tree by what has paid off, adds one answer, plays on for a while by the game's own liking, and lets the game
judge where that led. Chance is open loop: a node stands for the answers given, whatever the dice said.

A node is a row: the answer that leads to it, who gives it, visits, the sum of rewards for the giver and of their
squares, first child, next sibling. Row 0 of `nodes` is no node: it counts the rows in use.
"""

from typing import Annotated

from carambolage.engine.record import Array
from carambolage.engine.rules.dice import Chooser, pick
from carambolage.engine.rules.drive import accept, favourite, settle, weigh
from carambolage.engine.rules.hidden import imagine_for
from carambolage.engine.rules.rule import bound, estimate, rule
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.twins.entry_points import Choosers, Games, Tables, rank_of

ACTION, SEAT, VISITS, REWARD, SQUARES, CHILD, SIBLING, COLUMNS = range(8)
BEST = 10_000
PLACED = 4_000
LONGEST_PATH = 64
SEARCHER, ROOT, COUNT, SEED, CUTOFF, WHIM, CURIOSITY, WIDENING, DOUBT = range(9)
THOUSANDTH = 0.001
Nodes = Annotated[list[list[int]], Array("i8", 2)]


@bound
def judge(g: GameRecord, t: Printed, seat: int) -> int:
    """How well a seat stands in a game under way, 0 to 10,000."""
    return 0


@bound
def glance(g: GameRecord, t: Printed, seat: int) -> int:
    """What a seat answers that has no time to weigh every answer; -1 if it takes that time."""
    return -1


@rule
def reward(g: GameRecord, t: Printed, seat: int) -> int:
    """What a game is worth to a seat: to win is everything, a better place is something."""
    if g.over == 0:
        return judge(g, t, seat)
    rank = rank_of(g, t, seat)
    if rank == 1:
        return BEST
    return PLACED * (g.seats - rank) // max(1, g.seats - 1)


@rule
def child_of(nodes: Nodes, node: int, action: int) -> int:
    """The node that an answer leads to, 0 if it has not been tried."""
    child = nodes[node][CHILD]
    while child != 0 and nodes[child][ACTION] != action:
        child = nodes[child][SIBLING]
    return child


@rule
def add_child(nodes: Nodes, node: int, action: int, seat: int) -> int:
    """A new node; 0 when there is no room left."""
    made = nodes[0][0]
    if made == len(nodes):
        return 0
    nodes[0][0] += 1
    row = nodes[made]
    row[ACTION] = action
    row[SEAT] = seat
    row[VISITS] = 0
    row[REWARD] = 0
    row[SQUARES] = 0
    row[CHILD] = 0
    row[SIBLING] = nodes[node][CHILD]
    nodes[node][CHILD] = made
    return made


@estimate
def promise(nodes: Nodes, node: int, log_visits: float, curiosity: float) -> float:
    """The upper confidence bound of a tried answer."""
    visits = nodes[node][VISITS]
    return nodes[node][REWARD] / (BEST * visits) + curiosity * float((log_visits / visits) ** 0.5)


@estimate
def best_tried(g: GameRecord, nodes: Nodes, node: int, log_visits: float, curiosity: float) -> int:
    """The child with the greatest promise among the answers offered in this world."""
    best = 0
    most = -1.0
    for index in range(g.offers):
        child = child_of(nodes, node, g.offer[index])
        if child != 0:
            hope = promise(nodes, child, log_visits, curiosity)
            if hope > most:
                most = hope
                best = child
    return best


@estimate
def spread_of(g: GameRecord, nodes: Nodes, node: int) -> float:
    """How far apart the outcomes of all answers tried here lie: the standard deviation, from 0 to a half."""
    visits = 0
    total = 0.0
    squares = 0.0
    for index in range(g.offers):
        child = child_of(nodes, node, g.offer[index])
        if child != 0:
            visits += nodes[child][VISITS]
            total += nodes[child][REWARD]
            squares += nodes[child][SQUARES]
    mean = total / max(1, visits)
    return float(max(0.0, squares / max(1, visits) - mean * mean) ** 0.5) / BEST


@estimate
def curiosity_about(g: GameRecord, nodes: Nodes, node: int, orders: Nodes) -> float:
    """How much what was tried less draws a search: more where outcomes lie far apart, if that is a habit."""
    curiosity = orders[0][CURIOSITY] * THOUSANDTH
    if orders[0][DOUBT] != 0:
        curiosity += orders[0][DOUBT] * THOUSANDTH * spread_of(g, nodes, node)
    return curiosity


@rule
def count_tried(g: GameRecord, nodes: Nodes, node: int) -> int:
    """How many of the answers offered in this world have been tried."""
    tried = 0
    for index in range(g.offers):
        if child_of(nodes, node, g.offer[index]) != 0:
            tried += 1
    return tried


@rule
def most_liked_untried(g: GameRecord, t: Printed, nodes: Nodes, node: int, seat: int) -> int:
    """The untried answer that the greedy player likes best."""
    best = -1
    most = 0
    for index in range(g.offers):
        action = g.offer[index]
        if child_of(nodes, node, action) == 0:
            liking = weigh(g, t, seat, action)
            if best < 0 or liking > most:
                most = liking
                best = action
    return best


@rule
def liked(g: GameRecord, t: Printed, p: Chooser, seat: int, whim: int) -> int:
    """What a player answers when the tree is left behind: mostly by liking, now and then on a whim."""
    if whim != 0 and pick(p, whim) == 0:
        return g.offer[pick(p, g.offers)]
    return at_a_glance(g, t, seat)


@rule
def at_a_glance(g: GameRecord, t: Printed, seat: int) -> int:
    """What a player likes best, or seems to where the game has a short way to tell."""
    action = glance(g, t, seat)
    return action if action >= 0 else favourite(g, t, seat)


@estimate
def log_of(visits: int) -> float:
    """The natural logarithm, close enough, by halving: the same on every machine."""
    value = visits * 1.0
    result = 0.0
    while value > 1.5:
        value /= 2.0
        result += 0.6931471805599453
    return result + (value - 1.0) - (value - 1.0) * (value - 1.0) / 2.0


@estimate
def next_child(g: GameRecord, t: Printed, nodes: Nodes, node: int, orders: Nodes) -> int:
    """The way down from a node: a new answer while few have been tried for so many visits, else the most promising."""
    visits = nodes[node][VISITS] + 1
    tried = count_tried(g, nodes, node)
    if tried == 0:
        return add_child(nodes, node, at_a_glance(g, t, g.seat), g.seat)
    if tried < g.offers and tried <= orders[0][WIDENING] * THOUSANDTH * visits**0.5:
        return add_child(nodes, node, most_liked_untried(g, t, nodes, node, g.seat), g.seat)
    return best_tried(g, nodes, node, log_of(visits), curiosity_about(g, nodes, node, orders))


@rule
def is_in_secret(g: GameRecord, seat: int) -> bool:
    """Whether another seat answers at the same time as others: it must not know what the tree knows."""
    return g.seat != seat and g.asked != 1 << g.seat


@estimate
def search_game(
    games: Games, tables: Tables, choosers: Choosers, template: Games, nodes: Nodes, paths: Nodes, orders: Nodes
) -> None:
    """Add iterations to a tree; `orders` holds the seat, the root, their number, the first seed and the habits."""
    g = games[0]
    t = tables[0]
    p = choosers[0]
    path = paths[0]
    seat = orders[0][SEARCHER]
    for iteration in range(orders[0][COUNT]):
        games[0] = template[0]
        imagine_for(g, t, seat, orders[0][SEED] + iteration)
        node = orders[0][ROOT]
        nodes[node][VISITS] += 1
        length = 0
        left = -1
        while g.over == 0 and left != 0:
            mover = g.seat
            child = 0
            if left < 0 and length < LONGEST_PATH and not is_in_secret(g, seat):
                child = next_child(g, t, nodes, node, orders)
                if child == 0 or nodes[child][VISITS] == 0:
                    left = orders[0][CUTOFF]
            if child != 0:
                node = child
                path[length] = child
                length += 1
                action = nodes[child][ACTION]
            else:
                action = liked(g, t, p, mover, orders[0][WHIM])
                left -= int(left > 0)
            g.decisions += 1
            accept(g, t, mover, action)
            settle(g, t)
        share_rewards(g, t, nodes, paths, length)


@rule
def share_rewards(g: GameRecord, t: Printed, nodes: Nodes, paths: Nodes, length: int) -> None:
    """Every node on the path gets what the outcome is worth to the one who chose it."""
    for seat in range(g.seats):
        paths[1][seat] = reward(g, t, seat)
    for step in range(length):
        row = nodes[paths[0][step]]
        row[VISITS] += 1
        row[REWARD] += paths[1][row[SEAT]]
        row[SQUARES] += paths[1][row[SEAT]] * paths[1][row[SEAT]]
