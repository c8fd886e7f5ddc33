"""The parts of a report: shares with their intervals, distributions, events, options."""

from collections.abc import Mapping, Sequence
from html import escape

from carambolage.lab.balance.comparison import SEAT, Comparison
from carambolage.lab.balance.findings import FAIR, Findings, Share
from carambolage.lab.report.plots import axis, histogram, meter, scale_of, ticks, whisker
from carambolage.lab.report.texts import ReportTexts

UP, DOWN, MAYBE, TO = "▲", "▼", "·", "\u2013"


def tile(figure: str, caption: str) -> str:
    """A number that everybody wants to know first."""
    return f'<div class="tile"><b>{escape(figure)}</b><span>{escape(caption)}</span></div>'


class Shares:
    """Lists of shares, all judged together, perhaps beside those of an earlier study."""

    def __init__(self, texts: ReportTexts, comparisons: int, comparison: Comparison | None) -> None:
        self.texts, self.comparisons, self.comparison = texts, comparisons, comparison
        self.before = shares_of(Findings(comparison.before.total)) if comparison else {}

    def section(self, title: str, about: str, kind: str, named: Sequence[tuple[str, Share]]) -> str:
        """A list with its axis."""
        earlier = self.before.get(kind, {})
        scale = scale_of([share for _, share in named] + [earlier[s.key] for _, s in named if s.key in earlier])
        labels = [self.texts.percent(tick, 0) for tick in ticks(scale)]
        rows = "".join(self._row(kind, name, share, scale, earlier.get(share.key)) for name, share in named)
        head = f'<div class="head"><span></span>{axis(scale, labels)}<span></span></div>'
        mark = ' class="compared"' if self.comparison else ""
        return f"<section{mark}><h2>{escape(title)}</h2><p class='soft'>{escape(about)}</p>{head}{rows}</section>"

    def _row(self, kind: str, name: str, share: Share, scale: float, before: Share | None) -> str:
        texts, verdict = self.texts, share.verdict(self.comparisons)
        low, high = (texts.number(100 * bound, 1) for bound in share.interval)
        spoken = texts(
            "lab-spoken", rate=texts.percent(share.rate), low=low, high=high, games=texts.number(share.tries)
        )
        side = "above" if share.rate > share.fair else "below"
        sign = "" if verdict == FAIR else MAYBE if verdict == "perhaps" else UP if side == "above" else DOWN
        figures = f"<i>{sign}</i><b>{texts.percent(share.rate)}</b> <small>{low} {TO} {high}</small>"
        strip = whisker(share, scale, f"{name}: {spoken}", before)
        if before is not None and self.comparison is not None:
            change = self.comparison.change(kind, share, before)
            text = texts.number(100 * change.gain, 1, sign=True)
            figures = f"{f'<b>{text}</b>' if change.is_clear else f'<small>{text}</small>'} {figures}"
        return (
            f'<div class="row {verdict} {side}" title="{escape(spoken)}"><span>{escape(name)}</span>'
            f'{strip}<span class="figures">{figures}</span></div>'
        )


def shares_of(findings: Findings) -> dict[str, dict[str, Share]]:
    """All shares by kind and key, those of the seats too."""
    kinds = {SEAT: findings.seats, **findings.components}
    return {kind: {share.key: share for share in shares} for kind, shares in kinds.items()}


def mean_of(values: Mapping[int, int]) -> float:
    """The mean of numbers that were met so often."""
    return sum(value * count for value, count in values.items()) / sum(values.values())


def reached_by(values: Mapping[int, int], share: float) -> int:
    """The smallest number that so great a share of them does not exceed."""
    left = share * sum(values.values())
    for value, count in sorted(values.items()):
        left -= count
        if left <= 0:
            return value
    return max(values)


def distribution(texts: ReportTexts, title: str, about: str, values: Mapping[int, int]) -> str:
    """A histogram with its middle."""
    mean, tenth, middle, ninth = mean_of(values), *(reached_by(values, share) for share in (0.1, 0.5, 0.9))
    caption = texts(
        "lab-spread",
        mean=texts.number(mean, 1),
        median=texts.number(middle),
        low=texts.number(tenth),
        high=texts.number(ninth),
    )
    drawing = histogram(values, mean, f"{title}: {caption}")
    return (
        f"<section><h2>{escape(title)}</h2><p class='soft'>{escape(about)}</p>"
        f"<figure style='margin:0'>{drawing}<figcaption>{escape(caption)}</figcaption></figure></section>"
    )


def events(texts: ReportTexts, findings: Findings, before: Findings | None) -> str:
    """How often each rule was at work."""
    earlier = {fired.event: fired.per_game for fired in before.events} if before else {}
    rows = []
    for fired in findings.events:
        was = f" <small>({texts.number(earlier.get(fired.event, 0), 2)})</small>" if before else ""
        rows.append(
            f'<div class="event" title="{escape(texts("lab-in-games", share=texts.percent(fired.games)))}">'
            f"<span>{escape(texts.event(fired.event))}</span>"
            f'<span class="figures">{texts.number(fired.per_game, 2)}{was}</span>{meter(fired.games)}</div>'
        )
    about = texts("lab-events-about")
    return (
        f"<section><h2>{escape(texts('lab-events'))}</h2><p class='soft'>{escape(about)}</p>"
        f'<div class="events">{"".join(rows)}</div></section>'
    )
