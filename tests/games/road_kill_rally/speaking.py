"""Scenarios of Road Kill Rally that speak."""

from carambolage.games.road_kill_rally.game import GAME
from carambolage.testing.speaking import Speaker

_speaker = Speaker(GAME)
say = _speaker.say
seen = _speaker.seen
question = _speaker.question
choices = _speaker.choices
sentence = _speaker.sentence
board = _speaker.board
previews = _speaker.previews
