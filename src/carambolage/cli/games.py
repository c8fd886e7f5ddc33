"""List the games, for how many players each is, and what it is about; or all that can be chosen in one of them."""

import argparse
from collections.abc import Mapping

from carambolage.bots import bot_names
from carambolage.cli.arguments import add_language, language
from carambolage.cli.console import BOLD, CYAN, Console
from carambolage.engine.game import Game
from carambolage.engine.options import Option
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.registry import game, games
from carambolage.engine.words.texts import Texts
from carambolage.engine.words.words import words_of

HELP = "list the games, or all that can be chosen in one"
EXAMPLES = """\
examples:
  carambolage games
  carambolage games thunder_road       players, boxes, presets, packs, bots, every option with its values
  carambolage games --lang fr
"""
INDENT = "      "


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("game", nargs="?", metavar="GAME", help="tell all about this game; without it, list them all")
    add_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """One game in full, or a line for each game with a sentence below it."""
    console, one = Console(), arguments.game
    for name in [one] if one else games():
        shown = game(name)
        texts = Texts(words_of(shown), language(arguments.lang, shown))
        players = texts("cli-players", least=shown.players[0], most=shown.players[-1])
        title = texts.named("game-title", shown.name)
        console.say(f"{console.paint(shown.name, BOLD)}  {title}" + ("" if one else f", {players}"))
        about = texts.named("game-about", "")
        if about:
            console.say(f"    {about}", indent=4)
        if one:
            _show_facts(shown, players, texts, console)
            _show_options(shown, texts, console)
    return 0


def _show_facts(shown: Game, players: str, texts: Texts, console: Console) -> None:
    """Players, boxes, presets, packs, languages and bots."""
    pack = texts("cli-game-pack", name=open_pack(shown).name, game=shown.name)
    for heading, lines in (
        ("cli-game-players", [players]),
        ("cli-game-boxes", _box_lines(shown, texts)),
        ("cli-game-presets", _preset_lines(shown, texts)),
        ("cli-game-packs", [pack]),
        ("cli-game-languages", [", ".join(texts.words.languages)]),
        ("cli-game-bots", [f"{bot:<8}{texts.named(f'cli-about-bot-{bot}', '')}" for bot in bot_names()]),
    ):
        console.say()
        console.say(texts(heading), BOLD)
        for line in lines:
            console.say(f"  {line}", indent=4)


def _box_lines(shown: Game, texts: Texts) -> list[str]:
    """The box that every game is played with, then the others with the options that put them on the table."""
    lines = [texts.named("box-base", open_pack(shown).name)]
    for box in shown.menu.boxes:
        lines += [texts.named(f"box-{box.name}", box.name)]
        lines += [f"  {_spelled({name: values[1] for name, values in box.options.items()})}"]
    return lines


def _preset_lines(shown: Game, texts: Texts) -> list[str]:
    """The presets with the options that they set."""
    lines = list[str]()
    for name, options in shown.menu.presets.items():
        title, about = texts.named(f"preset-{name}", name), texts.named(f"preset-{name}.text", "")
        lines += [f"--preset {name}  {title}: {about}", f"  {_spelled(options)}"]
    return lines


def _spelled(options: Mapping[str, str]) -> str:
    """Options as `--options` takes them."""
    return " ".join(f"{name}={value}" for name, value in options.items()) or "-"


def _show_options(shown: Game, texts: Texts, console: Console) -> None:
    """Every option: what it is about, its values and what they mean, the default marked."""
    if not shown.options:
        return
    first = shown.options[0]
    console.say()
    console.say(texts("cli-game-options", example=f"{first.name}={first.values[-1]}"), BOLD)
    for option in shown.options:
        title = texts.named(f"option-{option.name}", option.name)
        about = texts.named(f"option-{option.name}.text", "")
        console.say(f"  {console.paint(option.name, CYAN)}  {title}. {about}".rstrip(), indent=4)
        for line in _value_lines(option, texts):
            console.say(f"{INDENT}{line}", indent=len(INDENT) + 2)


def _value_lines(option: Option, texts: Texts) -> list[str]:
    """A line for each value; one for all of a whole number's."""
    if option.span is not None:
        span = texts("cli-game-span", least=option.span[0], most=option.span[-1])
        return [f"{span}; {texts('cli-game-default', value=option.default)}"]
    wide, lines = max(map(len, option.values)), list[str]()
    for value in option.values:
        meaning = texts.named(f"option-{option.name}-{value}", value)
        lines.append(f"{value:<{wide}}  {_marked(meaning, texts) if value == option.default else meaning}")
    return lines


def _marked(meaning: str, texts: Texts) -> str:
    return texts("cli-game-default", value=meaning)
