"""The greedy player: how much it likes each answer. It knows its own hand and what lies open, nothing else."""

from carambolage.engine.rules.rule import rule
from carambolage.games.wacky_races.move.course import ground, matches
from carambolage.games.wacky_races.move.movement import destination, landing
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import SLOTS, TERRAINS, Manner, Power, Terrain, Tile, Trap
from carambolage.games.wacky_races.powers.rufus import forest_distance
from carambolage.games.wacky_races.state import State, Tables

STEP = 100
TRAP_RISK = 60
WEARY = 2


@rule
def worth_of_place(g: State, place: int) -> int:
    """A tile ahead is worth a step, a trapped one less."""
    worth = STEP * place
    if place < g.finish and g.trap[ground(g, place)] != Trap.NONE:
        worth -= TRAP_RISK
    return worth


@rule
def chain_value(g: State, t: Tables, seat: int, start: int, without: int) -> int:
    """How far the cards left in hand carry on from a place, each matching the tile reached, one card set aside."""
    place = start
    used = 0
    while place < g.finish:
        spot = ground(g, place)
        if g.trap[spot] != Trap.NONE or g.tile[spot] == Tile.SWAMP or g.covered[spot] != 0:
            return place
        match = -1
        for card in range(TERRAINS):
            held = g.hand[seat][card] - (card == without) - ((used >> (4 * card)) & 15)
            if held > 0 and matches(g, t, spot, card):
                match = card
        if match < 0:
            return place
        used += 1 << (4 * match)
        place = landing(g, t, seat, place, 1)
    return place


@rule
def like_card(g: State, t: Tables, seat: int, card: int) -> int:
    """A card is worth the place that the whole chain reaches; a rarer terrain is kept for later."""
    step = landing(g, t, seat, g.racers[seat].place, 1)
    reach = chain_value(g, t, seat, step, card)
    return worth_of_place(g, step) + STEP * (reach - step) + g.hand[seat][card]


@rule
def like_run(g: State, t: Tables, seat: int, distance: int) -> int:
    """A run is worth its tiles; a single one is left to the cards."""
    place = g.racers[seat].place
    if distance < 2:
        return STEP * place - STEP
    return worth_of_place(g, destination(g, t, seat, distance, Manner.POWER)) - STEP // 4


@rule
def needs_a_nap(g: State, seat: int) -> bool:
    """Hardly a card in hand, and both other powers that drive are used up."""
    ready = g.racers[seat].ready
    return g.cards[seat] <= WEARY and (ready >> 1) & 1 == 0 and (ready >> 3) & 1 == 0


@rule
def wants_forest(g: State, t: Tables, seat: int) -> bool:
    """A Forest card is held, and no card for the tile directly ahead."""
    ahead = g.racers[seat].place + 1
    if g.hand[seat][Terrain.FOREST] == 0 or ahead >= g.finish:
        return False
    for card in range(TERRAINS):
        if g.hand[seat][card] > 0 and matches(g, t, ground(g, ahead), card):
            return False
    return True


@rule
def like_power(g: State, t: Tables, seat: int, slot: int) -> int:
    """A power that drives is worth the tiles it gains; others are used when they help now."""
    which = SLOTS * g.racers[seat].car + slot
    place = g.racers[seat].place
    if which == Power.CLEAR_CUT:
        return like_run(g, t, seat, forest_distance(g, t, seat))
    if which == Power.BLUBBERS_PANIC:
        return like_run(g, t, seat, t.number[which][0] - 1)
    if t.forward[which] != 0 and which != Power.DOUBLE_TIME:
        far = destination(g, t, seat, max(t.number[which][0], 2), Manner.POWER)
        return worth_of_place(g, far) - STEP // 4
    if which in (Power.BONK, Power.TIMBER, Power.HAUNTING):
        return STEP * place + STEP if g.finish - place < 14 else STEP * place - STEP
    if which == Power.FORTY_WINKS:
        return STEP * place + (STEP if needs_a_nap(g, seat) else -2 * STEP)
    if which == Power.SAWTOOTH:
        return STEP * place + (STEP if wants_forest(g, t, seat) else -STEP)
    if which == Power.CONVERT_A_CAR or which == Power.DOUBLE_TIME:
        return STEP * place + 2 * STEP
    return STEP * place + (STEP if g.cards[seat] <= 3 else STEP // 2)


@rule
def like_turn_action(g: State, t: Tables, seat: int, action: int) -> int:
    """Drive as far as the hand goes, use powers that gain, end when nothing does."""
    place = g.racers[seat].place
    if Action.PLAY <= action < Action.PAY:
        return like_card(g, t, seat, action - Action.PLAY)
    if Action.USE <= action < Action.STUCK:
        return like_power(g, t, seat, action - Action.USE)
    if action == Action.END:
        return STEP * place + STEP // 4
    return STEP * place + STEP


@rule
def like_racer(g: State, t: Tables, seat: int, racer: int) -> int:
    """Own racer first where being first is good; else the rival that is farthest ahead."""
    if g.ask in (Question.PW_TARGET, Question.PW_OPPONENT, Question.SLEIGHT_PICK, Question.TRAP_VICTIM):
        return g.racers[racer].place - (STEP if racer == seat else 0)
    return STEP if racer == seat else -g.racers[racer].place


@rule
def like_tile(g: State, t: Tables, seat: int, spot: int) -> int:
    """A tile as a target: far ahead for a push or a landing, behind the own racer for a trap's removal."""
    return spot


@rule
def weigh(g: State, t: Tables, seat: int, action: int) -> int:
    """How much the greedy player likes an answer."""
    if g.ask == Question.TURN_ACTION:
        return like_turn_action(g, t, seat, action)
    if Action.PAY_PAIR <= action < Action.PAY_TRIPLE:
        return STEP
    if Action.RACER <= action < Action.RECOVER:
        return like_racer(g, t, seat, action - Action.RACER)
    if Action.RECOVER <= action < Action.EXHAUST:
        which = SLOTS * g.racers[seat].car + action - Action.RECOVER
        return STEP * t.forward[which] + action - Action.RECOVER
    if Action.EXHAUST <= action < Action.DECLINE:
        return -(action - Action.EXHAUST)
    if action == Action.DECLINE:
        return 0 if g.ask == Question.PW_TURBO else -STEP
    if action in (Action.STOP, Action.STAY):
        return 0
    if Action.DISCARD <= action < Action.STOP:
        return -1
    if Action.TILE <= action < Action.TRAP:
        return like_tile(g, t, seat, action - Action.TILE)
    if (
        Action.NAME <= action < Action.KEEP
        or Action.KEEP <= action < Action.PLAY_NAMED
        or Action.TOP <= action < Action.NAME
    ):
        return g.hand[seat][(action - Action.TOP) % TERRAINS]
    return 1
