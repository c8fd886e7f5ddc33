"""A pack as a readable list: every component with its name in words and its numbers."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from carambolage.engine.words.texts import Texts

Group = tuple[str, str, list[dict[str, Any]]]
_SHOWN_ELSEWHERE = ("id", "source")


def component_groups(folder: Path) -> Iterator[Group]:
    """Every kind of component: its file, its kind, and the tables of the file."""
    for path in sorted(folder.glob("*.toml")):
        for kind, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
                yield path.name, kind, value
            elif isinstance(value, dict):
                yield path.name, kind, [value]


def pack_lines(folder: Path, texts: Texts) -> list[str]:
    """The pack's own name, then its components, file by file."""
    about = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))
    lines = [f"{about['name']}, version {about['version']}, for {about['game']}"]
    groups = list(component_groups(folder))
    known = {str(entry.get("id")): _name(kind, entry, texts) for _, kind, entries in groups for entry in entries}
    for file, kind, entries in groups:
        lines += ["", f"{file}: {kind}, {len(entries)}"]
        names = [_name(kind, entry, texts) for entry in entries]
        wide = max(map(len, names), default=0)
        details = [_details(entry, texts, known) for entry in entries]
        lines += [f"  {name:<{wide}}  {rest}".rstrip() for name, rest in zip(names, details, strict=True)]
    return lines


def _name(kind: str, entry: dict[str, Any], texts: Texts) -> str:
    """The component's name: by its id, by its number, by its kind, or else the id itself."""
    identity = str(entry.get("id", kind))
    keys = (identity, entry.get("number"))
    named = (texts.named(f"{kind}-{key}", "") for key in keys if key is not None)
    return next(filter(None, named), "") or texts.named(kind, identity)


def _details(entry: dict[str, Any], texts: Texts, known: Mapping[str, str]) -> str:
    source = f"({entry['source']})" if "source" in entry else ""
    shown = {key: value for key, value in entry.items() if key not in _SHOWN_ELSEWHERE}
    rest = ", ".join(f"{key} {_value(key, value, texts, known)}" for key, value in shown.items())
    return f"{rest}  {source}" if rest else source


def _value(key: str, value: Any, texts: Texts, known: Mapping[str, str]) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " + ".join(_value(key, item, texts, known) for item in value) or "none"
    if isinstance(value, str):
        by_id = known.get(value, " / ".join(value.strip().split("\n")))
        return texts.named(f"{key.removesuffix('s')}-{value}", by_id)
    return str(value)
