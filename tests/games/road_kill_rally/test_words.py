"""The words of Road Kill Rally: about everything in the pack, with its numbers, in the tone of chapter 20.4."""

import re
from pathlib import Path

import pytest

from carambolage.engine.notation.fresh import fresh_state, layout_of, vocabulary_of
from carambolage.engine.packs.folder import open_pack
from carambolage.games.road_kill_rally.game import GAME
from carambolage.games.road_kill_rally.names.things import Accessory, Rally, Skill
from carambolage.games.road_kill_rally.options import OPTIONS
from carambolage.games.road_kill_rally.pack_reading.cards import ACCESSORY_NUMBERS, CARD_NUMBERS, SKILL_NUMBERS
from carambolage.games.road_kill_rally.pack_reading.road import TILE_IDS
from tests.games.reading import GAMES, Texts, both_languages, option_parts, parts

ENGLISH, FRENCH = both_languages("road_kill_rally")
both = pytest.mark.parametrize("texts", [ENGLISH, FRENCH], ids=["en", "fr"])
CATALOGUE = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "road_kill_rally.md").read_text(encoding="utf-8")
CHAPTERS = ["goal", "setup", "round", "cards", "speed", "checks", "hazards", "collisions", "targets", "damage"]
CHAPTERS += ["wipe_out", "combat", "pits", "end", "variants"]
ATTACK = {"dice", "range", "least", "arc", "tag", "sight", "every", "targets"}
ATTACK_CARDS = set(Rally.ids()[: Rally.EVASIVE]) - {"oil_slick"}
WEAPONS = set(Accessory.ids()[: Accessory.BALLISTIC])
SHOWN = {".ftl", ".toml", ".jsonl"}
MESSAGE_NAME = r"^[a-z][\w-]* = "  # in Fluent files; nobody reads it
CARS = ("red", "blue", "green", "yellow", "purple", "black")


def plain(text: str) -> str:
    """A text in plain typography."""
    return text.replace("\u2019", "'")


def catalogue_names(pattern: str) -> list[tuple[str, str]]:
    """The names in English and French of the lines of the catalogue whose first cell fits a pattern."""
    rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in CATALOGUE.splitlines() if line.startswith("|")]
    names = [re.sub(r" \[[BP]\]", "", name).split(" / ") for code, name in rows if re.fullmatch(pattern, code)]
    return [(name[0], name[1]) for name in names if len(name) == 2]


NAMED = [
    ("card", Rally.ids(), r"RK-CRD-RC\d\d"),
    ("accessory", Accessory.ids(), r"RK-CRD-RA\d\d"),
    ("skill", Skill.ids(), r"RK-CRD-SK\d\d"),
    ("car", CARS, r"(red|blue|green|yellow|purple|black) / (rouge|bleu|vert|jaune|pourpre|noir)"),
    ("target", ("green", "yellow", "red"), r"[123] (green|yellow|red)"),
]


@pytest.mark.parametrize(("kind", "ids", "pattern"), NAMED, ids=lambda value: value if isinstance(value, str) else "")
def test_names_of_the_catalogue(kind: str, ids: tuple[str, ...], pattern: str) -> None:
    names = catalogue_names(pattern)[-len(ids) :]
    assert [(plain(ENGLISH.said(f"{kind}-{name}")), plain(FRENCH.said(f"{kind}-{name}"))) for name in ids] == names


@pytest.mark.rule("RK-GEN-04")
def test_targets_have_two_presentations() -> None:
    assert [ENGLISH.said(f"passer-{name}") for name in ("green", "yellow", "red")] == ["walker", "jogger", "VIP"]
    assert [FRENCH.said(f"passer-{name}") for name in ("green", "yellow", "red")] == ["promeneur", "joggeur", "vedette"]


def test_names_of_tiles() -> None:
    names = [catalogue_names(f"T{number:02}")[0] for number in range(1, 19)]
    assert [
        (plain(ENGLISH.said(f"tile-{name}")), plain(FRENCH.said(f"tile-{name}"))) for name in TILE_IDS[:18]
    ] == names
    assert [FRENCH.said(f"tile-{name}") for name in TILE_IDS[18:]] == ["Départ", "Arrivée"]


def test_all_components_have_words() -> None:
    wanted = parts("card", Rally.ids(), ".text") | parts("accessory", Accessory.ids(), ".text")
    wanted |= parts("skill", Skill.ids(), ".text") | parts("tile", TILE_IDS, ".text")
    wanted |= parts("target", ("green", "yellow", "red"), ".text", ".letter")
    wanted |= parts("passer", ("green", "yellow", "red"), ".text", ".letter")
    wanted |= parts("hazard", ("oil", "rock", "cow", "fire", "barricade", "pit", "oil_token"), ".text")
    wanted |= parts("car", CARS, ".letter", ".colour") | parts("rules", CHAPTERS, ".title")
    assert wanted - ENGLISH.patterns.keys() == set()


def test_all_options_have_words() -> None:
    options = {option.name: " ".join(option.values) for option in OPTIONS if option.name != "straggler_limit"}
    options["straggler_limit"] = "0"
    assert {name for name in ENGLISH.patterns if name.startswith("option-")} == option_parts(options)


@both
def test_texts_show_exactly_the_numbers_of_the_pack(texts: Texts) -> None:
    for card in Rally.ids():
        attack = ATTACK if card in ATTACK_CARDS else set()
        assert texts.variables(f"card-{card}.text") == {*CARD_NUMBERS.get(card, ()), *attack}, card
    for accessory in Accessory.ids():
        attack = {*ATTACK, "cost"} if accessory in WEAPONS else set()
        assert texts.variables(f"accessory-{accessory}.text") == {*ACCESSORY_NUMBERS.get(accessory, ()), *attack}
    for skill in Skill.ids():
        assert texts.variables(f"skill-{skill}.text") == set(SKILL_NUMBERS.get(skill, ())), skill


def test_attacks_are_spelled_right() -> None:
    pineapple = {"dice": 3, "range": 3, "least": 0, "arc": 3, "tag": 1, "sight": 2, "every": 0, "targets": 1}
    laser = {"dice": 1, "range": 0, "least": 0, "arc": 4, "tag": 3, "sight": 0, "every": 1, "targets": 0}
    mortar = {"dice": 4, "range": 7, "least": 3, "arc": 0, "tag": 1, "sight": 0, "every": 0, "targets": 1, "cost": 2}
    assert ENGLISH.said("card-pineapple.text", **pineapple) == (
        "One rival or target in any direction, range up to 3: 3 dice, explosive."
    )
    assert ENGLISH.said("card-disco_laser.text", **laser) == (
        "Every rival anywhere on the road: 1 die, energy, no line of sight needed."
    )
    assert FRENCH.said("accessory-mortar.text", **mortar) == (
        "Un rival ou une cible devant vous, tout droit ou en diagonale, portée 3 à 7\u00a0: 4\u00a0dés, explosif, "
        "sans ligne de vue. Coûte 2\u00a0points de munitions."
    )


@pytest.mark.rule("RK-GEN-13")
@both
@pytest.mark.parametrize("kind", ["colour", "target", "passer", "car"])
def test_colours_have_letters(texts: Texts, kind: str) -> None:
    letters = [name for name in texts.patterns if name.startswith(f"{kind}-") and name.endswith(".letter")]
    assert len({texts.said(name) for name in letters}) == len(letters) >= 3
    assert [texts.said(name) for name in letters] == [ENGLISH.said(name) for name in letters]


@pytest.mark.parametrize("chapter", CHAPTERS)
@both
def test_chapters_are_readable(texts: Texts, chapter: str) -> None:
    paragraphs = texts.said(f"rules-{chapter}").split("\n\n")
    assert all("\n" not in paragraph and paragraph.endswith(".") for paragraph in paragraphs)


# Tone

FORBIDDEN = {
    "en": [
        *("kill", "killed", "murder", "dead", "death", "blood", "bloody", "corpse"),
        *("slaughter", "victim", "child", "children", "elderly", "pregnant"),
    ],
    "fr": ["tuer", "tué", "meurtre", "mort", "mortel", "sang", "cadavre", "victime", "enfant", "personne âgée"],
}
# The other forms of these words, and words made of them.
INFLECTED = {
    "en": [
        *("kills", "killing", "killer", "killers", "murders", "murdered", "murdering", "murderer", "murderers"),
        *("murderous", "deadly", "deaths", "deathly", "bleed", "bleeds", "bleeding", "bloodied"),
        *("bloodshed", "corpses", "slaughters", "slaughtered", "slaughtering", "victims", "childish", "childhood"),
        "pregnancy",
    ],
    "fr": [
        *("tue", "tues", "tuent", "tuez", "tuons", "tuait", "tuaient", "tuera", "tueront", "tuant", "tuée", "tués"),
        *("tuées", "tueur", "tueurs", "tueuse", "tuerie", "meurtres", "meurtrier", "meurtriers", "meurtrière"),
        *("meurtrières", "morts", "morte", "mortes", "mortels", "mortelle", "mortelles", "mortellement", "sanglant"),
        *("sanglants", "sanglante", "sanglantes", "ensanglanté", "saigne", "saigner", "saignant", "cadavres"),
        *("victimes", "enfants", "personnes âgées", "enceinte", "enceintes"),
    ],
}
HISTORY = ["Gomes", "Espinoza", "Milburn", "Medonza"]
INSTEAD = [
    ("glossary-bowl_over", "bowl over", "culbuter"),
    ("glossary-tag", "tag", "viser juste"),
    ("state-out", "out of the race", "hors course"),
    ("state-upturned", "upturned car", "voiture retournée"),
]


def words_of_positions() -> list[str]:
    """All that a position can consist of: the beginnings of its lines, the names of values, effects and questions."""
    t = open_pack(GAME).tables
    g, layout, vocabulary = fresh_state(GAME, t, 2, {}), layout_of(GAME), vocabulary_of(GAME)
    words = [name for keyword, index in layout.heads() for name in (keyword, *layout.slots(g, keyword, index))]
    g.depth, g.asked = 1, 1
    for effect in GAME.flow.effects:
        g.stack[0][0] = effect
        words += vocabulary.stack_words(g)
    for question in GAME.flow.answers:
        g.ask = question
        words += vocabulary.question_words(g)
    return [word.replace("_", " ") for word in words]


def shown_texts() -> list[tuple[str, str]]:
    """Every text that the product shows of this game, with where it stands: its own words in both languages, those of
    all games, the client's and the table's, the pack, lessons and puzzles, and positions, which people can copy.
    """
    home, source = GAMES / "road_kill_rally", GAMES.parent
    client = source.parents[1] / "web" / "src"
    words = [
        (f"{texts.language} {name}", " ".join(reading.texts))
        for texts in (ENGLISH, FRENCH)
        for name, reading in texts.patterns.items()
    ]
    folders = [home / "pack", home / "lessons", source / "words", source / "table" / "words", client / "words"]
    folders.append(client / "games" / "road_kill_rally" / "words")
    files = [path for folder in folders for path in sorted(folder.rglob("*.*")) if path.suffix in SHOWN]
    assert {path.suffix for path in files} == SHOWN
    read = [(path.relative_to(source.parents[1]).as_posix(), path.read_text(encoding="utf-8")) for path in files]
    texts = [(place, re.sub(MESSAGE_NAME, "", text, flags=re.MULTILINE)) for place, text in read]
    return [*words, *texts, *((f"position {word}", word) for word in words_of_positions())]


def found_words(text: str, words: list[str]) -> list[str]:
    """The words of a list that stand in a text as whole words; the title of the game is excepted."""
    text = re.sub("road[ _]kill[ _]rally", "", text, flags=re.IGNORECASE)
    return [word for word in words if re.search(rf"(?<!\w){word}(?!\w)", text, re.IGNORECASE)]


@pytest.mark.rule("RK-TON-01", "RK-TON-02")
def test_no_text_has_a_forbidden_word() -> None:
    words = [word for lists in (FORBIDDEN, INFLECTED) for language in lists.values() for word in language]
    assert {place: found for place, text in shown_texts() if (found := found_words(text, words))} == {}


def test_forbidden_words_would_be_found() -> None:
    assert found_words("Road Kill Rally: a Victim, tué hier", FORBIDDEN["en"] + FORBIDDEN["fr"]) == ["victim", "tué"]
    assert found_words("a deadline, le sanglier", FORBIDDEN["en"] + FORBIDDEN["fr"]) == []
    assert found_words("ROAD_KILL_RALLY, to kill", FORBIDDEN["en"]) == ["kill"]
    assert found_words("Killing time; deux voitures tuées", INFLECTED["en"] + INFLECTED["fr"]) == ["killing", "tuées"]
    places = {place for place, _ in shown_texts()}
    assert {f"src/carambolage/words/{language}.ftl" for language in INFLECTED} <= places


@pytest.mark.rule("RK-TON-03")
@pytest.mark.parametrize(("name", "english", "french"), INSTEAD)
def test_words_instead(name: str, english: str, french: str) -> None:
    assert (ENGLISH.said(name), FRENCH.said(name)) == (english, french)


@pytest.mark.rule("RK-TON-03")
@both
def test_wrecks_and_run_overs_go_by_other_names(texts: Texts) -> None:
    unwanted = ["wreck", "wrecked", "destroyed", "run over", "running over", "épave", "détruit", "détruite", "écraser"]
    shown = {name: " ".join(reading.texts) for name, reading in texts.patterns.items()}
    assert {name: found for name, text in shown.items() if (found := found_words(text, unwanted))} == {}


@pytest.mark.rule("RK-TON-04")
def test_the_history_of_the_rulebook_is_not_used() -> None:
    assert {place: found for place, text in shown_texts() if (found := found_words(text, HISTORY))} == {}
