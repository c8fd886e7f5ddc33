"""Play the golden games anew and keep them: `python -m tests.games.thunder_road.renew_golden`."""

from tests.games.thunder_road.golden_games import FOLDER, GOLDEN


def renew() -> None:
    """Write every golden game, and remove those that are no longer listed."""
    FOLDER.mkdir(exist_ok=True)
    for old in set(FOLDER.glob("*.jsonl")) - {golden.path for golden in GOLDEN}:
        old.unlink()
    for golden in GOLDEN:
        match = golden.played()
        match.save(golden.path)
        print(f"{golden.path.name}: {match.state.decisions} decisions, {match.digest()[:12]}")


if __name__ == "__main__":
    renew()
