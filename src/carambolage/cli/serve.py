"""Open the table in a browser: serve the games to people and programs, here and elsewhere."""

import argparse
import ipaddress
import os
import sys
from pathlib import Path

from carambolage.cli.arguments import at_least, whole
from carambolage.cli.errors import UsageError
from carambolage.table.telemetry.logs import FORMATS, LEVELS

HELP = "open the table in a browser, for yourself or for others"
EXAMPLES = """\
examples:
  carambolage table                                      at http://127.0.0.1:8080, for this machine only
  carambolage table --open                               and open it in a browser
  carambolage table --host 0.0.0.0                       for everybody in the same network
  carambolage table --pack my-races                      tables may be opened with your own components
  carambolage table --store sqlite:////var/lib/carambolage/tables.db
  carambolage table --store postgresql://me@db/tables --workers 4
"""
HOST, PORT = "127.0.0.1", 8080


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.set_defaults(run=run)
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=f"the address to listen at ({HOST})")
    parser.add_argument("--port", type=whole, default=PORT, metavar="PORT", help=f"the port ({PORT}); 0 is any free")
    parser.add_argument("--store", metavar="URL", help="where tables are kept: sqlite:///PATH or postgresql://…")
    parser.add_argument("--open", action="store_true", help="open the table in a browser")
    parser.add_argument(
        "--workers",
        type=at_least(1),
        default=1,
        metavar="N",
        help="processes to serve with (1); needs PostgreSQL; SIGHUP renews them one by one",
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may join"
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which the server is reached (play.example.org; .example.org for all below it; * for any); "
        "addresses, localhost and this machine's own name always work, other names are refused",
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        type=network,
        metavar="ADDRESS",
        help="a proxy (10.0.0.5) or a network of proxies (172.16.0.0/12) before the server, whose X-Forwarded-For, "
        "-Proto and -Host are believed; nobody else's are",
    )
    parser.add_argument(
        "--log-level", choices=LEVELS, default="warning", help="what is logged to standard error (warning and worse)"
    )
    parser.add_argument("--log-format", choices=FORMATS, default="text", help="lines of text, or of JSON (text)")
    parser.add_argument("--access-log", action="store_true", help="log every request: address, path, status, time")
    parser.add_argument("--game", action="append", default=[], metavar="MODULE:NAME", help="one more game to offer")
    parser.add_argument(
        "--pack", action="append", default=[], metavar="DIR", help="a pack of your own that tables may be opened with"
    )
    parser.add_argument("--tables-per-minute", type=at_least(1), default=30, metavar="N", help="for each address (30)")
    parser.add_argument("--checks-per-minute", type=at_least(1), default=30, metavar="N", help="of games' dice (30)")
    parser.add_argument(
        "--requests-per-minute", type=at_least(1), default=3000, metavar="N", help="of pages and files (3000)"
    )
    parser.add_argument("--connections", type=at_least(1), default=256, metavar="N", help="for each address (256)")
    parser.add_argument(
        "--keep-days", type=at_least(1), default=60, metavar="N", help="days until silent tables go (60)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from carambolage.table.http.server import serve
    from carambolage.table.limits import Limits
    from carambolage.table.settings import CLIENT, Settings

    if not 0 <= arguments.port <= 65535:
        raise UsageError(f"there is no port {arguments.port}; ports go from 0 to 65535")
    settings = Settings(
        store=arguments.store or default_store(),
        games=arguments.game,
        packs=arguments.pack,
        origins=arguments.origin,
        hosts=arguments.allow_host,
        proxies=arguments.trusted_proxy,
        log_level=arguments.log_level,
        log_format=arguments.log_format,
        access_log=arguments.access_log,
        keep_days=arguments.keep_days,
        limits=Limits(
            tables_per_minute=arguments.tables_per_minute,
            checks_per_minute=arguments.checks_per_minute,
            requests_per_minute=arguments.requests_per_minute,
            connections_per_address=arguments.connections,
        ),
    )
    if not (CLIENT / "index.html").is_file():
        print("The browser's part is not built, so only programs can join; `make client` builds it.", file=sys.stderr)
    serve(settings, arguments.host, arguments.port, arguments.workers, arguments.open)
    return 0


def network(text: str) -> str:
    """An address or a network of them."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no address such as 10.0.0.5 or 172.16.0.0/12") from None
    return text


def default_store() -> str:
    """A file in the folder where programs keep their data for this person."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "carambolage"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"
