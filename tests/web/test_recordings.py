"""Games without a table: a saved game that is dropped on the first page, and a page that plays without a server."""

import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import parse

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from carambolage.bots import GreedyBot
from carambolage.engine.match.match import Match
from carambolage.engine.registry import game
from tests.web.test_rules_at_hand import OPTIONS
from tests.web.test_whole_games import SHORT
from tests.web.visitor import LATER, SOON, Visitors

DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def saved() -> str:
    """A game of Wreckage that was played to its end, as `carambolage play` saves it."""
    return played("wreckage", {}, 5000)


def played(name: str, options: dict[str, str], most: int) -> str:
    """A game that greedy players have played to its end, or for some answers."""
    match = Match(game(name), 2, 5, options)
    while not match.over and len(match.steps) < most:
        seat = match.asked[0]
        match.play(seat, GreedyBot().choose(match, seat))
    return match.save()


@pytest.fixture
def offline_page(chromium: Browser) -> Iterator[Page]:
    """A browser without a network, and what it complained about is nothing."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, offline=True, locale="en-GB")
    page = context.new_page()
    troubles: list[str] = []
    page.on("console", lambda said: troubles.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    yield page
    context.close()
    assert troubles == []


def test_a_saved_game_is_dropped_watched_and_sent_on_as_one_page(
    visitors: Visitors, saved: str, offline_page: Page, tmp_path: Path
) -> None:
    ada = visitors.come()
    page = ada.page
    ada.open()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible(timeout=LATER)
    page.evaluate(DROP, ["holiday.jsonl", "not a game"])
    expect(page.get_by_role("alert")).to_contain_text("is no saved game of Carambolage", timeout=SOON)
    lines = saved.splitlines()
    page.evaluate(DROP, ["cut.jsonl", "\n".join([lines[0], *lines[3:]])])
    expect(page.get_by_role("alert")).to_contain_text("was changed or cut off: line 2", timeout=SOON)
    page.evaluate(DROP, ["large.jsonl", "x" * 900_000])
    expect(page.get_by_role("alert")).to_contain_text("too large", timeout=SOON)
    assert not [said for said in visitors.troubles if "400" not in said]
    visitors.troubles.clear()  # the browser notes every refusal

    page.evaluate(DROP, ["game.jsonl", saved])
    count = page.locator(".count")
    expect(count).to_contain_text("1 /", timeout=LATER)
    page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("2 /", timeout=SOON)
    ada.press(page.locator(".langs button").nth(1))
    expect(page.get_by_role("button", name="Un coup en arrière")).to_be_visible(timeout=SOON)
    expect(count).to_contain_text("2 /", timeout=SOON)
    ada.press(page.locator(".langs button").nth(0))
    expect(page.get_by_role("button", name="One move back")).to_be_visible(timeout=SOON)
    expect(count).to_contain_text("2 /", timeout=SOON)
    curves = page.get_by_role("figure", name="Who was ahead")
    expect(curves.locator("polyline")).to_have_count(2)
    assert re.search(r"Player 1: \d+, .* percent\.", curves.inner_text())
    decided = curves.get_by_role("button", name="Here the race was decided")
    sizes: list[ViewportSize] = [
        {"width": 844, "height": 390},
        {"width": 960, "height": 540},
        {"width": 390, "height": 844},
    ]
    for size in sizes:
        page.set_viewport_size(size)
        expect(curves.locator("polyline").first).to_be_in_viewport(timeout=SOON)
        expect(decided).to_be_in_viewport(ratio=1, timeout=SOON)
        if page.locator(".how.rough").count():
            expect(page.locator(".how.rough")).to_be_in_viewport(ratio=1, timeout=SOON)
        assert (page.locator("div.area").bounding_box() or {"height": 0})["height"] >= 0.45 * size["height"]
    page.set_viewport_size({"width": 1440, "height": 900})
    ada.press(decided)
    expect(curves.locator(".now")).to_have_attribute(
        "d", curves.locator(".decided").get_attribute("d") or "", timeout=SOON
    )
    assert not ada.violations("recording")
    page.keyboard.press("End")
    expect(page.locator(".podium")).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Share").last.click()
    assert not ada.violations("sharing")
    file = shared(page, "Page to keep", tmp_path)
    clip = shared(page, "Clip of the move (GIF)", tmp_path).read_bytes()
    assert clip.startswith(b"GIF89a")
    assert clip.count(b"\x21\xf9\x04") > 5, "a clip has many frames"
    ada.open()
    assert not page.locator(".under, .past").count(), "no table was opened for it"

    watches(offline_page, file)


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "wreckage"])
def test_a_game_of_each_kind_is_kept_as_one_page(
    visitors: Visitors, offline_page: Page, tmp_path: Path, name: str
) -> None:
    ada = visitors.come()
    page = ada.page
    ada.open()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible(timeout=LATER)
    file = played(name, SHORT[name], 5000).encode()
    page.locator("input[type=file]").set_input_files({"name": "a.jsonl", "mimeType": "", "buffer": file})
    expect(page.locator(".count")).to_contain_text("1 /", timeout=LATER)
    ada.press(page.get_by_role("button", name="Share").last)
    watches(offline_page, shared(page, "Page to keep", tmp_path))


def shared(page: Page, what: str, folder: Path) -> Path:
    """A file that a button of the open dialog makes."""
    with page.expect_download(timeout=LATER) as told:
        page.get_by_role("button", name=what).click()
    file = folder / told.value.suggested_filename
    told.value.save_as(file)
    return file


def test_the_position_is_shared_as_a_picture(visitors: Visitors, saved: str, tmp_path: Path) -> None:
    ada = visitors.come(dark=True, phone=True, lang="fr")
    page = ada.page
    ada.open()
    expect(page.get_by_role("button", name="Choisir un fichier")).to_be_visible(timeout=LATER)
    page.locator("input[type=file]").set_input_files({"name": "a.jsonl", "mimeType": "", "buffer": saved.encode()})
    expect(page.locator(".count")).to_contain_text("1 /", timeout=LATER)
    ada.press(page.get_by_role("button", name="Partager"))
    ada.press(page.get_by_role("button", name="Image (PNG)"))
    expect(page.get_by_role("alert")).to_contain_text("pas encore de plateau", timeout=SOON)
    ada.press(page.get_by_role("button", name="Fermer"))
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".board svg").first).to_be_visible(timeout=SOON)
    ada.press(page.get_by_role("button", name="Partager"))
    picture = parse(shared(page, "Image (SVG)", tmp_path)).getroot()  # noqa: S314  # made by ourselves
    ground, *layers = picture.findall("{http://www.w3.org/2000/svg}rect") + picture.findall(".//{*}path")
    assert ground.get("width") == picture.get("width")
    assert len(layers) > 20
    assert not [element for element in picture.iter() if element.get("class")]
    assert shared(page, "Image (PNG)", tmp_path).read_bytes().startswith(b"\x89PNG")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Where the pieces on the board that are in the window stand: in the window, and as shares of the whole board.
PIECES = """() => {
    const board = document.querySelector(".board"), box = board.getBoundingClientRect();
    return [...document.querySelectorAll(".board div > svg[viewBox='-100 -100 200 200']")].flatMap(svg => {
        const point = new DOMPoint(0, 0).matrixTransform(svg.getScreenCTM()), { x, y } = point;
        const seen = document.elementFromPoint(x, y)?.closest(".board") && x > box.left + 20 && y > box.top + 20;
        const [left, top] = [x - box.left + board.scrollLeft, y - box.top + board.scrollTop];
        return seen ? [[x / innerWidth, y / innerHeight, left / board.scrollWidth, top / board.scrollHeight]] : [];
    });
}"""
# The colours of a picture at points that are told as shares of its size.
COLOURS = """async ([source, points]) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return points.map(([x, y]) => [...canvas.getImageData(x * width, y * height, 1, 1).data].slice(0, 3));
}"""
MOVES_SHOWN = 32
GRID = [[x / 16 + 0.02, y / 16 + 0.02] for x in range(16) for y in range(16)]


def colours(page: Page, kind: str, data: bytes, points: list[list[float]]) -> list[list[int]]:
    source = f"data:image/{kind};base64,{b64encode(data).decode()}"
    found: list[list[int]] = page.evaluate(COLOURS, [source, points])
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", OPTIONS)
def test_pictures_and_clips_of_each_game(visitors: Visitors, tmp_path: Path, name: str, phone: bool) -> None:
    """What stands on the board is in the picture, where it is and as it looks on the screen, upright or not."""
    ada = visitors.come(phone=phone)
    page = ada.page
    ada.open()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible(timeout=LATER)
    file = played(name, OPTIONS[name], MOVES_SHOWN).encode()
    page.locator("input[type=file]").set_input_files({"name": "a.jsonl", "mimeType": "", "buffer": file})
    expect(page.locator(".count")).to_contain_text("1 /", timeout=LATER)
    page.keyboard.press("End")
    ada.press(page.get_by_role("button", name="One move back"))
    expect(page.locator(".count")).to_be_visible(timeout=LATER)
    page.locator(".board").first.evaluate("one => { one.style.filter = 'none'; }")  # the past is paler
    page.wait_for_function(f"({PIECES})().length > 0", timeout=LATER)
    pieces = page.evaluate(PIECES)
    screen = colours(page, "png", page.screenshot(), [piece[:2] for piece in pieces])
    ada.press(page.get_by_role("button", name="Share").last)
    picture = colours(
        page, "png", shared(page, "Picture (PNG)", tmp_path).read_bytes(), [piece[2:] for piece in pieces]
    )
    alike = [
        max(abs(one - other) for one, other in zip(*pair, strict=True)) < 50
        for pair in zip(screen, picture, strict=True)
    ]
    assert sum(alike) > len(alike) / 2, list(zip(pieces, screen, picture, strict=True))
    clip = shared(page, "Clip of the move (GIF)", tmp_path).read_bytes()
    assert clip.startswith(b"GIF89a")
    assert len({tuple(colour) for colour in colours(page, "gif", clip, GRID)}) > 5, "there is more than ground in it"


def watches(page: Page, file: Path) -> None:
    """Without a network the page plays, move by move, in both languages, and shows who won."""
    page.goto(file.as_uri())
    count = page.locator(".count")
    expect(count).to_contain_text("1 /", timeout=LATER)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("3 /", timeout=SOON)
    page.locator(".langs button").nth(1).click()
    expect(page.get_by_role("button", name="Un coup en arrière")).to_be_visible(timeout=SOON)
    page.locator(".langs button").nth(0).click()
    page.locator("#tab-rules").click()
    expect(page.locator("#panel details").first).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Next highlight").click()
    expect(page.locator(".board svg").first).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Share").click()
    assert shared(page, "Picture (PNG)", file.parent).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("button", name="Close").last.click()
    page.get_by_role("button", name="Result").click()
    expect(page.locator(".podium")).to_be_visible(timeout=SOON)
    assert page.get_by_role("button", name="All games").count() == 0
