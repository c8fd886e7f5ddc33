"""A server for the tests of the table, and one on PostgreSQL where that is installed."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Cluster
from tests.table.serving import Server

STORES = itertools.count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that many tests share."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('store')}/tables.db").start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of our own."""
    if not Cluster.installed():
        pytest.skip("PostgreSQL is not installed (on Debian and Ubuntu: apt install postgresql)")
    with Cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database(f"empty_{next(STORES)}")
