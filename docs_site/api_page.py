"""The Python reference: signature and docstring of every public name, by inspection."""

import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_origin


def reference(module: ModuleType) -> Iterator[str]:
    """All that a module offers: classes with their methods and properties, functions."""
    for name in offered(module):
        thing = getattr(module, name)
        if get_origin(thing) is not None:
            yield from _described(f"### `{module.__name__}.{name}`", get_origin(thing), (f"`{_named(thing)}`", ""))
        elif inspect.isclass(thing):
            yield from _class(module.__name__, name, thing)
        elif callable(thing):
            yield from _described(f"### `{module.__name__}.{name}`", thing, _signature(name, thing))


def offered(module: ModuleType) -> list[str]:
    """The names in its `__all__`, else the public classes and functions that it defines."""
    names = getattr(module, "__all__", None)
    if names is None:
        things = ((name, thing) for name, thing in vars(module).items() if not name.startswith("_"))
        names = [name for name, thing in things if getattr(thing, "__module__", "") == module.__name__]
    return sorted((name for name in names if callable(getattr(module, name))), key=str.casefold)


def _class(place: str, name: str, kind: type[Any]) -> Iterator[str]:
    yield from _described(f"### class `{place}.{name}`", kind)
    for member, value in _public(kind):
        if isinstance(value, property):
            yield from _described(f"#### `{name}.{member}`", value)
        elif inspect.isfunction(value):
            yield from _described(f"#### `{name}.{member}`", value, _signature(member, value))


def _public(kind: type[Any]) -> Iterator[tuple[str, Any]]:
    """The members of a class and of its parents that we wrote, each name once, in the order of the source."""
    ours = [parent for parent in kind.__mro__ if parent.__module__.startswith("carambolage.")]
    members = {name: value for parent in reversed(ours) for name, value in vars(parent).items()}
    return ((name, value) for name, value in members.items() if not name.startswith("_"))


def _described(heading: str, thing: Any, signature: tuple[str, ...] = ()) -> Iterator[str]:
    yield from (heading, "", inspect.getdoc(thing) or "", "", *signature)


def _signature(name: str, function: Any) -> tuple[str, ...]:
    """How a function is called, as a block of code; a function that stands for nothing given is left out."""
    text = re.sub(r" = <function [^=]* at 0x[0-9a-f]+>", " = ...", _named(inspect.signature(function)))
    return ("```text", f"{name}{text}", "```", "")


def _named(thing: object) -> str:
    """A signature or a type, with all types by their own names."""
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Z])", "", str(thing).replace("'", ""))
