"""The software bill of materials of the program, in the format CycloneDX 1.5."""

from __future__ import annotations

import json
import platform
import time
import uuid
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

import notices
from product import Product


def write(made: Product, packages: Iterable[str], program: Path) -> Path:
    """Write the bill of a program's folder beside it; returns its path. Raises MissingText."""
    target = program.with_name(f"{program.name}.cdx.json")
    parts = notices.closure([*packages, *notices.BUILDERS])
    text = json.dumps(bill(made, parts, libraries(program)), indent=1, ensure_ascii=False)
    target.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    return target


def libraries(program: Path) -> list[str]:
    """Return the native libraries in a program's folder, by the names of their licence texts."""
    found = {notices.native(path.name) for path in program.rglob("*") if notices.is_native(path)}
    return sorted(found - {"python"})


def bill(made: Product, parts: Iterable[Distribution], native: Iterable[str]) -> dict[str, Any]:
    """Return the bill: Python, its packages, native libraries; equal for equal programs."""
    python = platform.python_version()
    listed: list[dict[str, Any]] = [
        {"type": "platform", "name": "Python", "version": python, "bom-ref": f"python@{python}"}
    ]
    for part in parts:
        name = notices.plain(part.metadata["Name"])
        address = f"pkg:pypi/{name}@{part.version}"
        listed.append(
            {
                "type": "library",
                "name": name,
                "version": part.version,
                "purl": address,
                "bom-ref": address,
            }
        )
    # No file says the version of these: they come with the packages above or with the system.
    listed += [{"type": "library", "name": name, "bom-ref": f"native/{name}"} for name in native]
    itself = f"{made.name}@{made.version}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_DNS, f'{made.id}/{made.label}')}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(made.moment)),
            "component": {
                "type": "application",
                "name": made.name,
                "version": made.version,
                "bom-ref": itself,
            },
        },
        "components": listed,
        "dependencies": [{"ref": itself, "dependsOn": [one["bom-ref"] for one in listed]}],
    }
