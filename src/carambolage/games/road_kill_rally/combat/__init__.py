"""Phase 3, combat: arc, range and sight, attacks on rivals, shots at targets (chapter 14)."""
