"""Small drawings in SVG. Places are percentages of the width, so that a drawing fits any screen without a script."""

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape

from carambolage.lab.balance.findings import Share

STEP = 0.05
FEWEST_STEPS = 2
LABELS = 8
MOST_BARS = 40


def scale_of(shares: Sequence[Share]) -> float:
    """The end of an axis that begins at 0: the next full step beyond all intervals."""
    highest = max((max(share.interval[1], share.fair) for share in shares), default=1.0)
    steps = max(FEWEST_STEPS, int(highest / STEP) + 1)
    return min(1.0, steps * STEP)


def ticks(scale: float) -> list[float]:
    """Where an axis has its numbers: every 5 %, 10 % or 20 %."""
    step = next(step for step in (0.05, 0.1, 0.2) if scale / step <= LABELS)
    return [number * step for number in range(int(scale / step + 1e-9) + 1)]


def axis(scale: float, labels: Sequence[str]) -> str:
    """The numbers of an axis."""
    places = zip(ticks(scale), labels, strict=True)
    texts = (_text(tick / scale, label) for tick, label in places)
    return f'<svg class="axis" aria-hidden="true">{"".join(texts)}</svg>'


def _text(place: float, label: str) -> str:
    anchor = "start" if place < 0.02 else "end" if place > 0.98 else "middle"
    return f'<text x="{_at(place)}" y="12" text-anchor="{anchor}">{escape(label)}</text>'


def whisker(share: Share, scale: float, label: str, before: Share | None = None) -> str:
    """A dot for a share, a line for its interval, a mark at the fair share; above them, faint, what was before."""
    parts = [f'<line class="grid" x1="{_at(t / scale)}" x2="{_at(t / scale)}" y1="0" y2="100%"/>' for t in ticks(scale)]
    parts.append(f'<line class="fair" x1="{_at(share.fair / scale)}" x2="{_at(share.fair / scale)}" y1="0" y2="100%"/>')
    if before is not None:
        parts.append(_interval("before", before, scale, 8, 3))
    parts.append(_interval("now", share, scale, 16, 5))
    return f'<svg class="strip" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def _interval(name: str, share: Share, scale: float, height: int, radius: int) -> str:
    low, high = (_at(bound / scale) for bound in share.interval)
    line = f'<line class="{name}" x1="{low}" x2="{high}" y1="{height}" y2="{height}"/>'
    return f'{line}<circle class="{name}" cx="{_at(share.rate / scale)}" cy="{height}" r="{radius}"/>'


def histogram(values: Mapping[int, int], mean: float, label: str) -> str:
    """How often each number was met, in bars of equal width; many numbers share bars."""
    low, high, total = min(values), max(values), sum(values.values())
    width = -(-(high - low + 1) // MOST_BARS)
    counts = Counter[int]()
    for value, count in values.items():
        counts[(value - low) // width] += count
    bars, most = (high - low) // width + 1, max(counts.values())
    every = -(-bars // LABELS)
    parts = [_bar(bar, bars, counts[bar] / most, _span(low, bar, width), counts[bar] / total) for bar in range(bars)]
    parts += [_below(bar, bars, _span(low, bar, width)) for bar in range(0, bars, every)]
    middle = (mean - low + 0.5) / width
    parts.append(f'<line class="mean" x1="{_at(middle / bars)}" x2="{_at(middle / bars)}" y1="0" y2="160"/>')
    return f'<svg class="histogram" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def _span(low: int, bar: int, width: int) -> str:
    first = low + bar * width
    return str(first) if width == 1 else f"{first}\u2013{first + width - 1}"


def _bar(bar: int, bars: int, height: float, label: str, share: float) -> str:
    tall = 150 * height
    place = f'x="{_at((bar + 0.08) / bars)}" y="{160 - tall:.1f}" width="{_at(0.84 / bars)}" height="{tall:.1f}"'
    return f'<rect {place} rx="2"><title>{label}: {share:.1%}</title></rect>'


def _below(bar: int, bars: int, label: str) -> str:
    return f'<text x="{_at((bar + 0.5) / bars)}" y="176" text-anchor="middle">{label}</text>'


def meter(share: float) -> str:
    """A share of a whole as a bar."""
    return f'<svg class="meter" aria-hidden="true"><rect width="{_at(share)}" height="100%" rx="2"/></svg>'


def _at(place: float) -> str:
    return f"{100 * place:.2f}%"
