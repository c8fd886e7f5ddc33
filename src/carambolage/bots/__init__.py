"""Players that need no person: each chooses for a seat of a match from what that seat may know."""

from carambolage.bots.bot import Bot
from carambolage.bots.greedy import GreedyBot
from carambolage.bots.random import RandomBot
from carambolage.bots.registry import LEVELS, UnknownBotError, bot, bot_names, needs_search, one_per_seat
from carambolage.bots.rookie import RookieBot
from carambolage.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "RookieBot",
    "SearchBot",
    "UnknownBotError",
    "bot",
    "bot_names",
    "needs_search",
    "one_per_seat",
]
