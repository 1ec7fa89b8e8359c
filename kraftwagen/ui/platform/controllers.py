"""Game controllers as a second keyboard: their buttons become key presses.

The rest of the program knows only keys and commands. A press made here has the key with the same
effect; ``event.command`` if it stands for a command (see ``KeyBindings.means``), and always
``event.controller``, the number of the controller. All controllers play alike, so that each person
may hold one. Those without an SDL mapping are ignored and listed in ``unknown``.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Any, Final

import pygame

from kraftwagen.ui.platform.buttons import BACK, BUTTONS, MOVES, ButtonBindings, Make, make_of
from kraftwagen.ui.platform.settings import Settings

_LOG = logging.getLogger(__name__)
_FULL: Final = 32_767
PRESSED: Final = 0.55
"""Share of its range that a stick or trigger must move to count as pressed."""
RELEASED: Final = 0.4
"""Share below which a pressed stick or trigger counts as released; lower, as sticks tremble."""
FIRST: Final = 0.4
"""Seconds before a held direction repeats."""
AGAIN: Final = 0.13
"""Seconds between further repetitions."""
RUMBLE: Final = (0.25, 0.5, 160)
"""Strengths of the slow and the fast motor (0 to 1), and the duration in milliseconds."""
_REPEATS: Final = frozenset(
    ("up", "down", "left", "right", "left_trigger", "right_trigger", "page_up", "page_down")
)
_LEFT: Final = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
_TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left_trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right_trigger",
}
_ACROSS: Final = {_LEFT[0]: ("left", "right"), _LEFT[1]: ("up", "down")}
EVENTS: Final = frozenset(
    (
        pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERDEVICEREMAPPED, pygame.CONTROLLERTOUCHPADDOWN,
        pygame.CONTROLLERTOUCHPADMOTION, pygame.CONTROLLERTOUCHPADUP,
        pygame.CONTROLLERSENSORUPDATE, pygame.JOYAXISMOTION, pygame.JOYBALLMOTION,
        pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
    )
)  # fmt: skip
"""Types of the events of controllers; only ``Controllers`` handles them."""


class _Pad:
    """One controller; ``device`` is SDL's, None if it was never announced."""

    def __init__(self, device: Any = None, name: str = "", make: Make = Make.LETTERS) -> None:
        self.device, self.name, self.make = device, name, make
        self.axes: dict[int, float] = {}
        self.names: dict[str, str] = {}
        """Pressed buttons: what was pressed (button or axis) -> name."""
        self.held: dict[str, float] = {}
        """What is pressed -> seconds until it repeats."""


class Controllers:
    """Reads all controllers; ``start`` opens SDL's controller support."""

    def __init__(self, settings: Settings, bindings: ButtonBindings) -> None:
        self._settings, self.bindings = settings, bindings
        self._pads: dict[int, _Pad] = {}
        self._last = -1
        self._sdl: Any = None
        self._started = False
        self.felt: frozenset[str] = frozenset()
        """Sound effects that also rumble."""
        self.unknown: list[str] = []
        """Names of connected controllers that cannot be used."""

    @property
    def count(self) -> int:
        """Number of usable controllers."""
        return len(self._pads)

    @property
    def names(self) -> list[str]:
        """Names of the usable controllers."""
        return [pad.name for pad in self._pads.values() if pad.name]

    @property
    def make(self) -> Make:
        """The make of the controller used last."""
        pad = self._pads.get(self._last)
        return pad.make if pad is not None else Make.LETTERS

    def start(self) -> None:
        """Look for controllers; slow, so called after the first frame."""
        if self._started:
            return
        self._started = True
        try:
            from pygame._sdl2 import controller

            controller.init()
        except (ImportError, pygame.error) as problem:
            _LOG.info("no controllers: %s", problem)
            return
        self._sdl = controller

    def close(self) -> None:
        for pad in self._pads.values():
            _quit(pad)
        self._pads.clear()
        if self._sdl is not None:
            self._sdl.quit()
        self._sdl = None

    # -- what happens

    def read(self, event: pygame.Event) -> list[pygame.Event]:
        """Return the key presses for an event of ``EVENTS``."""
        kind = event.type
        if kind == pygame.CONTROLLERBUTTONDOWN and event.button in BUTTONS:
            name = BUTTONS[event.button]
            return self._press(event.instance_id, name, name)
        if kind == pygame.CONTROLLERBUTTONUP and event.button in BUTTONS:
            return self._release(event.instance_id, BUTTONS[event.button])
        if kind == pygame.CONTROLLERAXISMOTION:
            return self._move(event.instance_id, event.axis, event.value / _FULL)
        if kind == pygame.CONTROLLERDEVICEADDED:
            self._open(event.device_index)
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            return self._remove(event.instance_id)
        elif kind in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
            self._list_unknown()
        return []

    def update(self, dt: float) -> list[pygame.Event]:
        """Return repeated presses of held directions after ``dt`` seconds."""
        made = []
        for number, pad in self._pads.items():
            for source, name in pad.names.items():
                if name not in _REPEATS:
                    continue
                pad.held[source] -= dt
                if pad.held[source] <= 0:
                    pad.held[source] = AGAIN
                    made += self._events(pygame.KEYDOWN, number, name)
        return made

    def next_update(self) -> float | None:
        """Return the seconds until the next repetition; None if nothing is held."""
        waits = [
            pad.held[source] for pad in self._pads.values()
            for source, name in pad.names.items() if name in _REPEATS
        ]  # fmt: skip
        return max(0.0, min(waits)) if waits else None

    def let_go(self) -> list[pygame.Event]:
        """Return releases of all held keys, for when the window loses the focus."""
        return [
            event for number, pad in self._pads.items()
            for source in list(pad.names) for event in self._release(number, source)
        ]  # fmt: skip

    def feel(self, effect: str) -> None:
        """Rumble if the sound effect of this name is one of ``felt``."""
        if effect in self.felt and self._settings.rumble:
            self.rumble()

    def rumble(self) -> None:
        """Rumble the controller used last."""
        pad = self._pads.get(self._last)
        if pad is not None and pad.device is not None:
            with contextlib.suppress(pygame.error):
                pad.device.rumble(*RUMBLE)

    # -- inside

    def _pad(self, number: int) -> _Pad:
        return self._pads.setdefault(number, _Pad())

    def _press(self, number: int, source: str, name: str) -> list[pygame.Event]:
        pad = self._pad(number)
        self._last = number
        if source in pad.names:
            return []
        pad.names[source], pad.held[source] = name, FIRST
        return self._events(pygame.KEYDOWN, number, name)

    def _release(self, number: int, source: str) -> list[pygame.Event]:
        pad = self._pad(number)
        pad.held.pop(source, None)
        name = pad.names.pop(source, "")
        return self._events(pygame.KEYUP, number, name) if name else []

    def _events(self, kind: int, number: int, name: str) -> list[pygame.Event]:
        key, mod = MOVES.get(name, (pygame.K_UNKNOWN, pygame.KMOD_NONE))
        command = "back" if name == BACK else self.bindings.owner(name) or ""
        values = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
        return [
            pygame.event.Event(kind, {**values, "controller": number, "button": name,
                                      "command": command})
        ]  # fmt: skip

    def _move(self, number: int, axis: int, value: float) -> list[pygame.Event]:
        pad = self._pad(number)
        pad.axes[axis] = value
        if axis in _TRIGGERS:
            return self._turn(number, f"axis {axis}", _TRIGGERS[axis] if value > 0 else "", value)
        if axis in _LEFT:
            # Only the direction it leans to most counts.
            lean = max(_LEFT, key=lambda one: abs(pad.axes.get(one, 0.0)))
            value = pad.axes.get(lean, 0.0)
            return self._turn(number, "stick", _ACROSS[lean][value > 0], value)
        if axis == pygame.CONTROLLER_AXIS_RIGHTY:
            return self._turn(number, "other stick", ("page_up", "page_down")[value > 0], value)
        return []

    def _turn(self, number: int, source: str, name: str, value: float) -> list[pygame.Event]:
        """Return the events of a stick or trigger moved to ``value`` towards a button."""
        pad = self._pad(number)
        now, far = pad.names.get(source, ""), abs(value)
        if now == name and far >= RELEASED:
            return []
        made = self._release(number, source) if now else []
        if name and far >= PRESSED:
            made += self._press(number, source, name)
        return made

    def _open(self, index: int) -> None:
        if self._sdl is None:
            return
        try:
            device = self._sdl.Controller(index)
            stick = device.as_joystick()
            number, guid = stick.get_instance_id(), stick.get_guid()
        except pygame.error as problem:
            _LOG.info("controller not opened: %s", problem)
            return
        self._pads[number] = _Pad(device, device.name or "", make_of(guid, device.name or ""))

    def _remove(self, number: int) -> list[pygame.Event]:
        held = list(self._pad(number).names)
        made = [event for source in held for event in self._release(number, source)]
        _quit(self._pads.pop(number))
        return made

    def _list_unknown(self) -> None:
        """List connected controllers without a mapping."""
        if self._sdl is None:
            return
        with contextlib.suppress(pygame.error):
            pygame.joystick.init()
            self.unknown = [
                pygame.joystick.Joystick(at).get_name()
                for at in range(pygame.joystick.get_count())
                if not self._sdl.is_controller(at)
            ]


def _quit(pad: _Pad) -> None:
    if pad.device is not None:
        with contextlib.suppress(pygame.error):
            pad.device.quit()
