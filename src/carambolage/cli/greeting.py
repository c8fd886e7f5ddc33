"""The greeting of `carambolage` alone: what one can do here, and a table for whoever presses Enter."""

from collections.abc import Sequence
from importlib.metadata import version

from carambolage.cli.arguments import language
from carambolage.cli.console import BOLD, CYAN, Console
from carambolage.engine.registry import games
from carambolage.engine.words.texts import Texts
from carambolage.engine.words.words import Words

_STEPS = (
    ("table --open", "cli-greeting-table"),
    ("play", "cli-greeting-play"),
    ("games", "cli-greeting-games"),
    ("games {game}", "cli-greeting-game"),
    ("simulate {game}", "cli-greeting-simulate"),
    ("balance {game}", "cli-greeting-balance"),
    ("packs copy {game} my-pack", "cli-greeting-packs"),
    ("completion bash", "cli-greeting-completion"),
    ("--help", "cli-greeting-help"),
)
OPEN_A_TABLE = ("table", "--open")


def greet() -> Sequence[str]:
    """Greet; gives the words of the command that the person at the terminal chooses to run next, or none."""
    texts, console, names = Texts(Words(), language(None)), Console(), games()
    console.say(texts("cli-greeting", version=version("carambolage"), games=", ".join(names)), BOLD)
    console.say()
    commands = [step.format(game=names[0]) for step, _ in _STEPS]
    wide = max(map(len, commands))
    for command, (_, message) in zip(commands, _STEPS, strict=True):
        gap = " " * (wide - len(command) + 2)
        console.say(f"  carambolage {console.paint(command, CYAN)}{gap}{texts(message)}")
    if not console.interactive:
        return ()
    console.say()
    return OPEN_A_TABLE if console.ask(f"{texts('cli-greeting-ask')} ") == "" else ()
