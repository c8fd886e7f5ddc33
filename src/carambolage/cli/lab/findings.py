"""What a simulation found, as one object and as text."""

from typing import Any

from carambolage.lab import Setting, Totals, wilson


def as_json(setting: Setting, seed: int, twin: str, workers: int, totals: Totals, seconds: float) -> dict[str, Any]:
    """Everything that was counted, and what it was counted on."""
    return {
        "game": setting.game.name,
        "games": totals.games,
        "players": setting.players,
        "bots": list(setting.lineup()),
        "seed": seed,
        "options": setting.all_options,
        "twin": twin,
        "workers": workers,
        "decisions": totals.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(totals.decisions / seconds) if seconds else 0,
        "wins_by_seat": list(totals.wins),
        "intervals": [[round(bound, 6) for bound in wilson(wins, totals.games)] for wins in totals.wins],
        "shared_wins": totals.shared,
        "nobody_wins": totals.nobody,
        "mean_length": totals.mean_length,
        "mean_decisions": totals.mean_decisions,
    }


def as_text(findings: dict[str, Any]) -> str:
    """The same as lines for a person."""
    games = findings["games"]
    lines = [f"{findings['game']}, {games:,} games from seed {findings['seed']} on, {findings['twin']} twin", ""]
    lines.append("seat  bot      wins    share    95 % interval")
    for seat, (bot, wins, bounds) in enumerate(
        zip(findings["bots"], findings["wins_by_seat"], findings["intervals"], strict=True), 1
    ):
        low, high = (f"{bound:.1%}" for bound in bounds)
        lines.append(f"{seat:>4}  {bot:<7} {wins:>6,}  {_share(wins, games):>7}  {low:>6} to {high:>6}")
    nobody, shared = findings["nobody_wins"], findings["shared_wins"]
    lines += ["", f"won by nobody at the table  {nobody:,} ({_share(nobody, games)})"]
    if shared:
        lines.append(f"shared by several seats     {shared:,} ({_share(shared, games)})")
    length = f"{findings['mean_length']:.1f} rounds, {findings['mean_decisions']:.1f} decisions"
    rate = f"{findings['decisions_per_second']:,} decisions/s"
    work = f"{findings['decisions']:,} in {findings['seconds']:.2f} s"
    return "\n".join([*lines, f"mean length of a game       {length}", f"speed                       {rate} ({work})"])


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"
