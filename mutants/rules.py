"""The rules that can be mutated: the functions of a package that are marked as rules, with the IDs they name."""

import ast
import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType
from typing import Any

from carambolage.engine.rules.rule import is_rule
from carambolage.testing.catalogue import ID
from mutants.operators import Edit, edits

BOT = "bot"  # the room of a bot's judgement, which no rulebook knows


@dataclass(frozen=True)
class Rule:
    """A rule, its file, and where in the file it stands."""

    function: Callable[..., Any]
    file: Path
    node: ast.FunctionDef
    source: str

    @property
    def name(self) -> str:
        """The rule's full name, `package.module.function`."""
        return f"{self.function.__module__}.{self.function.__name__}"

    @cached_property
    def ids(self) -> set[str]:
        """The IDs that the function names; without any, those of its module's docstring."""
        own = ID.findall(ast.get_source_segment(self.source, self.node) or "")
        return set(own or ID.findall(ast.get_docstring(ast.parse(self.source)) or ""))

    @cached_property
    def mutants(self) -> list["Mutant"]:
        """Every mutant of the rule."""
        return [Mutant(self, edit) for edit in edits(self.node, self.source)]


@dataclass(frozen=True)
class Mutant:
    """A rule with one change."""

    rule: Rule
    edit: Edit

    @property
    def source(self) -> str:
        """The text of the whole module with the change."""
        return self.edit.applied(self.rule.source)

    @property
    def line(self) -> str:
        """The changed line; of a statement that was dropped, what it was."""
        number = self.edit.start[0] - 1
        line = self.source.splitlines()[number].strip()
        return f"pass in place of {self.rule.source.splitlines()[number].strip()}" if line == "pass" else line

    @property
    def lines(self) -> range:
        """The lines of the statement with the change, without those of a block inside it: whoever runs it runs one."""
        number = self.edit.start[0]
        nodes = (node for node in ast.walk(self.rule.node) if isinstance(node, ast.stmt))
        *_, inner = (node for node in nodes if node.lineno <= number <= (node.end_lineno or 0))
        block = [part.lineno for part in ast.iter_child_nodes(inner) if isinstance(part, ast.stmt)]
        return range(inner.lineno, min([(inner.end_lineno or 0) + 1, *block]))

    def code(self) -> CodeType | None:
        """The compiled body of the changed function; nothing where the change is no valid Python."""
        try:
            whole = compile(self.source, str(self.rule.file), "exec", dont_inherit=True)
        except SyntaxError:
            return None
        ours = self.rule.function.__code__
        found = [part for part in whole.co_consts if isinstance(part, CodeType) and part.co_name == ours.co_name]
        return next(part for part in found if part.co_firstlineno == ours.co_firstlineno)


def rules_in(package: str) -> list[Rule]:
    """The rules of a package, imported with all its modules; how its bots judge is left out."""
    home = importlib.import_module(package)
    found = [module.name for module in pkgutil.walk_packages(home.__path__, f"{package}.")]
    names = [name for name in found if BOT not in name.split(".")]
    return [rule for name in sorted(names) for rule in _rules_of(importlib.import_module(name))]


def _rules_of(module: Any) -> Iterator[Rule]:
    functions = [thing for thing in vars(module).values() if is_rule(thing) and thing.__module__ == module.__name__]
    if not functions:
        return
    file = Path(module.__file__)
    source = file.read_text(encoding="utf-8")
    nodes = {_first_line(node): node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    for function in functions:
        yield Rule(function, file, nodes[function.__code__.co_firstlineno], source)


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
