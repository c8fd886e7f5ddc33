"""Errors of the command line: one sentence and one exit code for each."""

from carambolage.bots import UnknownBotError
from carambolage.engine.errors import CarambolageError, SeatError, UnknownGameError
from carambolage.engine.game import SetupError
from carambolage.engine.options import OptionError
from carambolage.engine.words.texts import Texts

FAILED, MISUSED, INTERRUPTED = 1, 2, 130


class UsageError(CarambolageError):
    """A command line that cannot be followed."""


_MISUSES = (UsageError, UnknownBotError, UnknownGameError, SeatError, SetupError, OptionError)


def exit_code(error: BaseException) -> int:
    """2 for a mistake in the command, 130 for Ctrl-C, 1 for everything else."""
    if isinstance(error, KeyboardInterrupt):
        return INTERRUPTED
    return MISUSED if isinstance(error, _MISUSES) else FAILED


def sentence(error: BaseException) -> str:
    """One clear sentence about an error."""
    if isinstance(error, KeyboardInterrupt):
        return "stopped by Ctrl-C"
    if isinstance(error, EOFError):
        return "the input ended before the game began"
    if isinstance(error, CarambolageError):
        return str(error)
    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return f"{place}{error.strerror or error}"
    return f"something broke inside ({type(error).__name__}: {error}); set CARAMBOLAGE_TRACEBACK=1 to see where"


def reason(error: Exception, texts: Texts) -> str:
    """The reason that an error gives: its phrase in words where it has one, else its English sentence."""
    phrase = error.phrase if isinstance(error, CarambolageError) else None
    return texts.phrase(phrase) if phrase else sentence(error)
