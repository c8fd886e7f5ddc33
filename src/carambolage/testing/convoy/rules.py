"""Convoy's rules."""

from carambolage.engine.rules.dice import draw, roll
from carambolage.engine.rules.rule import rule
from carambolage.engine.rules.state import ask, ask_all, offer, push, tell, whisper
from carambolage.testing.convoy.names import KINDS, PASS, RISK, Effect, Event, Question
from carambolage.testing.convoy.state import HAND, State, Tables, flow


@rule
def set_up(g: State, t: Tables) -> None:
    """Every seat draws its hand from the shuffled cards (CV-SET-01, CV-SET-02)."""
    for kind in range(KINDS):
        g.pile[kind] = t.copies[kind]
        g.pile_size += t.copies[kind]
    push(g, Effect.ROUND)
    for seat in range(g.seats):
        for _ in range(HAND):
            push(g, Effect.REFILL, seat)


@rule
def present(g: State) -> int:
    """The seats that have not left, a bit each."""
    seats = 0
    for seat in range(g.seats):
        if g.gone[seat] == 0:
            seats |= 1 << seat
    return seats


@rule
def foremost(g: State) -> int:
    """The place of the leading car."""
    best = 0
    for seat in range(g.seats):
        if g.gone[seat] == 0 and g.place[seat] > best:
            best = g.place[seat]
    return best


@flow.effect(Effect.ROUND)
def begin_round(g: State, t: Tables) -> None:
    """A round: commit, reveal, refill, last chance; or the end of the game (CV-RND-01, CV-END-01, CV-END-02)."""
    if foremost(g) >= t.finish[g.length] or g.round == t.rounds:
        g.over = 1
        return
    g.round += 1
    tell(g, Event.ROUND, g.round)
    push(g, Effect.ROUND)
    push(g, Effect.LAST_CHANCE)
    for seat in range(g.seats):
        push(g, Effect.REFILL, seat)
    push(g, Effect.REVEAL)
    ask_all(g, Question.COMMIT, present(g))


@flow.offering(Question.COMMIT)
def offer_cards(g: State, t: Tables, seat: int) -> None:
    """Any kind of card in the hand."""
    for kind in range(KINDS):
        if g.hand[seat][kind] > 0:
            offer(g, kind)


@flow.answering(Question.COMMIT)
def commit(g: State, t: Tables, seat: int, action: int) -> None:
    """The card stays in the hand, face down for all others, until the reveal."""
    g.chosen[seat] = action + 1
    whisper(g, Event.COMMITTED, action, 1 << seat, seat)


@flow.effect(Effect.REVEAL)
def reveal(g: State, t: Tables) -> None:
    """All committed cards are turned up and drive their cars, the last seat first (CV-RND-02)."""
    for seat in range(g.seats):
        kind = g.chosen[seat] - 1
        if kind >= 0:
            g.chosen[seat] = 0
            g.hand[seat][kind] -= 1
            g.hand_size[seat] -= 1
            g.discard[kind] += 1
            tell(g, Event.REVEALED, seat, kind)
            push(g, Effect.MOVE, seat, t.steps[kind])


@flow.effect(Effect.MOVE)
def move(g: State, t: Tables, seat: int, steps: int) -> None:
    """A car moves, never behind the start, and bumps every car it meets (CV-MOV-01, CV-BMP-01)."""
    if g.gone[seat] != 0:
        return
    start = g.place[seat]
    g.place[seat] = max(0, start + steps)
    tell(g, Event.MOVED, seat, start, g.place[seat])
    for other in range(g.seats):
        if g.bumps != 0 and other != seat and g.gone[other] == 0 and g.place[other] == g.place[seat] > 0:
            push(g, Effect.BUMP, seat, other)


@flow.effect(Effect.BUMP)
def bump(g: State, t: Tables, seat: int, other: int) -> None:
    """A die throws the bumped car one back, one forward or two forward (CV-BMP-01)."""
    if g.place[seat] == g.place[other]:
        face = roll(g, 3)
        tell(g, Event.BUMPED, seat, other, face)
        push(g, Effect.MOVE, other, face if face > 0 else -1)


@flow.effect(Effect.REFILL)
def refill(g: State, t: Tables, seat: int) -> None:
    """A card is drawn, from the discards when the pile is empty (CV-RND-03)."""
    if g.gone[seat] != 0:
        return
    if g.pile_size == 0:
        for kind in range(KINDS):
            g.pile[kind] = g.discard[kind]
            g.pile_size += g.discard[kind]
            g.discard[kind] = 0
    if g.pile_size > 0:
        kind = draw(g, g.pile, g.pile_size)
        g.pile_size -= 1
        g.hand[seat][kind] += 1
        g.hand_size[seat] += 1
        whisper(g, Event.DREW, kind, 1 << seat, seat)


@flow.effect(Effect.LAST_CHANCE)
def last_chance(g: State, t: Tables) -> None:
    """The rearmost car, the first of equals, may gamble (CV-GMB-01)."""
    last = -1
    for seat in range(g.seats):
        if g.gone[seat] == 0 and (last < 0 or g.place[seat] < g.place[last]):
            last = seat
    ask(g, Question.GAMBLE, last)


@flow.offering(Question.GAMBLE)
def offer_gamble(g: State, t: Tables, seat: int) -> None:
    """Gamble or pass."""
    offer(g, RISK)
    offer(g, PASS)


@flow.answering(Question.GAMBLE)
def gamble(g: State, t: Tables, seat: int, action: int) -> None:
    """A die of six: up to three forward, or two back on the lowest two faces (CV-GMB-02)."""
    if action == RISK:
        face = roll(g, 6)
        tell(g, Event.GAMBLED, seat, face)
        push(g, Effect.MOVE, seat, face - 2 if face > 1 else -2)


@rule
def leave(g: State, t: Tables, seat: int) -> None:
    """The car is taken off the road, its cards go back into the pile; one car alone ends the game (CV-END-04)."""
    g.gone[seat] = 1
    g.chosen[seat] = 0
    for kind in range(KINDS):
        g.pile[kind] += g.hand[seat][kind]
        g.hand[seat][kind] = 0
    g.pile_size += g.hand_size[seat]
    g.hand_size[seat] = 0
    tell(g, Event.LEFT, seat)
    if present(g) & (present(g) - 1) == 0:
        g.over = 1


@rule
def drops(g: State, kind: int) -> bool:
    """A card not yet committed stays in the hand; who may gamble and leaves does not."""
    return kind == Question.COMMIT


@rule
def rank_of(g: State, t: Tables, seat: int) -> int:
    """The farther the better; who left is last (CV-END-03)."""
    rank = 1
    for other in range(g.seats):
        ahead = g.gone[other] == g.gone[seat] and g.place[other] > g.place[seat]
        if ahead or g.gone[other] < g.gone[seat]:
            rank += 1
    return rank


@rule
def length_of(g: State) -> int:
    """Rounds played."""
    return g.round


@rule
def idle_answer(g: State, t: Tables, seat: int) -> int:
    """The last answer listed."""
    return g.offer[g.offers - 1]
