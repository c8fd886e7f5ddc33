"""The HTTP part: games in words, tables with all their wishes, refusals in both languages."""

import contextlib
import gzip
import http.client
import urllib.request

import pytest

import carambolage
from carambolage.table.http.headers import HEADERS
from carambolage.table.http.pages import refusal_page
from carambolage.table.texts import sentence
from tests.table.serving import Server

WISH = {"game": "convoy", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "rookie"}]}


def test_games_are_told_in_both_languages(server: Server) -> None:
    english = {game["game"]: game for game in server.get("/api/games")}
    french = {game["game"]: game for game in server.get("/api/games?lang=fr")}
    assert set(english) == {*carambolage.game_names(), "convoy"}
    one, other = english["wacky_races"], french["wacky_races"]
    assert (one["title"], other["title"]) == ("Wacky Races", "Les Fous du Volant")
    assert (one["least"], one["most"]) == (1, 6)
    powers = next(option for option in one["options"] if option["name"] == "powers")
    assert powers["title"] == "Powers"
    assert powers["values"][0] == {"value": "full", "title": "Four per racer"}
    assert len(one["rules"]) == len(other["rules"]) > 0
    assert one["rules"][0]["title"] != other["rules"][0]["title"]
    assert [bot["bot"] for bot in other["bots"]] == ["rookie", "driver", "ace"]
    assert other["bots"][0]["title"] == "Débutant"
    assert other["bots"][0]["text"] != one["bots"][0]["text"]
    first = other["presets"][0]
    assert (first["name"], first["title"], first["options"]) == ("first_evening", "Premier soir", {})
    assert first["text"].startswith("Une course avec pouvoirs")


def test_the_words_of_a_game_are_there_for_the_browser(server: Server) -> None:
    assert "game-title = Les Fous du Volant" in server.text("/api/games/wacky_races/words/fr")
    assert server.refusal("/api/games/chess/words/fr")[0] == 404
    assert server.refusal("/api/games/convoy/words/klingon")[0] == 400


def test_a_table_can_be_looked_up_by_its_number(server: Server) -> None:
    opened = server.open_table("convoy", 1, bots=1, clock={"bank": 300, "more": 5}, grace=90, options={"road": "long"})
    info = server.get(f"/api/tables/{opened.table}")
    assert info["facts"]["options"] == {"road": "long", "bumps": "true"}
    assert info["facts"]["clock"] == {"bank": 300, "more": 5, "flag": "bot"}
    assert (info["facts"]["grace"], info["phase"]) == (90, "playing")
    assert [chair["bot"] for chair in info["chairs"]] == [None, "rookie"]
    assert info["dice"]["secret"] is None
    assert info["dice"]["commitment"] == opened.told["dice"]["commitment"]
    assert not [token for token in opened.seats if token and token in str(info)]


@pytest.mark.parametrize(
    ("change", "status", "code", "reason"),
    [
        ({"game": "chess"}, 404, "no_such_game", "chess"),
        ({"seats": []}, 400, "malformed", "seats"),
        ({"seats": [{"kind": "king"}]}, 400, "malformed", "kind"),
        ({"seats": [{"kind": "bot", "bot": "genius"}, {"kind": "bot"}]}, 400, "unknown_bot", "genius"),
        ({"seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "bot"}]}, 400, "unknown_bot", "rookie, driver, ace"),
        ({"seats": [{"kind": "person", "name": "\u200b"}, {"kind": "bot"}]}, 400, "bad_name", "visible"),
        ({"seats": [{"kind": "person"}] * 9}, 400, "setup", "2 to 4 players"),
        ({"options": {"rode": "long"}}, 400, "setup", "did you mean road?"),
        ({"options": {"road": "endless"}}, 400, "setup", "endless"),
        ({"clock": {"bank": 0}}, 400, "malformed", "bank"),
        ({"grace": -1}, 400, "malformed", "grace"),
        ({"seed": -1}, 400, "malformed", "seed"),
        ({"wish": "more"}, 400, "malformed", "wish"),
    ],
)
def test_wishes_that_cannot_be_granted(server: Server, change: object, status: int, code: str, reason: str) -> None:
    assert isinstance(change, dict)
    found, refusal = server.refusal("/api/tables", {**WISH, **change})
    assert (found, refusal["code"]) == (status, code)
    assert reason in refusal["text"]


def test_refusals_speak_the_language_of_the_reader(server: Server) -> None:
    texts = [
        server.refusal("/api/tables?lang=fr", {**WISH, "game": "chess"})[1]["text"],
        server.refusal("/api/tables", {**WISH, "game": "chess"}, **{"accept-language": "fr-CH, en"})[1]["text"],
    ]
    assert texts == ["Il n\u2019y a pas de jeu chess."] * 2


def test_unknown_addresses_are_refused_in_a_sentence(server: Server) -> None:
    for path in ("/api/nothing", "/nothing.txt", "/api/tables/nowhere", "/api/tables/nowhere/replay"):
        status, refusal = server.refusal(path)
        assert status == 404
        assert refusal["text"].endswith(".")


def test_people_at_an_unknown_address_get_a_page(server: Server) -> None:
    refused = {"/nothing": "no_such_page", "/t/one/two": "no_such_page", "/api/tables/nowhere/replay": "no_entry"}
    for path, code in refused.items():
        connection = http.client.HTTPConnection(server.address, timeout=10)
        connection.request("GET", path, headers={"accept": "text/html,*/*;q=0.8", "accept-language": "fr-FR,fr"})
        with contextlib.closing(connection):
            answer = connection.getresponse()
            page = answer.read().decode()
            assert (answer.status, answer.getheader("content-type")) == (404, "text/html; charset=utf-8")
            assert '<a href="/">Vers les jeux</a>' in page
            assert sentence(f"nack-{code}", "fr") in page


def test_what_a_page_of_refusal_says_is_text() -> None:
    assert "<p>a &lt;b&gt; &amp; c</p>" in refusal_page("a <b> & c", "en")


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    connection = http.client.HTTPConnection(server.address, timeout=10)
    connection.putrequest("POST", "/api/tables")
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", "2000000")
    connection.endheaders()
    with contextlib.closing(connection):
        assert connection.getresponse().status == 413


def test_replay_and_proof_wait_for_the_end(server: Server) -> None:
    opened = server.open_table("convoy", 2)
    for what in ("replay", "proof"):
        status, refusal = server.refusal(f"/api/tables/{opened.table}/{what}")
        assert (status, refusal["code"]) == (409, "not_over")


def test_every_answer_has_a_strict_policy(server: Server) -> None:
    for path in ("/", "/t/whatever", "/api/health", "/api/openapi.json", "/api/nothing", "/assets/nothing.js"):
        connection = http.client.HTTPConnection(server.address, timeout=10)
        connection.request("GET", path)
        with contextlib.closing(connection):
            answer = connection.getresponse()
            assert {name: answer.getheader(name) for name in HEADERS} == HEADERS


def test_the_interface_is_described(server: Server) -> None:
    described = server.get("/api/openapi.json")
    assert {"/api/games", "/api/tables", "/api/tables/{table}", "/api/verify"} <= set(described["paths"])


def test_large_answers_are_compressed(server: Server) -> None:
    url = f"http://{server.address}/api/games"
    request = urllib.request.Request(url, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        assert b"wacky_races" in gzip.decompress(answer.read())


def test_health(server: Server) -> None:
    assert server.get("/api/health")["status"] == "ok"
