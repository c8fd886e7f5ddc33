"""The upgrades (chapter 5 of the cards), in files by what they change."""
