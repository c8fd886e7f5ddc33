"""What a release must fulfil: `make release-check` goes through the list, docs/releasing.md says what follows."""
