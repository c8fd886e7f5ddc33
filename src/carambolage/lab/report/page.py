"""A study as one page of HTML that needs nothing else: no script, no picture, no request to anywhere."""

from collections.abc import Mapping
from html import escape
from pathlib import Path
from statistics import mean

from carambolage.engine.game import Game
from carambolage.engine.words.words import words_of
from carambolage.lab.balance.findings import FAIR, OFF, Findings, Share
from carambolage.lab.balance.study import Study
from carambolage.lab.report.parts import DOWN, MAYBE, TO, UP, Shares, distribution, events, options, tile
from carambolage.lab.report.texts import ReportTexts

STYLE = Path(__file__).parent / "style.css"


def report(game: Game, study: Study, lang: str, before: Study | None = None) -> str:
    """The whole page."""
    return _Page(game, study, lang, before).whole()


class _Page:
    def __init__(self, game: Game, study: Study, lang: str, before: Study | None) -> None:
        self.texts = ReportTexts(words_of(game), lang)
        self.title = self.texts("lab-title", game=self.texts.named("game-title", game.name))
        self.study, self.findings = study, Findings(study.rows)
        self.before = Findings(before.rows) if before else None
        self.shares = Shares(self.texts, self.findings.comparisons)

    def whole(self) -> str:
        """Head and body; well-formed as XML too, so that any program can read it."""
        style = STYLE.read_text(encoding="utf-8")
        return (
            f'<!DOCTYPE html>\n<html lang="{self.texts.lang}"><head><meta charset="utf-8"/>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
            f"<title>{escape(self.title)}</title><style>\n{style}</style></head>\n"
            f"<body><main>{self._body()}</main></body></html>\n"
        )

    def _body(self) -> str:
        texts, findings = self.texts, self.findings
        lengths = distribution(texts, texts("lab-lengths"), texts("lab-lengths-about"), findings.lengths)
        changes = distribution(texts, texts("lab-changes"), texts("lab-changes-about"), findings.lead_changes)
        parts = [
            self._header(),
            self._seats(),
            *(self._kind(kind) for kind in findings.components),
            f'<div class="pair">{lengths}{changes}</div>',
            options(texts, findings),
            events(texts, findings, self.before),
            self._facts(),
        ]
        return "\n".join(parts)

    def _header(self) -> str:
        texts, findings = self.texts, self.findings
        judged = [share.verdict(findings.comparisons) for share in self._all_shares()]
        tiles = [
            tile(texts.number(findings.games), texts("lab-tile-games")),
            tile(texts.number(mean(findings.lengths), 1), texts("lab-tile-length")),
            tile(texts.number(mean(findings.lead_changes), 1), texts("lab-tile-changes")),
            tile(texts.percent(findings.nobody / findings.games), texts("lab-tile-nobody")),
            tile(f"{judged.count(OFF)} / {len(judged)}", texts("lab-tile-off")),
        ]
        lead = texts("lab-lead", off=judged.count(OFF), doubtful=len(judged) - judged.count(OFF) - judged.count(FAIR))
        marks = (
            f'<li><b class="up">{UP}</b> <b class="down">{DOWN}</b> {escape(texts("lab-key-off"))}</li>'
            f"<li><b>{MAYBE}</b> {escape(texts('lab-key-perhaps'))}</li><li>{escape(texts('lab-key-fair'))}</li>"
        )
        if self.before:
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
        named = [(texts("lab-seat", number=share.key), share) for share in self.findings.seats]
        before = _by_key(self.before.seats) if self.before else None
        return self.shares.section(texts("lab-seats"), texts("lab-seats-about"), named, before)

    def _kind(self, kind: str) -> str:
        texts = self.texts
        named = [(texts.component(kind, share.key), share) for share in self.findings.components[kind]]
        before = _by_key(self.before.components.get(kind, [])) if self.before else None
        about = texts.named(f"balance-kind-{kind}.text", texts("lab-kind-about"))
        return self.shares.section(texts.kind(kind), about, named, before)

    def _facts(self) -> str:
        texts, about = self.texts, self.study.about
        players = str(about["players"]) if about["players"] else texts("lab-varied")
        seeds = f"{texts.number(about['seed'])} {TO} {texts.number(about['seed'] + about['games'] - 1)}"
        standing = ", ".join(f"{name}={value}" for name, value in about["options"].items())
        facts = {
            "lab-fact-games": f"{texts.number(about['games'])} ({seeds})",
            "lab-fact-players": players,
            "lab-fact-bot": texts.named(f"cli-bot-{about['bot']}", about["bot"]),
            "lab-fact-varied": ", ".join(map(texts.option, about["varied"])) or texts("lab-nothing"),
            "lab-fact-options": standing or texts("lab-nothing"),
            "lab-fact-version": f"{about['version']}, {about['game']} {about['rules']}, {about['pack'][:12]}",
        }
        lines = "".join(f"<dt>{escape(texts(name))}</dt><dd>{escape(text)}</dd>" for name, text in facts.items())
        return f"<section><h2>{escape(texts('lab-facts'))}</h2><dl>{lines}</dl></section>"


def _by_key(shares: list[Share]) -> Mapping[str, Share]:
    return {share.key: share for share in shares}
