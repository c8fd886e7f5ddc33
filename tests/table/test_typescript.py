"""The TypeScript types of the web client are those of the server."""

from pathlib import Path

from carambolage.table.protocol.typescript import protocol

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_client_are_up_to_date() -> None:
    hint = "run: python -m carambolage.table.protocol.typescript web/src/protocol.ts"
    assert FILE.read_text(encoding="utf-8") == protocol(), hint
