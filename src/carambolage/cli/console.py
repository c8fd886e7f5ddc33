"""The terminal: coloured where it can be, read line by line."""

import os
import shutil
import sys
import textwrap

BOLD, DIM, UNDERLINE, GREEN, YELLOW, CYAN = "1", "2", "4", "32", "33", "36"


class Console:
    """Standard input and output as a person sees them."""

    def __init__(self) -> None:
        self.terminal = sys.stdout.isatty()
        self.coloured = self.terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.interactive = self.terminal and sys.stdin is not None and sys.stdin.isatty()

    def paint(self, text: str, *styles: str) -> str:
        """The text in colour, or as it is where there is none."""
        return f"\x1b[{';'.join(styles)}m{text}\x1b[0m" if self.coloured and styles and text else text

    def say(self, text: str = "", *styles: str, indent: int = 0) -> None:
        """Write a line, folded between words where the terminal is narrower; what is folded is indented."""
        for line in self._folded(text, indent):
            print(self.paint(line, *styles))

    def say_numbered(self, number: int, last: int, text: str) -> None:
        """Write one of several numbered answers."""
        wide = len(str(last))
        first, *more = self._folded(f"  {number:{wide}}  {text}", wide + 4)
        print("  " + self.paint(first[2 : wide + 2], CYAN) + first[wide + 2 :])
        for line in more:
            print(line)

    def _folded(self, text: str, indent: int) -> list[str]:
        if not self.terminal:
            return text.split("\n")
        width, margin = max(shutil.get_terminal_size().columns - 1, 40), " " * indent
        fold = textwrap.TextWrapper(width, subsequent_indent=margin, replace_whitespace=False, break_on_hyphens=False)
        return [part for line in text.split("\n") for part in fold.wrap(line) or [""]]

    def ask(self, prompt: str) -> str:
        """Read a line; an end of the input is an `EOFError`.

        Not by `input`: a Ctrl-C that comes while it shows its prompt is not noticed before the next line is typed.
        """
        if sys.stdin is None:
            raise EOFError
        print(prompt, end="", flush=True)
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return ""
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        """Wipe the screen, and what can be scrolled back to."""
        if self.terminal:
            print("\x1b[3J\x1b[H\x1b[2J", end="", flush=True)
