"""Wreckage in words: questions, answers, events, views, previews."""
