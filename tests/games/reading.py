"""What the tests of every game read: its words, its pack, and its colours as different eyes see them."""

import math
import tomllib
from collections.abc import Iterable
from functools import cache, cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

GAMES = Path(__file__).resolve().parents[2] / "src" / "carambolage" / "games"
SOURCES = {"rulebook", "public", "ours"}
Item = dict[str, Any]


class Reading(visitor.Visitor):
    """What a pattern uses: its variables, the messages it refers to, its plain text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif isinstance(node, ast.TextElement):
            self.texts.append(node.value)
        super().generic_visit(node)


class Texts:
    """All words of a game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self.files = sorted((GAMES / game / "words" / language).glob("*.ftl"))

    @cached_property
    def source(self) -> str:
        """All files, as one text."""
        return "\n".join(path.read_text(encoding="utf-8") for path in self.files)

    @cached_property
    def entries(self) -> list[ast.EntryType]:
        """Everything written in the files."""
        return FluentParser().parse(self.source).body

    @cached_property
    def patterns(self) -> dict[str, Reading]:
        """Each message `id` and attribute `id.name`, read."""
        found: dict[str, Reading] = {}
        for entry in self.entries:
            if isinstance(entry, ast.Message):
                attributes = [(f".{attribute.id.name}", attribute.value) for attribute in entry.attributes]
                for suffix, pattern in [("", entry.value), *attributes]:
                    if pattern is not None:
                        reading = found[entry.id.name + suffix] = Reading()
                        reading.visit(pattern)
        return found

    @cached_property
    def bundle(self) -> FluentBundle:
        """The words, ready to speak."""
        words = FluentBundle([self.language], use_isolating=False)
        words.add_resource(FluentResource(self.source))
        return words

    def variables(self, name: str) -> set[str]:
        """The arguments a text needs, those of the messages it refers to included."""
        reading = self.patterns[name]
        return reading.variables.union(*(self.variables(reference) for reference in reading.references))

    def said(self, name: str, **arguments: int) -> str:
        """A text with its arguments filled in; fails on any error."""
        message_id, _, attribute = name.partition(".")
        message = self.bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, arguments)
        assert not errors, (name, errors)
        return str(text)

    def said_with(self, name: str, number: int) -> str:
        """A text with one number for all its arguments."""
        return self.said(name, **dict.fromkeys(self.variables(name), number))


@cache
def both_languages(game: str) -> tuple[Texts, Texts]:
    """The words of a game in English and in French."""
    return Texts(game, "en"), Texts(game, "fr")


def catalogue_row(row: str) -> tuple[str, str, str]:
    """A message and its text in English and French, from a row `message | English | French` in plain typography."""
    name, english, french = row.replace("'", "\u2019").split(" | ")
    return name, english, french.replace(" !", "\u202f!")


def parts(prefix: str, names: Iterable[object], *attributes: str) -> set[str]:
    """The messages of some items and their attributes."""
    return {f"{prefix}-{name}{part}" for name in names for part in ("", *attributes)}


def option_parts(options: dict[str, str]) -> set[str]:
    """The messages of some options, given with their values, and of these values."""
    values = {f"option-{name}-{value}" for name, values in options.items() for value in values.split()}
    return parts("option", options, ".text") | values


class Pack:
    """The printed data of a game; one key of its items holds a number that is not for tuning."""

    def __init__(self, game: str, fixed: str) -> None:
        self.folder = GAMES / game / "pack"
        self.fixed = fixed

    def page(self, name: str) -> Item:
        """One file of the pack."""
        return tomllib.loads((self.folder / f"{name}.toml").read_text(encoding="utf-8"))

    def items(self, name: str, kind: str) -> list[Item]:
        """The items of one kind in a file, in order."""
        return list(self.page(name)[kind])

    def numbers(self, item: Item) -> dict[str, int]:
        """The tunable numbers of an item."""
        return {key: n for key, n in item.items() if type(n) is int and key != self.fixed}


# Machado, Oliveira and Fernandes 2009, full severity; distances are measured in OKLab.
Rows = tuple[tuple[float, ...], ...]
EYES: dict[str, Rows] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
CONES = ((0.4122, 0.5363, 0.0514), (0.2119, 0.6807, 0.1074), (0.0883, 0.2817, 0.6300))
OKLAB = ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087))


def through(matrix: Rows, vector: list[float]) -> list[float]:
    """A matrix times a vector."""
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen(colour: str, eyes: str) -> list[float]:
    """A hex colour as such eyes see it, in OKLab."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    cones = through(CONES, [min(1.0, max(0.0, c)) for c in through(EYES[eyes], light)])
    return through(OKLAB, [c ** (1 / 3) for c in cones])


def smallest_gap(colours: Iterable[str], eyes: str) -> float:
    """How far apart such eyes see the two most similar of some hex colours."""
    points = [seen(colour, eyes) for colour in colours]
    return min(math.dist(p, q) for p, q in combinations(points, 2))
