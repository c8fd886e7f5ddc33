"""The files of the web client, and its single page, served under every address that people see."""

from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

from carambolage.table.refusal import RefusedError
from carambolage.table.settings import Settings
from carambolage.table.texts import sentence

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Carambolage</title>
<p>The server runs, but its web client was not built. Run <code>make client</code> and reload this page.</p></html>"""
REFUSAL = """<!doctype html><html lang="{lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/refusal.css"><title>Carambolage</title>
<main><h1>Carambolage</h1><p>{text}</p><p><a href="/">{home}</a></p></main></html>"""
_LONGEST_NAME = 255  # bytes, in all common file systems
FOR_A_YEAR = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)


def page_handlers(settings: Settings) -> list[Any]:
    """The page, and the files beside it where the client was built."""
    folder = Path(settings.client)

    @get(["/", "/t/{table:str}"], media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def page(table: str = "") -> Response[str]:
        index = folder / "index.html"
        body = index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT
        return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})

    @get("/{name:str}", include_in_schema=False, sync_to_thread=False)
    def file(name: str) -> File:
        if not folder.is_dir() or name not in {place.name for place in folder.iterdir() if place.is_file()}:
            raise RefusedError("no_such_page", 404)
        return File(folder / name, content_disposition_type="inline", media_type=guess_type(name)[0])

    return [page, file, *_assets(folder)]


def can_be_file(path: str) -> bool:
    """Whether there can be a file under a path; asked for another, a system fails in its own way."""
    return "\0" not in path and all(len(name.encode()) <= _LONGEST_NAME for name in path.split("/"))


def refusal_page(text: str, lang: str) -> str:
    """A refusal for people whose browser went to an address by itself, with the way to the first page."""
    return REFUSAL.format(lang=lang, text=escape(text), home=sentence("first-page", lang))


def _assets(folder: Path) -> list[Router]:
    """The folders of the client; the names of files in them change with their content."""
    places = sorted(place for place in folder.iterdir() if place.is_dir()) if folder.is_dir() else []
    return [create_static_files_router(f"/{place.name}", [place], cache_control=FOR_A_YEAR) for place in places]
