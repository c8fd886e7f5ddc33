"""The terminal: coloured where it can be, read line by line."""

import os
import sys

BOLD, DIM, RED, GREEN, YELLOW, CYAN = "1", "2", "31", "32", "33", "36"


class Console:
    """Standard input and output as a person sees them."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        self.coloured = self.terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.interactive = self.terminal and sys.stdin is not None and sys.stdin.isatty()

    def paint(self, text: str, *styles: str) -> str:
        """The text in colour, or as it is where there is none."""
        return f"\x1b[{';'.join(styles)}m{text}\x1b[0m" if self.coloured and styles and text else text

    def say(self, text: str = "", *styles: str) -> None:
        """Write a line."""
        print(self.paint(text, *styles))

    def ask(self, prompt: str) -> str:
        """Read a line; an end of the input is an `EOFError`."""
        if sys.stdin is None:
            raise EOFError
        sys.stdout.flush()
        try:
            return input(prompt).strip()
        except UnicodeDecodeError:
            return ""

    def clear(self) -> None:
        """Wipe the screen, and what can be scrolled back to."""
        if self.terminal:
            print("\x1b[3J\x1b[H\x1b[2J", end="", flush=True)
