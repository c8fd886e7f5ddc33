"""The picture of a game that draws none: its board in words, as SVG."""

from collections.abc import Sequence

from carambolage.engine.drawing.svg import element, group, picture, words

_LINE, _SIGN, _MARGIN = 20, 8.5, 16
_NARROWEST = 30


def text_picture(lines: Sequence[str]) -> str:
    """Lines of text on a card."""
    width = round(2 * _MARGIN + _SIGN * max([_NARROWEST, *map(len, lines)]))
    height = 2 * _MARGIN + _LINE * len(lines)
    card = element("rect", width=width, height=height, rx=10, fill="#f7f2e6")
    settings = {"text_anchor": "start", "style": "white-space: pre"}
    rows = [words(line, 0, _LINE * number + 10, 14, **settings) for number, line in enumerate(lines)]
    text = group(*rows, x=_MARGIN, y=_MARGIN, font_family="ui-monospace, monospace", fill="#2b2620")
    return picture(width, height, card, text)
