"""Hooks of MkDocs: pages of games and the reference are filled in, links out of docs/ lead to the repository."""

import re
from importlib import import_module
from pathlib import PurePosixPath
from typing import Any

from docs_site.api_page import reference
from docs_site.game_pages import filled

OUTSIDE = re.compile(r"\]\((?:\.\./)+(?P<path>[^)]+)\)")
FENCE = re.compile(r"^(`{3,}\w+) [^`\n]+$", re.MULTILINE)
MODULE = re.compile(r"<!-- generated: ([\w.]+) -->")


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Called by MkDocs for every page before it is made HTML."""
    place = PurePosixPath(page.file.src_uri)
    if place.parent.name == "games":
        markdown = filled(markdown, place.stem)

    if place.name == "api.md":
        markdown = MODULE.sub(lambda mark: "\n".join(reference(import_module(mark[1]))), markdown)

    def linked(link: re.Match[str]) -> str:
        known = files.get_file_from_path(link["path"].partition("#")[0])
        return link[0] if known else f"]({config.repo_url}/blob/main/{link['path']})"

    # MkDocs takes a fence with a second word, as in `json client`, for no fence.
    return FENCE.sub(r"\1", OUTSIDE.sub(linked, markdown))
