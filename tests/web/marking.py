"""A language made of marked texts: what is said without a mark stands somewhere else than in the files of words."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Route

MARK = "‡"
_MESSAGE = re.compile(r"^(\s+\.[\w-]+|-?[A-Za-z][\w-]*) =( ?)(.*)$")
_TEXT = re.compile(r"^( +)([^\s.\[*}].*)$")
# Only what holds the words of all pages is marked here; those of games come from the server.
_COMMON = "\nall-games = "
# The server as it is, but whoever reads a file of words gets it marked.
_MARKED_SERVER = """
import sys
from pathlib import Path
from carambolage.cli import main
from carambolage.engine.words import words
from tests.web.marking import marked
read, read_text = words.component_bytes, Path.read_text
words.component_bytes = lambda path: marked(read(path).decode()).encode()
Path.read_text = lambda path, *rest, **named: (
    marked(read_text(path, *rest, **named)) if path.suffix == ".ftl" else read_text(path, *rest, **named)
)
sys.exit(main(sys.argv[1:]))
"""


def marked(source: str) -> str:
    """Fluent source in which every message, attribute and paragraph begins with the mark."""
    lines, expected = [], False
    for line in source.split("\n"):
        message, text = _MESSAGE.match(line), _TEXT.match(line)
        if message and message[3]:
            lines.append(f"{message[1]} = {MARK}{message[3]}")
        elif expected and text:
            lines.append(f"{text[1]}{MARK}{text[2]}")
        else:
            lines.append(line)
        expected = (bool(message) and not message[3] if message else False) or (not line.strip() and bool(lines))
    return "\n".join(lines)


@contextmanager
def marked_server(store: Path) -> Iterator[str]:
    """A server that speaks the marked language; its address."""
    arguments = ["table", "--port", "0", "--store", f"sqlite:///{store}/marked.db", "--tables-per-minute", "500"]
    arguments += ["--requests-per-minute", "1000000"]
    command = [sys.executable, "-c", _MARKED_SERVER, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http"))
        server.terminate()


def mark_page(page: Page) -> None:
    """Have the page's own words marked as they are loaded."""

    def pass_on(route: Route) -> None:
        answer = route.fetch(max_retries=3)
        script = answer.text()
        if _COMMON in script:
            # A file of words begins where a string does.
            script = marked(re.sub(r"`([a-z][\w-]* = )", rf"`\g<1>{MARK}", script))
        route.fulfill(response=answer, body=script)

    page.route("**/assets/*.js", pass_on)
    page.route("**/player.html", pass_on)


# Texts and labels with letters that can be seen and bear no mark. Names, dates, programs' texts are in no language.
UNMARKED = """mark => {
    const letters = /\\p{L}{2,}/u, found = new Set();
    const own = "script, style, time, code, textarea, kbd, .langs, .logo, [data-name]";
    const seen = one => one.matches("option") || one.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.data.trim(), parent = node.parentElement;
        if (!letters.test(text) || text === "Carambolage" || text.includes(mark)) continue;
        if (parent.closest(own) || !seen(parent) || parent.textContent.includes(mark)) continue;
        found.add(text);
    }
    for (const one of document.body.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) {
            const text = one.getAttribute(name) ?? "";
            const bare = letters.test(text) && !text.includes(mark);
            if (bare && !one.closest(own) && seen(one)) found.add(`${name}: ${text}`);
        }
    return [...found];
}"""


def unmarked(page: Page) -> list[str]:
    """What the page says that stands in no file of words."""
    found: list[str] = page.evaluate(UNMARKED, MARK)
    return found
