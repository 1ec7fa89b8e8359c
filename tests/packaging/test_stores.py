"""Manifests for stores name the files of a release, with their sums."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.frozen import PACKAGING

AT = "https://example.org/files/"
SUMS = {"game-9.9-windows-amd64-setup.exe": "ab" * 32, "game-9.9-windows-amd64.zip": "cd" * 32}
WANTED = {
    "version": {"DefaultLocale"},
    "installer": {"InstallerType", "Scope", "Installers"},
    "defaultLocale": {"PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"},
}
"""What winget's documentation requires of each kind of manifest, besides the head."""


@pytest.fixture
def stores(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(PACKAGING)
    import stores

    return stores


def release(folder: Path, sums: dict[str, str]) -> Path:
    lines = "".join(f"{digest}  {name}\n" for name, digest in sums.items())
    (folder / "SHA256SUMS").write_text(lines, encoding="ascii")
    return folder


def test_manifests_name_the_files_of_the_release(stores: Any, tmp_path: Path) -> None:
    paths = stores.make(release(tmp_path, SUMS), AT, tmp_path / "out")
    read = {}
    for path in paths:
        text = path.read_text(encoding="utf-8")
        read[path.name] = json.loads(text) if path.suffix == ".json" else yaml.safe_load(text)
    kinds = {one["ManifestType"]: one for one in read.values() if "ManifestType" in one}
    assert set(kinds) == set(WANTED)
    for kind, wanted in WANTED.items():
        assert wanted | {"PackageIdentifier", "PackageVersion", "ManifestVersion"} <= set(
            kinds[kind]
        )
    identifiers = {one["PackageIdentifier"] for one in kinds.values()}
    (identifier,) = identifiers
    assert all(name.startswith(identifier) for name in read if name.endswith(".yaml"))
    (setup,) = kinds["installer"]["Installers"]
    assert setup["InstallerUrl"] == f"{AT}game-9.9-windows-amd64-setup.exe"
    assert setup["InstallerSha256"] == "AB" * 32
    (scoop,) = (one for one in read.values() if "ManifestType" not in one)
    assert scoop["architecture"]["64bit"] == {
        "url": f"{AT}game-9.9-windows-amd64.zip", "hash": "cd" * 32,
    }  # fmt: skip
    assert scoop["extract_dir"] == "game-9.9-windows-amd64"


@pytest.mark.parametrize("name", SUMS)
def test_a_release_without_windows_has_none(
    stores: Any, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    dist = release(tmp_path, {one: digest for one, digest in SUMS.items() if one != name})
    assert stores.main([str(dist), AT, str(tmp_path / "out")]) == 1
    assert "SHA256SUMS must name one file" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
