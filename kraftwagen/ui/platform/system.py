"""What the system offers around the window: folders, clipboard, screens, languages."""

from __future__ import annotations

import contextlib
import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pygame

from kraftwagen.match.files import make_folder
from kraftwagen.ui.language.i18n import FALLBACK

_GRASP: Final = 80
"""Pixels of the window that must be on a display."""
_USUAL_DPI: Final = 96
_WORK_AREA: Final = 0x30
"""What Windows calls the desktop without its bar; the next ones are parts of a window's frame."""
_CAPTION: Final = 4
_EDGES: Final = (33, 92)
_LIBRARIES: Final = "LD_LIBRARY_PATH"
_SAFE_PATH: Final = "PYTHONSAFEPATH"
"""What the command line sets for our own helpers."""


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's file manager."""
    try:
        make_folder(folder)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            tool = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [tool, str(folder)], env=outside(),
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
    except OSError:
        return False
    return True


def outside() -> dict[str, str]:
    """The environment for programs of the system.

    The packaged program (PyInstaller) puts its own libraries first and keeps what was there under
    another name; a program that is not ours must not load ours.
    """
    found = dict(os.environ)
    found.pop(_SAFE_PATH, None)
    if getattr(sys, "frozen", False):
        found.pop(_LIBRARIES, None)
        if f"{_LIBRARIES}_ORIG" in found:
            found[_LIBRARIES] = found.pop(f"{_LIBRARIES}_ORIG")
    return found


def copy_text(text: str) -> bool:
    """Put a text on the clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True


def paste_text() -> str:
    """The text on the clipboard; empty where there is none."""
    try:
        return pygame.scrap.get_text() or ""
    except (pygame.error, AttributeError, UnicodeDecodeError):
        return ""


def give_back_memory() -> None:
    """Let the system have what is free between the pieces in use; takes some milliseconds.

    The C library of Linux keeps it: after an hour of all pages in windows of all sizes half a
    gigabyte was such gaps. To have it give back each large piece at once (``mallopt``) makes laying
    out a page a seventh slower.
    """
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).malloc_trim(0)


def display_scale() -> float:
    """How much larger than on a usual screen everything has to be drawn.

    Windows leaves that to programs that want all pixels of a dense screen; elsewhere it is done.
    """
    if sys.platform == "win32":
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            return max(1.0, ctypes.windll.user32.GetDpiForSystem() / _USUAL_DPI)
    return 1.0


def free_room() -> tuple[int, int] | None:
    """What the first screen has for a window within its frame; None where nobody says."""
    if sys.platform == "win32":
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes
            from ctypes import wintypes

            user, area = ctypes.windll.user32, wintypes.RECT()
            if user.SystemParametersInfoW(_WORK_AREA, 0, ctypes.byref(area), 0):
                edges = 2 * sum(map(user.GetSystemMetrics, _EDGES))
                high = area.bottom - area.top - user.GetSystemMetrics(_CAPTION)
                return area.right - area.left - edges, high - edges
    return None


def on_screen(size: tuple[int, int], first: bool = False) -> tuple[int, int]:
    """The remembered size, if the screen still holds it; ``first``: one that opens anywhere."""
    try:
        desktops = pygame.display.get_desktop_sizes()
        room = free_room() if first or len(desktops) == 1 else None
        largest = room or max(desktops)
    except (pygame.error, ValueError):
        return size
    return min(size[0], largest[0]), min(size[1], largest[1])


def window_place() -> tuple[int, int] | None:
    """Where the window is on the desktop, None when the system does not say."""
    try:
        x, y = pygame.display.get_window_position()
    except (pygame.error, AttributeError):
        return None
    return int(x), int(y)


def put_window(place: tuple[int, int]) -> None:
    """Move the window; systems that decide themselves are obeyed."""
    with contextlib.suppress(pygame.error, AttributeError):
        pygame.display.set_window_position(place)


def in_sight(place: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """The place, moved so far that the window's upper edge can be seen and grasped.

    Only the sizes of the displays are known; they are taken to stand side by side.
    """
    try:
        desktops = pygame.display.get_desktop_sizes()
    except pygame.error:
        return place
    if not desktops:
        return place
    left = 0
    for wide, high in desktops:
        if left <= place[0] < left + wide - _GRASP and 0 <= place[1] < high - _GRASP:
            return place
        left += wide
    wide, high = desktops[0]
    x = min(max(place[0], 0), max(0, wide - size[0]))
    return x, min(max(place[1], 0), max(0, high - size[1]))


def languages(assets: Path) -> list[str]:
    """The languages there are texts for."""
    return sorted(folder.name for folder in (assets / "locale").iterdir() if folder.is_dir())


def system_language(assets: Path) -> str:
    """The first language of the system that there are texts for."""
    try:
        wanted = [str(entry["language"]) for entry in pygame.system.get_pref_locales()]
    except (pygame.error, AttributeError, KeyError, TypeError):
        wanted = []
    for language in wanted:
        if (assets / "locale" / language).is_dir():
            return language
    return FALLBACK
