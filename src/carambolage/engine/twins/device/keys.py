"""What a game is to do next, as one number: games with the same number run through the same code."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from carambolage.engine.game import Game
from carambolage.engine.twins.device.layout import NO_ACTION


@dataclass(frozen=True)
class Keys:
    """Where each family of keys begins; effects come first, under their own numbers, and games that are done last."""

    questions: int
    answers: int
    beginning: int
    done: int
    verb_of: npt.NDArray[np.int16]

    @classmethod
    def of(cls, game: Game) -> "Keys":
        """The keys of a game: one per effect, per question and per verb, since an answer's code goes by its verb."""
        counts = [verb.count for verb in game.actions.verbs.values()]
        questions = max(game.flow.effects) + 1
        answers = questions + max(game.flow.offers) + 1
        beginning = answers + len(counts)
        verb_of = np.repeat(np.arange(len(counts), dtype=np.int16), counts)
        return cls(questions, answers, beginning, beginning + 1, verb_of)

    @property
    def count(self) -> int:
        """How many keys there are."""
        return self.done + 1


def next_key(cuda: Any, keys: Keys) -> Any:
    """The device function that finds the key of a row whose game is not over."""
    questions, answers, verb_of = keys.questions, keys.answers, keys.verb_of

    def key_of_row(row):  # type: ignore[no-untyped-def]
        g = row.game
        if g.ask == 0:
            return g.stack[g.depth - 1][0]
        if row.action == NO_ACTION:
            return questions + g.ask
        return answers + cuda.const.array_like(verb_of)[row.action]

    return cuda.jit(key_of_row, device=True, lto=False)
