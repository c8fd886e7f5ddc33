"""A view told as a person would tell it, piece by piece: for those who play by ear."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from carambolage.engine.words.phrase import Phrase

if TYPE_CHECKING:
    from carambolage.engine.match.match import Match

What = Literal["ahead", "pieces"]
NEAR = 5


@dataclass(frozen=True)
class Spoken:
    """What a game tells of a view in sentences.

    `ahead` tells the own pieces of the seat whose view it is, each with as many places ahead of it as are asked for,
    and of a spectator's view those of whoever is on; `pieces` all pieces, the foremost first.
    """

    ahead: Callable[[Any, int], list[Phrase]]
    pieces: Callable[[Any], list[Phrase]]


def spoken_phrases(match: "Match", what: What, seat: int | None, count: int = NEAR) -> list[Phrase]:
    """What a seat hears; of a game that tells nothing in sentences, its board."""
    spoken, view = match.game.spoken, match.view(seat)
    if spoken is None:
        return match.game.board(view)
    return spoken.ahead(view, count) if what == "ahead" else spoken.pieces(view)
