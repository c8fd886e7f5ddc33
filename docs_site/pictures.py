"""Sheets of small pictures of every screen: four sizes, light and dark, English and French.

`python -m docs_site.pictures` opens a table server and a browser and writes `docs/pictures/screens_*.jpg`.
"""

import base64
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from carambolage.engine.registry import game, games
from carambolage.learning.exercises import lessons_of

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZES = [(390, 844), (844, 390), (820, 1180), (1440, 900)]
LOOKS = [(lang, theme) for lang in ("en", "fr") for theme in ("light", "dark")]
HEIGHT = 190  # of a small picture, in pixels
QUALITY = 68
HOME, SET_UP, LEARNING, PLAYING, OVER, DOOR = ".game", "form", "main .lesson", ".screen .ask", ".podium", "main input"
PATIENCE = 180_000  # a game of bots has to come to its end


@contextmanager
def server() -> Iterator[str]:
    """A table server with an empty store; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "carambolage", "table", "--port", "0", "--store", f"sqlite:///{folder}/t.db"]
        command += ["--tables-per-minute", "500", "--requests-per-minute", "1000000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http"))
            process.terminate()


def posted(place: str, body: object) -> dict[str, Any]:
    """What the server answers."""
    request = Request(place, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return dict(json.load(answer))


def screens(address: str) -> Iterator[tuple[str, str, str]]:
    """The name and the address of each screen, and what is there when it is: of the site, and of each game."""
    bots = {name: opened(address, name, [{"kind": "bot"}] * least(name)) for name in games()}
    yield "home", f"{address}/", HOME
    waiting = opened(address, games()[0], [{"kind": "person", "name": "Ada"}, {"kind": "open"}])
    yield "the door of a table", f"{address}/t/{waiting['table']}", DOOR
    for name in games():
        yield f"{name}: set-up", f"{address}/#/new/{name}", SET_UP
        yield f"{name}: learning", f"{address}/#/learn/{name}", LEARNING
        names = list(lessons_of(game(name)))
        for lesson in (names[0], names[-1]):
            exercise = posted(f"{address}/api/games/{name}/exercises/{lesson}", {})
            token = next(seat["token"] for seat in exercise["seats"] if seat["token"])
            yield f"{name}: {lesson}", f"{address}/t/{exercise['table']}#seat={token}", PLAYING
        yield f"{name}: podium", f"{address}{bots[name]['watch_link']}", OVER


def opened(address: str, name: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    """A new table; one of bots alone plays to its end by itself."""
    return posted(f"{address}/api/tables", {"game": name, "seats": seats, "seed": 3, "entry": "sit"})


def least(name: str) -> int:
    """As few players as a game has with company."""
    return max(2, min(game(name).players))


def new_page(browser: Browser, lang: str, theme: str) -> Page:
    """A page of somebody who has chosen a language and a theme, wants no show, and has read every summary."""
    saved = json.dumps({"lang": lang, "theme": theme, "speed": 0, "sound": False, "name": ""})
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.add_init_script(f"localStorage.setItem('carambolage-settings', {json.dumps(saved)})")
    learnt = json.dumps(json.dumps({"read": games()}))
    context.add_init_script(f"localStorage.setItem('carambolage-learnt', {learnt})")
    return context.new_page()


def row_of(page: Page, name: str, url: str, until: str) -> str:
    """The pictures of one screen in all sizes, as HTML."""
    page.goto("about:blank")
    page.goto(url)
    page.locator(until).first.wait_for(timeout=PATIENCE)
    pictures = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        data = base64.b64encode(page.screenshot(type="jpeg", quality=80)).decode()
        pictures.append(f'<img src="data:image/jpeg;base64,{data}" height="{HEIGHT}">')
    return f"<h2>{name}</h2><div>{''.join(pictures)}</div>"


def write_sheet(browser: Browser, file: Path, rows: list[str]) -> None:
    """All rows as one picture."""
    page = browser.new_page(viewport={"width": 1010, "height": 600})
    style = "body{font:13px sans-serif;margin:8px;background:#ddd}h2{font-size:14px;margin:8px 0 3px}"
    style += "img{margin-right:8px}"
    page.set_content(f"<style>{style}</style>{''.join(rows)}")
    page.screenshot(path=str(file), type="jpeg", quality=QUALITY, full_page=True)
    page.close()


def main() -> None:
    """Take all pictures."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        found = list(screens(address))
        for lang, theme in LOOKS:
            page = new_page(browser, lang, theme)
            write_sheet(browser, PICTURES / f"screens_{lang}_{theme}.jpg", [row_of(page, *one) for one in found])
            page.context.close()
            print(f"screens_{lang}_{theme}.jpg", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
