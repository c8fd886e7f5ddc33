"""A program that takes a seat at a table, through the protocol that the web client speaks (docs/protocol.md)::

python examples/bot.py "http://127.0.0.1:8080/t/TABLE#seat=TOKEN"

It answers at random. Make `choose` cleverer: a sight holds all that the seat may know.
"""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


def choose(sight: Json) -> int:
    """The action number of one of the choices."""
    return int(random.choice(sight["choices"])["action"])


def say(socket: ClientConnection, kind: str, **fields: Any) -> None:
    """Send a command under an id of its own; sent again with the same id it would count once."""
    socket.send(json.dumps({"type": kind, "id": str(uuid.uuid4()), **fields}))


def play(link: str) -> Json:
    """Play to the end, joining again when the connection is lost; returns the last sight."""
    parts = urlsplit(link)
    table, [token] = parts.path.rpartition("/")[2], parse_qs(parts.fragment)["seat"]
    scheme = "wss" if parts.scheme == "https" else "ws"
    while True:
        try:
            with connect(f"{scheme}://{parts.netloc}/api/socket") as socket:
                say(socket, "join", version=1, table=table, tokens=[token])
                return answer_questions(socket)
        except (ConnectionClosed, OSError) as lost:
            print(f"connection lost ({lost}), joining again", file=sys.stderr)
            time.sleep(1)


def answer_questions(socket: ClientConnection) -> Json:
    """Answer whatever the seat is asked, until the game is over."""
    answered, view = -1, Json()
    for frame in socket:
        message = json.loads(frame)
        if message["type"] == "nack":
            print(message["text"], file=sys.stderr)
            if message["code"] == "no_entry":
                sys.exit(1)
        if "sights" not in message:
            continue
        [sight] = message["sights"]
        for name, items in sight["items"].items():
            view[name] = [items.get(str(place), item) for place, item in enumerate(view[name])]
        view = sight["view"] = view | sight["view"]  # a sight brings only what changed, the first one everything
        for event in sight["events"]:
            print(event["text"] or event["kind"])
        if sight["over"]:
            return dict(sight)
        if sight["choices"] and sight["turn"] != answered:
            answered = sight["turn"]
            say(socket, "play", seat=sight["seat"], action=choose(sight), turn=sight["turn"])
    raise OSError("closed by the server")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python examples/bot.py LINK")
    print(play(sys.argv[1])["result"]["text"])
