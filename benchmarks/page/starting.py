"""From a command to a page: how long it takes until the first page of a fresh server can be used."""

import asyncio
import os
import shlex
import signal
import tempfile
import time
from dataclasses import dataclass

from playwright.async_api import Browser

from benchmarks.load.process import free_port
from benchmarks.page.browser import Screen, page_on, playable_after

HOME = [".game .button.main"]
_BROWSES_NOTHING = "true"


@dataclass(frozen=True)
class Start:
    """Seconds from the command to the server's first line, and to a page that can be used."""

    command: str
    open: float
    playable: float


async def started(browser: Browser, command: str) -> Start:
    """Run a command that serves, and look at its first page."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = f"--port {free_port()} --store sqlite:///{folder}/tables.db"
        began = time.perf_counter()
        process = await asyncio.create_subprocess_exec(
            *shlex.split(command),
            f"ARGS={arguments}",
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"BROWSER": _BROWSES_NOTHING},
            start_new_session=True,
        )
        assert process.stdout is not None
        try:
            address = await _address(process.stdout)
            opened = time.perf_counter() - began
            async with page_on(browser, Screen(1440, 900, 1), 1.0, HOME) as (page, _):
                await playable_after(page, address)
                return Start(command, opened, time.perf_counter() - began)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            await process.wait()


async def _address(output: asyncio.StreamReader) -> str:
    async for line in output:
        found = [word for word in line.decode().split() if word.startswith("http")]
        if found:
            return found[0]
    raise RuntimeError("the server ended without saying where it listens")
