"""The report of an unexpected error: a plain text to copy and send."""

from __future__ import annotations

import base64
import platform
import sys
import time
import traceback
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

import pygame

from kraftwagen.commit import named_version
from kraftwagen.match.files import make_folder
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes

_UNTOLD: Final = "not told while hands are hidden"


class RunningMatch(Protocol):
    """A match being played, as the table presents it to the app (``app.running``)."""

    @property
    def speed(self) -> str:
        """The name of the speed at which pieces move, one of ``SPEEDS``."""

    def save_changes(self) -> None:
        """Save the match if it has changed; the table shows a failure."""

    def save(self) -> Path | None:
        """Save the match; returns the file, or None on failure."""

    def unsaved(self) -> str:
        """Try to save once more; returns the obstacle as a sentence, or ""."""

    def save_elsewhere(self, folder: Path) -> str:
        """Save in another folder from now on; returns a sentence on the outcome."""

    def describe(self) -> dict[str, str]:
        """Return facts for an error report: seed, game, options, the record as text."""

    def close(self) -> None:
        """Stop the helper processes."""


@dataclass(frozen=True)
class Failure:
    """An unexpected error, ready to be shown and sent.

    ``saved`` is the file of the saved match, ``log`` that of the report, None if there is none.
    ``in_play``: whether a match was being played.
    """

    summary: str
    report: str
    saved: Path | None
    log: Path | None
    in_play: bool = False


def machine() -> list[str]:
    """Return the first lines of every report: the program, the system and what it draws with."""
    standalone = ", standalone" if getattr(sys, "frozen", False) else ""
    return [
        f"kraftwagen {named_version()}",
        f"system: {platform.platform()}",
        f"python: {platform.python_version()}{standalone}",
        f"pygame-ce: {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
    ]


def facts_of(match: Match) -> dict[str, str]:
    """Return the facts about a match for an error report.

    While hands are hidden, the record is compressed, so that nobody who opens the report reads a
    hand in it.
    """
    header, secret = match.record.header, match.keeps_secrets
    try:
        content = to_bytes(match.record)
        record = _packed(content) if secret else content.decode()
    except Exception:  # if that fails, use what is left of it
        record = "\n".join(step.text for step in match.steps)
    return {
        "game": header.game,
        "seed": _UNTOLD if secret else str(header.seed),
        "options": str(dict(header.options)),
        "seats": ", ".join(f"{seat.name} ({seat.controller})" for seat in header.seats),
        "decisions": str(len(match.steps)),
        "record": record,
    }


def _packed(content: bytes) -> str:
    """Return a text unreadable by eye; ``base64 -d | zlib-flate -uncompress`` unpacks it."""
    return f"packed, {_UNTOLD}\n{base64.encodebytes(zlib.compress(content)).decode()}"


def build_failure(
    error: BaseException,
    running: RunningMatch | None,
    folder: Path,
    reported: Match | None = None,
) -> Failure:
    """Save the match, stop its helpers, write and return the report; never raises.

    ``reported`` is the match that the visible scene shows, if not the one being played.
    """
    saved: Path | None = None
    facts: dict[str, str] = {}
    troubles: list[str] = []
    if running is not None:
        try:
            saved = running.save()
        except Exception as trouble:
            troubles.append(f"saving failed: {_told(trouble)}")
        try:
            facts = running.describe()
        except Exception as trouble:
            troubles.append(f"describing the match failed: {_told(trouble)}")
        try:
            running.close()
        except Exception as trouble:
            troubles.append(f"ending the match failed: {_told(trouble)}")
    if reported is not None:
        try:
            facts = facts_of(reported)
        except Exception as trouble:
            troubles.append(f"describing what was looked at failed: {_told(trouble)}")
    report = _text(error, saved, facts, troubles)
    return Failure(_told(error), report, saved, _write(report, folder), running is not None)


def _write(report: str, folder: Path) -> Path | None:
    """Write the report; return its file, or None on failure."""
    stem, number = time.strftime("error-%Y%m%d-%H%M%S"), 1
    while (log := folder / f"{stem}{f'-{number}' if number > 1 else ''}.txt").exists():
        number += 1
    try:
        make_folder(folder)
        log.write_text(report, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return log


def _told(error: BaseException) -> str:
    """Return an error's text, even if its own ``str`` fails."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__


def _text(
    error: BaseException, saved: Path | None, facts: dict[str, str], troubles: list[str]
) -> str:
    lines = [
        *machine(),
        f"date: {time.strftime('%Y-%m-%d %H:%M:%S')}",
        f"video: {pygame.display.get_driver() if pygame.display.get_init() else 'none'}",
        f"saved as: {saved.name if saved else 'nothing to save'}",
        *troubles,
        *(f"{name}: {value}" for name, value in facts.items() if name != "record"),
        "",
        "".join(traceback.format_exception(error)),
    ]
    if "record" in facts:
        lines += ["record:", facts["record"]]
    return "\n".join(lines)
