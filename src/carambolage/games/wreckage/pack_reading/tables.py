"""The printed parts of Wreckage, read from a pack (chapter 23)."""

from pathlib import Path

from carambolage.engine.packs.reader import PackReader
from carambolage.games.wreckage.pack_reading.components import (
    read_damage,
    read_equipment,
    read_obstacles,
    read_pieces,
    read_ready_made,
    read_steering,
    read_vehicles,
)
from carambolage.games.wreckage.pack_reading.layouts import read_layouts
from carambolage.games.wreckage.tables import Tables


def load_pack(folder: Path) -> Tables:
    """Read and check a whole pack."""
    reader = PackReader(folder, "wreckage")
    t = Tables()
    for read in (
        read_vehicles,
        read_steering,
        read_equipment,
        read_ready_made,
        read_damage,
        read_pieces,
        read_obstacles,
        read_layouts,
    ):
        read(reader, t)
    reader.finish()
    return t
