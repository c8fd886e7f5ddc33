"""The advanced airstrikes (chapter 7 of the cards): one hidden card per crew, for its chopper."""
