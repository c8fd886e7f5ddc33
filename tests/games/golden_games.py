"""The golden games of all games."""

from tests.games.thunder_road import golden_games as thunder_road
from tests.games.wacky_races import golden_games as wacky_races

GOLDEN = {game[0].game: game for game in (thunder_road.GOLDEN, wacky_races.GOLDEN)}
