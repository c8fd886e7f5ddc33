"""The emergency repair."""
