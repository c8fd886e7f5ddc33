"""The game in words: questions, answers, events."""
