"""The settings of a server."""

from pathlib import Path

import msgspec

from carambolage.table.limits import Limits
from carambolage.table.telemetry.logs import Format, Level

CLIENT = Path(__file__).parent / "client"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs a server chooses.

    `games` are places (`module:name`) of games that are nowhere declared, `packs` folders of packs that tables may be
    opened with; `origins` are other sites whose pages may use this server, `hosts` the names it goes by, `proxies` the
    addresses of proxies that are believed; tables in which nothing happens for `keep_days` are forgotten; `reach` is
    the URL for others nearby, `door` the port at which they may be let in later, `crew` the folder in which the
    `workers` of one supervisor meet.
    """

    store: str
    games: list[str] = []
    packs: list[str] = []
    origins: list[str] = []
    hosts: list[str] = []
    proxies: list[str] = []
    client: str = str(CLIENT)
    keep_days: int = 60
    reach: str | None = None
    door: int | None = None
    crew: str | None = None
    workers: int = 1
    log_level: Level = "warning"
    log_format: Format = "text"
    access_log: bool = False
    limits: Limits = Limits()
