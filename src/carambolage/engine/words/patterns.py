"""Fluent patterns as plain functions: text, variables, other messages and choices between variants.

A table says a dozen phrases at every move; Fluent's own interpreter, which serves every other pattern, takes ten times
as long. Both say the same, to the letter.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

Arguments = Mapping[str, int | str]
Pattern = Callable[[Arguments], str]
Finder = Callable[[str], "ast.Pattern | None"]

_LONGEST = 2500  # of an argument, as Fluent has it
_DEEPEST, _MOST_ELEMENTS = 2, 20  # messages within messages: what is endless or huge is Fluent's to complain about
_PLAIN_NUMBERS = 1000  # from here on, and below zero, numbers are written as the language does it


class NotPlainError(Exception):
    """Only Fluent itself can say this."""


def plain_pattern(pattern: "ast.Pattern", lang: str, find: Finder, within: tuple[str, ...] = ()) -> Pattern:
    """A pattern as a function of its arguments, which leaves to Fluent (`NotPlainError`) what it cannot say.

    `find` knows the patterns of other messages by their names, `within` are this one and those that it is a part of.
    """
    elements = getattr(pattern, "elements", [pattern])  # Fluent's own compiler unwraps what stands alone
    parts = [_part(element, lang, find, within) for element in elements]
    if all(isinstance(part, str) for part in parts):
        text = "".join(map(str, parts))
        return lambda arguments: text
    return lambda arguments: "".join([part if isinstance(part, str) else part(arguments) for part in parts])


def _part(element: Any, lang: str, find: Finder, within: tuple[str, ...]) -> str | Pattern:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = getattr(element, "expression", element)
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return _variable(expression.id.name)
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        return _selection(expression, lang, find, within)
    if isinstance(expression, ast.MessageReference):
        name = expression.id.name + (f".{expression.attribute.name}" if expression.attribute else "")
        found = find(name) if len(within) <= _DEEPEST else None
        if found is not None and len(getattr(found, "elements", ())) <= _MOST_ELEMENTS:
            return plain_pattern(found, lang, find, (*within, name))
    return _left_to_fluent


def _left_to_fluent(arguments: Arguments) -> str:
    raise NotPlainError


def _variable(name: str) -> Pattern:
    def said(arguments: Arguments) -> str:
        value = arguments.get(name)
        if isinstance(value, str) and len(value) <= _LONGEST:
            return value
        if type(value) is int and 0 <= value < _PLAIN_NUMBERS:
            return str(value)
        raise NotPlainError

    return said


def _selection(expression: "ast.SelectExpression", lang: str, find: Finder, within: tuple[str, ...]) -> Pattern:
    """A choice between variants, by a word or by a number and its plural form."""
    from fluent.syntax import ast

    name = expression.selector.id.name  # type: ignore[union-attr]
    variants: list[tuple[str | float, Pattern]] = []
    for variant in expression.variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)
        variants.append((key, plain_pattern(variant.value, lang, find, within)))
        if variant.default:
            default = variants[-1][1]
    by_name = {key: said for key, said in reversed(variants) if isinstance(key, str)}
    has_numbers = len(by_name) < len({key for key, _ in variants})

    def selected(arguments: Arguments) -> str:
        value = arguments.get(name)
        if type(value) is int:
            form = _plural_form(lang, value)
            return next((said for key, said in variants if key in (value, form)), default)(arguments)
        if isinstance(value, str) and not has_numbers:
            return by_name.get(value, default)(arguments)
        raise NotPlainError

    return selected


@lru_cache(maxsize=4096)
def _plural_form(lang: str, number: int) -> str:
    from babel import Locale

    return str(Locale.parse(lang).plural_form(number))
