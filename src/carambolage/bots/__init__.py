"""Players that need no person: each chooses for a seat of a match from what that seat may know."""

from carambolage.bots.bot import Bot
from carambolage.bots.greedy import GreedyBot
from carambolage.bots.random import RandomBot
from carambolage.bots.registry import UnknownBotError, bot, bot_names, one_per_seat

__all__ = ["Bot", "GreedyBot", "RandomBot", "UnknownBotError", "bot", "bot_names", "one_per_seat"]
