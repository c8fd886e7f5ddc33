"""Refusals: a code for programs, arguments for the sentence that people read."""

from carambolage.engine.errors import CarambolageError


class RefusedError(CarambolageError):
    """A command or request that is not carried out; nothing has changed."""

    def __init__(self, code: str, status: int = 400, **arguments: str | int) -> None:
        super().__init__(code)
        self.code, self.status, self.arguments = code, status, arguments
