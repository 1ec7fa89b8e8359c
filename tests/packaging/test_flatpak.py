"""The Flatpak manifest: its libraries are those of the lock, and flatpak-builder reads it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.frozen import PACKAGING, ROOT

AT = "https://example.org/files/"
WHEEL = "game-9.9-py3-none-any.whl"
SUMS = {WHEEL: "ab" * 32}
LOCK = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")


@pytest.fixture
def flatpak(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(PACKAGING)
    import flatpak

    return flatpak


def report(name: str, digest: str, *requires: str) -> dict[str, Any]:
    """What pip says of a package."""
    return {
        "metadata": {"name": name, "requires_dist": list(requires)},
        "download_info": {
            "url": f"https://example.org/{name}.whl",
            "archive_info": {"hashes": {"sha256": digest}},
        },
    }


def test_only_what_the_program_needs_is_taken(flatpak: Any) -> None:
    listed = [
        report("Two_Words", "1", "third", "other; extra == 'more'", "win; sys_platform == 'win32'"),
        report("third", "2"),
        report("builder", "3"),
    ]
    taken = flatpak.needed(["two-words>=1"], listed)
    assert [one["metadata"]["name"] for one in taken] == ["third", "Two_Words"]
    with pytest.raises(flatpak.NoReport, match="absent is not in the lock"):
        flatpak.needed(["absent"], listed)


def test_a_file_for_one_processor_is_fetched_there_alone(flatpak: Any) -> None:
    reports = {
        "x86_64": [report("plain", "1"), report("fast", "2")],
        "aarch64": [report("plain", "1"), report("fast", "3")],
    }
    found = {one["sha256"]: one.get("only-arches") for one in flatpak.sources(reports)}
    assert found == {"1": None, "2": ["x86_64"], "3": ["aarch64"]}


def test_pip_is_asked_for_the_lock_and_its_hashes(
    flatpak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[list[str]] = []

    def run(command: list[str], **more: Any) -> Any:
        said.append(command)
        return subprocess.CompletedProcess(command, len(said) - 1, '{"install": [7]}', "no file")

    monkeypatch.setattr(subprocess, "run", run)
    assert flatpak.asked("aarch64") == [7]
    assert {"--require-hashes", "--dry-run", "manylinux2014_aarch64"} <= set(said[0])
    assert said[0][-1] == str(ROOT / "requirements" / "play.txt")
    with pytest.raises(flatpak.NoReport, match="no file"):
        flatpak.asked("aarch64")


@pytest.fixture
def written(flatpak: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A manifest whose libraries are all packages of the lock, with one hash of each."""
    listed, requirements = [], []
    for entry in re.split(r"\n(?=\w)", LOCK):
        found = re.match(r"([\w.-]+)==\S+.*?sha256:(\w+)", entry, re.DOTALL)
        if found:
            listed.append(report(found[1], found[2]))
            requirements.append(found[1])
    monkeypatch.setattr(flatpak, "asked", lambda processor: listed)
    assert {re.split(r"\W", one)[0] for one in flatpak.product.requirements()} <= {
        re.split(r"\W", one)[0] for one in requirements
    }
    (tmp_path / "SHA256SUMS").write_text(f"{SUMS[WHEEL]}  {WHEEL}\n", encoding="ascii")
    made: Path = flatpak.make(tmp_path, AT, tmp_path / "out")
    return made


def test_all_hashes_are_those_of_the_lock_or_of_the_release(written: Path) -> None:
    content = yaml.safe_load(written.read_text(encoding="utf-8"))
    libraries, program = content["modules"]
    assert len(libraries["sources"]) >= 5
    for source in libraries["sources"]:
        assert f"--hash=sha256:{source['sha256']}" in LOCK
    (wheel,) = (source for source in program["sources"] if source["type"] == "file")
    assert (wheel["url"], wheel["sha256"]) == (f"{AT}{WHEEL}", SUMS[WHEEL])
    assert not [word for word in content["finish-args"] if "network" in word or "files" in word]
    assert content["id"] == written.stem


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="needs flatpak-builder")
def test_flatpak_builder_reads_it(written: Path) -> None:
    done = subprocess.run(
        ["flatpak-builder", "--show-manifest", written],
        cwd=written.parent,  # it leaves a folder there
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    read = json.loads(done.stdout)
    assert [module["name"] for module in read["modules"]] == ["libraries", read["command"]]
    inline = [one for one in read["modules"][1]["sources"] if one["type"] == "inline"]
    assert {Path(one["dest-filename"]).suffix for one in inline} == {".desktop", ".xml"}


def test_a_release_without_wheel_has_none(
    flatpak: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(flatpak, "asked", lambda processor: [])
    monkeypatch.setattr(flatpak, "needed", lambda requirements, reports: [])
    (tmp_path / "SHA256SUMS").write_text(f"{'cd' * 32}  game.zip\n", encoding="ascii")
    assert flatpak.main([str(tmp_path), AT, str(tmp_path / "out")]) == 1
    assert "SHA256SUMS must name one file" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
