"""The disk image for macOS, made by a stand-in for the system's own tool: no macOS is at hand."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.frozen import script

mac, product = map(script, ("mac", "product"))


@pytest.mark.parametrize("code", [0, 1])
def test_the_image_shows_the_app_beside_all_apps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    made = product.read()
    folder = tmp_path / "game-9.9-macos-arm64"
    (folder / f"{made.title}.app").mkdir(parents=True)
    seen: dict[str, Any] = {}

    def run(command: list[str], **more: Any) -> Any:
        source = Path(command[command.index("-srcfolder") + 1])
        seen.update({path.name: path.is_symlink() for path in source.iterdir()})
        seen["target"] = Path(command[-1])
        return subprocess.CompletedProcess(command, code, "", "no room")

    monkeypatch.setattr(subprocess, "run", run)
    if code:
        with pytest.raises(mac.CannotMake, match="no room"):
            mac.disk_image(made, folder)
    else:
        assert mac.disk_image(made, folder) == tmp_path / "game-9.9-macos-arm64.dmg"
    assert seen == {
        f"{made.title}.app": False,
        "Applications": True,
        "target": tmp_path / "game-9.9-macos-arm64.dmg",
    }
    assert [path.name for path in folder.iterdir()] == [f"{made.title}.app"]
