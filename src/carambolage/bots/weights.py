"""What the greedy player weighs: the numbers a game's `weigh` is made of, by name, and the same rules with others."""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Game
from carambolage.engine.twins.build import Function, called_rules, global_names, leaves_first, rebound
from carambolage.engine.twins.execution import bindings

Weights = tuple[tuple[str, int], ...]
LARGEST = 1_000_000


class WeightsError(CarambolageError, ValueError):
    """Weights that a game does not have, or that cannot be read."""


def own_weights(game: Game) -> dict[str, int]:
    """The weights that a game plays with unless others are given."""
    rules = [rule for rule in leaves_first((game.weigh,), bindings(game, compiled=False)) if _is_of_bot(game, rule)]
    return {
        name: next(int(rule.__globals__[name]) for rule in rules if name in global_names(rule)) for name in game.weights
    }


def check_weights(game: Game, weights: Mapping[str, int]) -> None:
    """Complain about weights that the game does not have."""
    for name in weights:
        if name not in game.weights:
            near = get_close_matches(name, game.weights, 1)
            known = f"there are {', '.join(game.weights)}" if game.weights else "it names none that may change"
            hint = f"did you mean {near[0]}?" if near else known
            raise WeightsError(f"the greedy player of {game.name} has no weight {name!r}; {hint}")


@lru_cache(maxsize=64)
def weigh_with(game: Game, weights: Weights) -> Function:
    """The game's `weigh` as plain Python with some of its weights changed."""
    check_weights(game, dict(weights))
    changed, bound = dict[Function, Function](), bindings(game, compiled=False)
    for rule in leaves_first((game.weigh,), bound):
        names: dict[str, object] = {
            name: changed[called] for name, called in called_rules(rule, bound) if called in changed
        }
        if _is_of_bot(game, rule):
            names |= {name: value for name, value in weights if name in global_names(rule)}
        if names:
            changed[rule] = rebound(rule, {**rule.__globals__, **names})
    return changed.get(game.weigh, game.weigh)


def _is_of_bot(game: Game, rule: Function) -> bool:
    """Whether a rule belongs to the bot: it lies in the same module or the same room `bot` as `weigh`."""
    module = game.weigh.__module__
    package = module.rpartition(".")[0]
    return rule.__module__ == module or (package.endswith(".bot") and rule.__module__.startswith(f"{package}."))


def spelled(weights: Mapping[str, int]) -> str:
    """Weights as a bot's name has them: `CARD=60:ROW=5`."""
    return ":".join(f"{name}={value}" for name, value in weights.items())


def read_spelled(text: str) -> dict[str, int]:
    """Weights from how they are spelled in a bot's name."""
    weights: dict[str, int] = {}
    for part in text.split(":"):
        name, equals, value = part.partition("=")
        if not equals or not name or name in weights:
            raise WeightsError(f"weights read NAME=NUMBER, as in greedy:CARD=60:ROW=5; {part!r} does not")
        weights[name] = _whole(name, value)
    return weights


def _whole(name: str, text: object) -> int:
    try:
        value = int(str(text))
    except ValueError:
        value = LARGEST + 1
    if abs(value) > LARGEST:
        raise WeightsError(f"the weight {name} must be a whole number from -{LARGEST} to {LARGEST}, not {text!r}")
    return value


def read_weights(file: Path, game: Game) -> dict[str, int]:
    """Weights from a file that `train` wrote, or a person."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WeightsError(f"{file} holds no weights ({error})") from None
    if content.get("game") != game.name or not isinstance(content.get("weights"), dict):
        raise WeightsError(f'{file} holds no weights of {game.name}: it needs game = "{game.name}" and [weights]')
    weights = {name: _whole(name, value) for name, value in content["weights"].items()}
    check_weights(game, weights)
    return weights


def write_weights(file: Path, game: Game, weights: Mapping[str, int], comment: str) -> None:
    """A file of weights for `greedy:FILE`."""
    lines = [f"# {comment}", f'game = "{game.name}"', "", "[weights]"]
    lines += [f"{name} = {value}" for name, value in weights.items()]
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
