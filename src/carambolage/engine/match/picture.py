"""The picture of a game that draws none: its board in words, as SVG."""

from collections.abc import Sequence
from html import escape

_LINE, _SIGN, _MARGIN = 20, 8.5, 16
_NARROWEST = 30


def text_picture(lines: Sequence[str]) -> str:
    """Lines of text on a card."""
    width = round(2 * _MARGIN + _SIGN * max([_NARROWEST, *map(len, lines)]))
    height = 2 * _MARGIN + _LINE * len(lines)
    rows = [
        f'<text x="{_MARGIN}" y="{_MARGIN + _LINE * number + 14}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" rx="10" fill="#f7f2e6"/>'
        f'<g font-family="ui-monospace, monospace" font-size="14" fill="#2b2620">{"".join(rows)}</g></svg>'
    )
