"""The files of a pack, which may come from strangers: plain files of a bounded size, and nothing else."""

from pathlib import Path

LARGEST_FILE = 1_000_000


class TooLargeError(Exception):
    """A file that is larger than any file of a pack needs to be."""


def component_bytes(path: Path) -> bytes:
    """The content of a file; a device or a pipe, which may never end, is no file."""
    if not path.is_file():
        raise FileNotFoundError(f"{path} is no file")
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise TooLargeError(f"the file is larger than {LARGEST_FILE} bytes")
    return content
