"""Install a lock file one package at a time: `python install_each.py LOCK [NAME ...]`.

Every hash is checked and no package pulls in another, so one that does not install here only leaves itself out.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

_PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
_PLAIN = ["--no-deps", "--no-build-isolation", "--require-hashes", "--requirement"]


def pinned(lock: str) -> dict[str, str]:
    """Each package of a lock file with its own lines."""
    blocks = re.split(r"^(?=[A-Za-z0-9])", lock, flags=re.MULTILINE)[1:]
    return {re.split(r"[=\[ ]", block, maxsplit=1)[0]: block for block in blocks}


def install(block: str) -> bool:
    """Install one package; whether it worked."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "one.lock")
        file.write_text(block, encoding="utf-8")
        return subprocess.run([*_PIP, *_PLAIN, file], check=False).returncode == 0  # noqa: S603  # pip and our own lock


def main(path: str, *names: str) -> int:
    """Install the named packages, or all, and say which are missing; fail only when a named one is."""
    blocks = pinned(Path(path).read_text(encoding="utf-8"))
    missing = [name for name in names or blocks if not install(blocks[name])]
    if missing:
        print(f"These did not install on this machine and are left out: {', '.join(missing)}.", file=sys.stderr)
    return int(bool(names and missing))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
