"""The build hook of the packages: a wheel or sdist without the browser's part of the table is not built.

An editable install needs no client: `make` builds it afterwards, and the server says so where it is missing.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "carambolage", "table", "client")


class ClientHook(BuildHookInterface[Any]):
    """Refuses to pack a product that could not be played."""

    PLUGIN_NAME = "client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the page of the client and its scripts; `version` is `editable` for an editable install."""
        client = Path(self.root) / CLIENT
        if version == "editable" or ((client / "index.html").is_file() and any(client.glob("assets/*.js"))):
            return
        raise FileNotFoundError(
            f"{CLIENT} holds no built client, so that nobody could play in a browser; run `make client` and build again"
        )
