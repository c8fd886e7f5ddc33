"""Mutation operators: the small changes that can be made to the source of a function.

Each is a replacement of one stretch of the text, so that a diff shows nothing but the change.
"""

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
OPERATIONS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "|",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
TWIN_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
RECORDS = {"g", "t"}  # the first arguments of nearly every rule: swapping them breaks every call alike


class Edit(NamedTuple):
    """A replacement in a text, from one (line, column in bytes) to another."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str

    def applied(self, source: str) -> str:
        """The source with the replacement made."""
        lines = source.encode().splitlines(keepends=True)
        begin = sum(map(len, lines[: self.start[0] - 1])) + self.start[1]
        stop = sum(map(len, lines[: self.end[0] - 1])) + self.end[1]
        whole = b"".join(lines)
        return (whole[:begin] + self.text.encode() + whole[stop:]).decode()


def edits(function: ast.FunctionDef, source: str) -> Iterator[Edit]:
    """Every mutation of a function's body; its docstring is left alone."""
    documented = ast.get_docstring(function) is not None
    for statement in function.body[documented:]:
        for node in ast.walk(statement):
            yield from _edits_of(node, source)


def _edits_of(node: ast.AST, source: str) -> Iterator[Edit]:
    if isinstance(node, ast.stmt):
        yield from _statement_edits(node, source)
    elif isinstance(node, ast.Compare):
        yield from _comparison_edits(node, source)
    elif isinstance(node, ast.BoolOp):
        yield _joined_otherwise(node, source)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        yield _between(node.left, node.right, OPERATIONS[type(node.op)], source)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _replaced(node, _text(node.operand, source))
    elif isinstance(node, ast.Constant):
        yield from _constant_edits(node)
    elif isinstance(node, ast.Call):
        yield from _call_edits(node, source)


def _statement_edits(node: ast.stmt, source: str) -> Iterator[Edit]:
    """A statement dropped, a condition turned round, an operator changed."""
    if _can_be_dropped(node):
        yield _replaced(node, "pass")
    if isinstance(node, ast.AugAssign) and type(node.op) in OPERATIONS:
        yield _between(node.target, node.value, f"{OPERATIONS[type(node.op)]}=", source)
    elif isinstance(node, ast.If) and isinstance(node.test, ast.Name | ast.Attribute | ast.Call | ast.BinOp):
        yield _replaced(node.test, f"not ({_text(node.test, source)})")


def _can_be_dropped(node: ast.stmt) -> bool:
    """Whether the function still runs without a statement; without a local name it would not."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    if isinstance(node, ast.Return):
        return node.value is None
    return isinstance(node, ast.Expr | ast.AugAssign | ast.Continue | ast.Break)


def _comparison_edits(node: ast.Compare, source: str) -> Iterator[Edit]:
    left = node.left
    for operator, right in zip(node.ops, node.comparators, strict=True):
        yield _between(left, right, COMPARISONS[type(operator)], source)
        left = right


def _constant_edits(node: ast.Constant) -> Iterator[Edit]:
    if isinstance(node.value, bool):
        yield _replaced(node, str(not node.value))
    elif isinstance(node.value, int):
        yield _replaced(node, str(node.value + 1))
        yield _replaced(node, str(node.value - 1))


def _call_edits(node: ast.Call, source: str) -> Iterator[Edit]:
    """Two neighbouring arguments swapped; the smallest in place of the largest."""
    if isinstance(node.func, ast.Name) and node.func.id in TWIN_FUNCTIONS:
        yield _replaced(node.func, TWIN_FUNCTIONS[node.func.id])
        return
    given = [argument for argument in node.args if _text(argument, source) not in RECORDS]
    for first, second in pairwise(given):
        one, other = _text(first, source), _text(second, source)
        if one != other:
            between = _slice(_end(first), _start(second), source)
            yield Edit(_start(first), _end(second), f"{other}{between}{one}")


def _joined_otherwise(node: ast.BoolOp, source: str) -> Edit:
    word = "or" if isinstance(node.op, ast.And) else "and"
    parts = [
        f"({_text(value, source)})" if isinstance(value, ast.BoolOp) else _text(value, source) for value in node.values
    ]
    return _replaced(node, f"({f' {word} '.join(parts)})")


def _between(left: ast.expr, right: ast.expr, operator: str, source: str) -> Edit:
    """Another operator between two expressions, the brackets around them kept."""
    gap = _slice(_end(left), _start(right), source)
    closing, opening = gap[: gap.rfind(")") + 1], gap[gap.find("(") :] if "(" in gap else ""
    return Edit(_end(left), _start(right), f"{closing} {operator} {opening}")


def _replaced(node: ast.expr | ast.stmt, text: str) -> Edit:
    return Edit(_start(node), _end(node), text)


def _start(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _end(node: ast.expr | ast.stmt) -> tuple[int, int]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset


def _text(node: ast.expr | ast.stmt, source: str) -> str:
    return _slice(_start(node), _end(node), source)


def _slice(start: tuple[int, int], end: tuple[int, int], source: str) -> str:
    lines = source.encode().splitlines(keepends=True)[start[0] - 1 : end[0]]
    lines[-1] = lines[-1][: end[1]]
    lines[0] = lines[0][start[1] :]
    return b"".join(lines).decode()
