"""Random games followed in words: questions, answers that differ, the log and the end, in every language."""

import random

from carambolage.engine.match.match import Match
from carambolage.testing.speaking import LANGUAGES

WIDEST = 120


def follow(match: Match, seed: int) -> None:
    """Play to the end by chance, and look at all that is said on the way and then."""
    chance = random.Random(seed)
    while not match.over:
        seat = match.asked[0]
        offered = match.choices(seat)
        for lang in LANGUAGES:
            assert match.question(seat, lang)
            labels = [choice.words(lang) for choice in offered]
            assert len(set(labels)) == len(labels)
        match.play(seat, chance.choice(offered))
    for lang in LANGUAGES:
        for listener in (None, 0):
            assert all(is_sentence(line) for line in match.log(lang, listener))
            assert 0 < max(map(len, match.board(listener, lang))) <= WIDEST
        assert match.result is not None
        assert is_sentence(match.words.say(match.result.reason, lang))


def is_sentence(line: str) -> bool:
    """Whether a line begins and ends like a sentence."""
    return line[0].isupper() and line[-1] in ".!" and "  " not in line
