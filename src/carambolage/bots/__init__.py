"""Players that need no person: each chooses for a seat of a match from what that seat may know."""

from carambolage.bots.registry import LEVELS, UnknownBotError, bot, bot_for, bot_names, needs_search, one_per_seat
from carambolage.bots.search import SearchBot
from carambolage.bots.simple import Bot, GreedyBot, RandomBot, RookieBot

__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "RookieBot",
    "SearchBot",
    "UnknownBotError",
    "bot",
    "bot_for",
    "bot_names",
    "needs_search",
    "one_per_seat",
]
