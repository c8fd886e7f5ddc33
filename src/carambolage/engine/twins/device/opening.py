"""The way to the GPU, and what is said when there is none."""

from importlib import import_module
from typing import Any

import numpy as np

from carambolage.engine.errors import CarambolageError


class DeviceError(CarambolageError):
    """This machine cannot run the device twin, or the device twin cannot do what is asked."""


def open_cuda() -> Any:
    """The CUDA side of Numba, if there is a device."""
    if not hasattr(np, "row_stack"):  # numba-cuda asks NumPy 2.5 and later for a name that is gone
        np.row_stack = np.vstack
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError:
        raise DeviceError("the device twin needs numba-cuda: install carambolage[device]") from None
    if not cuda.is_available():
        raise DeviceError("the device twin needs an NVIDIA GPU with its driver; none was found")
    return cuda
