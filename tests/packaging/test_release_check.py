"""The release checklist: this tree passes it, and every kind of mistake has its sentence."""

import re
import shutil
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from release.packages import package_problems
from release.papers import address_problems, paper_problems
from tests.packaging.conftest import ROOT, Packages, build

PAPERS = ("pyproject.toml", "CHANGELOG.md")


def test_the_packages_of_this_tree_are_complete(packages: Packages) -> None:
    assert package_problems(packages.sdist.parent) == []
    assert packages.sdist.stat().st_size < 4_000_000


def test_the_papers_of_this_tree_lack_at_most_the_day() -> None:
    assert [problem for problem in paper_problems(ROOT) if "the day of the release" not in problem] == []


def test_the_page_on_pypi_leads_to_what_the_readme_names(packages: Packages) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source, tag = project["urls"]["Source"], f"v{project['version']}"
    with zipfile.ZipFile(packages.wheel) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        text = wheel.read(name).decode()
    with tarfile.open(packages.sdist) as sdist:
        info = sdist.extractfile(f"{packages.sdist.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert info is not None
        assert info.read().decode() == text
    assert "\nDescription-Content-Type: text/markdown\n" in text
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)\s]+)\)", text)
    assert {sign for sign, _ in links} == {"", "!"}
    for sign, link in links:
        assert link.startswith("https://"), link
        place = f"{source}/{'raw' if sign else 'blob'}/{tag}/"
        if sign or link.startswith(source):
            assert link.startswith(place), link
            assert (ROOT / link.removeprefix(place).partition("#")[0]).exists(), link


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_client_nothing_is_built(target: str, tmp_path: Path) -> None:
    for name in (*PAPERS, "hatch_build.py", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "carambolage").mkdir(parents=True)
    (tmp_path / "src" / "carambolage" / "__init__.py").touch()
    built = build(tmp_path, target, tmp_path / "dist")
    assert built.returncode != 0
    assert "holds no built client" in built.stderr
    assert "run `make client` and build again" in built.stderr
    assert not list((tmp_path / "dist").glob("*.*"))


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("pyproject.toml", 'version = "0', 'version = "1', "CHANGELOG.md does not begin with version 1"),
        ("pyproject.toml", 'version = "0', 'version = "next 0', "a version reads 1.2.3"),
        ("pyproject.toml", "Board Games", "Bored Games", "PyPI knows no classifier Topic :: Games"),
        ("pyproject.toml", '">=3.11"', '">=3.10"', "but no classifier names Python 3.10"),
        ("pyproject.toml", "Changelog = ", "News = ", "[project.urls] lacks Changelog"),
        ("pyproject.toml", 'Homepage = "https', 'Homepage = "http', "the address of Homepage is not https"),
        ("CHANGELOG.md", "\n## ", "\n## 0.0.1 - 2020-01-01\n\n## ", "do not fall from top to bottom"),
    ],
)
def test_mistakes_in_the_papers(tmp_path: Path, file: str, old: str, new: str, problem: str) -> None:
    for name in PAPERS:
        shutil.copy(ROOT / name, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert any(problem in found for found in paper_problems(tmp_path))


@pytest.mark.parametrize("origin", ["", "/srv/git/carambolage", "file:///srv/carambolage.git"])
def test_where_a_repository_without_a_place_on_the_web_leads_cannot_be_said(origin: str) -> None:
    assert "has no `origin`" in address_problems(ROOT, origin)[0]


def test_addresses_are_those_of_the_repository(tmp_path: Path) -> None:
    place = "example.org/tables/carambolage"
    names = "\n".join(f'{name} = "https://{place}/{name}"' for name in ("Homepage", "Source", "Issues", "Changelog"))
    (tmp_path / "pyproject.toml").write_text(f"[project.urls]\n{names}", encoding="utf-8")
    for origin in (
        f"https://{place}.git",
        f"https://{place}/",
        f"git@{place.replace('/', ':', 1)}.git",
        f"ssh://git@{place}",
    ):
        assert address_problems(tmp_path, origin) == []
    other = address_problems(tmp_path, f"https://{place}-too")
    assert other == [
        f"this repository is https://{place}-too, but [project.urls] has Homepage, Source, Issues, Changelog elsewhere"
    ]


def test_mistakes_in_the_packages(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.touch()
    with tarfile.open(tmp_path / "it.tar.gz", "w:gz") as sdist:
        for name in ("web/node_modules/vite/module.py", "src/carambolage/play.py"):
            sdist.add(module, f"it-1/{name}")
    with zipfile.ZipFile(tmp_path / "it.whl", "w") as wheel:
        wheel.write(module, "carambolage/__init__.py")
    problems = package_problems(tmp_path)
    assert "the sdist lacks LICENSE" in problems
    assert "the sdist holds 1 files that nobody needs, web/node_modules/vite/module.py among them" in problems
    assert "the wheel lacks carambolage/play.py" in problems
    assert "the wheel holds no client" in problems
