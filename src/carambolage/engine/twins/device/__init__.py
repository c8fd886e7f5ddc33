"""The device twin: the same rules compiled by numba-cuda, millions of games at once.

Threads of a warp share one instruction, and a game's whole code is larger than the instruction cache. So no thread owns
a game. Before every step all games are sorted by what is to be done next, and neighbouring threads take games that
need the same rule: at any moment most of the device runs through the code of a few rules.
"""

from carambolage.engine.twins.device.opening import DeviceError
from carambolage.engine.twins.device.twin import DeviceTwin

__all__ = ["DeviceError", "DeviceTwin"]
