"""Refuses a release while something is undecided that only the owner can decide.

Run by the workflow for a tag, and by hand: ``python3 packaging/release_check.py``. Exit code 1 with
a line for each thing that is missing.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OWNER = Path(__file__).with_name("owner.toml")
UNDECIDED = "UNDECIDED"


def decisions() -> dict[str, str]:
    """Return what the owner has decided, by name; ``UNDECIDED`` for what is open."""
    read: dict[str, str] = tomllib.loads(OWNER.read_text(encoding="utf-8"))["decisions"]
    return read


def undecided(decided: dict[str, str], settings: dict[str, Any]) -> list[str]:
    """Return a sentence for each decision that is missing or not what pyproject.toml says."""
    project = settings["project"]
    known = {
        "licence": project.get("license", ""),
        "program_id": settings["tool"]["product"]["id"],
        "homepage": project.get("urls", {}).get("Homepage", ""),
    }
    found = []
    for name, value in decided.items():
        if not value.strip() or value == UNDECIDED:
            found.append(f"{name} is undecided")
        elif name in known and known[name] != value:
            found.append(f"{name} is {value!r} here and {known[name]!r} in pyproject.toml")
    return found


def main() -> int:
    """Print what is undecided; returns the exit code."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = undecided(decisions(), settings)
    for line in found:
        print(f"owner.toml: {line}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
