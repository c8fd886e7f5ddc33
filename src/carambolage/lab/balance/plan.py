"""What a study of the balance plays: which options stand, which are drawn anew for every game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from random import Random

from carambolage.bots import bot as bot_named
from carambolage.engine.game import Game, SetupError
from carambolage.engine.options import OptionError, settled
from carambolage.engine.registry import game as game_named
from carambolage.lab.experiment import LabError
from carambolage.lab.setting import Setting

PLAYERS, EVERYTHING = "players", "all"
_TRIES = 1_000


@dataclass(frozen=True)
class Plan:
    """A game, the bot on all seats, options that stand, and the names of those that vary (`players` may be one)."""

    name: str
    bot: str = "greedy"
    players: int = 4
    options: Mapping[str, str] = field(default_factory=dict)
    varied: tuple[str, ...] = ()
    pack: str | None = None

    @property
    def game(self) -> Game:
        """The game itself."""
        return game_named(self.name)

    @property
    def drawn_options(self) -> tuple[str, ...]:
        """The options that are drawn anew for every game."""
        if EVERYTHING in self.varied:
            return tuple(option.name for option in self.game.options if option.name not in self.options)
        return tuple(name for name in self.varied if name != PLAYERS)

    @property
    def standing_options(self) -> dict[str, str]:
        """All other options with their values."""
        values = settled(self.game.options, self.options)
        return {name: value for name, value in values.items() if name not in self.drawn_options}

    def drawn(self, seed: int) -> Setting:
        """The table of the game with some seed; combinations that the game refuses are drawn again."""
        chance = Random(str(seed))
        values = {option.name: option.values for option in self.game.options}
        refusal = ""
        for _ in range(_TRIES):
            players = chance.choice(self.game.players) if PLAYERS in self.varied else self.players
            options = dict(self.options) | {name: chance.choice(values[name]) for name in self.drawn_options}
            setting = Setting(self.name, players, (self.bot,), options, self.pack)
            try:
                setting.blank()
            except SetupError as error:
                refusal = str(error)
                if not self.varied:
                    raise
            else:
                return setting
        raise LabError(f"among {_TRIES} draws of the varied options there was none to play: {refusal}")

    def check(self) -> None:
        """Complain now about what would go wrong later."""
        bot_named(self.bot)
        settled(self.game.options, self.options)
        known = [PLAYERS, EVERYTHING, *(option.name for option in self.game.options)]
        for name in self.varied:
            if name not in known:
                near = get_close_matches(name, known, 1)
                hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
                raise OptionError(f"there is no option {name!r} to vary; {hint}")
            if name in self.options:
                raise OptionError(f"the option {name} cannot both vary and be {self.options[name]}; leave one out")
        self.drawn(0)
