"""See and delete what a store keeps about tables and the people at them.

SQLite lets one program at a time at the store: stop the server first. On PostgreSQL it may go on; a table that is
deleted while people play at it breaks off.
"""

import argparse
import asyncio
from datetime import UTC, datetime

import msgspec

from carambolage.cli.arguments import at_least
from carambolage.cli.errors import UsageError
from carambolage.cli.serve import default_store
from carambolage.table.store.contract import Store, is_shared, sqlite_path, store_at
from carambolage.table.store.entry import Entry, Renamed, Said, Sat, TableRecord

HELP = "list, export or delete the tables in a store"
EXAMPLES = """\
examples:
  carambolage tables list                             every table: when, which game, who
  carambolage tables list --name Ada                  those at which somebody of that name sat or spoke
  carambolage tables export 7Kq2nbVx3T                all that is stored about one, as JSON
  carambolage tables delete 7Kq2nbVx3T                delete it for good, with its chat
  carambolage tables delete --silent-days 30          delete those in which nothing has happened for so long
  carambolage tables list --store postgresql://me@db/tables
  carambolage tables list --store sqlite:////var/lib/carambolage/tables.db
"""
DAY = 86_400_000


class Export(msgspec.Struct):
    """All that is stored about a table."""

    record: TableRecord
    log: list[Entry]


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    tasks = parser.add_subparsers(metavar="TASK", required=True)
    listing = tasks.add_parser("list", help="a line for each table")
    listing.add_argument("--name", metavar="NAME", help="only tables at which somebody of this name sat or spoke")
    export = tasks.add_parser("export", help="all that is stored about a table, as JSON")
    export.add_argument("table", metavar="TABLE", help="its id, as in the address of its page: /t/TABLE")
    delete = tasks.add_parser("delete", help="delete tables for good")
    delete.add_argument("tables", nargs="*", metavar="TABLE", help="their ids, as in the addresses of their pages")
    delete.add_argument(
        "--silent-days", type=at_least(1), metavar="N", help="those in which nothing has happened for N days"
    )
    for task, function in ((listing, _list), (export, _export), (delete, _delete)):
        task.add_argument("--store", metavar="URL", help="where tables are kept: sqlite:///PATH or postgresql://…")
        task.set_defaults(run=_run, task=function)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.task is _delete and not arguments.tables and arguments.silent_days is None:
        raise UsageError("nothing is named to be deleted; write ids of tables, or --silent-days N")
    return asyncio.run(_with_store(arguments))


async def _with_store(arguments: argparse.Namespace) -> int:
    store = _standing_store(arguments.store or default_store())

    async def ignore(text: str) -> None:
        """What other workers announce concerns rooms, and there are none here."""

    try:
        await store.open(ignore)
        return int(await arguments.task(store, arguments))
    finally:
        await store.close()


def _standing_store(url: str) -> Store:
    """A store that is there: opening a file that is not would make an empty one, which holds nothing about anybody."""
    store = store_at(url)
    if not is_shared(url) and not (path := sqlite_path(url)).is_file():
        raise UsageError(f"there is no store at {path}; name the one that the server has: --store URL")
    return store


async def _list(store: Store, arguments: argparse.Namespace) -> int:
    for record, touched in await store.records():
        names = people(record, await store.entries(record.table))
        if arguments.name is None or arguments.name.casefold() in {name.casefold() for name in names}:
            print(
                f"{record.table}  {_day(record.created)} to {_day(touched)}  {record.game}  {', '.join(names)}".rstrip()
            )
    return 0


async def _export(store: Store, arguments: argparse.Namespace) -> int:
    record = await store.record(arguments.table)
    if record is None:
        raise UsageError(f"there is no table {arguments.table!r} in this store")
    export = Export(record, await store.entries(arguments.table))
    print(msgspec.json.format(msgspec.json.encode(export)).decode())
    return 0


async def _delete(store: Store, arguments: argparse.Namespace) -> int:
    missing = [table for table in arguments.tables if not await store.delete(table)]
    count = len(arguments.tables) - len(missing)
    if arguments.silent_days is not None:
        count += await store.forget(int(datetime.now(UTC).timestamp() * 1000) - arguments.silent_days * DAY)
    print(f"{count} {'table is' if count == 1 else 'tables are'} deleted.")
    if missing:
        raise UsageError(f"there is no table {', '.join(missing)} in this store")
    return 0


def people(record: TableRecord, log: list[Entry]) -> list[str]:
    """The names that people gave themselves at a table, in order."""
    planned = (chair.name for chair in record.chairs)
    later = (entry.body.name for entry in log if isinstance(entry.body, Sat | Renamed | Said))
    return list(dict.fromkeys(name for name in (*planned, *later) if name))


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
