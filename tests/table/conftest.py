"""A server for the tests of the table, and one on PostgreSQL where that is installed."""

from collections.abc import Iterator

import pytest

from tests.table.postgres import Cluster
from tests.table.serving import Server


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
