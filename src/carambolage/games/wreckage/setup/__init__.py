"""Setting up: vehicles, equipment, the arena, starting speeds (chapter 3)."""
