"""The table's own sentences: in both languages, with the same arguments, for every code there is."""

import re
from pathlib import Path

from fluent.syntax import ast, parse

from carambolage.bots import bot_names
from carambolage.table.catalogue import bot_title
from carambolage.table.commands.checks import cleaned
from carambolage.table.refusal import RULE_CODES
from carambolage.table.texts import HOME, LANGUAGES, sentence

SOURCES = HOME.parent
CODES = re.compile(r'(?:RefusedError\(\s*|close\()"(\w+)"')


def messages(lang: str) -> dict[str, list[str]]:
    text = (HOME / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {
        one.id.name: sorted(set(re.findall(r"\$(\w+)", text[one.span.start : one.span.end])))
        for one in found
        if one.span
    }


def test_both_languages_say_the_same() -> None:
    assert messages("en") == messages("fr")


def test_every_code_has_its_sentence() -> None:
    used = {code for file in SOURCES.rglob("*.py") for code in CODES.findall(Path(file).read_text(encoding="utf-8"))}
    used |= {"not_begun", *RULE_CODES.values()}
    told = {name.removeprefix("nack-") for name in messages("en") if name.startswith("nack-")}
    assert used == told


def test_every_bot_has_a_title() -> None:
    for lang in LANGUAGES:
        for bot in bot_names():
            assert bot_title(bot, lang)[0].isupper()


def test_a_sentence_that_is_not_there_is_its_name() -> None:
    assert sentence("nack-nothing", "fr") == "nack-nothing"


def test_strangers_text_is_one_visible_line() -> None:
    assert cleaned("  a\n\tb  ") == "a b"
    assert cleaned("\u202egnirts\x00 \u200b") == "gnirts"
    assert cleaned("\u200d\u2060 ") == ""
    assert cleaned("👩\u200d🚒") == "👩\u200d🚒"
