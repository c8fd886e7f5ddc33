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
from carambolage.lab.report.voice import Voice

STYLE = Path(__file__).parent / "style.css"


def report(game: Game, study: Study, lang: str, before: Study | None = None) -> str:
    """The whole page."""
    return _Page(game, study, lang, before).whole()


class _Page:
    def __init__(self, game: Game, study: Study, lang: str, before: Study | None) -> None:
        self.voice = Voice(words_of(game), lang)
        self.title = self.voice("lab-title", game=self.voice.named("game-title", game.name))
        self.study, self.findings = study, Findings(study.rows)
        self.before = Findings(before.rows) if before else None
        self.shares = Shares(self.voice, self.findings.comparisons)

    def whole(self) -> str:
        """Head and body; well-formed as XML too, so that any program can read it."""
        style = STYLE.read_text(encoding="utf-8")
        return (
            f'<!DOCTYPE html>\n<html lang="{self.voice.lang}"><head><meta charset="utf-8"/>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
            f"<title>{escape(self.title)}</title><style>\n{style}</style></head>\n"
            f"<body><main>{self._body()}</main></body></html>\n"
        )

    def _body(self) -> str:
        voice, findings = self.voice, self.findings
        lengths = distribution(voice, voice("lab-lengths"), voice("lab-lengths-about"), findings.lengths)
        changes = distribution(voice, voice("lab-changes"), voice("lab-changes-about"), findings.lead_changes)
        parts = [
            self._header(),
            self._seats(),
            *(self._kind(kind) for kind in findings.components),
            f'<div class="pair">{lengths}{changes}</div>',
            options(voice, findings),
            events(voice, findings, self.before),
            self._facts(),
        ]
        return "\n".join(parts)

    def _header(self) -> str:
        voice, findings = self.voice, self.findings
        judged = [share.verdict(findings.comparisons) for share in self._all_shares()]
        tiles = [
            tile(voice.number(findings.games), voice("lab-tile-games")),
            tile(voice.number(mean(findings.lengths), 1), voice("lab-tile-length")),
            tile(voice.number(mean(findings.lead_changes), 1), voice("lab-tile-changes")),
            tile(voice.percent(findings.nobody / findings.games), voice("lab-tile-nobody")),
            tile(f"{judged.count(OFF)} / {len(judged)}", voice("lab-tile-off")),
        ]
        lead = voice("lab-lead", off=judged.count(OFF), doubtful=len(judged) - judged.count(OFF) - judged.count(FAIR))
        marks = (
            f'<li><b class="up">{UP}</b> <b class="down">{DOWN}</b> {escape(voice("lab-key-off"))}</li>'
            f"<li><b>{MAYBE}</b> {escape(voice('lab-key-perhaps'))}</li><li>{escape(voice('lab-key-fair'))}</li>"
        )
        if self.before:
            marks += f"<li>{escape(voice('lab-key-before'))}</li>"
        return (
            f"<header><h1>{escape(self.title)}</h1><p>{escape(lead)}</p>"
            f'<div class="tiles">{"".join(tiles)}</div></header>'
            f"<section><h2>{escape(voice('lab-how'))}</h2><p>{escape(voice('lab-how-text'))}</p>"
            f'<ul class="key">{marks}</ul></section>'
        )

    def _all_shares(self) -> list[Share]:
        return [*self.findings.seats, *(share for kind in self.findings.components.values() for share in kind)]

    def _seats(self) -> str:
        voice = self.voice
        named = [(voice("lab-seat", number=share.key), share) for share in self.findings.seats]
        before = _by_key(self.before.seats) if self.before else None
        return self.shares.section(voice("lab-seats"), voice("lab-seats-about"), named, before)

    def _kind(self, kind: str) -> str:
        voice = self.voice
        named = [(voice.component(kind, share.key), share) for share in self.findings.components[kind]]
        before = _by_key(self.before.components.get(kind, [])) if self.before else None
        about = voice.named(f"balance-kind-{kind}.text", voice("lab-kind-about"))
        return self.shares.section(voice.kind(kind), about, named, before)

    def _facts(self) -> str:
        voice, about = self.voice, self.study.about
        players = str(about["players"]) if about["players"] else voice("lab-varied")
        seeds = f"{voice.number(about['seed'])} {TO} {voice.number(about['seed'] + about['games'] - 1)}"
        standing = ", ".join(f"{name}={value}" for name, value in about["options"].items())
        facts = {
            "lab-fact-games": f"{voice.number(about['games'])} ({seeds})",
            "lab-fact-players": players,
            "lab-fact-bot": voice.named(f"cli-bot-{about['bot']}", about["bot"]),
            "lab-fact-varied": ", ".join(map(voice.option, about["varied"])) or voice("lab-nothing"),
            "lab-fact-options": standing or voice("lab-nothing"),
            "lab-fact-version": f"{about['version']}, {about['game']} {about['rules']}, {about['pack'][:12]}",
        }
        lines = "".join(f"<dt>{escape(voice(name))}</dt><dd>{escape(text)}</dd>" for name, text in facts.items())
        return f"<section><h2>{escape(voice('lab-facts'))}</h2><dl>{lines}</dl></section>"


def _by_key(shares: list[Share]) -> Mapping[str, Share]:
    return {share.key: share for share in shares}
