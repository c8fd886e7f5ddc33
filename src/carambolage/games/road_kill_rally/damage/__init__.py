"""Damage and wipe-outs (chapter 13)."""
