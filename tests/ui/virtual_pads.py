"""Controllers that SDL itself pretends to have: its virtual joysticks, by the library in use."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any

import pygame


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc of SDL 2.24 and later."""

    _fields_ = (
        *((name, ctypes.c_uint16) for name in ("version", "type", "axes", "buttons", "hats")),
        *((name, ctypes.c_uint16) for name in ("vendor", "product", "padding")),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("data", "update", "player", "rumble")),
        *((name, ctypes.c_void_p) for name in ("rumble_triggers", "led", "effect")),
    )


_RUMBLE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


def library() -> Any:
    """The SDL that pygame uses; None where it cannot be found."""
    if sys.platform != "linux":
        return None
    maps = Path("/proc/self/maps").read_text(encoding="utf-8").split()
    found = next((part for part in maps if "libSDL2-2" in part), None)
    sdl = ctypes.CDLL(found) if found else None
    if sdl is not None:
        sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        sdl.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        sdl.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return sdl


class VirtualPad:
    """One controller, plugged in when made; ``shaken`` has what it was told to do."""

    def __init__(self, sdl: Any, name: str, vendor: int, product: int) -> None:
        self._sdl = sdl
        self.shaken: list[tuple[int, int]] = []
        self._feel = _RUMBLE(self._rumble)
        kind = 1  # a game controller
        made = _Description(
            version=1, type=kind, axes=6, buttons=15, vendor=vendor, product=product,
            button_mask=0x7FFF, axis_mask=0x3F, name=name.encode(),
            rumble=ctypes.cast(self._feel, ctypes.c_void_p),
        )  # fmt: skip
        self.index = sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(made))
        assert self.index >= 0
        self.number = sdl.SDL_JoystickGetDeviceInstanceID(self.index)

    def _rumble(self, data: int, low: int, high: int) -> int:
        self.shaken.append((low, high))
        return 0

    def press(self, button: int, down: bool) -> None:
        stick = self._sdl.SDL_JoystickFromInstanceID(self.number)
        assert stick, "the window has not opened it"
        self._sdl.SDL_JoystickSetVirtualButton(stick, button, int(down))
        pygame.event.pump()

    def lean(self, axis: int, value: int) -> None:
        stick = self._sdl.SDL_JoystickFromInstanceID(self.number)
        self._sdl.SDL_JoystickSetVirtualAxis(stick, axis, value)
        pygame.event.pump()

    def unplug(self) -> None:
        count = self._sdl.SDL_NumJoysticks()
        numbers = [self._sdl.SDL_JoystickGetDeviceInstanceID(at) for at in range(count)]
        self._sdl.SDL_JoystickDetachVirtual(numbers.index(self.number))
        pygame.event.pump()
