"""A pack as a readable list: every component with its name in words and its numbers."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from carambolage.cli.texts import Speech

Group = tuple[str, str, list[dict[str, Any]]]
_SHOWN_ELSEWHERE = ("id", "source")


def groups(folder: Path) -> Iterator[Group]:
    """Every kind of component: its file, its kind, and the tables of the file."""
    for path in sorted(folder.glob("*.toml")):
        for kind, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
                yield path.name, kind, value
            elif isinstance(value, dict):
                yield path.name, kind, [value]


def listing(folder: Path, speech: Speech) -> list[str]:
    """The pack's own name, then its components, file by file."""
    about = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))
    lines = [f"{about['name']}, version {about['version']}, for {about['game']}"]
    found = list(groups(folder))
    known = {str(entry.get("id")): _name(kind, entry, speech) for _, kind, entries in found for entry in entries}
    for file, kind, entries in found:
        lines += ["", f"{file}: {kind}, {len(entries)}"]
        names = [_name(kind, entry, speech) for entry in entries]
        wide = max(map(len, names), default=0)
        details = [_details(entry, speech, known) for entry in entries]
        lines += [f"  {name:<{wide}}  {rest}".rstrip() for name, rest in zip(names, details, strict=True)]
    return lines


def _name(kind: str, entry: dict[str, Any], speech: Speech) -> str:
    """The component's name: by its id, by its number, by its kind, or else the id itself."""
    identity = str(entry.get("id", kind))
    keys = (identity, entry.get("number"))
    named = (speech.named(f"{kind}-{key}", "") for key in keys if key is not None)
    return next(filter(None, named), "") or speech.named(kind, identity)


def _details(entry: dict[str, Any], speech: Speech, known: Mapping[str, str]) -> str:
    source = f"({entry['source']})" if "source" in entry else ""
    shown = {key: value for key, value in entry.items() if key not in _SHOWN_ELSEWHERE}
    rest = ", ".join(f"{key} {_value(key, value, speech, known)}" for key, value in shown.items())
    return f"{rest}  {source}" if rest else source


def _value(key: str, value: Any, speech: Speech, known: Mapping[str, str]) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " + ".join(_value(key, one, speech, known) for one in value) or "none"
    if isinstance(value, str):
        by_id = known.get(value, " / ".join(value.strip().split("\n")))
        return speech.named(f"{key.removesuffix('s')}-{value}", by_id)
    return str(value)
