"""The games as a person chooses among them: titles, options, rules and bots in a language."""

from functools import cache

from carambolage.bots import bot_names
from carambolage.engine.errors import WordsError
from carambolage.engine.game import Game
from carambolage.engine.options import Option
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.words.phrase import Phrase
from carambolage.engine.words.words import SHARED, words_of
from carambolage.table.protocol.bodies import BotFacts, Chapter, GameFacts, OptionFacts, Value
from carambolage.table.texts import sentence

RULES = "rules-"


@cache
def game_facts(game: Game, lang: str) -> GameFacts:
    """All that the page of a game shows before it is played."""
    return GameFacts(
        game=game.name,
        title=said(game, "game-title", lang) or game.name,
        about=said(game, "game-about", lang),
        least=game.players[0],
        most=game.players[-1],
        languages=list(words_of(game).languages),
        options=[_option(game, option, lang) for option in game.options],
        rules=[_chapter(game, name, lang) for name in words_of(game).messages(RULES, lang)],
        bots=[BotFacts(bot, bot_title(bot, lang)) for bot in bot_names()],
        version=game.version,
        pack=open_pack(game).hash,
    )


def bot_title(bot: str, lang: str) -> str:
    """A level of bots, in words."""
    title = sentence(f"bot-{bot}", lang)
    return bot if title == f"bot-{bot}" else title


def said(game: Game, message: str, lang: str) -> str:
    """A message of a game without arguments; empty where there is none."""
    try:
        return words_of(game).say(Phrase(message), lang)
    except WordsError:
        return ""


def fluent_source(game: Game, lang: str) -> str:
    """All messages of a game, as Fluent source for the browser."""
    folders = (SHARED, game.home / "words")
    files = [path for folder in folders for path in (folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl")))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.exists())


def _option(game: Game, option: Option, lang: str) -> OptionFacts:
    name = f"option-{option.name}"
    values = [Value(value, said(game, f"{name}-{value}", lang) or value) for value in option.values]
    return OptionFacts(
        name=option.name,
        title=said(game, name, lang) or option.name,
        text=said(game, f"{name}.text", lang),
        default=option.default,
        values=values,
    )


def _chapter(game: Game, name: str, lang: str) -> Chapter:
    return Chapter(name, said(game, f"{name}.title", lang), said(game, name, lang))
