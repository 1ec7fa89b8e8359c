"""What is installed is known to the byte and agrees with pyproject.toml; no index is named."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.starting import ROOT

FILES = ("play", "dev", "fuzz", "compile", "package", "lock")
ENTRY = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; (.+))?$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}$")


def entries(name: str) -> dict[str, dict[str, str]]:
    """Versions of each package, by where they hold; a line is an entry, a hash or a remark."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = {}
    hashed = True
    for line in (line.removesuffix(" \\").rstrip() for line in text.splitlines()):
        if line.lstrip().startswith("#"):
            continue
        if HASH.match(line):
            hashed = True
            continue
        entry = ENTRY.match(line)
        assert entry, line
        assert hashed, f"no hash before {line}"
        hashed = False
        found.setdefault(entry[1], {})[entry[3] or ""] = entry[2]
    assert hashed
    return found


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FILES)
def test_every_package_has_one_version_and_its_hashes(name: str) -> None:
    assert entries(name)


def test_all_files_agree() -> None:
    chosen: dict[str, set[str]] = {}
    for name in FILES:
        for package, versions in entries(name).items():
            assert chosen.setdefault(package, set(versions.values())) == {*versions.values()}, (
                package
            )


@pytest.mark.parametrize("name", FILES)
def test_no_file_names_a_place_to_fetch_from(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text
    assert "find-links" not in text


def test_what_is_asked_for_is_chosen(project: dict[str, Any]) -> None:
    """Whoever changes pyproject.toml renews the requirements: python3 run.py lock."""
    libraries = project["project"]["dependencies"] + project["build-system"]["requires"]
    groups = project["dependency-groups"]
    extras = project["project"]["optional-dependencies"]
    asked = {
        "play": libraries,
        "dev": libraries + extras["dev"],
        "fuzz": libraries + extras["fuzz"],
        "compile": groups["compile"],
        "package": libraries + groups["compile"] + groups["package"],
        "lock": groups["lock"],
    }
    for name, wanted in asked.items():
        chosen = entries(name)
        for requirement in map(Requirement, wanted):
            versions = chosen.get(canonicalize_name(requirement.name), {}).values()
            assert versions, f"{requirement.name} is missing in {name}.txt"
            assert any(map(requirement.specifier.contains, versions)), (
                f"{requirement} in {name}.txt"
            )


def test_what_builds_the_project_is_the_group_of_that_name(project: dict[str, Any]) -> None:
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]
    extras = project["project"]["optional-dependencies"]
    assert extras["dev"] == project["dependency-groups"]["dev"]
