"""`carambolage table` before it serves: what is missing is said at once."""

from pathlib import Path

import pytest

from tests.cli.conftest import Cli


def test_a_server_without_its_client_says_so(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carambolage.table.settings.CLIENT", tmp_path)
    monkeypatch.setattr("carambolage.table.http.server.serve", lambda *arguments: None)
    ran = cli("table", "--store", f"sqlite:///{tmp_path}/tables.db")
    assert (ran.code, ran.out) == (0, "")
    assert ran.err == "The browser's part is not built, so only programs can join; `make client` builds it.\n"
    (tmp_path / "index.html").touch()
    assert cli("table", "--store", f"sqlite:///{tmp_path}/tables.db").err == ""
