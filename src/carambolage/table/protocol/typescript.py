"""TypeScript of the protocol and of what each game shows, generated from the server's structs and tables::

python -m carambolage.table.protocol.typescript web/src

writes `protocol.ts`, and `games/<game>/generated.ts` for every game that the client draws.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from carambolage.engine.client_facts import Constant
from carambolage.engine.game import Game
from carambolage.engine.registry import games, listed_game
from carambolage.engine.rules.actions import Verb
from carambolage.table.protocol.bodies import HTTP_BODIES
from carambolage.table.protocol.commands import VERSION, AnyCommand
from carambolage.table.protocol.messages import AnyMessage

HEAD = "// Generated from the server by `python -m carambolage.table.protocol.typescript web/src`; do not edit.\n"

_PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def modules(folder: Path) -> dict[Path, str]:
    """Every generated module below the client's sources, with its text."""
    drawn = [name for name in games() if (folder / "games" / name).is_dir()]
    written = {folder / "games" / name / "generated.ts": game_module(listed_game(name)) for name in drawn}
    return {folder / "protocol.ts": protocol(), **written}


def protocol() -> str:
    """The types of all messages."""
    unions = {"Command": AnyCommand, "Message": AnyMessage}
    parts = [HEAD, f"export const VERSION = {VERSION};\n"]
    parts += [_type_alias(struct) for struct in _structs([*unions.values(), *HTTP_BODIES])]
    parts += [f"export type {name} = {_type(inspect.type_info(union))};\n" for name, union in unions.items()]
    return "\n".join(parts)


def game_module(game: Game) -> str:
    """The types of a game's view, pack facts and preview, its events, answers and options, and its tables of names."""
    facts = game.client
    shown = [get_type_hints(show)["return"] for show in (game.view, facts.pack) if show]
    parts = [HEAD]
    parts += [_type_alias(struct) for struct in _structs([*shown, *([facts.preview] if facts.preview else [])])]
    parts += [
        f"export type EventKind = {_union(game.events)};\n",
        f"export type OptionName = {_union(option.name for option in game.options)};\n",
        "/** The answers: each verb with its fields. */",
        f"export type Answer ={''.join(map(_answer, game.actions.verbs.values()))};\n",
        *(_constant(name, value) for name, value in (facts.constants() if facts.constants else {}).items()),
    ]
    return "\n".join([*parts, ""])


def _answer(verb: Verb) -> str:
    fields = "; ".join(f"{name}: number" for name in verb.sizes)
    return f"\n  | {{ verb: {_literal(verb.name)}; fields: {{ {fields} }} }}".replace("{  }", "{}")


def _constant(name: str, value: Constant) -> str:
    return f"export const {name} = {_literal(value)}{'' if isinstance(value, int) else ' as const'};"


def _structs(roots: Iterable[Any]) -> list[inspect.StructType]:
    """All structs within reach, each after those it is made of."""
    found: dict[type, inspect.StructType] = {}
    for root in roots:
        _collect(inspect.type_info(root), found)
    return list(found.values())


def _collect(kind: inspect.Type, found: dict[type, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            _collect(field.type, found)
        found.setdefault(kind.cls, kind)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            _collect(part, found)
    elif isinstance(kind, inspect.ListType):
        _collect(kind.item_type, found)
    elif isinstance(kind, inspect.DictType):
        _collect(kind.value_type, found)


def _type_alias(struct: inspect.StructType) -> str:
    lines = [f"/** {_first_line(struct.cls)} */", f"export type {struct.cls.__name__} = {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {_literal(struct.tag)};")
    for field in struct.fields:
        # What has a default may be left out when it is sent to the server; the server always sends every field.
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "};\n"])


def _first_line(cls: type) -> str:
    return " ".join((cls.__doc__ or "").strip().partition("\n\n")[0].split())


def _type(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(part) for part in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(_literal(value) for value in kind.values)
    if isinstance(kind, inspect.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(map(_type, kind.item_types))}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    return _PLAIN[type(kind)]


def _union(words: Iterable[str]) -> str:
    return " | ".join(map(_literal, words))


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for path, text in modules(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")
