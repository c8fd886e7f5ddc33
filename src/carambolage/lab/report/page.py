"""A study as one page of HTML that needs nothing else: no script, no picture, no request to anywhere."""

from html import escape
from pathlib import Path

from carambolage.engine.game import Game
from carambolage.engine.words.words import words_of
from carambolage.lab.balance.comparison import SEAT, Comparison
from carambolage.lab.balance.findings import FAIR, OFF, Findings, Share
from carambolage.lab.balance.study import Study
from carambolage.lab.report.parts import DOWN, MAYBE, TO, UP, Shares, distribution, events, mean_of, tile
from carambolage.lab.report.tables import changes_of, options, variants, worth_of
from carambolage.lab.report.texts import ReportTexts

STYLE = Path(__file__).parent / "style.css"


def report(game: Game, study: Study, lang: str, comparison: Comparison | None = None) -> str:
    """The whole page; with a comparison, an earlier study beside it."""
    page = _Page(game, study, lang, comparison)
    return whole_page(lang, page.title, page.body())


def sweep_page(game: Game, lang: str, comparisons: dict[str, Comparison]) -> str:
    """Variants of a pack side by side, each compared with the first; the first with itself."""
    texts = ReportTexts(words_of(game), lang)
    title = texts("lab-title", game=texts.named("game-title", game.name))
    return whole_page(lang, title, f"<header><h1>{escape(title)}</h1></header>{variants(texts, comparisons)}")


def whole_page(lang: str, title: str, body: str) -> str:
    """Head and body; well-formed as XML too, so that any program can read it."""
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8"/>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
        f"<title>{escape(title)}</title><style>\n{style}</style></head>\n"
        f"<body><main>{body}</main></body></html>\n"
    )


class _Page:
    def __init__(self, game: Game, study: Study, lang: str, comparison: Comparison | None) -> None:
        self.texts = ReportTexts(words_of(game), lang)
        self.title = self.texts("lab-title", game=self.texts.named("game-title", game.name))
        self.study, self.findings, self.comparison = study, Findings(study.total), comparison
        self.shares = Shares(self.texts, self.findings.comparisons, comparison)

    def body(self) -> str:
        """All sections."""
        texts, findings = self.texts, self.findings
        lengths = distribution(texts, texts("lab-lengths"), texts("lab-lengths-about"), findings.lengths)
        changes = distribution(texts, texts("lab-changes"), texts("lab-changes-about"), findings.lead_changes)
        parts = [
            self._header(),
            changes_of(texts, self.comparison) if self.comparison else "",
            self._seats(),
            *(self._kind(kind) for kind in findings.components),
            worth_of(texts, findings),
            f'<div class="pair">{lengths}{changes}</div>',
            options(texts, findings),
            events(texts, findings, Findings(self.comparison.before.total) if self.comparison else None),
            self._facts(),
        ]
        return "\n".join(parts)

    def _header(self) -> str:
        texts, findings = self.texts, self.findings
        judged = [share.verdict(findings.comparisons) for share in self._all_shares()]
        tiles = [
            tile(texts.number(findings.games), texts("lab-tile-games")),
            tile(texts.number(mean_of(findings.lengths), 1), texts("lab-tile-length")),
            tile(texts.number(mean_of(findings.lead_changes), 1), texts("lab-tile-changes")),
            tile(texts.percent(findings.nobody / findings.games), texts("lab-tile-nobody")),
            tile(f"{judged.count(OFF)} / {len(judged)}", texts("lab-tile-off")),
        ]
        lead = texts("lab-lead", off=judged.count(OFF), doubtful=len(judged) - judged.count(OFF) - judged.count(FAIR))
        marks = (
            f'<li><b class="up">{UP}</b> <b class="down">{DOWN}</b> {escape(texts("lab-key-off"))}</li>'
            f"<li><b>{MAYBE}</b> {escape(texts('lab-key-perhaps'))}</li><li>{escape(texts('lab-key-fair'))}</li>"
        )
        if self.comparison:
            marks += f"<li>{escape(texts('lab-key-before'))}</li>"
        return (
            f"<header><h1>{escape(self.title)}</h1><p>{escape(lead)}</p>"
            f'<div class="tiles">{"".join(tiles)}</div></header>'
            f"<section><h2>{escape(texts('lab-how'))}</h2><p>{escape(texts('lab-how-text'))}</p>"
            f'<ul class="key">{marks}</ul></section>'
        )

    def _all_shares(self) -> list[Share]:
        return [*self.findings.seats, *(share for kind in self.findings.components.values() for share in kind)]

    def _seats(self) -> str:
        texts = self.texts
        named = [(texts.thing(SEAT, share.key), share) for share in self.findings.seats]
        return self.shares.section(texts("lab-seats"), texts("lab-seats-about"), SEAT, named)

    def _kind(self, kind: str) -> str:
        texts = self.texts
        named = [(texts.thing(kind, share.key), share) for share in self.findings.components[kind]]
        about = texts.named(f"balance-kind-{kind}.text", texts("lab-kind-about"))
        return self.shares.section(texts.kind(kind), f"{about} {texts.warning(kind)}".rstrip(), kind, named)

    def _facts(self) -> str:
        texts, about = self.texts, self.study.about
        players = str(about["players"]) if about["players"] else texts("lab-varied")
        seeds = ", ".join(f"{texts.number(first)} {TO} {texts.number(end - 1)}" for first, end in self.study.done)
        standing = ", ".join(f"{name}={value}" for name, value in about["options"].items())
        facts = {
            "lab-fact-games": f"{texts.number(self.findings.games)} ({seeds})",
            "lab-fact-players": players,
            "lab-fact-bot": texts.named(f"cli-bot-{about['bot']}", about["bot"]),
            "lab-fact-varied": ", ".join(map(texts.option, about["varied"])) or texts("lab-nothing"),
            "lab-fact-options": standing or texts("lab-nothing"),
            "lab-fact-version": f"{about['version']}, {about['game']} {about['rules']}, {about['pack'][:12]}",
        }
        lines = "".join(f"<dt>{escape(texts(name))}</dt><dd>{escape(text)}</dd>" for name, text in facts.items())
        return f"<section><h2>{escape(texts('lab-facts'))}</h2><dl>{lines}</dl></section>"
