"""Shared by all tests: no real display or sound, and the toy game beside the real ones."""

from __future__ import annotations

import gc
import os
import random
import shutil
import sys
from pathlib import Path
from typing import Any

# Before anything imports pygame.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# And before the rules: tests are about what is written; packaging/compare_builds.py about the rest.
os.environ.setdefault("KRAFTWAGEN_COMPILE", "0")

import pytest
import yaml
from hypothesis import settings

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from tests import toygame

# Shared machines stall; a slow example is not a wrong one.
settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")

# Many tests read tables; the quicker reader gives the same.
vars(yaml)["SafeLoader"] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

registry.register("toy", toygame.__name__)

LOCAL_APPDATA = "WIN_PD_OVERRIDE_LOCAL_APPDATA"


@pytest.fixture
def toy() -> GameSpec[Any]:
    """The toy game."""
    return registry.load("toy")


@pytest.fixture
def no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was ever played by whoever runs the tests, and nothing is kept at their home."""
    # The last one is what platformdirs looks at on Windows, before it asks the system.
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", LOCAL_APPDATA):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def pytest_configure() -> None:
    """Tests are short: the garbage collector may be lazy, and no file must outlive a power cut."""
    gc.set_threshold(50_000, 20, 20)
    os.fsync = lambda fd: None


@pytest.fixture(scope="module", autouse=True)
def _looked_through_once() -> None:
    """What is loaded and kept by now stays: each window that closes has its own waste collected."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seeds that the program draws itself are those of the last time the test ran."""
    random.seed(item.nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests in a real window where there can be none, and say why."""
    missing = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    if not sys.platform.startswith("linux"):
        reason = "the tests in a real window need Linux"
    elif missing:
        reason = f"the tests in a real window need {' and '.join(missing)} (apt: xvfb, xdotool)"
    else:
        return
    for item in items:
        if item.get_closest_marker("window"):
            item.add_marker(pytest.mark.skip(reason=reason))
