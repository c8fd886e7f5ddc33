"""Special tiles, and tiles that demand a payment (chapter 10)."""
