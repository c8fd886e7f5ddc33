"""The one shots (chapter 9 of the cards): one hidden card per crew, played once."""
