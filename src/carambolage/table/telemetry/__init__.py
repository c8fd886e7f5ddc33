"""What a server tells those who run it: logs without tokens, an access log by option, and metrics."""
