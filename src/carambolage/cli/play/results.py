"""How a game ended, as lines for a terminal."""

from collections.abc import Mapping

from carambolage.cli.texts import Speech
from carambolage.engine.game import Result


def outcome(result: Result, speech: Speech, bots: Mapping[int, str]) -> list[str]:
    """The reason, who won, and every seat in the order of the ranks."""
    lines = [speech.phrase(result.reason)]
    if not result.winners:
        lines.append(speech("cli-nobody-won"))
    for seat in sorted(range(len(result.ranking)), key=lambda seat: (result.ranking[seat], seat)):
        player = seat_name(speech, seat, bots)
        line = speech("cli-rank", rank=result.ranking[seat], player=player)
        if any(result.scores):
            line += speech("cli-score", score=result.scores[seat])
        lines.append(line)
    return lines


def seat_name(speech: Speech, seat: int, bots: Mapping[int, str]) -> str:
    """What a seat is called, with its bot."""
    name = speech.player(seat)
    return speech("cli-bot-name", player=name, bot=speech(f"cli-bot-{bots[seat]}")) if seat in bots else name
