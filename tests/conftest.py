"""What holds for all tests: records of the plain twin are guarded, in this process and in those that it starts.

One Chromium for all tests of a process that look at pages.
"""

import os
import shutil
from collections.abc import Iterator
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
