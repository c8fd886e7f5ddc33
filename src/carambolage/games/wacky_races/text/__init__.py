"""Wacky Races in words: questions, answers, events, views, results and previews."""
