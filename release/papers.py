"""What pyproject.toml and CHANGELOG.md say about a release."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.version import InvalidVersion, Version
from trove_classifiers import classifiers

HEADING = re.compile(r"^## (?P<version>\S+) - (?P<date>\d{4}-\d{2}-\d{2}|unreleased)$", re.MULTILINE)
URLS = {"Homepage", "Documentation", "Source", "Issues", "Changelog"}


def paper_problems(root: Path) -> list[str]:
    """All that is wrong with the papers of a release, a sentence each."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return [*_version_problems(project["version"], changelog), *_metadata_problems(project)]


def address_problems(root: Path, origin: str) -> list[str]:
    """Whether the addresses of the project are those of the repository that it is released from, by git's `origin`."""
    urls = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"].get("urls", {})
    place = _web_address(origin)
    if place is None:
        return ["this repository has no `origin`: nobody can say yet where [project.urls] should lead"]
    wrong = [
        name
        for name in ("Homepage", "Source", "Issues", "Changelog")
        if not f"{urls.get(name)}/".startswith(f"{place}/")
    ]
    return [f"this repository is {place}, but [project.urls] has {', '.join(wrong)} elsewhere"] if wrong else []


def _web_address(origin: str) -> str | None:
    """Where a browser finds a remote repository; none where it is no place on the web."""
    found = re.fullmatch(r"(?:https://|ssh://git@|git@)(?P<host>[\w.-]+\.\w+)[:/](?P<path>[^:]+?)(?:\.git)?/?", origin)
    return found and f"https://{found['host']}/{found['path']}"


def _version_problems(version: str, changelog: str) -> Iterator[str]:
    """The first heading of the changelog is this version with its day, and above all earlier ones."""
    entries = [(match["version"], match["date"]) for match in HEADING.finditer(changelog)]
    try:
        numbers = [Version(version), *(Version(entry) for entry, _ in entries)]
    except InvalidVersion as error:
        yield f"{error}; a version reads 1.2.3"
        return
    if not entries or entries[0][0] != version:
        yield f"CHANGELOG.md does not begin with version {version}"
    elif entries[0][1] == "unreleased":
        yield f"CHANGELOG.md calls {version} unreleased; write the day of the release there"
    if numbers[1:] != sorted(numbers[1:], reverse=True) or len(set(numbers[1:])) < len(entries):
        yield "the versions in CHANGELOG.md do not fall from top to bottom"


def _metadata_problems(project: dict[str, Any]) -> Iterator[str]:
    """Classifiers that PyPI knows, a Python classifier for the oldest Python, and all project URLs."""
    unknown = [name for name in project["classifiers"] if name not in classifiers]
    if unknown:
        yield f"PyPI knows no classifier {', '.join(unknown)}"
    oldest = project["requires-python"].removeprefix(">=")
    if f"Programming Language :: Python :: {oldest}" not in project["classifiers"]:
        yield f"requires-python is {project['requires-python']}, but no classifier names Python {oldest}"
    missing = sorted(URLS - set(project.get("urls", {})))
    if missing:
        yield f"[project.urls] lacks {', '.join(missing)}"
    for name, url in project.get("urls", {}).items():
        if not url.startswith("https://"):
            yield f"the address of {name} is not https: {url}"
