"""System services: folders, clipboard, screens, languages."""

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
from kraftwagen.ui.language.formats import Formats
from kraftwagen.ui.language.i18n import FALLBACK

_GRASP: Final = 80
"""Pixels of a window that must be on a display, so that it can be dragged."""
_USUAL_DPI: Final = 96
_WORK_AREA: Final = 0x30
"""Windows' number for the desktop without its taskbar; next: parts of a window's frame."""
_CAPTION: Final = 4
_EDGES: Final = (33, 92)
_LIBRARIES: Final = "LD_LIBRARY_PATH"
_ACCESSIBILITY: Final = r"Software\Microsoft\Accessibility"
_LINUX_TEXT: Final = ("gsettings", "get", "org.gnome.desktop.interface", "text-scaling-factor")
DRAFT: Final = "draft.txt"
"""The file in the folder of a language that is not offered yet."""
_MUCH: Final = 5
_SELDOM: Final = 100
"""Collections of younger objects after which all are looked through: at rest, and at any time."""
_SAFE_PATH: Final = "PYTHONSAFEPATH"
"""Set by the command line for our own helper processes."""


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's file manager; returns whether that worked."""
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
    """Return the environment variables for starting other programs of the system.

    The packaged program (PyInstaller) puts its own libraries first and keeps the old value under
    another name; other programs must not load ours.
    """
    found = dict(os.environ)
    found.pop(_SAFE_PATH, None)
    if getattr(sys, "frozen", False):
        found.pop(_LIBRARIES, None)
        if f"{_LIBRARIES}_ORIG" in found:
            found[_LIBRARIES] = found.pop(f"{_LIBRARIES}_ORIG")
    return found


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; returns whether that worked."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError):
        return False
    return True


def paste_text() -> str:
    """Return the text on the clipboard; empty if there is none."""
    try:
        return pygame.scrap.get_text() or ""
    except (pygame.error, AttributeError, UnicodeDecodeError):
        return ""


def collect_at_rest() -> None:
    """Let Python look through all objects for waste seldom while something moves.

    That takes 12 ms. ``tidy_at_rest`` does it when nothing moves.
    """
    # What is loaded by now stays and is not looked through at all.
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], _SELDOM)


def tidy_at_rest() -> None:
    """Look through all objects for waste if much has happened since the last time."""
    if gc.get_count()[2] >= _MUCH:
        gc.collect()


def give_back_memory() -> None:
    """Return unused memory to the system; takes milliseconds.

    The C library of Linux keeps it: after an hour of opening all pages in windows of all sizes this
    was half a gigabyte. Making the library return every large piece at once (``mallopt``) would
    slow down the layout of a page by a seventh.
    """
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).malloc_trim(0)


def display_scale() -> float:
    """Return the factor by which things must be drawn larger than on an ordinary screen.

    It is 1 except on Windows, which leaves scaling to programs that use all pixels of a dense
    screen.
    """
    if sys.platform == "win32":
        with contextlib.suppress(ImportError, OSError, AttributeError):
            import ctypes

            return max(1.0, ctypes.windll.user32.GetDpiForSystem() / _USUAL_DPI)
    return 1.0


def text_scale() -> float:
    """Return the factor by which the system's own settings enlarge text; 1 if they do not say so.

    Asking a desktop of Linux takes some hundredths of a second.
    """
    try:
        if sys.platform == "win32":
            import winreg

            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _ACCESSIBILITY) as key:
                return float(winreg.QueryValueEx(key, "TextScaleFactor")[0]) / 100
        if sys.platform == "linux":
            told = subprocess.run(_LINUX_TEXT, env=outside(), capture_output=True, timeout=1,
                                  check=True, text=True)  # fmt: skip
            return float(told.stdout)
    except (OSError, subprocess.SubprocessError, ValueError):
        pass
    return 1.0


def free_room() -> tuple[int, int] | None:
    """Return the room for a window's content on the first screen, in pixels; None if unknown."""
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
    """Return a window size reduced to the screen, in the system's units.

    ``first`` tells that the window opens on the first screen.
    """
    try:
        desktops = pygame.display.get_desktop_sizes()
        room = free_room() if first or len(desktops) == 1 else None
        largest = room or max(desktops)
    except (pygame.error, ValueError):
        return size
    return min(size[0], largest[0]), min(size[1], largest[1])


def window_place() -> tuple[int, int] | None:
    """Return the window's position on the desktop; None if the system does not tell."""
    try:
        x, y = pygame.display.get_window_position()
    except (pygame.error, AttributeError):
        return None
    return int(x), int(y)


def put_window(place: tuple[int, int]) -> None:
    """Move the window, if the system allows it."""
    with contextlib.suppress(pygame.error, AttributeError):
        pygame.display.set_window_position(place)


def in_sight(place: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """Return the position, moved so that the window's upper edge is visible and can be dragged.

    Only the sizes of displays are known; they are assumed to be side by side.
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
    """Return the codes of the languages that players are offered, such as "en".

    They have texts and are no drafts: DRAFT marks a translation that is not finished.
    """
    with_texts = {file.parent for file in (assets / "locale").glob("*/*.ftl")}
    return sorted(folder.name for folder in with_texts if not (folder / DRAFT).exists())


def named_languages(assets: Path) -> list[tuple[str, str]]:
    """Return the languages that have texts, each with its own name: ("de", "Deutsch")."""
    named = [(code, Formats.read(assets / "locale", code, FALLBACK).name)
             for code in languages(assets)]  # fmt: skip
    return sorted(named, key=lambda one: one[1])


def system_language(assets: Path) -> str:
    """Return the first of the system's languages that has texts."""
    try:
        wanted = [str(entry["language"]) for entry in pygame.system.get_pref_locales()]
    except (pygame.error, AttributeError, KeyError, TypeError):
        wanted = []
    known = languages(assets)
    for language in wanted:
        if language in known:
            return language
    return FALLBACK
