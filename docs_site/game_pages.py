"""The parts of a game's page that the registry knows: rules in short, options, boxes, bots.

A page holds a mark such as `<!-- generated: options -->` where a part goes; the other sections are written by hand.
"""

import re
from collections.abc import Callable, Iterator

from carambolage.bots import bot_names
from carambolage.engine.game import Game
from carambolage.engine.options import Option
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import game as game_named
from carambolage.engine.words.texts import Texts
from carambolage.engine.words.words import words_of
from carambolage.table.catalogue import game_facts

MARK = re.compile(r"<!-- generated: (\w+) -->")
HEADINGS = ("Rules in short", "Options", "Boxes", "Bots", "Speed", "Balance", "Pictures")


def filled(page: str, name: str) -> str:
    """A page with all generated parts in the places of their marks."""
    return MARK.sub(lambda mark: "\n".join(PARTS[mark[1]](game_named(name))), page)


def _texts(game: Game) -> Texts:
    return Texts(words_of(game), "en")


def _facts(game: Game) -> Iterator[str]:
    pack, texts = open_pack(game), _texts(game)
    yield f"*{texts('game-about')}*"
    yield ""
    yield f"{game.players[0]} to {game.players[-1]} players, in {' and '.join(texts.words.languages)};"
    yield f"rules version {game.version}, components: {pack.name}."


def _rules(game: Game) -> Iterator[str]:
    pack = open_pack(game)
    for chapter in game_facts(game, pack, (pack,), "en").rules:
        yield from (f"### {chapter.title}", "", chapter.text, "")


def _options(game: Game) -> Iterator[str]:
    texts = _texts(game)
    yield "| Option | What it is about | Values, the default in bold |"
    yield "| --- | --- | --- |"
    for option in game.options:
        title, about = texts.named(option.title.message, option.name), texts.named(f"{option.title.message}.text", "")
        yield f"| `{option.name}` | {title}. {about} | {_values(option, texts)} |"


def _values(option: Option, texts: Texts) -> str:
    if option.span is not None:
        return f"{option.span[0]} to {option.span[-1]}, **{option.default}**"
    shown = []
    for value in option.values:
        meaning = texts.named(f"{option.title.message}-{value}", "")
        shown.append(f"**`{value}`** {meaning}" if value == option.default else f"`{value}` {meaning}")
    return "<br>".join(shown)


def _boxes(game: Game) -> Iterator[str]:
    texts = _texts(game)
    yield f"- {texts.named('box-base', open_pack(game).name)}"
    for box in game.menu.boxes:
        options = ", ".join(f"`{name}={values[1]}`" for name, values in box.options.items())
        yield f"- {texts.named(f'box-{box.name}', box.name)}: {options}"
    yield from ("", "Ready-made sets of options (`--preset NAME`):", "")
    for name, chosen in game.menu.presets.items():
        options = ", ".join(f"`{option}={value}`" for option, value in chosen.items()) or "all defaults"
        title, about = texts.named(f"preset-{name}", name), texts.named(f"preset-{name}.text", "")
        yield f"- `{name}`, {title}: {about} ({options})"


def _bots(game: Game) -> Iterator[str]:
    texts = _texts(game)
    yield from (f"- `{bot}`: {texts.named(f'cli-about-bot-{bot}', bot)}" for bot in bot_names())


PARTS: dict[str, Callable[[Game], Iterator[str]]] = {
    "facts": _facts,
    "rules": _rules,
    "options": _options,
    "boxes": _boxes,
    "bots": _bots,
}
