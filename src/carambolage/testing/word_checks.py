"""Every game can be followed in every language, and its answers have one meaning each."""

from carambolage.engine.words.spoken import spoken_phrases
from carambolage.engine.words.words import compare_languages, languages
from carambolage.testing.variants import Variant, chance_of, play_randomly


def check_texts(variant: Variant, seed: int) -> None:
    """Every question, choice, event, board and result met in a random game can be said in every language."""
    match, chance = variant.match(seed), chance_of(seed)
    while not match.over:
        for lang in languages(variant.game):
            for seat in match.asked:
                assert match.question(seat, lang), f"a question to seat {seat} has no words in {lang}"
                labels = [choice.words(lang) for choice in match.choices(seat)]
                assert len(set(labels)) == len(labels), f"two choices read the same in {lang}: {labels}"
        play_randomly(match, chance)
    for lang in languages(variant.game):
        for listener in (None, *range(variant.seats)):
            assert match.log(lang, listener), f"the log is empty in {lang}"
            assert match.board(listener, lang), f"the board is empty in {lang}"
            for phrase in (*spoken_phrases(match, "ahead", listener, 9), *spoken_phrases(match, "pieces", listener)):
                assert match.words.say(phrase, lang), f"a sentence about the table is empty in {lang}"
        result = match.result
        assert result is not None, "the game is over without a result"
        assert match.words.say(result.reason, lang), f"the reason of the result has no words in {lang}"


def check_languages(variant: Variant, seed: int) -> None:
    """English and French are there, with the same messages and arguments."""
    lacking = {"en", "fr"} - set(languages(variant.game))
    assert not lacking, f"there are no words in {' and '.join(sorted(lacking))}"
    different = compare_languages(variant.game)
    assert different == [], f"the languages differ: {'; '.join(map(str, different))}"


def check_actions(variant: Variant, seed: int) -> None:
    """Action numbers are dense, and each has one meaning that packs back to it."""
    actions = variant.game.actions
    meanings = [actions.unpack(number) for number in range(actions.count)]
    for number, meaning in enumerate(meanings):
        assert actions.pack(meaning) == number, (
            f"action {number} means {meaning}, which is action {actions.pack(meaning)}"
        )
    assert len({str(meaning) for meaning in meanings}) == actions.count, "two actions mean the same"
