"""What the built packages hold."""

import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

LARGEST_SDIST = 4_000_000
CLIENT = "carambolage/table/client/"
NEVER = ("node_modules/", ".venv/", "__pycache__/", ".nbi", ".nbc", ".db")
ALWAYS = ("pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE", "NOTICE", "Containerfile")


def package_problems(folder: Path) -> list[str]:
    """All that is wrong with the sdist and the wheel in a folder, a sentence each."""
    sdist, wheel = next(folder.glob("*.tar.gz")), next(folder.glob("*.whl"))
    with tarfile.open(sdist) as archive:
        sources = {name.partition("/")[2] for name in archive.getnames()}
    with zipfile.ZipFile(wheel) as archive:
        files = set(archive.namelist())
    return [*_sdist_problems(sdist, sources), *_wheel_problems(files, sources)]


def _sdist_problems(sdist: Path, sources: set[str]) -> Iterator[str]:
    size = sdist.stat().st_size
    if size > LARGEST_SDIST:
        yield f"the sdist has {size / 1e6:.1f} MB; it may have {LARGEST_SDIST / 1e6:.0f}"
    yield from (f"the sdist lacks {name}" for name in ALWAYS if name not in sources)
    yield from _misplaced("sdist", sources)


def _wheel_problems(files: set[str], sources: set[str]) -> Iterator[str]:
    """The wheel holds what the sdist holds of the package, the client with it."""
    packed = {name.removeprefix("src/") for name in sources if name.startswith("src/carambolage/")}
    yield from (f"the wheel lacks {name}" for name in sorted(packed - files))
    if f"{CLIENT}index.html" not in files:
        yield "the wheel holds no client"
    yield from _misplaced("wheel", files)


def _misplaced(package: str, names: set[str]) -> Iterator[str]:
    strays = sorted(name for name in names if any(part in name for part in NEVER))
    if strays:
        yield f"the {package} holds {len(strays)} files that nobody needs, {strays[0]} among them"
