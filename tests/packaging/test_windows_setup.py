"""The setup.exe for Windows, and the script that tries it under Wine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.frozen import PACKAGING, script
from tests.packaging.starting import ROOT

product, windows_setup = script("product"), script("windows_setup")
SCRIPT = windows_setup.SCRIPT.read_text(encoding="utf-8")
LANGUAGES = {"de": "GERMAN", "en": "ENGLISH", "es": "SPANISH", "it": "ITALIAN"}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    return product.read()


def program(made: Any, folder: Path) -> Path:
    """A folder like that of a frozen program."""
    (folder / "_internal").mkdir(parents=True)
    for name in (f"{made.name}.exe", f"{made.name}-console.exe", "_internal/a.txt"):
        (folder / name).write_bytes(b"MZ" + name.encode())
    return folder


def test_the_script_has_all_names_that_it_calls(made: Any, tmp_path: Path) -> None:
    given = windows_setup.names(made, program(made, tmp_path / "p"), Path("i"), Path("o"))
    called = set(re.findall(r"\$\{([A-Z_]+)\}", SCRIPT))
    own = set(re.findall(r"!(?:define|macro) ([A-Z_]+)", SCRIPT)) | {"FILE"}
    assert called - own - {f"LANG_{name}" for name in LANGUAGES.values()} == set(given)


def test_it_speaks_the_languages_of_the_program() -> None:
    spoken = {path.name for path in (ROOT / "assets" / "locale").iterdir() if path.is_dir()}
    assert spoken == set(LANGUAGES)
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT, re.MULTILINE)
    texts = {text for text, _ in said}
    assert len(texts) == 2
    assert sorted(said) == sorted((text, name) for text in texts for name in LANGUAGES.values())


def test_it_needs_no_administrator_and_takes_no_files_of_others() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert not re.search(r"HKLM|HKCR|SHCTX|json", SCRIPT)


def test_what_it_takes_away_is_what_it_has_put_there() -> None:
    """A person may have chosen a folder with files of their own."""
    removed = re.findall(r"^ *RMDir (.*)$", SCRIPT, re.MULTILINE)
    assert removed == [r'/r "$INSTDIR\_internal"', r'/r "$INSTDIR\licences"', '"$INSTDIR"']


@pytest.mark.skipif(not windows_setup.can_make(), reason="needs makensis")
def test_one_program_gives_one_setup_wherever_it_is_made(made: Any, tmp_path: Path) -> None:
    first, second = (
        windows_setup.make(made, program(made, tmp_path / place / "p")).read_bytes()
        for place in ("here", "in another/place")
    )
    assert first[:2] == b"MZ"
    assert first == second


@pytest.mark.skipif(not windows_setup.can_make(), reason="needs makensis")
def test_what_the_maker_refuses_is_told(made: Any, tmp_path: Path) -> None:
    with pytest.raises(windows_setup.CannotMake, match="makensis failed"):
        windows_setup.make(made, tmp_path / "missing")


@pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("bash") is None, reason="a script for bash"
)
def test_the_script_for_wine_says_what_is_missing(tmp_path: Path) -> None:
    place = PACKAGING / "wine_check"
    assert os.access(place, os.X_OK)
    for tool in ("bash", "dirname", "realpath"):
        found = shutil.which(tool)
        assert found is not None
        (tmp_path / tool).symlink_to(found)
    done = subprocess.run(
        [tmp_path / "bash", place, tmp_path / "work"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("wine_check: python3.11 is missing; on Debian: ")
    assert not (tmp_path / "work").exists()
