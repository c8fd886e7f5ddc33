"""What docs/hosting.md offers: each file passes the checker of the program that reads it, where that is installed."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

from carambolage.cli.command import build_parser
from carambolage.table.http.hosts import AllowedHosts
from tests.packaging.conftest import ROOT, Packages

HOSTING = ROOT / "hosting"
MOST_IMAGE_BYTES = 550_000_000
PATIENCE_S = 60
yaml = pytest.importorskip("yaml", reason="litestar brings it")


def checked(program: str, *arguments: str | Path, **environment: str) -> str:
    """What a checker says about a file; it must accept it."""
    place = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/bin")
    if place is None:
        pytest.skip(f"{program} is not installed")
    command = [place, *(str(argument) for argument in arguments)]
    env = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp", **environment}  # noqa: S108  # caddy wants a home
    ran = subprocess.run(command, capture_output=True, text=True, env=env)
    assert ran.returncode == 0, ran.stderr + ran.stdout
    return ran.stderr + ran.stdout


def table_options(words: list[str]) -> None:
    """The command line must be one that `carambolage table` takes."""
    assert build_parser().parse_args(words).store


def test_caddyfile() -> None:
    file = HOSTING / "Caddyfile"
    site = {"DOMAIN": "play.example.org", "TABLES": "table1:8080 table2:8080"}
    assert "Valid configuration" in checked("caddy", "validate", "--adapter", "caddyfile", "--config", file, **site)


def test_nginx_site(tmp_path: Path) -> None:
    names = ["-subj", "/CN=play.example.org", "-nodes", "-newkey", "rsa:2048", "-x509"]
    checked("openssl", "req", *names, "-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem")
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    (tmp_path / "site.conf").write_text(text.replace("/etc/letsencrypt/live/play.example.org", str(tmp_path)))
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid; events {{}} http {{ include {tmp_path}/site.conf; }}")
    assert "test is successful" in checked("nginx", "-t", "-p", tmp_path, "-e", "stderr", "-c", tmp_path / "nginx.conf")


def test_systemd_unit(tmp_path: Path) -> None:
    text = (HOSTING / "carambolage.service").read_text(encoding="utf-8")
    program = tmp_path / "carambolage"
    program.touch(mode=0o755)
    (tmp_path / "carambolage.service").write_text(text.replace("/opt/carambolage/bin/carambolage", str(program)))
    assert checked("systemd-analyze", "verify", tmp_path / "carambolage.service").strip() == ""
    (words,) = re.findall(r"^ExecStart=\S+ (.*)$", text, re.MULTILINE)
    table_options(words.split())
    assert "DynamicUser=yes" in text
    assert "ProtectSystem=strict" in text


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))


def test_compose_runs_two_tables_a_database_and_a_proxy(compose: Any) -> None:
    services = compose["services"]
    tables = [name for name, service in services.items() if service["image"] == "carambolage"]
    assert len(tables) >= 2
    assert services["proxy"]["environment"]["TABLES"].split() == [f"{name}:8080" for name in tables]
    for name in tables:
        service = services[name]
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        table_options(service["command"])
        assert (HOSTING / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        (proxies,) = [word for word in service["command"] if word.startswith("--trusted-proxy=")]
        assert proxies.endswith(compose["networks"]["house"]["ipam"]["config"][0]["subnet"])
    named = {volume.partition(":")[0] for service in services.values() for volume in service["volumes"]}
    assert {volume for volume in named if not volume.startswith(".")} == set(compose["volumes"])


def test_the_proxy_asks_for_the_health_of_a_table_under_a_name_that_the_table_knows(compose: Any) -> None:
    """By the name of its container it would be refused, and both tables taken for sick ones."""
    text = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    environment = {name: _filled_in(value) for name, value in compose["services"]["proxy"]["environment"].items()}
    (named,) = re.findall(r"^\t\thealth_headers \{\s+Host (\S+)\s+\}$", text, re.MULTILINE) or ["{$TABLES}"]
    asked = re.sub(r"\{\$(\w+)\}", lambda found: environment[found[1]], named).split()
    for table in (service for service in compose["services"].values() if service["image"] == "carambolage"):
        allowed = build_parser().parse_args([_filled_in(word) for word in table["command"]]).allow_host
        assert [host for host in asked if not AllowedHosts(allowed).allows(host)] == []
    assert "health_uri /api/health" in text


def _filled_in(word: str) -> str:
    """As compose reads it with this .env."""
    values = {"DOMAIN": "play.example.org", "POSTGRES_PASSWORD": "secret"}
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: values[found[1]], word)


def test_compose_file_is_one_for_docker(tmp_path: Path) -> None:
    docker = shutil.which("docker")
    if docker is None or subprocess.run([docker, "compose", "version"], capture_output=True).returncode:
        pytest.skip("docker compose is not installed")
    (tmp_path / "env").write_text("DOMAIN=play.example.org\nPOSTGRES_PASSWORD=secret\n")
    place = HOSTING / "compose.yaml"
    checked("docker", "compose", "--env-file", tmp_path / "env", "--file", place, "config", "--quiet")


def test_the_image_is_small_and_guarded() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    instructions = re.findall(r"^[A-Z]+\b", text, re.MULTILINE)
    assert instructions.count("FROM") == 2, "what builds is not what runs"
    assert re.search(r"^USER (\d+):\1$", text, re.MULTILINE)
    assert "HEALTHCHECK" in instructions
    (command,) = re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)
    table_options(tomllib.loads(f"words = {command}")["words"])
    copied = re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE)[0].split()
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert ignored == ["*", *(f"!{name}" for name in reversed(copied))]


def test_the_image_builds_and_runs(packages: Packages, tmp_path: Path) -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    engine = next((name for name in ("podman", "docker") if _does(name, "info")), None)
    if engine is None:
        pytest.skip("no container engine runs here")
    (base,) = re.findall(r"^ARG PYTHON=(\S+)$", text, re.MULTILINE)
    if not _does(engine, "pull", "--quiet", base):
        pytest.skip(f"{base} cannot be fetched")
    for place in (Path("Containerfile"), Path(".dockerignore"), Path("requirements/image.lock")):
        (tmp_path / place).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / place, tmp_path / place)
    (tmp_path / "dist").mkdir()
    shutil.copy(packages.wheel, tmp_path / "dist")
    image, form = f"carambolage-{os.getpid()}", ["--format", "docker"] if engine == "podman" else []
    try:
        assert _does(engine, "build", *form, "--file", str(tmp_path / "Containerfile"), "--tag", image, str(tmp_path))
        (told,) = json.loads(_said_by(engine, "image", "inspect", image))
        assert told["Config"]["User"] == "10001:10001"
        assert told["Size"] <= MOST_IMAGE_BYTES
        _serve_read_only(engine, image, text)
    finally:
        _does(engine, "rm", "--force", "--volumes", image)
        _does(engine, "rmi", "--force", image)


def _serve_read_only(engine: str, image: str, text: str) -> None:
    """Start the table as the page says, and ask what the health check asks until it is well."""
    guarded = ["--read-only", "--tmpfs", "/tmp", "--network", "none", "--cap-drop", "ALL"]  # noqa: S108  # in the image
    assert _does(engine, "run", "--detach", "--name", image, *guarded, image)
    (check,) = re.findall(r"^HEALTHCHECK .*\\\n\s+CMD (\[.*\])$", text, re.MULTILINE)
    words = json.loads(check)
    deadline = time.monotonic() + PATIENCE_S
    while not _does(engine, "exec", image, *words):
        assert time.monotonic() < deadline, _said_by(engine, "logs", image)
        time.sleep(0.2)
    assert not _does(engine, "exec", image, "touch", "/opt/written")
    assert _does(engine, "exec", image, "test", "-s", "/data/tables.db")


def _said_by(engine: str, *arguments: str) -> str:
    """What a container engine says."""
    return subprocess.run([engine, *arguments], check=True, capture_output=True, text=True).stdout


def _does(engine: str, *arguments: str) -> bool:
    """Whether a container engine is there and does what it is asked for."""
    return shutil.which(engine) is not None and not subprocess.run([engine, *arguments], capture_output=True).returncode


def test_the_image_is_linted() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    checked(str(linter) if linter.exists() else "hadolint", ROOT / "Containerfile")
