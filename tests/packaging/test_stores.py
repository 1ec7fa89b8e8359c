"""Manifests for stores name the files of a release, with their sums."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.frozen import PACKAGING

AT = "https://example.org/files/"
SUMS = {"game-9.9-windows-amd64-setup.exe": "ab" * 32, "game-9.9-windows-amd64.zip": "cd" * 32}
WORD = r"[^.\s\\/:*?\"<>|]{1,32}"
ADDRESS = r"https?://\S{1,2000}"
SUM = r"[0-9A-Fa-f]{64}"
HEAD = {
    "PackageIdentifier": rf"{WORD}(\.{WORD}){{1,7}}",
    "PackageVersion": r"[^\\/:*?\"<>|]{1,128}",
    "ManifestVersion": r"\d{1,4}(\.\d{1,4}){2}",
}
INSTALLER = {"Architecture": "x86|x64|arm|arm64|neutral", "InstallerUrl": ADDRESS,
             "InstallerSha256": SUM}  # fmt: skip
SHAPES: dict[str, dict[str, Any]] = {
    "version": {**HEAD, "DefaultLocale": r"[a-z]{2,3}(-[A-Z]{2})?"},
    "installer": {
        **HEAD, "Installers": [INSTALLER], "InstallerType": "nullsoft|exe|msi|inno|zip",
        "Scope": "user|machine", "UpgradeBehavior": "install|uninstallPrevious",
        "FileExtensions": [r"[^\\/:*?\"<>|]{1,64}"], "ReleaseDate": r"\d{4}-\d\d-\d\d",
    },
    "defaultLocale": {
        **HEAD, "PackageLocale": r"[a-z]{2,3}(-[A-Z]{2})?", "Publisher": r".{2,256}",
        "PackageName": r".{2,256}", "License": r".{3,512}", "ShortDescription": r".{3,256}",
        "Description": r"(?s:.{3,10000})", "Tags": [r".{1,40}"], "PackageUrl": ADDRESS,
    },
    "scoop": {
        "version": r"[\w\-.+]+", "description": ".+", "homepage": ADDRESS, "license": ".+",
        "architecture": {"64bit": {"url": ADDRESS, "hash": SUM}}, "extract_dir": ".+",
        "bin": [[".+"]], "shortcuts": [[".+"]],
    },
}  # fmt: skip
"""What the schemas of winget (1.6 to 1.9) and Scoop say of the entries that ours have."""
NOT_NEEDED = {"PackageUrl", "homepage"}
"""What the schemas do not ask for, and the project does not have yet."""
MOST = {"Tags": 16, "FileExtensions": 512}


def faults(content: Any, shape: Any, at: str = "") -> list[str]:
    """What a manifest has that its schema does not know or allow."""
    if isinstance(shape, str):
        fits = isinstance(content, str) and re.fullmatch(shape, content)
        return [] if fits else [f"{at} is {content!r}"]
    if isinstance(shape, list):
        found = [] if content and len(set(map(str, content))) == len(content) else [f"{at}: twice"]
        found += [f"{at}: too many"] if len(content) > MOST.get(at, 1024) else []
        return found + [fault for one in content for fault in faults(one, shape[0], at)]
    missing = set(shape) - set(content) - NOT_NEEDED
    found = [f"{at}.{name} is missing" for name in missing]
    found += [f"{at}.{name} is unknown" for name in set(content) - set(shape) - {"ManifestType"}]
    return found + [
        fault for name in set(content) & set(shape)
        for fault in faults(content[name], shape[name], name)
    ]  # fmt: skip


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
    assert set(kinds) == set(SHAPES) - {"scoop"}
    (scoop,) = (one for one in read.values() if "ManifestType" not in one)
    for kind, content in [*kinds.items(), ("scoop", scoop)]:
        assert faults(content, SHAPES[kind]) == [], kind
    identifiers = {one["PackageIdentifier"] for one in kinds.values()}
    (identifier,) = identifiers
    assert all(name.startswith(identifier) for name in read if name.endswith(".yaml"))
    (setup,) = kinds["installer"]["Installers"]
    assert setup["InstallerUrl"] == f"{AT}game-9.9-windows-amd64-setup.exe"
    assert setup["InstallerSha256"] == "AB" * 32
    assert scoop["architecture"]["64bit"] == {
        "url": f"{AT}game-9.9-windows-amd64.zip", "hash": "cd" * 32,
    }  # fmt: skip
    assert scoop["extract_dir"] == "game-9.9-windows-amd64"


def test_a_wrong_manifest_is_found() -> None:
    wrong = {"version": "a b", "architecture": {"64bit": {"url": "x", "hash": "12"}}, "extra": 1}
    told = " ".join(faults(wrong, SHAPES["scoop"]))
    for word in ("version is 'a b'", "url is 'x'", "hash is '12'", "extra is unknown",
                 "bin is missing"):  # fmt: skip
        assert word in told
    assert faults({"Tags": ["a", "a"]}, {"Tags": ["a"]}) == ["Tags: twice"]


@pytest.mark.parametrize("name", SUMS)
def test_a_release_without_windows_has_none(
    stores: Any, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    dist = release(tmp_path, {one: digest for one, digest in SUMS.items() if one != name})
    assert stores.main([str(dist), AT, str(tmp_path / "out")]) == 1
    assert "SHA256SUMS must name one file" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
