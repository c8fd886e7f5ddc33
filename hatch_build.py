"""The hooks of the packages: none lacks the browser's part of the table, and README.md can be read on PyPI.

An editable install needs no client: `make` builds it afterwards, and the server says so where it is missing.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

README = "README.md"
RELATIVE_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)")
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


class ReadmeHook(MetadataHookInterface):
    """Gives the packages README.md as it can be read anywhere: what it shows and names lies in the repository."""

    PLUGIN_NAME = "readme"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the text, with links to the version that is built."""
        text = (Path(self.root) / README).read_text(encoding="utf-8")
        source, tag = metadata["urls"]["Source"], f"v{metadata['version']}"
        metadata["readme"] = {"content-type": "text/markdown", "text": with_absolute_links(text, source, tag)}


def with_absolute_links(text: str, source: str, tag: str) -> str:
    """Markdown whose pictures and links lead to a repository on the web, as it was when it was tagged."""

    def absolute(link: re.Match[str]) -> str:
        sign, words, target = link.groups()
        return f"{sign}[{words}]({source}/{'raw' if sign else 'blob'}/{tag}/{target})"

    return RELATIVE_LINK.sub(absolute, text)
