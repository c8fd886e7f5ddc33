"""The tables of a report: what has changed since an earlier study, what single things are worth, variants in a row."""

from collections.abc import Sequence
from html import escape

from carambolage.lab.balance.comparison import Change, Comparison
from carambolage.lab.balance.findings import Findings, Share
from carambolage.lab.report.parts import TO, mean_of, shares_of
from carambolage.lab.report.texts import ReportTexts

Cells = Sequence[str]


def table(title: str, about: str, heads: Cells, rows: Sequence[Cells], words: int = 1) -> str:
    """A section with a table, whose first columns are words and the others numbers; cells are HTML already."""
    places = [""] * words + [' class="n"'] * (len(heads) - words)
    head = "".join(f"<th{place}>{escape(text)}</th>" for place, text in zip(places, heads, strict=True))
    body = "".join(
        f"<tr>{''.join(f'<td{place}>{cell}</td>' for place, cell in zip(places, cells, strict=True))}</tr>"
        for cells in rows
    )
    return (
        f"<section><h2>{escape(title)}</h2><p class='soft'>{escape(about)}</p>"
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></section>'
    )


def points(texts: ReportTexts, gain: float, low: float, high: float) -> str:
    """A difference in points with its interval, bold where it leaves 0 out."""
    text = texts.number(100 * gain, 1, sign=True)
    bounds = f"{texts.number(100 * low, 1, sign=True)} {TO} {texts.number(100 * high, 1, sign=True)}"
    return f"{text if low <= 0 <= high else f'<b>{text}</b>'} <small>{bounds}</small>"


def changes_of(texts: ReportTexts, comparison: Comparison) -> str:
    """Every difference to the earlier study, the surest first, and how many games more those in doubt need."""
    after, before = shares_of(Findings(comparison.after.total)), shares_of(Findings(comparison.before.total))
    found = [
        (kind, share, comparison.change(kind, share, before[kind][key]))
        for kind, shares in after.items()
        for key, share in shares.items()
        if key in before.get(kind, {})
    ]
    found.sort(key=lambda entry: -abs(entry[2].gain) / (entry[2].high - entry[2].low or 1))
    rows = [_changed(texts, comparison, *entry) for entry in found]
    heads = ("lab-thing", "lab-change", "lab-pairs", "lab-more")
    return table(texts("lab-changed"), texts("lab-changed-about"), [texts(head) for head in heads], rows)


def _changed(texts: ReportTexts, comparison: Comparison, kind: str, share: Share, change: Change) -> Cells:
    seen = share.tries / comparison.after.total.games
    more = change.more(comparison.z)
    games = texts("lab-nothing-there") if more is None else texts.number(more / seen) if more else texts("lab-clear")
    pairs = texts.number(change.tries) if change.paired else TO
    return (
        escape(texts.thing(kind, share.key)),
        points(texts, change.gain, change.low, change.high),
        pairs,
        escape(games),
    )


def worth_of(texts: ReportTexts, findings: Findings) -> str:
    """What single things add, apart from what comes with them."""
    if not findings.worths:
        return ""
    rows = [
        (
            escape(texts.kind(worth.kind)),
            escape(texts.thing(worth.kind, worth.id)),
            points(texts, worth.gain, *worth.interval),
            escape(texts("lab-than-mean" if worth.relative else "lab-than-without")),
        )
        for worth in findings.worths
    ]
    heads = ("lab-kind", "lab-thing", "lab-worth-short", "lab-than")
    kinds = dict.fromkeys(worth.kind for worth in findings.worths)
    warnings = [f"{texts.kind(kind)}: {warning}" for kind in kinds if (warning := texts.warning(kind))]
    about = " ".join([texts("lab-worth-about"), *warnings])
    return table(texts("lab-worth"), about, [texts(head) for head in heads], rows, words=2)


def options(texts: ReportTexts, findings: Findings) -> str:
    """What the varied options did to the length and the lead."""
    rows, last = list[Cells](), ""
    for row in findings.leanings:
        name = texts.option(row.option) if row.option != last else ""
        last = row.option
        numbers = (texts.number(row.games), texts.number(row.length, 2), texts.number(row.lead_changes, 2))
        rows.append((escape(name), escape(texts.value(row.option, row.value)), *numbers))
    heads = ("lab-option", "lab-value", "lab-games", "lab-length-short", "lab-changes-short")
    if not rows:
        return ""
    return table(texts("lab-options"), texts("lab-options-about"), [texts(head) for head in heads], rows, words=2)


def variants(texts: ReportTexts, comparisons: dict[str, Comparison]) -> str:
    """Variants of a pack side by side: the share of every thing in the first, and its change in each of the others."""
    first, *others = comparisons
    base = Findings(comparisons[first].after.total)
    rows = [
        _varied(texts, kind, share, [comparisons[name] for name in others])
        for kind, shares in shares_of(base).items()
        for share in shares.values()
    ]
    for label, part in (("lab-tile-length", "lengths"), ("lab-tile-changes", "lead_changes")):
        means = [mean_of(getattr(Findings(c.after.total), part)) for c in comparisons.values()]
        rows.append((escape(texts(label)), *(texts.number(mean, 2) for mean in means)))
    return table(texts("lab-sweep"), texts("lab-sweep-about"), [texts("lab-thing"), first, *others], rows)


def _varied(texts: ReportTexts, kind: str, share: Share, others: Sequence[Comparison]) -> Cells:
    cells = [escape(texts.thing(kind, share.key)), texts.percent(share.rate)]
    for comparison in others:
        now = shares_of(Findings(comparison.after.total)).get(kind, {}).get(share.key)
        if now is None:
            cells.append(TO)
        else:
            change = comparison.change(kind, now, share)
            cells.append(points(texts, change.gain, change.low, change.high))
    return cells
