"""Steps that single races add to the game (chapter 15); what they change of the ground is in `ground`."""

from carambolage.engine.rules.dice import roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, offer, push, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import decider, ground, lying_low, may_hold_trap, players_left, racers_at
from carambolage.games.wacky_races.move.movement import move_several
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import TERRAINS, Manner, Tile
from carambolage.games.wacky_races.races.ground import is_ghost_farm
from carambolage.games.wacky_races.state import State, Tables
from carambolage.games.wacky_races.tiles.payments import leave_by_card
from carambolage.games.wacky_races.traps.deck import lay_seen, lay_top_trap, offer_seen
from carambolage.games.wacky_races.turn.cards import lose_card, put_on_discard


@rule
def last_player(g: State) -> int:
    """Race 3: the player whose racer is last among the players', a tie going by turn order (WR-R03-01, WR-R03-02,
    WR-SOL-07).
    """
    best = -1
    seat = g.first
    for _ in range(g.seats):
        r = g.racers[seat]
        if r.neutral == 0 and r.finished == 0 and (best < 0 or r.place < g.racers[best].place):
            best = seat
        seat = (seat + 1) % g.seats
    return best if best >= 0 else g.first


@flow.offering(Question.GORILLA_TRAP)
def offer_gorilla(g: State, t: Tables, seat: int) -> None:
    """The two trap cards looked at (WR-R03-01)."""
    offer_seen(g)


@flow.answering(Question.GORILLA_TRAP)
def answer_gorilla(g: State, t: Tables, seat: int, action: int, spot: int) -> None:
    """The chosen trap is laid under the villain, the other goes under the deck."""
    lay_seen(g, seat, action - Action.TRAP, spot)


@rule
def bump(g: State, place: int) -> None:
    """Race 8: racers on the tile where he stops step back, unless they lie low (WR-R08-01, WR-R08-02, WR-R08-04)."""
    move_several(g, racers_at(g, place) & ~lying_low(g), -1, Manner.PLAIN, decider(g))


@flow.effect(Effect.GHOST_TOWN)
def ghost_town(g: State, t: Tables, seat: int) -> None:
    """Race 11: on a Farm tile at the very end of the turn all cards but one are discarded (WR-R11-01, WR-R11-02)."""
    r = g.racers[seat]
    if r.neutral == 0 and r.finished == 0 and g.cards[seat] > 1 and is_ghost_farm(g, t, ground(g, r.place)):
        ask(g, Question.GHOST_KEEP, seat)


@flow.offering(Question.GHOST_KEEP)
def offer_keep(g: State, t: Tables, seat: int) -> None:
    """Which terrain he keeps."""
    for card in range(TERRAINS):
        if g.hand[seat][card] > 0:
            offer(g, Action.KEEP + card)


@flow.answering(Question.GHOST_KEEP)
def answer_keep(g: State, t: Tables, seat: int, action: int) -> None:
    """All other cards are discarded, in the order that he likes (WR-CRD-06)."""
    hand = g.hand[seat]
    hand[action - Action.KEEP] -= 1
    kinds = 0
    for card in range(TERRAINS):
        for _ in range(hand[card]):
            put_on_discard(g, card)
            tell(g, Event.DISCARDED, seat, card)
            kinds |= 1 << card
        hand[card] = 0
    hand[action - Action.KEEP] = 1
    g.cards[seat] = 1
    push(g, Effect.TOP_CARD, seat, kinds)


@flow.effect(Effect.NAME_RIVER)
def name_river(g: State, t: Tables, seat: int) -> None:
    """The player to the right names a terrain, once for each tile reached; alone, chance does (WR-R15-03,
    WR-R15-04, WR-R15-08).
    """
    g.turn.named_place = g.racers[seat].place
    if players_left(g) == 1:
        ask_river_play(g, seat, roll(g, TERRAINS))
        return
    right = (seat - 1) % g.seats
    while (g.left >> right) & 1:
        right = (right - 1) % g.seats
    ask(g, Question.RIVER_NAME, right, seat)


@flow.offering(Question.RIVER_NAME)
def offer_river_names(g: State, t: Tables, seat: int) -> None:
    """Any of the four terrains."""
    for card in range(TERRAINS):
        offer(g, Action.NAME + card)


@flow.answering(Question.RIVER_NAME)
def answer_river_name(g: State, t: Tables, seat: int, action: int, driver: int) -> None:
    """The driver may play that terrain, or not."""
    ask_river_play(g, driver, action - Action.NAME)


@rule
def ask_river_play(g: State, seat: int, card: int) -> None:
    """The named terrain is public."""
    tell(g, Event.NAMED, seat, card)
    ask(g, Question.RIVER_PLAY, seat, card)


@flow.offering(Question.RIVER_PLAY)
def offer_river_play(g: State, t: Tables, seat: int, card: int) -> None:
    """Play a card of the named terrain, or stay."""
    if g.hand[seat][card] > 0:
        offer(g, Action.PLAY_NAMED)
    offer(g, Action.STAY)


@flow.answering(Question.RIVER_PLAY)
def answer_river_play(g: State, t: Tables, seat: int, action: int, card: int) -> None:
    """He plays it and steps, or plays no more cards on this tile; it counts for Aerobatics (WR-PW-03)."""
    if action == Action.STAY:
        tell(g, Event.STAYED, seat)
        return
    lose_card(g, seat, card)
    tell(g, Event.PLAYED, seat, card)
    if g.turn.loops > 0:
        g.turn.loops -= 1
    leave_by_card(g, t, seat)


@flow.effect(Effect.LAY_SECOND)
def lay_second(g: State, t: Tables, place: int) -> None:
    """Race 16: a second trap on the tile directly ahead, if it is an ordinary one without trap (WR-R16-01, WR-R16-02,
    WR-R16-03).
    """
    spot = ground(g, place)
    which = g.tile[spot]
    if place < g.finish and may_hold_trap(g, spot) and not Tile.SWAMP <= which <= Tile.GAS:
        lay_top_trap(g, spot)


@rule
def note_gas(g: State, racer: int) -> None:
    """Race 13: being swapped onto or beyond the Gas Station counts as having reached it (WR-R13-02)."""
    for place in range(1, g.racers[racer].place + 1):
        if g.tile[ground(g, place)] == Tile.GAS:
            g.racers[racer].fuelled = 1
