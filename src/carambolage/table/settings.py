"""The settings of a server."""

from pathlib import Path

import msgspec

from carambolage.table.limits import Limits

CLIENT = Path(__file__).parent / "client"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs a server chooses.

    `games` are places (`module:name`) of games that are nowhere declared, `packs` folders of packs that tables may be
    opened with; `origins` are other sites whose pages may use this server; tables in which nothing happens for
    `keep_days` are forgotten; `reach` is the URL for others nearby.
    """

    store: str
    games: list[str] = []
    packs: list[str] = []
    origins: list[str] = []
    client: str = str(CLIENT)
    keep_days: int = 60
    reach: str | None = None
    limits: Limits = Limits()
