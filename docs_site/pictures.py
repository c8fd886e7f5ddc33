"""The pictures of the documentation: those of the tour, and sheets of all screens, large and small, light and dark.

`python -m docs_site.pictures` opens a table server and a browser and writes `docs/pictures/*.jpg`, or into a folder
that is named.
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

from playwright.sync_api import Browser, Page, sync_playwright

from carambolage.engine.registry import games
from docs_site.screens import Screen, Step, screens
from docs_site.tour import Portrait, portraits

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZES = [(390, 844), (844, 390), (820, 1180), (1440, 900)]
LOOKS = [(lang, theme) for lang in ("en", "fr") for theme in ("light", "dark")]
HEIGHT = 190  # of a small picture, in pixels
QUALITY = 68
LARGE_QUALITY = 82
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
            try:
                yield next(word for word in line.split() if word.startswith("http"))
            finally:
                process.terminate()


def new_page(browser: Browser, lang: str, theme: str) -> Page:
    """A page of somebody who has chosen a language and a theme, wants no show, and has read every summary."""
    saved = json.dumps({"lang": lang, "theme": theme, "speed": 0, "sound": False, "name": ""})
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    context.add_init_script(f"localStorage.setItem('carambolage-settings', {json.dumps(saved)})")
    learnt = json.dumps(json.dumps({"read": games()}))
    context.add_init_script(f"localStorage.setItem('carambolage-learnt', {learnt})")
    return context.new_page()


def take(page: Page, step: Step) -> None:
    """Click on something or press a key, and wait for what comes of it."""
    if len(step.does) == 1:
        page.keyboard.press(step.does)
    else:
        page.locator(step.does).first.click(timeout=PATIENCE)
    page.locator(step.until).first.wait_for(timeout=PATIENCE)


def show(page: Page, screen: Screen, size: tuple[int, int]) -> None:
    """Open a screen in a window of some size, and do what is to be done first."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if page.url != "about:blank":
        page.goto("about:blank")  # a page that is there already would only hear of another seat
    page.goto(screen.url)
    page.locator(screen.until).first.wait_for(timeout=PATIENCE)
    for step in screen.steps:
        take(page, step)


def paint(browser: Browser, folder: Path, portrait: Portrait) -> None:
    """One of the larger pictures."""
    page = new_page(browser, portrait.lang, portrait.theme)
    show(page, portrait.screen, portrait.size)
    page.wait_for_timeout(1000)  # what flies in has landed
    page.screenshot(path=str(folder / f"{portrait.file}.jpg"), type="jpeg", quality=LARGE_QUALITY)
    page.context.close()
    print(f"{portrait.file}.jpg", flush=True)


def row_of(page: Page, screen: Screen) -> str:
    """The pictures of one screen in all sizes, as HTML."""
    show(page, screen, SIZES[0])  # where there is little room summaries are folded
    pictures = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        data = base64.b64encode(page.screenshot(type="jpeg", quality=80)).decode()
        pictures.append(f'<img src="data:image/jpeg;base64,{data}" height="{HEIGHT}">')
    return f"<h2>{screen.name}</h2><div>{''.join(pictures)}</div>"


def write_sheet(browser: Browser, file: Path, rows: list[str]) -> None:
    """All rows as one picture."""
    page = browser.new_page(viewport={"width": 1010, "height": 600})
    style = "body{font:13px sans-serif;margin:8px;background:#ddd}h2{font-size:14px;margin:8px 0 3px}"
    style += "img{margin-right:8px}"
    page.set_content(f"<style>{style}</style>{''.join(rows)}")
    page.screenshot(path=str(file), type="jpeg", quality=QUALITY, full_page=True)
    page.close()


def main(folder: Path = PICTURES) -> None:
    """Take all pictures, into a folder."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        for portrait in portraits(address):
            paint(browser, folder, portrait)
        found = list(screens(address))
        for lang, theme in LOOKS:
            page = new_page(browser, lang, theme)
            write_sheet(browser, folder / f"screens_{lang}_{theme}.jpg", [row_of(page, one) for one in found])
            page.context.close()
            print(f"screens_{lang}_{theme}.jpg", flush=True)
        browser.close()


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
