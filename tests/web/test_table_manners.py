"""What people do beside playing: watch, lose the line, take back, look back, hand over, talk."""

import re

from playwright.sync_api import WebSocketRoute, expect

from carambolage import at
from tests.web.test_rules_at_hand import in_the_middle
from tests.web.visitor import LATER, SOON, Visitor, Visitors
from tests.web.winding import wound


def alone_at_the_wheel(visitors: Visitors, speed: float = 0) -> Visitor:
    """A game against bots, at one's first decision of the race."""
    ada = visitors.come(name="Ada", speed=speed)
    ada.choose_game()
    ada.start()
    ada.choose_car()
    ada.await_turn()
    return ada


def open_panel(visitor: Visitor, name: str) -> None:
    visitor.press(f"#tab-{name}")


def test_spectators_see_nothing_hidden(visitors: Visitors) -> None:
    ada, guest = alone_at_the_wheel(visitors), visitors.come("fr")
    frames: list[str] = []
    guest.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    open_panel(ada, "seats")
    ada.press(ada.page.get_by_text("Link for watching"))
    guest.open(ada.page.get_by_label("Link for watching", exact=True).input_value().removeprefix(visitors.address))
    expect(guest.page.locator(".board svg").first).to_be_visible(timeout=LATER)
    assert not guest.sees(".hand")
    assert not guest.sees(".ask .button.main")
    told = "".join(frames)
    assert '"hand":null' in told
    assert not re.search(r'"hand":\{', told)
    expect(ada.page.locator(".watching")).to_contain_text("1", timeout=SOON)


def test_a_lost_line_is_found_again(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    lines: list[WebSocketRoute] = []

    def lead(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    ada.page.route_web_socket("**/api/socket", lead)
    ada.page.reload()
    ada.await_turn()
    cards = ada.page.locator(".hand button.card").count()
    for _ in range(2):
        lines[-1].close()
        expect(ada.page.locator(".line.waiting")).to_be_visible(timeout=SOON)
        assert not ada.sees(".hand .card.open")
        expect(ada.page.locator(".line.open")).to_be_visible(timeout=LATER)
    assert ada.answer()
    expect(ada.page.locator(".hand button.card")).to_have_count(cards - 1, timeout=SOON)


def test_coming_back_shows_the_same_table(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    hand = ada.page.locator(".hand .card").count()
    standings = ada.page.locator("ol.standings")
    before = standings.inner_text()
    ada.page.reload()
    ada.await_turn()
    assert ada.page.locator(".hand .card").count() == hand
    expect(standings).to_have_text(before, use_inner_text=True, timeout=SOON)


def test_an_answer_is_taken_back(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    cards = ada.page.locator(".hand button.card")
    before = cards.count()
    ada.press(".hand .card.open")
    expect(cards).to_have_count(before - 1, timeout=SOON)
    ada.press(ada.page.get_by_role("button", name="Take back"))
    expect(cards).to_have_count(before, timeout=SOON)


def test_looking_back_never_jumps_to_the_present_by_itself(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    ada.press(ada.page.get_by_role("button", name="One move back"))
    live = ada.page.get_by_role("button", name="Live")
    expect(live).to_be_visible(timeout=SOON)
    ada.press(ada.page.get_by_role("button", name="To the beginning"))
    expect(ada.page.locator(".garage")).to_be_visible(timeout=SOON)
    assert not ada.sees(".hand .card.open")
    ada.press(live)
    ada.await_turn()


def test_the_table_in_words_looks_back_and_comes_to_the_present_by_button_and_by_word(visitors: Visitors) -> None:
    ada = in_the_middle(visitors, "thunder_road")
    page, words = ada.page, ada.page.get_by_role("region", name="Table in words")
    ada.press(page.get_by_role("button", name="Table in words"))
    board, told = words.locator("pre"), words.locator("ol").first
    expect(board).not_to_be_empty(timeout=LATER)
    now = board.inner_text(), told.inner_text()
    line, live = page.locator("#panel .log > ol > li .text").nth(4), page.get_by_role("button", name="Live")
    for by_button in (True, False):
        ada.press(line)
        expect(live).to_be_visible(timeout=SOON)
        expect(words).to_contain_text("You are looking back.")
        expect(board).not_to_have_text(now[0], use_inner_text=True, timeout=SOON)
        expect(told).not_to_have_text(now[1], use_inner_text=True)
        then = board.inner_text()
        ada.press(page.get_by_role("button", name="Next turn"))
        expect(board).not_to_have_text(then, use_inner_text=True, timeout=SOON)
        assert ada.violations("looking back in words") == []
        if by_button:
            ada.press(live)
        else:
            type_line(ada, "live")
        expect(live).to_have_count(0, timeout=SOON)
        expect(board).to_have_text(now[0], use_inner_text=True, timeout=SOON)
        expect(words.locator(".choices li").first).to_be_visible()


def type_line(visitor: Visitor, line: str) -> None:
    visitor.page.locator(".text form input").fill(line)
    visitor.page.keyboard.press("Enter")


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors, speed=2)
    open_panel(ada, "seats")
    ada.press(ada.page.get_by_role("button", name="Let a bot play"))
    expect(ada.page.locator(".ask")).to_contain_text("A bot plays for you", timeout=LATER)
    ada.press(ada.page.locator(".ask").get_by_role("button", name="Play myself again"))
    ada.await_turn()


def test_names_and_chat_are_told_and_never_run(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    open_panel(ada, "seats")
    ada.press(ada.page.locator("#panel").get_by_role("button", name="Rename"))
    ada.page.get_by_label("New name").fill("<b>Zoé</b>")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("ol.standings")).to_contain_text("<b>Zoé</b>", timeout=SOON)
    open_panel(ada, "chat")
    ada.page.get_by_label("Your message").fill("<img src=x onerror=alert(1)>")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#panel")).to_contain_text("<img src=x onerror=alert(1)>", timeout=SOON)
    ada.press(ada.page.get_by_role("button", name="Applause"))
    expect(ada.page.locator(".reaction")).to_be_visible(timeout=SOON)


def test_what_was_told_before_a_renaming_says_the_new_name(visitors: Visitors) -> None:
    opened, last = wound(visitors.address, "wacky_races", lambda match: len(match.events) > 12, 5, {})
    first = next(event.a for event in last.events if event.kind == "first_player")
    ada = visitors.come(speed=0)
    ada.open(f"/t/{opened.table}#seat={opened.seats[first]}")
    told = ada.page.locator("#panel li", has_text="is the First Player")
    expect(told).to_have_text(f"Player {first + 1} is the First Player.", timeout=LATER)
    open_panel(ada, "seats")
    ada.press(ada.page.locator("#panel").get_by_role("button", name="Rename").first)
    ada.page.get_by_label("New name").fill("Zoé")
    ada.page.keyboard.press("Enter")
    open_panel(ada, "log")
    expect(told).to_have_text("Zoé is the First Player.", timeout=SOON)


def test_the_language_changes_in_the_middle_of_a_game(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    assert "What do you do?" in ada.page.locator(".question").inner_text()
    ada.press(ada.page.locator(".langs button").nth(1))
    expect(ada.page.locator(".question")).to_contain_text("Que faites-vous", timeout=SOON)
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    open_panel(ada, "rules")
    ada.page.get_by_role("searchbox").fill("pieges")
    expect(ada.page.locator("#panel details").first).to_be_visible(timeout=SOON)


def test_the_rules_explain_every_thing_pointed_at(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    note = ada.page.locator(".note.shown")
    for thing in (".powers .power", ".piles .pile", ".standings .row", ".hand .card"):
        ada.page.mouse.move(2, 300)
        expect(note).to_have_count(0, timeout=SOON)
        ada.page.locator(thing).first.hover()
        expect(note).to_be_visible(timeout=SOON)
        assert len(note.inner_text()) > 10
        assert "{" not in note.inner_text()


def test_the_position_is_copied_as_far_as_the_seat_knows_it(visitors: Visitors) -> None:
    ada = alone_at_the_wheel(visitors)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_panel(ada, "settings")
    copy = ada.page.get_by_role("button", name="Copy position")
    copy.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible(timeout=SOON)
    position = ada.page.evaluate("navigator.clipboard.readText()")
    assert position.startswith("wacky_races ")
    assert "\nknown_to 0\n" in position
    assert ada.page.get_by_role("textbox", name="Position").input_value() == position
    assert at(position).asked == (0,)
