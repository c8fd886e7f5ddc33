"""What a host can find out about, hand out and delete of what is stored about people."""

import asyncio
import json
from pathlib import Path

import pytest

from carambolage.table.store.contract import store_at
from carambolage.table.store.entry import ChairPlan, Entry, Renamed, Said, TableRecord
from tests.cli.conftest import Cli
from tests.table.test_stores import record

DAY = 86_400_000


@pytest.fixture
def store(tmp_path: Path) -> str:
    """A store with an old table of Zoë, who renamed herself, and a newer one at which Ada spoke."""
    url = f"sqlite:///{tmp_path}/tables.db"

    async def fill() -> None:
        opened = store_at(url)

        async def ignore(text: str) -> None: ...

        await opened.open(ignore)
        await opened.create(record("old", 10 * DAY))
        await opened.append("old", Entry(1, 11 * DAY, "a", Renamed(0, "Zoé la Rapide")))
        await opened.create(named(record("new", 20 * DAY)))
        await opened.append("new", Entry(1, 20 * DAY, "b", Said("players", None, "Ada", "hello")))
        await opened.close()

    asyncio.run(fill())
    return url


def named(opened: TableRecord) -> TableRecord:
    """The same table, at which nobody has a name."""
    fields = {name: getattr(opened, name) for name in opened.__struct_fields__}
    return TableRecord(**{**fields, "chairs": [ChairPlan("person", None, "greedy", "hash")]})


def test_tables_are_listed_with_their_people(cli: Cli, store: str) -> None:
    ran = cli("tables", "list", "--store", store)
    assert ran.out.splitlines() == [
        "old  1970-01-11 to 1970-01-12  convoy  Zoë, Zoé la Rapide",
        "new  1970-01-21 to 1970-01-21  convoy  Ada",
    ]
    assert cli("tables", "list", "--store", store, "--name", "ada").out.split()[0] == "new"


def test_all_about_a_table_is_handed_out(cli: Cli, store: str) -> None:
    export = json.loads(cli("tables", "export", "new", "--store", store).out)
    assert export["record"]["game"] == "convoy"
    assert [entry["body"]["text"] for entry in export["log"]] == ["hello"]
    ran = cli("tables", "export", "none", "--store", store)
    assert (ran.code, ran.err) == (2, "carambolage: there is no table 'none' in this store\n")


def test_tables_are_deleted(cli: Cli, store: str) -> None:
    ran = cli("tables", "delete", "old", "lost", "--store", store)
    assert (ran.code, ran.out) == (2, "1 table is deleted.\n")
    assert "there is no table lost in this store" in ran.err
    assert [line.split()[0] for line in cli("tables", "list", "--store", store).out.splitlines()] == ["new"]
    assert cli("tables", "delete", "--silent-days", 30, "--store", store).out == "1 table is deleted.\n"
    assert cli("tables", "list", "--store", store).out == ""
    ran = cli("tables", "delete", "--store", store)
    assert (ran.code, ran.err) == (
        2,
        "carambolage: nothing is named to be deleted; write ids of tables, or --silent-days N\n",
    )


@pytest.mark.parametrize("task", [("list",), ("export", "old"), ("delete", "old")])
def test_a_store_that_is_not_there_is_not_made(cli: Cli, tmp_path: Path, task: tuple[str, ...]) -> None:
    """An empty answer would mean that nothing is stored about anybody."""
    missing = tmp_path / "nowhere" / "tables.db"
    ran = cli("tables", *task, "--store", f"sqlite:///{missing}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"carambolage: there is no store at {missing}; name the one that the server has: --store URL\n"
    assert not missing.parent.exists()


def test_nor_is_the_one_at_home(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "there is no store at" in cli("tables", "list").err
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []
