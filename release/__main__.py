"""Go through the release checklist: a line for each point, and an exit status that says whether all hold."""

import subprocess
import sys
import tempfile
from pathlib import Path

from release.packages import package_problems
from release.papers import address_problems, paper_problems

ROOT = Path(__file__).resolve().parent.parent
BY_HAND = (
    "`make test` has passed on a clean clone",
    "docs/hosting.md names every step that an upgrade needs",
)


def build(folder: Path) -> list[str]:
    """Build both packages into a folder; gives what went wrong."""
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603  # our own build
    return [] if built.returncode == 0 else [f"the packages cannot be built: {built.stderr.strip().splitlines()[-1]}"]


def git_problems() -> list[str]:
    """A release is made from what is committed."""
    return [f"{line[3:]} is not committed" for line in _told_by_git("status", "--porcelain").splitlines()]


def _told_by_git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout  # noqa: S603


def main() -> int:
    """Check papers, tree and packages."""
    points = {
        "version, changelog and metadata agree": paper_problems(ROOT),
        "the addresses lead to this repository": address_problems(
            ROOT, _told_by_git("remote", "get-url", "origin").strip()
        ),
        "all is committed": git_problems(),
    }
    with tempfile.TemporaryDirectory() as folder:
        points["wheel and sdist are complete and small"] = build(Path(folder)) or package_problems(Path(folder))
    for point, problems in points.items():
        print(f"[{' ' if problems else 'x'}] {point}")
        for problem in problems:
            print(f"      {problem}")
    for point in BY_HAND:
        print(f"[?] by hand: {point}")
    return any(points.values())


if __name__ == "__main__":
    sys.exit(main())
