"""The frozen program that ``run.py package`` made, for tests; they are skipped without it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
WANTED = "KRAFTWAGEN_PACKAGED"

only = pytest.mark.skipif(
    not os.environ.get(WANTED),
    reason="needs the frozen program: python3 run.py test --package",
)


def script(name: str) -> ModuleType:
    """A module of the folder ``packaging``, whose scripts import one another by plain names."""
    import importlib

    if str(PACKAGING) not in sys.path:
        sys.path.append(str(PACKAGING))
    return importlib.import_module(name)


def folder() -> Path:
    """The program's folder."""
    product = script("product")
    found: Path = ROOT / "dist" / product.read().label
    return found


def executable() -> Path:
    """The program."""
    found: Path = script("check").executable(script("product").read(), folder())
    return found
