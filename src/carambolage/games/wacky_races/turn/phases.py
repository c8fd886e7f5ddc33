"""A player's turn: movement phase, refill, and the order of turns and rounds (chapters 4 and 5)."""

from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, drop_top, offer, push, stay, tell
from carambolage.games.wacky_races.flow import flow
from carambolage.games.wacky_races.move.course import ground
from carambolage.games.wacky_races.names.action import Action
from carambolage.games.wacky_races.names.effect import Effect
from carambolage.games.wacky_races.names.event import Event
from carambolage.games.wacky_races.names.question import Question
from carambolage.games.wacky_races.names.things import SLOTS, TERRAINS, Race, Terrain, Tile
from carambolage.games.wacky_races.powers.converting import can_use, use
from carambolage.games.wacky_races.races.ground import hand_size, is_forest_held, is_river
from carambolage.games.wacky_races.state import RACERS, State, Tables
from carambolage.games.wacky_races.tiles.payments import can_pay, demands_payment, leave_by_card
from carambolage.games.wacky_races.tiles.special import stands_on_crossroads
from carambolage.games.wacky_races.traps.villain import move_villain
from carambolage.games.wacky_races.turn.cards import draw_cards, lose_card

LAST_ROUND = 100
ANY_CARD = (1 << TERRAINS) - 1


@flow.effect(Effect.START_ROUND)
def start_round(g: State, t: Tables) -> None:
    """A round is a turn of each player from the First Player on, then the neutral activation (WR-TRN-01, WR-SET-12)."""
    tell(g, Event.ROUND_BEGINS, g.round)
    push(g, Effect.TURN, g.first, g.first)


@rule
def clear_turn(g: State) -> None:
    """Nothing has happened in this turn yet; unused matches and runs of the last one expire (WR-PW-03)."""
    turn = g.turn
    turn.played = 0
    turn.moved = 0
    turn.over = 0
    turn.one_card = 0
    turn.loops = 0
    turn.doubles = 0
    turn.lines = 0
    turn.named_place = 0


@flow.effect(Effect.TURN)
def start_turn(g: State, t: Tables, seat: int, opener: int) -> None:
    """Movement phase, end-of-turn tile effect, refill, villain step (WR-TRN-02); Ghost Town comes last (WR-R11-02).
    After a Broken Bridge there is one card movement only (WR-TRE-04).
    """
    clear_turn(g)
    push(g, Effect.NEXT_TURN, seat, opener)
    r = g.racers[seat]
    if r.finished != 0 or r.neutral != 0:
        return
    g.active = seat
    g.driving = 1
    r.low = 0
    if r.bridge != 0:
        g.turn.one_card = 1
        r.bridge = 0
    tell(g, Event.TURN_BEGINS, seat)
    if g.race == Race.GHOST_TOWN:
        push(g, Effect.GHOST_TOWN, seat)
    push(g, Effect.END_PHASE, seat)
    push(g, Effect.PHASE, seat)
    ask(g, Question.TURN_ACTION, seat)


@flow.effect(Effect.PHASE)
def movement_phase(g: State, t: Tables, seat: int) -> None:
    """The player acts again and again until he ends the phase or a trap does (WR-TRN-03, WR-TRN-09)."""
    if g.turn.over == 0:
        stay(g)
        ask(g, Question.TURN_ACTION, seat)
    else:
        drop_top(g)  # END_PHASE, which always waits right below
        end_phase(g, t, seat)


@rule
def offer_cards(g: State, t: Tables, seat: int) -> None:
    """The cards that can be played: any as the first, later ones that match (WR-CRD-01, WR-CRD-02, WR-CRD-03)."""
    place = g.racers[seat].place
    spot = place if g.lap == 0 else ground(g, place)
    if (g.tile[spot] == Tile.SWAMP or g.race != Race.NONE) and offer_if_held(g, t, seat, spot):
        return
    offer_some_cards(g, seat, ANY_CARD if g.turn.played == 0 else matching_cards(g, t, spot))


@rule
def offer_if_held(g: State, t: Tables, seat: int, spot: int) -> bool:
    """Some ground asks for more than a card: a payment (WR-CRD-11), race 2's Forest, race 15's River (WR-PWR-13,
    WR-TIL-13, WR-R02-06, WR-R05-04, WR-R12-04, WR-R15-02).
    """
    if demands_payment(g, t, spot):
        if can_pay(g, t, seat, spot):
            offer(g, Action.PAY)
        elif g.turn.played == 0:
            offer(g, Action.STUCK)
        return True
    if is_forest_held(g, t, spot):
        if g.turn.played == 0:
            offer(g, Action.STUCK)
        return True
    if g.turn.played == 0 or not is_river(g, spot):
        return False
    if g.turn.named_place != g.racers[seat].place:
        offer(g, Action.LEAVE_RIVER)
    return True


@rule
def matching_cards(g: State, t: Tables, spot: int) -> int:
    """Later cards must match the tile (WR-CRD-02), unless Aerobatics or Perfect Line make them match any; a bit
    for each terrain.
    """
    turn = g.turn
    shown = t.terrain[g.tile[spot]] if g.covered[spot] == 0 else Terrain.NONE
    if turn.loops > 0 or (shown >= Terrain.WILD and g.covered[spot] == 0):
        return ANY_CARD
    return (1 << shown) | turn.lines


@rule
def offer_some_cards(g: State, seat: int, playable: int) -> None:
    """The cards in hand among some terrains. Each is written down and overwritten if it does not count: with nothing
    but a number in the branch there is none for the processor to guess wrong.
    """
    hand = g.hand[seat]
    listed = g.offer
    count = g.offers
    first = Action.PLAY
    for card in range(TERRAINS):
        listed[count] = first + card
        if hand[card] > 0 and (playable >> card) & 1:
            count += 1
    g.offers = count


@flow.offering(Question.TURN_ACTION)
def offer_turn_actions(g: State, t: Tables, seat: int) -> None:
    """Play a card, pay, use a power, or end; the end is offered once a card was played or none can be (WR-TRN-04,
    WR-TRN-05, WR-TRN-06, WR-TRN-07, WR-TRN-08, WR-TRE-04, WR-PWR-02, WR-PWR-08).
    """
    turn = g.turn
    if g.cards[seat] > 0 and (turn.one_card == 0 or turn.played == 0):
        offer_cards(g, t, seat)
    must_play = turn.played == 0 and g.offers > 0
    ready = g.racers[seat].ready
    if ready > 1:
        first = SLOTS * g.racers[seat].car
        for slot in range(1, SLOTS):
            if (ready >> slot) & 1 and can_use(g, t, seat, first + slot, slot):
                offer(g, Action.USE + slot)
    if not must_play:
        offer(g, Action.END)


@flow.answering(Question.TURN_ACTION)
def answer_turn_action(g: State, t: Tables, seat: int, action: int) -> None:
    """Carry out what the player chose."""
    if action < Action.PAY:
        play_card(g, t, seat, action - Action.PLAY)
    elif action == Action.PAY:
        ask(g, Question.PAY_CARDS, seat)
    elif action == Action.LEAVE_RIVER:
        push(g, Effect.NAME_RIVER, seat)
    elif action == Action.STUCK:
        g.turn.played = 1
        tell(g, Event.STUCK, seat)
        ask(g, Question.STUCK_DISCARD, seat)
    elif action == Action.END:
        g.turn.over = 1
    else:
        slot = action - Action.USE
        use(g, t, seat, SLOTS * g.racers[seat].car + slot, slot)


@rule
def play_card(g: State, t: Tables, seat: int, card: int) -> None:
    """A card is discarded face up, then the racer moves 1 tile forward (WR-CRD-01, WR-CRD-04)."""
    lose_card(g, seat, card)
    tell(g, Event.PLAYED, seat, card)
    if g.turn.loops > 0:
        g.turn.loops -= 1
    leave_by_card(g, t, seat)


@flow.effect(Effect.END_PHASE)
def end_phase(g: State, t: Tables, seat: int) -> None:
    """After the movement phase comes the tile's effect, then refill and villain (WR-TRN-02)."""
    g.driving = 0
    if stands_on_crossroads(g, seat):
        push(g, Effect.END_TURN, seat)
        ask(g, Question.CROSSROADS_FIRST, seat)
    else:
        end_turn(g, t, seat)


@flow.effect(Effect.END_TURN)
def end_turn(g: State, t: Tables, seat: int) -> None:
    """The player refills his hand, then the villain moves (WR-VIL-01), also after a finish (WR-END-09)."""
    refill(g, seat)
    move_villain(g, t)


@rule
def refill(g: State, seat: int) -> None:
    """At the end of his turn the player draws up to his hand size (WR-CRD-07, WR-CRD-08), unless he is in the
    mud (WR-TRE-13).
    """
    r = g.racers[seat]
    if r.neutral != 0 or r.finished != 0:
        return
    if r.mud != 0:
        r.mud = 0
        tell(g, Event.NO_REFILL, seat)
        return
    draw_cards(g, seat, hand_size(g, seat) - g.cards[seat])


@flow.effect(Effect.NEXT_TURN)
def next_turn(g: State, t: Tables, seat: int, opener: int) -> None:
    """Clockwise to the next player; back at the one who opened the round, even if he has left meanwhile, the
    neutrals are activated (WR-TRN-01, WR-NEU-01).
    """
    g.driving = 0
    seat = (seat + 1) % g.seats
    if seat != opener:
        start_turn(g, t, seat, opener)
        return
    clear_turn(g)
    push(g, Effect.END_ROUND)
    push(g, Effect.NEUTRALS)


@flow.effect(Effect.END_ROUND)
def end_round(g: State, t: Tables) -> None:
    """The next round begins, unless nobody is left to drive or the safety stop is reached (WR-GEN-14, WR-END-08)."""
    running = 0
    driven = 0
    for racer in range(RACERS):
        r = g.racers[racer]
        if r.finished == 0:
            running += 1
            if r.neutral == 0:
                driven += 1
    if g.round == LAST_ROUND:
        tell(g, Event.SAFETY_STOP)
    if running <= 1 or driven == 0 or g.round == LAST_ROUND:
        push(g, Effect.END_RACE)
        return
    g.round += 1
    push(g, Effect.START_ROUND)
