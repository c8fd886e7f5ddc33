"""Writing SVG: elements with attributes, as text."""

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr


def picture(width: float, height: float, *inside: str, **attributes: object) -> str:
    """A whole picture."""
    size = {"width": width, "height": height, "viewBox": f"0 0 {width:.0f} {height:.0f}"}
    return element("svg", *inside, xmlns="http://www.w3.org/2000/svg", role="img", **size, **attributes)


def element(name: str, *inside: str, **attributes: object) -> str:
    """An element; underscores of attribute names become hyphens, a trailing one is dropped."""
    told = "".join(f" {_spelled(key)}={quoteattr(_number(value))}" for key, value in attributes.items())
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def words(text: str, x: float, y: float, size: float, **attributes: object) -> str:
    """A piece of text, centred on a point."""
    settings = {"text_anchor": "middle", "dominant_baseline": "central", **attributes}
    return element("text", escape(text), x=x, y=y, font_size=size, **settings)


def title(text: str) -> str:
    """What a pointer over the enclosing group shows."""
    return element("title", escape(text))


def polygon(points: Iterable[tuple[float, float]], **attributes: object) -> str:
    """A closed shape."""
    return element("polygon", points=" ".join(f"{_number(x)},{_number(y)}" for x, y in points), **attributes)


def group(*inside: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, **attributes: object) -> str:
    """Elements moved, turned and made smaller together."""
    placed = f"translate({_number(x)} {_number(y)})" + (f" rotate({_number(turn)})" if turn else "")
    placed += f" scale({_number(scale)})" if scale != 1 else ""
    return element("g", *(inside or ("",)), transform=placed, **attributes)


def _spelled(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _number(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)
