"""The packages of this tree, built once, and fresh environments outside the repository that they are installed into."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUN_LOCK = ROOT / "requirements" / "run.lock"
UV = Path(sys.executable).with_name("uv")


def outside_environment() -> dict[str, str]:
    """The variables of a person who has never seen the repository; uv trusts whom the machine trusts."""
    ours = ("PYTHON", "CARAMBOLAGE", "VIRTUAL_ENV", "COV_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, "UV_SYSTEM_CERTS": "1", "UV_NO_PROGRESS": "1", "UV_PYTHON": sys.executable}


def uv(*arguments: str | Path, cwd: Path) -> None:
    """Run uv from what it has downloaded before, and with the network where that is not enough."""
    command = [str(UV), *(str(argument) for argument in arguments)]
    for mode in (["--offline"], []):
        ran = subprocess.run([*command, *mode], cwd=cwd, env=outside_environment(), capture_output=True, text=True)
        if ran.returncode == 0:
            return
    raise AssertionError(f"{' '.join(command)} failed:\n{ran.stderr}")


@dataclass(frozen=True)
class Packages:
    """The two files that a release consists of."""

    sdist: Path
    wheel: Path


def build(root: Path, target: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Build one package with the backend that pyproject.toml names."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    return subprocess.run(command, cwd=root, capture_output=True, text=True)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """The sdist and the wheel of this tree."""
    folder = tmp_path_factory.mktemp("dist")
    for target in ("sdist", "wheel"):
        built = build(ROOT, target, folder)
        assert built.returncode == 0, built.stderr
    return Packages(next(folder.glob("*.tar.gz")), next(folder.glob("*.whl")))


Installed = Callable[[Path], Path]


@pytest.fixture
def install(tmp_path: Path) -> Installed:
    """Install a package and what it depends on, nothing else; gives the folder of the environment's programs."""

    def installed(package: Path) -> Path:
        home = tmp_path / "environment"
        subprocess.run([UV, "venv", "--quiet", home], env=outside_environment(), cwd=tmp_path, check=True)
        uv("pip", "install", "--python", home, "--constraint", RUN_LOCK, package, cwd=tmp_path)
        return home / "bin"

    return installed
