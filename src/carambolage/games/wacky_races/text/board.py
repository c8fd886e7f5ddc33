"""A view as lines of text, for a terminal or a screen reader: title, course, racers, piles, own cards.

Columns hold what is the same in every language (numbers, letters, codes); words stand at the end of a line.
"""

from collections.abc import Iterator

from carambolage.engine.words.phrase import Phrase, seat_name
from carambolage.games.wacky_races.pack_reading import TERRAINS
from carambolage.games.wacky_races.text.naming import listing
from carambolage.games.wacky_races.text.view import RacerSeen, Spot, View

LETTERS = {"desert": "D", "forest": "F", "prairie": "P", "farm": "R", "wild": "*", "none": "-"}
LETTERS |= {"river": "~", "unknown": "?"}
VILLAIN, NO_CAR, TRAP = "MM", "..", "!"
MARKS = 20
IN_A_LINE = 4


def lines(view: View) -> list[Phrase]:
    """The whole board."""
    if not view.course:
        return [*_title(view), Phrase("board-no_course")]
    return [
        *_title(view),
        Phrase("board-course-heading"),
        *(_tile(view, spot) for spot in view.course),
        Phrase("board-racers-heading"),
        *(_racer(view, racer) for racer in sorted(view.racers, key=lambda racer: racer.position)),
        *_villain(view),
        *_piles(view),
        *_hands(view),
    ]


def _title(view: View) -> Iterator[Phrase]:
    race = Phrase(f"race-{view.race}") if view.race else Phrase("board-race")
    if view.races > 1:
        run = min(view.races_run + 1, view.races)
        race = Phrase("board-run", race=race, run=run, races=view.races)
    yield Phrase("board-title", race=race, round=view.round)
    if view.over:
        yield Phrase("board-over")
    elif view.active is not None:
        yield Phrase("board-active", racer=_name(view.racers[view.active], "inside"))


def _name(racer: RacerSeen, form: str) -> Phrase:
    return Phrase(f"who-{racer.car}", form=form) if racer.car else seat_name(racer.racer)


def _tile(view: View, spot: Spot) -> Phrase:
    codes = [view.racers[racer].car for racer in spot.racers]
    marks = [code.upper() if code else NO_CAR for code in codes]
    if view.villain.spot == spot.place and not view.villain.out:
        marks.append(VILLAIN)
    mark = TRAP if spot.trap else " "
    row = f"{spot.place:>2} {LETTERS[spot.terrain]} {mark} {' '.join(marks):<{MARKS}}"
    told = Phrase(f"tile-{spot.tile}")
    if spot.terrain in (*TERRAINS[:4], "wild"):
        told = Phrase("board-terrain", tile=told, terrain=Phrase(f"terrain-{spot.terrain}"))
    if spot.trap:
        told = Phrase("board-trap", tile=told, trap=Phrase(f"trap-{spot.trap}"))
    return Phrase("board-row", row=row, text=told)


def _racer(view: View, racer: RacerSeen) -> Phrase:
    code = racer.car.upper() if racer.car else NO_CAR
    cards = str(racer.cards) if racer.seat is not None else "-"
    powers = "".join(card.id[-1] if card.up else "-" for card in racer.powers)
    row = f"{racer.position}. {code:<4} {racer.spot:>3} {cards:>6} {powers:<6}"
    return Phrase("board-row", row=row, text=_joined([_name(racer, "start"), *_states(view, racer)]))


def _villain(view: View) -> Iterator[Phrase]:
    if not view.villain.out:
        row = f"   {VILLAIN:<4} {view.villain.spot:>3} {'':<13}"
        yield Phrase("board-row", row=row, text=Phrase("board-villain"))


def _states(view: View, racer: RacerSeen) -> Iterator[Phrase]:
    """Everything to be said about a racer, in a few words each."""
    yield seat_name(racer.racer) if racer.seat is not None else Phrase("board-neutral")
    if view.first == racer.seat:
        yield Phrase("board-first_player")
    if view.lap and not racer.finished:
        yield Phrase("board-lap", number=max(racer.place - 1, 0) // view.lap + 1)
    for name in ("bridge", "mud", "low", "halted", "finished"):
        if getattr(racer, name):
            yield Phrase(f"board-{name}")
    if view.races_run:
        yield Phrase("points", points=racer.points)


def _powers(racer: RacerSeen) -> Iterator[Phrase]:
    """The power cards of a racer by name, first those that are face up."""
    for heading, up in (("board-powers_up", True), ("board-powers_down", False)):
        cards = [
            Phrase("board-power", number=int(card.id[-1]), power=Phrase(f"power-{card.id}"))
            for card in racer.powers
            if card.up == up
        ]
        if cards:
            yield Phrase(heading, powers=_joined(cards, "list-side"))


def _joined(parts: list[Phrase], join: str = "list-more") -> Phrase:
    """Things side by side: a, b, c."""
    made = parts[-1]
    for part in reversed(parts[:-1]):
        made = Phrase(join, first=part, rest=made)
    return made


def _piles(view: View) -> Iterator[Phrase]:
    counts = " ".join(f"{LETTERS[kind]}{count}" for kind, count in view.discard.items())
    top = Phrase(f"terrain-{view.top}") if view.top else Phrase("board-nothing")
    yield Phrase("board-cards", deck=view.deck, counts=counts, top=top)
    if view.villain.out:
        yield Phrase("board-villain_out")
        return
    yield from _traps(view)
    known = [Phrase(f"trap-{kind}") for kind in view.trap_under]
    if known:
        yield Phrase("board-under", traps=_joined(known))


def _traps(view: View) -> Iterator[Phrase]:
    """The trap deck and its discard pile, a few kinds in each line."""
    used = [Phrase("board-times", trap=Phrase(f"trap-{kind}"), count=n) for kind, n in view.trap_discard.items()]
    discarded = _joined(used[:IN_A_LINE]) if used else Phrase("board-nothing")
    yield Phrase("board-traps", count=view.trap_deck, discarded=discarded)
    for first in range(IN_A_LINE, len(used), IN_A_LINE):
        yield Phrase("board-more_traps", discarded=_joined(used[first : first + IN_A_LINE]))


def _hands(view: View) -> Iterator[Phrase]:
    """The cards that this seat sees: its own, and what it looks at now."""
    for racer in view.racers:
        if racer.hand is not None and racer.car:
            cards = [Phrase(f"terrain-{kind}") for kind, count in racer.hand.items() for _ in range(count)]
            held = _joined(cards) if cards else Phrase("board-nothing")
            yield Phrase("board-hand", owner=_name(racer, "of"), cards=held)
            yield from _powers(racer)
            if racer.tiles:
                tiles = [Phrase(f"tile-{which}") for which in racer.tiles]
                yield Phrase("board-tiles", owner=_name(racer, "of"), tiles=_joined(tiles))
    looked = [Phrase(f"terrain-{kind}") for kind, count in view.look.items() for _ in range(count)]
    looked += [Phrase(f"trap-{kind}") for kind in view.seen]
    if looked:
        yield Phrase("board-look", cards=listing(looked))
