"""What commands cost a client's budget: more where the server has more to work out."""

from carambolage.table.protocol import commands as cmd

COSTS: dict[type[cmd.Command], int] = {
    cmd.Join: 5,
    cmd.Speak: 5,
    cmd.Sit: 5,
    cmd.Hint: 4,
    cmd.Position: 10,
    cmd.FindRoutes: 3,
    cmd.Look: 2,
    cmd.Timeline: 2,
}
LOOK_AHEAD = 1  # more, for a careful answer that may cost a piece
_PREVIEWS_A_POINT, _MOMENTS_A_POINT, _ENTRIES_A_POINT = 16, 8, 32


def cost_of(command: cmd.AnyCommand) -> int:
    """The points that a command costs."""
    if isinstance(command, cmd.PreviewAnswers):
        return 1 + len(command.actions) // _PREVIEWS_A_POINT
    if isinstance(command, cmd.Reel):
        span = max(command.seqs) - min(command.seqs)
        return 1 + len(command.seqs) // _MOMENTS_A_POINT + span // _ENTRIES_A_POINT
    if isinstance(command, cmd.Board):
        return 1 if command.seq is None else COSTS[cmd.Look]
    return COSTS.get(type(command), 1)
