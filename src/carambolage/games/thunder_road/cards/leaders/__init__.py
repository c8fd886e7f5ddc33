"""The crew leaders (chapter 3 of the cards): a file each, with the power and the commands of the board."""
