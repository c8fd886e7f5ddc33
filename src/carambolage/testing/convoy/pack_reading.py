"""Convoy's pack."""

from pathlib import Path

from carambolage.engine.packs.reader import PackReader
from carambolage.testing.convoy.names import KINDS
from carambolage.testing.convoy.state import SEATS, Tables


def load_pack(folder: Path) -> Tables:
    """Read the cards and the roads."""
    reader = PackReader(folder, "convoy")
    t = Tables()
    for kind, card in enumerate(reader.file("cards.toml").items("card", KINDS, count=KINDS)):
        t.steps[kind] = card.number("steps", 1, 9)
        t.copies[kind] = card.number("copies", 4, 40)
    road = reader.file("road.toml")
    t.finish = road.numbers("finish", 5, 90, length=2)
    t.rounds = road.number("rounds", 1, 60)
    if sum(t.copies) > 100:
        reader.note("cards.toml", "", f"{sum(t.copies)} copies are too many for {SEATS} players; 100 fit")
    reader.finish()
    return t
