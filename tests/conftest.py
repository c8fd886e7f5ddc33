"""What holds for all tests: records of the plain twin are guarded, in this process and in those that it starts.

Tests of rules that are not slow are measured for coverage. All tests of a process that look at pages share a Chromium.
"""

import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

os.environ["CARAMBOLAGE_GUARD"] = "1"

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

_OF_RULES = tuple(Path(__file__).parent / room for room in ("rules", "games"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(_OF_RULES[0]) or item.path.is_relative_to(_OF_RULES[1]):
            if item.get_closest_marker("slow") is None:
                item.add_marker("measured")


@pytest.fixture(scope="session")
def playwright() -> Iterator["Playwright"]:
    """The driver of browsers, imported only by those who need one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: "Playwright") -> Iterator["Browser"]:
    """A real Chromium."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine; install one to run the browser tests")
    with playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS) as browser:
        yield browser
