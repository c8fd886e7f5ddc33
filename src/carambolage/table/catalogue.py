"""The games as a person chooses among them: titles, options, rules and bots in a language."""

from collections.abc import Mapping
from functools import cache, lru_cache

from carambolage.bots import LEVELS
from carambolage.engine.errors import WordsError
from carambolage.engine.game import Game
from carambolage.engine.options import Option
from carambolage.engine.packs.folder import Pack
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import Words, words_of
from carambolage.learning.exercises import lessons_of, puzzles_of
from carambolage.table.protocol.bodies import BotFacts, BoxFacts, Chapter, GameFacts, OptionFacts, PresetFacts, Value
from carambolage.table.protocol.sights import GameData, PackName
from carambolage.table.texts import sentence

RULES = "rules-"


@cache
def game_facts(game: Game, pack: Pack, packs: tuple[Pack, ...], lang: str) -> GameFacts:
    """All that the page of a game shows before it is played with a pack, and which others the host has named."""
    words = words_of(game, pack.own_words)
    return GameFacts(
        game=game.name,
        title=said(words, "game-title", lang) or game.name,
        about=said(words, "game-about", lang),
        least=game.players[0],
        most=game.players[-1],
        languages=list(words.languages),
        options=[_option(words, option, lang) for option in game.options],
        presets=[_preset(words, name, options, lang) for name, options in game.menu.presets.items()],
        boxes=[BoxFacts(box.name, said(words, f"box-{box.name}", lang), dict(box.options)) for box in game.menu.boxes],
        variants=list(game.menu.variants),
        lessons=len(lessons_of(game)),
        puzzles=len(puzzles_of(game)),
        reacts=bool(game.reactions),
        rules=[_chapter(words, name, lang) for name in words.messages(RULES, lang)],
        bots=[BotFacts(bot, bot_title(bot, lang), sentence(f"bot-character-{bot}", lang)) for bot in LEVELS],
        version=game.version,
        pack=pack.hash,
        packs=[PackName(named.name, named.hash) for named in packs if not named.built_in],
    )


def bot_title(bot: str, lang: str) -> str:
    """A level of bots, in words."""
    title = sentence(f"bot-{bot}", lang)
    return bot if title == f"bot-{bot}" else title


def said(words: Words, message: str, lang: str) -> str:
    """A message without arguments; empty where there is none."""
    try:
        return words.say(Phrase(message), lang)
    except WordsError:
        return ""


@lru_cache(maxsize=64)
def game_data(game: Game, pack: Pack) -> GameData:
    """What a client needs to show a game with a pack."""
    facts = game.client
    return GameData(
        numbers={message: dict(of) for message, of in facts.numbers(pack.tables).items()} if facts.numbers else {},
        glossary=list(facts.glossary),
        chapters={chapter: [kinds.split() for kinds in by_sentence] for chapter, by_sentence in facts.chapters.items()},
        openings=list(facts.openings),
        headings=list(facts.headings),
        accents=list(facts.accents),
        pack=facts.pack(pack.tables, pack.folder) if facts.pack else None,
    )


def fluent_source(words: Words, lang: str) -> str:
    """All messages of a game, as Fluent source for the browser, which keeps the first of several with one name."""
    folders = reversed(words.folders)
    files = [path for folder in folders for path in (folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl")))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.exists())


def _option(words: Words, option: Option, lang: str) -> OptionFacts:
    name = f"option-{option.name}"
    values = [Value(value, said(words, f"{name}-{value}", lang) or value) for value in option.values]
    return OptionFacts(
        name=option.name,
        title=said(words, name, lang) or option.name,
        text=said(words, f"{name}.text", lang),
        default=option.default,
        values=values,
    )


def _preset(words: Words, name: str, options: Mapping[str, str], lang: str) -> PresetFacts:
    message = f"preset-{name}"
    return PresetFacts(name, said(words, message, lang) or name, said(words, f"{message}.text", lang), dict(options))


def _chapter(words: Words, name: str, lang: str) -> Chapter:
    return Chapter(name, said(words, f"{name}.title", lang), said(words, name, lang))
