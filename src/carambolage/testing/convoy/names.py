"""Convoy's named numbers: cards, effects, questions, events and answers."""

from carambolage.engine.rules.actions import Actions, Verb
from carambolage.engine.rules.names import Names

CARDS = ("crawl", "cruise", "race")
KINDS = len(CARDS)


class Effect(Names):
    """What can wait on the stack."""

    ROUND, REVEAL, MOVE, BUMP, LAST_CHANCE, REFILL = range(6)


class Question(Names):
    """What a seat can be asked."""

    COMMIT, GAMBLE = 1, 2


class Event(Names):
    """What can happen."""

    COMMITTED, REVEALED, MOVED, BUMPED, DREW, GAMBLED, ROUND, LEFT = range(8)


ACTIONS = Actions(Verb("commit", card=KINDS), Verb("pass"), Verb("gamble"))
PASS, RISK = ACTIONS.first("pass"), ACTIONS.first("gamble")
