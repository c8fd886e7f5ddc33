"""Scenarios of Wacky Races that speak."""

from carambolage.games.wacky_races.game import GAME
from carambolage.testing.speaking import Speaker

_speaker = Speaker(GAME)
say = _speaker.say
seen = _speaker.seen
question = _speaker.question
choices = _speaker.choices
sentence = _speaker.sentence
previews = _speaker.previews
