"""Rules called `is_`, `has_`, `can_` or `may_` only look: neither they nor any rule that they call changes anything."""

import ast
import inspect
import pkgutil
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from carambolage.engine.registry import games, places
from carambolage.engine.rules import state
from carambolage.engine.rules.rule import is_bound, is_rule, rule
from carambolage.engine.rules.state import GameRecord, push

Function = Callable[..., Any]

PREDICATES = ("is_", "has_", "can_", "may_")
PACKAGES = (
    "carambolage.engine.rules",
    "carambolage.testing.convoy",
    *(places()[name].rpartition(".")[0] for name in games()),
)


def rules_in(package: str) -> Iterator[Function]:
    """The rules of a package, imported with all its modules."""
    for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        module = import_module(found.name)
        yield from (thing for thing in vars(module).values() if is_rule(thing) and thing.__module__ == found.name)


@cache
def first_change(function: Function) -> str:
    """The first thing that a rule changes, by itself or through those it calls; "" if there is none."""
    if is_bound(function):
        return f"{function.__name__}, which each game fills in"
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            return f"`{ast.unparse(node)}`"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = function.__globals__.get(node.func.id)
            if is_rule(called) and first_change(called):
                return f"{node.func.id} -> {first_change(called)}"
    return ""


@pytest.mark.parametrize("package", PACKAGES)
def test_predicates_change_nothing(package: str) -> None:
    predicates = [function for function in rules_in(package) if function.__name__.startswith(PREDICATES)]
    changes = {f"{function.__module__}.{function.__name__}": first_change(function) for function in predicates}
    assert {name: change for name, change in changes.items() if change} == {}


@rule
def is_quiet(g: GameRecord) -> bool:
    """Only looks."""
    return g.quiet != 0


@rule
def has_pushed(g: GameRecord) -> bool:
    """Changes something through another rule."""
    push(g, 1, 0, 0, 0)
    return is_quiet(g)


def test_changes_are_found_through_calls() -> None:
    assert first_change(is_quiet) == ""
    assert first_change(has_pushed).startswith("push -> `")
    assert first_change(state.offer) != ""
