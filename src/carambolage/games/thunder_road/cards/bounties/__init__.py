"""The bounties (chapter 8 of the cards): a hidden goal per crew, and the reward for meeting it in the own turn."""
