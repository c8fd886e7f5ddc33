"""The answers of a game as one dense range of numbers, each with a structured meaning."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType


@dataclass(frozen=True)
class Answer:
    """What an action number means: a verb and its small fields."""

    verb: str
    fields: Mapping[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return " ".join([self.verb, *(f"{name}={value}" for name, value in self.fields.items())])


class Verb:
    """One kind of answer; each field is named with the number of its values."""

    def __init__(self, name: str, **sizes: int) -> None:
        self.name = name
        self.sizes: Mapping[str, int] = MappingProxyType(sizes)
        self.count = 1
        for size in sizes.values():
            self.count *= size


class Actions:
    """The action space: the verbs one after the other, fields in mixed radix with the last one running fastest."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        if len(self.verbs) != len(verbs):
            raise ValueError("two verbs share a name")
        self._first: dict[str, int] = {}
        self.count = 0
        for verb in verbs:
            self._first[verb.name] = self.count
            self.count += verb.count
        self._meanings: dict[int, Answer] = {}

    def first(self, verb: str) -> int:
        """The number of a verb's first answer; rules add the fields to it."""
        return self._first[verb]

    def pack(self, answer: Answer) -> int:
        """The number of a structured answer."""
        verb = self.verbs.get(answer.verb)
        if verb is None:
            raise ValueError(f"there is no answer {answer.verb!r}; there are {', '.join(self.verbs)}")
        if set(answer.fields) != set(verb.sizes):
            raise ValueError(f"{verb.name} takes the fields {', '.join(verb.sizes) or 'none'}")
        number = 0
        for name, size in verb.sizes.items():
            value = answer.fields[name]
            if not 0 <= value < size:
                raise ValueError(f"{verb.name}: {name} = {value} is outside 0 to {size - 1}")
            number = number * size + value
        return self._first[verb.name] + number

    def unpack(self, number: int) -> Answer:
        """The structured meaning of an action number; tables ask for the same ones again and again."""
        known = self._meanings.get(number)
        if known is None:
            known = self._meanings[number] = self._meaning(number)
        return Answer(known.verb, dict(known.fields))

    def _meaning(self, number: int) -> Answer:
        if not 0 <= number < self.count:
            raise ValueError(f"action {number} is outside 0 to {self.count - 1}")
        verb = next(v for v in reversed(self.verbs.values()) if self._first[v.name] <= number)
        rest = number - self._first[verb.name]
        values: dict[str, int] = {}
        for name, size in reversed(list(verb.sizes.items())):
            rest, values[name] = divmod(rest, size)
        return Answer(verb.name, dict(reversed(values.items())))
