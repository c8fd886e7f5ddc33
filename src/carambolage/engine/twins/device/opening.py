"""The way to the GPU, and what is said when there is none."""

from typing import Any

from carambolage.engine.errors import CarambolageError
from carambolage.engine.twins.numba_internals import import_cuda


class DeviceError(CarambolageError):
    """This machine cannot run the device twin, or the device twin cannot do what is asked."""


def open_cuda() -> Any:
    """The CUDA side of Numba, if there is a device."""
    try:
        cuda = import_cuda()
    except ImportError:
        raise DeviceError("the device twin needs numba-cuda: install carambolage[device]") from None
    if not cuda.is_available():
        raise DeviceError("the device twin needs an NVIDIA GPU with its driver; none was found")
    return cuda
