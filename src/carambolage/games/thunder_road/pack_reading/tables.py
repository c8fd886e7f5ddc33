"""The printed parts of Thunder Road, read from a pack (chapter 28, and chapters 3 to 11 of the cards)."""

from pathlib import Path

from carambolage.engine.packs.reader import PackReader
from carambolage.games.thunder_road.pack_reading.boards import read_boards, read_bonus_commands
from carambolage.games.thunder_road.pack_reading.cards import (
    read_airstrikes,
    read_bounties,
    read_german,
    read_one_shots,
    read_upgrades,
)
from carambolage.games.thunder_road.pack_reading.crews import read_crews
from carambolage.games.thunder_road.pack_reading.dice import read_dice
from carambolage.games.thunder_road.pack_reading.leaders import read_leaders
from carambolage.games.thunder_road.pack_reading.road import read_road
from carambolage.games.thunder_road.pack_reading.tokens import read_damages, read_hazards, read_ongoing, read_pieces
from carambolage.games.thunder_road.state import Tables


def load_pack(folder: Path) -> Tables:
    """Read and check a whole pack."""
    reader = PackReader(folder, "thunder_road")
    t = Tables()
    pieces = read_pieces(reader)
    for read in (read_road, read_dice, read_hazards, read_damages, read_ongoing, read_crews, read_boards):
        read(reader, t)
    read_leaders(reader, t, pieces)
    read_upgrades(reader, t, pieces)
    for read in (read_airstrikes, read_bounties, read_one_shots, read_bonus_commands, read_german):
        read(reader, t)
    reader.finish()
    return t
