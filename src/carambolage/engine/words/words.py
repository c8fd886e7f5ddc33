"""Words: phrases said in a language, from Fluent files.

The texts of a game are in its `words/<language>.ftl` or in several files `words/<language>/*.ftl`, those shared by all
games beside the engine; a pack may bring its own `words/` and replace any of them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from carambolage.engine.errors import WordsError
from carambolage.engine.game import Game
from carambolage.engine.packs.files import TooLargeError, component_bytes
from carambolage.engine.packs.reader import did_you_mean
from carambolage.engine.words.patterns import NotPlainError, Pattern, plain_pattern
from carambolage.engine.words.phrase import Argument, Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

SHARED = Path(__file__).parents[2] / "words"
_MOST_REMEMBERED = 20_000


class _Pattern(NamedTuple):
    """The text of a message: as a function, and as Fluent has it."""

    plain: Pattern
    fluent: Any


class Words:
    """The texts of one game, with those of a pack in front; without a game, those that all games share."""

    def __init__(self, game: Game | None = None, pack: Path | None = None) -> None:
        self.folders = [SHARED, *([game.home / "words"] if game else []), *([pack / "words"] if pack else [])]
        self.languages = languages(game)
        self._bundles: dict[str, FluentBundle] = {}
        self._reading = Lock()
        self._names: dict[str, list[str]] = {}
        self._patterns: dict[str, dict[str, _Pattern]] = {}
        self._remembered: dict[tuple[object, ...], str] = {}

    def say(self, phrase: Phrase, lang: str = "en") -> str:
        """A phrase as text; phrases among its arguments are said first. `name.part` is an attribute of a message."""
        arguments = {name: self._argument(value, lang) for name, value in phrase.arguments.items()}
        return self.said(phrase.message, arguments, lang)

    def said(self, message: str, arguments: dict[str, int | str], lang: str) -> str:
        """A message with arguments that are said already."""
        pattern = self._pattern(message, lang)
        try:
            return pattern.plain(arguments)
        except NotPlainError:
            return self._said_by_fluent(message, pattern.fluent, arguments, lang)

    def _said_by_fluent(self, message: str, pattern: Any, arguments: dict[str, int | str], lang: str) -> str:
        """What only Fluent can say, which takes it long: the last of it is remembered."""
        key = (message, lang, *((name, type(value), value) for name, value in arguments.items()))
        known = self._remembered.get(key)
        if known is None:
            text, errors = self._bundle(lang).format_pattern(pattern, arguments)
            if errors:
                raise WordsError(f"the message {message!r} cannot be said in {lang!r}: {errors[0]}")
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            known = self._remembered[key] = str(text)
        return known

    def _pattern(self, message: str, lang: str) -> "_Pattern":
        """The pattern of a message in a language."""
        known = self._patterns.setdefault(lang, {}).get(message)
        if known is not None:
            return known
        if not self._bundle(lang).has_message(message.partition(".")[0]):
            raise WordsError(f"the message {message!r} is missing in the language {lang!r}")
        pattern = self._found(message, lang)
        if pattern is None:
            raise WordsError(f"the message {message!r} has no text in the language {lang!r}")
        plain = plain_pattern(pattern, lang, lambda other: self._found(other, lang), (message,))
        known = self._patterns[lang][message] = _Pattern(plain, pattern)
        return known

    def _found(self, message: str, lang: str) -> Any:
        """A message, or an attribute of one, as Fluent has it; none where there is none."""
        bundle, (name, _, part) = self._bundle(lang), message.partition(".")
        if not bundle.has_message(name):
            return None
        entry = bundle.get_message(name)
        return entry.attributes.get(part) if part else entry.value

    def messages(self, prefix: str, lang: str = "en") -> list[str]:
        """The names of all messages that start like this, in the order of the files."""
        self._bundle(lang)
        return [name for name in self._names[lang] if name.startswith(prefix)]

    def _argument(self, value: Argument, lang: str) -> int | str:
        return self.say(value, lang) if isinstance(value, Phrase) else value

    def _bundle(self, lang: str) -> "FluentBundle":
        if lang not in self._bundles:
            if lang not in self.languages:
                raise WordsError(f"there is no language {lang!r}; there are {', '.join(self.languages) or 'none'}")
            with self._reading:  # whoever else asks at the same time waits, instead of reading all of it too
                if lang not in self._bundles:
                    self._bundles[lang] = self._filled_bundle(lang)
        return self._bundles[lang]

    def _filled_bundle(self, lang: str) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # brings a calendar of the world along
        from fluent.syntax.ast import Message

        bundle, names = FluentBundle([lang], use_isolating=False), dict[str, None]()
        for folder in self.folders:
            for path in _files(folder, lang):
                resource = _parsed(path)
                bundle.add_resource(resource, allow_overrides=True)
                names |= dict.fromkeys(entry.id.name for entry in resource.body if isinstance(entry, Message))
        self._names[lang] = list(names)
        return bundle


@lru_cache(maxsize=64)
def words_of(game: Game, pack: Path | None = None) -> Words:
    """The texts of a game, read once."""
    return Words(game, pack)


def languages(game: Game | None) -> tuple[str, ...]:
    """The languages that a game speaks; without a game, those of the texts that all games share."""
    home = game.home / "words" if game else SHARED
    return tuple(sorted({path.relative_to(home).parts[0].removesuffix(".ftl") for path in home.rglob("*.ftl")}))


def _files(folder: Path, lang: str) -> list[Path]:
    alone = folder / f"{lang}.ftl"
    return [*([alone] if alone.exists() else []), *sorted((folder / lang).glob("*.ftl"))]


def _parsed(path: Path) -> "Resource":
    """The entries of a Fluent file; what Fluent would silently skip is an error with its line."""
    from fluent.syntax import ast, parse

    try:
        text = component_bytes(path).decode()
        resource = parse(text.replace("\r\n", "\n"))
    except UnicodeDecodeError:
        raise WordsError(f"{path.name} is not UTF-8 text") from None
    except (OSError, TooLargeError) as error:
        raise WordsError(f"{path.name} cannot be read: {error}") from None
    except RecursionError:
        raise WordsError(f"{path.name} has too many braces inside each other") from None
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise WordsError(f"{path.name}, line {line}: {entry.annotations[0].message}")
    return resource


def compare_languages(game: Game) -> list[str]:
    """Every message that one language has and another lacks, says with other arguments, or says twice."""
    pairs = {lang: list(_all_messages(game, lang)) for lang in languages(game)}
    sets = {lang: dict(found) for lang, found in pairs.items()}
    names = sorted(set[str]().union(*sets.values()))
    return [
        *(complaint for name in names for complaint in _differences(name, sets)),
        *(complaint for lang, found in pairs.items() for complaint in _repetitions(lang, [name for name, _ in found])),
    ]


def _repetitions(lang: str, names: list[str]) -> Iterator[str]:
    for name, times in Counter(names).items():
        if times > 1:
            yield f"{lang} says {name} {times} times"


def _differences(name: str, sets: dict[str, dict[str, frozenset[str]]]) -> Iterator[str]:
    holders = {lang: messages[name] for lang, messages in sets.items() if name in messages}
    for lang in sets:
        if lang not in holders:
            yield f"{lang} lacks {name}"
    if len(set(holders.values())) > 1:
        told = "; ".join(f"{lang}: {', '.join(sorted(used)) or 'none'}" for lang, used in holders.items())
        yield f"{name} takes other arguments ({told})"


def replacement_mistakes(game: Game, folder: Path, lang: str) -> list[str]:
    """Why the texts of a folder cannot stand in for those of a game: unknown names, missing parts, other arguments."""
    known, mistakes = dict(_entries((SHARED, game.home / "words"), lang)), list[str]()
    for name, entry in _entries((folder,), lang):
        if name not in known:
            mistakes.append(f"the game has no message {name}{did_you_mean(name, list(known))}")
            continue
        for part in sorted(_parts(known[name]) - _parts(entry)):
            mistakes.append(f"{name} lacks {part}, which the game's own has")
        for argument in sorted(set(_arguments(entry)) - set(_arguments(known[name]))):
            mistakes.append(f"{name} knows no ${argument}")
    return mistakes


def _parts(entry: Any) -> set[str]:
    """What a message has: a text, attributes."""
    return {*(["a text"] if entry.value else []), *(f".{attribute.id.name}" for attribute in entry.attributes)}


def _all_messages(game: Game, lang: str) -> Iterator[tuple[str, frozenset[str]]]:
    for name, entry in _entries((SHARED, game.home / "words"), lang):
        yield name, frozenset(_arguments(entry))


def _entries(folders: Iterable[Path], lang: str) -> Iterator[tuple[str, Any]]:
    """The messages and terms in the files of some folders, by name."""
    from fluent.syntax import ast

    for path in (path for folder in folders for path in _files(folder, lang)):
        for entry in _parsed(path).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}", entry


def _arguments(node: Any) -> Iterator[str]:
    """The names of all variables below a node of a Fluent tree."""
    from fluent.syntax import visitor

    class Collector(visitor.Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_VariableReference(self, reference: Any) -> None:  # noqa: N802  # the name Fluent calls
            self.found.append(reference.id.name)

    collector = Collector()
    collector.visit(node)
    return iter(collector.found)
