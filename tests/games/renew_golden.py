"""Play the golden games anew and keep them: `python -m tests.games.renew_golden thunder_road`, or of all games."""

import sys

from carambolage.engine.game import Game
from tests.games.golden import folder
from tests.games.golden_games import GOLDEN


def renew(game: Game) -> None:
    """Write every golden game of a game, and remove those that are no longer listed."""
    folder(game).mkdir(exist_ok=True)
    for old in set(folder(game).glob("*.jsonl")) - {golden.path for golden in GOLDEN[game]}:
        old.unlink()
    for golden in GOLDEN[game]:
        match = golden.played()
        match.save(golden.path)
        print(f"{golden}: {match.state.decisions} decisions, {match.digest()[:12]}")


if __name__ == "__main__":
    for known in GOLDEN:
        if known.name in sys.argv[1:] or len(sys.argv) == 1:
            renew(known)
