"""The scenario language: positions, chance and answers in words; a game adds only its nouns.

A game's `Scenario` inherits this one, says how an answer reads (`say`) and which seat a name means (`seat_of`), and
adds what puts its pieces on the table. It names the fields of the record in one place, as facts::

    class Scenario(BaseScenario):
        round_number = Fact[int]("round")

    table = Scenario(...)
    table.fate(...).choose("play D", "pass")
    assert table.offers == {"play F"} and table.round_number == 2

So a change of the record's layout changes that one place, and no test.
"""

from collections.abc import Callable
from typing import Any, Generic, Protocol, Self, TypeVar

from carambolage.engine.game import Game
from carambolage.engine.record import copy_record
from carambolage.engine.rules.state import EVENT_ROWS, ask, drop_all, drop_question, push
from carambolage.engine.twins.execution import PlainTwin, plain

V = TypeVar("V")
MOST_FIXED = 100  # outcomes that one effect may take; their number must fit its field


class HasRecord(Protocol):
    """What facts are read from."""

    @property
    def record(self) -> Any:
        """The record, or a part of it."""


class Fact(Generic[V]):
    """A number or a list of the record under the name that tests use.

    Without a path the field has that name; a path may lead into the parts of the record.
    """

    def __init__(self, path: str = "") -> None:
        *self.steps, self.field = path.split(".")

    def __set_name__(self, owner: type, name: str) -> None:
        self.field = self.field or name

    def __get__(self, owner: HasRecord, kind: type | None = None) -> V:
        value: V = getattr(self._part(owner), self.field)
        return value

    def __set__(self, owner: HasRecord, value: V) -> None:
        setattr(self._part(owner), self.field, value)

    def _part(self, owner: HasRecord) -> Any:
        part = owner.record
        for step in self.steps:
            part = getattr(part, step)
        return part


class Piece:
    """A part of the record with facts of its own: one vehicle, one crew, the turn."""

    def __init__(self, record: Any) -> None:
        self.record = record


class BaseScenario:
    """A game under way, with every piece where the test wants it."""

    game: Game
    g: Any
    t: Any

    over = Fact[int]()
    question = Fact[int]("ask")
    asked_seat = Fact[int]("seat")
    asked_seats = Fact[int]("asked")
    about = Fact[list[int]]()
    decisions = Fact[int]()
    seats = Fact[int]()
    rolls = Fact[int]()

    def begin(self, g: Any, t: Any) -> None:
        """Take a record and the printed parts; nothing has happened yet."""
        self.g, self.t = g, t
        self.events: list[tuple[int, ...]] = []
        self.coming: list[int] = []
        self.heard = 0

    @property
    def record(self) -> Any:
        return self.g

    @property
    def twin(self) -> PlainTwin:
        return plain(self.game)

    # What each game says

    def say(self, action: int) -> str:
        """An answer in a few words."""
        return str(self.game.actions.unpack(action))

    def seat_of(self, name: str) -> int:
        """The seat of a player by name."""
        return int(name)

    # Running

    def settle(self) -> Self:
        """Carry out what waits until somebody is asked, keeping the events."""
        return self.run(lambda: self.twin.waiting(self.g))

    def run(self, goes_on: Callable[[], bool]) -> Self:
        """Carry out one thing after the other as long as wanted, keeping the events."""
        self._listen()
        while not self.g.over and goes_on():
            self._feed()
            self.twin.carry_on(self.g, self.t)
            self._listen()
        assert self.g.fault == 0, "what `fate` fixed cannot be rolled or drawn"
        return self

    def stop(self) -> Self:
        """Forget what waits, and which question is open."""
        drop_all(self.g)
        drop_question(self.g)
        self.g.offers = 0
        return self

    def push(self, effect: int, *numbers: int) -> Self:
        """Put an effect on top of those that wait."""
        push(self.g, effect, *numbers)
        return self

    def pose(self, question: int, seat: int, *numbers: int) -> Self:
        """Ask a seat a question and list its answers, however many there are."""
        ask(self.g, question, seat, *numbers)
        self.twin.list_offers(self.g, self.t, seat)
        return self

    def leave(self, name: str) -> Self:
        """A player leaves for good."""
        self.twin.depart(self.g, self.t, self.seat_of(name))
        return self.settle()

    def _listen(self) -> None:
        self.events += [tuple(self.g.events[number % EVENT_ROWS]) for number in range(self.heard, self.g.told)]
        self.heard = self.g.told

    # Chance

    def fix(self, *outcomes: int) -> Self:
        """Fix the next rolls and draws, after those fixed before."""
        self.coming += outcomes
        return self

    def _feed(self) -> None:
        """Hand the fixed outcomes to the record, more of them than a packed one could hold."""
        g, size = self.g, len(self.g.fate)
        fixed = [*g.fate[g.fate_next : g.fates], *self.coming]
        fixed, self.coming = fixed[:MOST_FIXED], fixed[MOST_FIXED:]
        g.fates, g.fate_next = len(fixed), 0
        g.fate[:] = fixed + [0] * (size - len(fixed))

    @property
    def fate_left(self) -> int:
        """How many of the fixed outcomes nobody has rolled or drawn yet."""
        return len(self.coming) + int(self.g.fates - self.g.fate_next)

    # Answering

    @property
    def offered(self) -> list[int]:
        """The legal answers as action numbers."""
        return list(self.g.offer[: self.g.offers]) if self.g.ask else []

    @property
    def offers(self) -> set[str]:
        """The legal answers in words."""
        return {self.say(action) for action in self.offered}

    def act(self, action: int) -> Self:
        """Answer with an action number, which must be offered."""
        assert action in self.offered, f"{self.say(action)!r} is not among {sorted(self.offers)}"
        self.g.decisions += 1
        self._feed()
        self.twin.accept(self.g, self.t, self.g.seat, action)
        return self.settle()

    def choose(self, *words: str) -> Self:
        """Answer one question after the other in words, as `offers` writes them."""
        for said in words:
            known = {self.say(action): action for action in self.offered}
            assert said in known, f"{said!r} is not among {sorted(known)}"
            self.act(known[said])
        return self

    # What happened, and who knows of it

    def told(self, kind: int | str) -> list[tuple[int, ...]]:
        """All events of a kind so far, each with its numbers."""
        number = self._event(kind)
        return [self.numbers_of(row) for row in self.events if row[0] == number]

    def whispered(self, kind: int | str) -> list[tuple[tuple[int, ...], int, int]]:
        """All events of a kind so far, each with its numbers, its secret, and who knows that (a bit each)."""
        number = self._event(kind)
        return [(self.numbers_of(row), row[-2], row[-1]) for row in self.events if row[0] == number]

    def _event(self, kind: int | str) -> int:
        return self.game.events.index(kind) if isinstance(kind, str) else kind

    def numbers_of(self, row: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers of an event: three, unless it needs more."""
        numbers = row[1:-2]
        return numbers if any(numbers[3:]) else numbers[:3]

    def story(self, *kinds: str) -> list[str]:
        """The names of all events so far, or of some kinds, in order."""
        names = [self.game.events[row[0]] for row in self.events]
        return [name for name in names if name in kinds] if kinds else names

    def seen_by(self, name: str) -> Any:
        """The record as a player (a spectator: "") may know it."""
        g = copy_record(self.g)
        self.twin.hide(g, self.t, self.seat_of(name) if name else -1)
        return g

    def imagined_by(self, name: str, seed: int) -> Any:
        """Another world that a player (a spectator: "") cannot tell from this one."""
        g = copy_record(self.g)
        self.twin.imagine(g, self.t, self.seat_of(name) if name else -1, seed)
        return g
