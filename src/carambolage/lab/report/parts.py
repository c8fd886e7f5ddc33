"""The parts of a report: shares with their intervals, distributions, events, options."""

from collections.abc import Mapping, Sequence
from html import escape
from statistics import mean, median

from carambolage.lab.balance.findings import FAIR, Findings, Share
from carambolage.lab.intervals import corrected, difference
from carambolage.lab.report.plots import axis, histogram, meter, scale_of, ticks, whisker
from carambolage.lab.report.texts import ReportTexts

UP, DOWN, MAYBE, TO = "▲", "▼", "·", "\u2013"


def tile(figure: str, caption: str) -> str:
    """A number that everybody wants to know first."""
    return f'<div class="tile"><b>{escape(figure)}</b><span>{escape(caption)}</span></div>'


class Shares:
    """Lists of shares, all judged together."""

    def __init__(self, texts: ReportTexts, comparisons: int) -> None:
        self.texts, self.comparisons = texts, comparisons

    def section(
        self, title: str, about: str, named: Sequence[tuple[str, Share]], before: Mapping[str, Share] | None
    ) -> str:
        """A list with its axis."""
        shares = [share for _, share in named] + [before[s.key] for _, s in named if before and s.key in before]
        scale = scale_of(shares)
        labels = [self.texts.percent(tick, 0) for tick in ticks(scale)]
        rows = "".join(self._row(name, share, scale, (before or {}).get(share.key)) for name, share in named)
        head = f'<div class="head"><span></span>{axis(scale, labels)}<span></span></div>'
        kind = ' class="compared"' if before is not None else ""
        return f"<section{kind}><h2>{escape(title)}</h2><p class='soft'>{escape(about)}</p>{head}{rows}</section>"

    def _row(self, name: str, share: Share, scale: float, before: Share | None) -> str:
        texts, verdict = self.texts, share.verdict(self.comparisons)
        low, high = (texts.number(100 * bound, 1) for bound in share.interval)
        spoken = texts(
            "lab-spoken", rate=texts.percent(share.rate), low=low, high=high, games=texts.number(share.tries)
        )
        side = "above" if share.rate > share.fair else "below"
        sign = "" if verdict == FAIR else MAYBE if verdict == "perhaps" else UP if side == "above" else DOWN
        figures = f"<i>{sign}</i><b>{texts.percent(share.rate)}</b> <small>{low} {TO} {high}</small>"
        strip = whisker(share, scale, f"{name}: {spoken}", before)
        if before is not None:
            figures = f"{self._change(share, before)} {figures}"
        return (
            f'<div class="row {verdict} {side}" title="{escape(spoken)}"><span>{escape(name)}</span>'
            f'{strip}<span class="figures">{figures}</span></div>'
        )

    def _change(self, share: Share, before: Share) -> str:
        """The difference to what was before, bold where chance alone does not explain it."""
        low, high = difference(share.wins, share.tries, before.wins, before.tries, corrected(self.comparisons))
        text = self.texts.number(100 * (share.rate - before.rate), 1, sign=True)
        return f"<small>{text}</small>" if low <= 0 <= high else f"<b>{text}</b>"


def distribution(texts: ReportTexts, title: str, about: str, values: Sequence[int]) -> str:
    """A histogram with its middle."""
    ordered = sorted(values)
    tenth, ninth = ordered[len(ordered) // 10], ordered[-1 - len(ordered) // 10]
    caption = texts(
        "lab-spread",
        mean=texts.number(mean(values), 1),
        median=texts.number(median(values)),
        low=texts.number(tenth),
        high=texts.number(ninth),
    )
    drawing = histogram(values, f"{title}: {caption}")
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


def options(texts: ReportTexts, findings: Findings) -> str:
    """What the varied options did to the length and the lead."""
    if not findings.leanings:
        return ""
    titles = ("lab-option", "lab-value", "lab-games", "lab-length-short", "lab-changes-short")
    aligned = ("", "", *[' class="n"'] * 3)
    heads = "".join(f"<th{place}>{escape(texts(t))}</th>" for place, t in zip(aligned, titles, strict=True))
    rows, last = [], ""
    for row in findings.leanings:
        name = texts.option(row.option) if row.option != last else ""
        last = row.option
        numbers = (texts.number(row.games), texts.number(row.length, 2), texts.number(row.lead_changes, 2))
        cells = "".join(f'<td class="n">{number}</td>' for number in numbers)
        rows.append(f"<tr><td>{escape(name)}</td><td>{escape(texts.value(row.option, row.value))}</td>{cells}</tr>")
    return (
        f"<section><h2>{escape(texts('lab-options'))}</h2><p class='soft'>{escape(texts('lab-options-about'))}</p>"
        f'<div class="scroll"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div></section>"
    )
