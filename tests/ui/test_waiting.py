"""The window sleeps while nothing happens, and wakes for what does."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from kraftwagen.ui.platform import waiting


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[list[pygame.Event]]:
    """What each look finds, nothing after the last; emptied by looking. Sleeping takes no time."""
    now, answers = [0.0], list[list[pygame.Event]]()
    clock = SimpleNamespace(
        perf_counter=lambda: now[0], sleep=lambda s: now.__setitem__(0, now[0] + s)
    )
    monkeypatch.setattr(waiting, "time", clock)
    monkeypatch.setattr(pygame.event, "get", lambda: answers.pop(0) if answers else [])
    return answers


def test_what_is_there_is_not_waited_for(looks: list[list[pygame.Event]]) -> None:
    key = pygame.Event(pygame.KEYDOWN)
    looks += [[key], [pygame.Event(pygame.QUIT)]]
    assert waiting.events(1) == [key]
    assert len(looks) == 1


def test_it_wakes_for_an_event(looks: list[list[pygame.Event]]) -> None:
    key = pygame.Event(pygame.KEYDOWN)
    looks += [[], [], [key], []]
    assert waiting.events(1) == [key]
    assert waiting.time.perf_counter() == pytest.approx(2 * waiting.LOOK)


def test_it_looks_seldom_and_ends_in_time(looks: list[list[pygame.Event]]) -> None:
    looks += [[]] * 1000
    assert waiting.events(0.5) == []
    assert waiting.time.perf_counter() == pytest.approx(0.5)
    assert 1000 - len(looks) <= 0.5 / waiting.LOOK + 2
    assert waiting.events(0) == []
