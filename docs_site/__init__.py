"""The documentation site: what MkDocs does not know by itself, above all the generated parts of the games' pages."""
