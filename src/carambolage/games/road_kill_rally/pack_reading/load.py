"""The printed parts of Road Kill Rally, read from a pack (chapter 21)."""

from pathlib import Path

from carambolage.engine.packs.reader import PackReader
from carambolage.games.road_kill_rally.dice import reckon_odds
from carambolage.games.road_kill_rally.pack_reading.cards import read_accessories, read_rally_cards, read_skills
from carambolage.games.road_kill_rally.pack_reading.parts import read_cars, read_dashboard, read_race, read_tokens
from carambolage.games.road_kill_rally.pack_reading.road import read_tiles
from carambolage.games.road_kill_rally.road.geometry import draw_blocks
from carambolage.games.road_kill_rally.state import Tables


def load_pack(folder: Path) -> Tables:
    """Read and check a whole pack."""
    reader = PackReader(folder, "road_kill_rally")
    t = Tables()
    draw_blocks(t)
    for read in (read_tiles, read_dashboard, read_tokens, read_race, read_rally_cards, read_accessories, read_skills):
        read(reader, t)
    read_cars(reader)
    reader.finish()
    reckon_odds(t)
    return t
