"""Convoy in words."""

from msgspec import Struct

from carambolage.engine.game import Result
from carambolage.engine.match.event import Event
from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.testing.convoy.names import ACTIONS, KINDS, Question
from carambolage.testing.convoy.rules import rank_of
from carambolage.testing.convoy.state import State, Tables


def question(g: State, t: Tables, seat: int) -> Phrase:
    """What the asked seat is asked."""
    return Phrase("ask-commit", cards=g.hand_size[seat]) if g.ask == Question.COMMIT else Phrase("ask-gamble")


def choice(g: State, t: Tables, seat: int, action: int) -> Phrase:
    """An answer in words."""
    answer = ACTIONS.unpack(action)
    if answer.verb == "commit":
        kind = answer.fields["card"]
        return Phrase("choice-commit", steps=t.steps[kind], held=g.hand[seat][kind])
    return Phrase(f"choice-{answer.verb}")


def event(g: State, t: Tables, event: Event) -> Phrase | None:
    """An event in words."""
    if event.kind == "round":
        return Phrase("event-round", number=event.a)
    if event.kind in ("drew", "committed"):
        card = Phrase("unknown-card") if event.secret < 0 else Phrase("card", steps=t.steps[event.secret])
        return Phrase(f"event-{event.kind}", driver=seat_name(event.a), card=card)
    if event.kind == "bumped":
        return Phrase("event-bumped", driver=seat_name(event.a), other=seat_name(event.b))
    if event.kind == "left":
        return Phrase("event-left", driver=seat_name(event.a))
    number = {"revealed": t.steps[event.b % KINDS], "moved": event.c, "gambled": event.b + 1}[event.kind]
    return Phrase(f"event-{event.kind}", driver=seat_name(event.a), number=number)


class View(Struct):
    """The road for all, the hand for its owner."""

    round: int
    finish: int
    places: list[int]
    hand_sizes: list[int]
    pile: int
    discard: list[int]
    hand: list[int] | None


def view(g: State, t: Tables, seat: int, public: View | None) -> View:
    """All that a seat may see."""
    return View(
        round=g.round,
        finish=t.finish[g.length],
        places=g.place[: g.seats],
        hand_sizes=g.hand_size[: g.seats],
        pile=g.pile_size,
        discard=list(g.discard),
        hand=[g.hand[seat][kind] for kind in range(KINDS)] if seat >= 0 else None,
    )


def board(view: View) -> list[Phrase]:
    """A line for each car."""
    return [Phrase("board-car", driver=seat_name(s), place=place) for s, place in enumerate(view.places)]


def result(g: State, t: Tables) -> Result:
    """The farthest car wins."""
    ranking = tuple(rank_of(g, t, seat) for seat in range(g.seats))
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == 1)
    finished = max(g.place) >= t.finish[g.length]
    return Result(ranking, tuple(g.place[: g.seats]), winners, Phrase("end-finish" if finished else "end-rounds"))
