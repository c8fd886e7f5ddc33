"""Where tables and their logs are kept for good."""
