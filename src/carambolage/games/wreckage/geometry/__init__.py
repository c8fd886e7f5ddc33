"""Integer geometry (chapter 2): angles, outlines, overlap, straight legs, turns, rulers and lines of sight."""
