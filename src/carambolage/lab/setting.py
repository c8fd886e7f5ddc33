"""The setting of an experiment: game, players, bots, options and pack, as plain values that processes can exchange."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from carambolage.bots import one_per_seat
from carambolage.engine.game import Game, SetupError
from carambolage.engine.options import settled
from carambolage.engine.packs.folder import open_pack
from carambolage.engine.record import Packed, pack
from carambolage.engine.registry import game as game_named
from carambolage.engine.rules.state import GameRecord, Printed
from carambolage.engine.twins.execution import blank_game

COMPILED_BOTS = ("greedy", "random")


@dataclass(frozen=True)
class Setting:
    """A game (its name, or its place as `module:name`), who plays, and with what; bots are repeated over the seats."""

    name: str
    players: int
    bots: tuple[str, ...] = ("random",)
    options: Mapping[str, object] = field(default_factory=dict)
    pack: str | None = None
    guard: bool = True  # whether the plain twin checks that every value fits its field, at a quarter of its speed

    @property
    def game(self) -> Game:
        """The game itself."""
        return game_named(self.name)

    @property
    def tables(self) -> Printed:
        """The components that are played with."""
        return open_pack(self.game, self.pack).tables

    @property
    def all_options(self) -> dict[str, str]:
        """Every option with its value."""
        return settled(self.game.options, self.options)

    @property
    def about(self) -> dict[str, object]:
        """What the games are, for a run that another process or machine goes on with; who plays is the run's to say."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "pack": open_pack(self.game, self.pack).hash,
            "players": self.players,
            "options": self.all_options,
        }

    def blank(self) -> GameRecord:
        """A record with nothing but the options and seats of this setting; nobody watches, so it is quiet."""
        g = blank_game(self.game, self.players, self.options, self.guard)
        g.quiet = 1
        return g

    def template(self) -> Packed:
        """The same, packed, as an array of one."""
        return pack(self.blank())

    def lineup(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return one_per_seat(self.bots, self.blank().seats)

    def greedy(self) -> int:
        """The greedy seats, a bit each; only random and greedy bots are compiled into the twins."""
        lineup = self.lineup()
        for bot in lineup:
            if bot not in COMPILED_BOTS:
                raise SetupError(f"simulations are for random and greedy bots; let {bot} play with `carambolage duel`")
        return sum(1 << seat for seat, bot in enumerate(lineup) if bot == "greedy")
