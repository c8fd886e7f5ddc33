"""TypeScript types of the protocol, generated from its structs::

python -m carambolage.table.protocol.typescript web/src/protocol.ts
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from carambolage.table.protocol.bodies import HTTP_BODIES
from carambolage.table.protocol.commands import VERSION, AnyCommand
from carambolage.table.protocol.messages import AnyMessage

HEAD = "// Generated from the server's structs by `python -m carambolage.table.protocol.typescript`; do not edit.\n"

_PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def protocol() -> str:
    """The whole module of types."""
    unions = {"Command": AnyCommand, "Message": AnyMessage}
    parts = [HEAD, f"export const VERSION = {VERSION};\n"]
    parts += [_interface(struct) for struct in _structs([*unions.values(), *HTTP_BODIES])]
    parts += [f"export type {name} = {_type(inspect.type_info(union))};\n" for name, union in unions.items()]
    return "\n".join(parts)


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


def _interface(struct: inspect.StructType) -> str:
    lines = [f"/** {_first_line(struct.cls)} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: {_literal(struct.tag)};")
    for field in struct.fields:
        # What has a default may be left out when it is sent to the server; the server always sends every field.
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


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
    if isinstance(kind, inspect.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    return _PLAIN[type(kind)]


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), encoding="utf-8")
