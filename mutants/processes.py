"""Forked processes: what tests change, cache and break in one ends with it."""

import multiprocessing
import os

FORK = multiprocessing.get_context("fork")


def be_quiet() -> None:
    """Say nothing more in this process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
