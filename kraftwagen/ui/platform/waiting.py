"""Waiting for what a person does, without looking for it all the time."""

from __future__ import annotations

import time
from typing import Final

import pygame

LOOK: Final = 0.008
"""Seconds between two looks: half a frame.

``pygame.event.wait`` looks every millisecond, which alone takes two per cent of a processor.
"""


def events(seconds: float) -> list[pygame.Event]:
    """Return the events of now; if there are none, the first that come within some seconds."""
    found, end = pygame.event.get(), time.perf_counter() + seconds
    while not found and (left := end - time.perf_counter()) > 0:
        time.sleep(min(left, LOOK))
        found = pygame.event.get()
    return found
