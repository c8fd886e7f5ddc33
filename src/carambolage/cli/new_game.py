"""Write a new game: a small complete one in a package of its own, to be changed rule by rule into yours.

It is a copy of the example of this program with its pack, texts, bot, tests and catalogue of rules, and it can be
played at once.
"""

import argparse
import ast
import keyword
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from carambolage import testing
from carambolage.cli.errors import UsageError
from carambolage.engine.registry import games

HELP = "write the skeleton of a new game, playable at once"
EXAMPLES = """\
examples:
  carambolage new-game drift                   a folder drift/ with a complete small game
  carambolage new-game drift --dir games/drift

Then, in that folder:
  python -m carambolage play drift.game:GAME
  python -m pytest
"""
EXAMPLE, TITLE, PREFIX = "convoy", "Convoy", "CV"
_PACKAGE = f"carambolage.testing.{EXAMPLE}"
_NAME = re.compile(r"[a-z][a-z0-9_]{1,24}")
_HOME = Path(testing.__file__).parent
_NAMED_AT_LAST = {"project.toml": "pyproject.toml"}  # under that name it would configure tools where it lies


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("name", metavar="NAME", help="the name of the game and its package, as in road_rage")
    parser.add_argument("--dir", type=Path, metavar="DIR", help="the folder to write into (NAME)")


def run(arguments: argparse.Namespace) -> int:
    """Check the name and the folder, write the project, say how to go on."""
    name, folder = arguments.name, arguments.dir or Path(arguments.name)
    _expect_free_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} exists already; name a new or an empty folder with --dir")
    for path, text in _project(name):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    print(f"The game {name} is now in {folder}; README.md says where everything goes. Run there:")
    print(f"  python -m carambolage play {name}.game:GAME")
    print("  python -m pytest")
    return 0


def _expect_free_name(name: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        reason = "2 to 25 small letters, digits and underscores, a letter first, no word of Python"
        raise UsageError(f"{name!r} cannot be the name of a game; a name is {reason}")
    if name in games():
        raise UsageError(f"there is a game {name} already; choose another name")
    if name == EXAMPLE or name in sys.stdlib_module_names or find_spec(name) is not None:
        raise UsageError(f"there is a package {name} already; choose another name")


def _project(name: str) -> Iterator[tuple[Path, str]]:
    """The files of the project: those around the example, and the package of the example under the new name."""
    for source, target in ((_HOME / "project", Path()), (_HOME / EXAMPLE, Path(name))):
        for file in sorted(source.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                path = target / file.relative_to(source)
                yield path.with_name(_NAMED_AT_LAST.get(path.name, path.name)), _renamed(file, name)


def _renamed(file: Path, name: str) -> str:
    words = name.split("_")
    prefix = "".join(word[0] for word in words)[:2] if len(words) > 1 else name[:2]
    text = file.read_text(encoding="utf-8").replace(_PACKAGE, name).replace(EXAMPLE, name)
    text = text.replace(TITLE, name.replace("_", " ").title()).replace(f"{PREFIX}-", f"{prefix.upper()}-")
    return _sort_imports(text, name) if file.suffix == ".py" else text


def _sort_imports(source: str, package: str) -> str:
    """The imports of a module in three sections: Python's own, other packages, the game's package."""
    imports = [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)]
    if not imports:
        return source
    lines = source.split("\n")
    first, last = imports[0].lineno - 1, imports[-1].end_lineno
    keys = sorted((*_import_key(node, package), node.lineno) for node in imports)
    nodes = {node.lineno: "\n".join(lines[node.lineno - 1 : node.end_lineno]) for node in imports}
    sections = ["\n".join(nodes[key[-1]] for key in keys if key[0] == section) for section in range(3)]
    return "\n".join([*lines[:first], "\n\n".join(filter(None, sections)), *lines[last:]])


def _import_key(node: ast.Import | ast.ImportFrom, package: str) -> tuple[int, bool, str]:
    """The section, `import` before `from`, and the module."""
    module = (node.module if isinstance(node, ast.ImportFrom) else node.names[0].name) or ""
    root = module.partition(".")[0]
    section = 0 if root in sys.stdlib_module_names else 2 if root == package else 1
    return section, isinstance(node, ast.ImportFrom), module
