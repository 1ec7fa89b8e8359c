"""The frozen program is complete. The tests of ``tests/e2e`` play in its real window."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.ui.platform.paths import assets_dir
from tests.packaging import frozen
from tests.packaging.frozen import script
from tests.packaging.starting import ROOT, Start

pytestmark = frozen.only
NATIVE = (".so", ".pyd", ".dylib", ".dll")


def dist(pattern: str) -> Path:
    """The one file in dist that is called so."""
    found = list((ROOT / "dist").glob(pattern))
    assert len(found) == 1, f"{pattern}: {found}"
    return found[0]


@pytest.fixture(scope="module")
def made() -> Any:
    return script("product").read()


def test_it_is_small(made: Any) -> None:
    check = script("check")
    assert check.size(frozen.folder()) < check.LARGEST


def test_self_test(tmp_path: Path) -> None:
    code, output, errors = Start((str(frozen.executable()),), tmp_path).result("self-test")
    assert (code, errors) == (0, "")
    assert output.endswith("all scenes work\n")


def test_it_says_its_version(made: Any, tmp_path: Path) -> None:
    start = Start((str(frozen.executable()),), tmp_path)
    known = f" ({made.commit})" if made.commit else ""
    assert start.result("--version") == (0, f"{made.name} {made.version}{known}\n", "")


def test_what_measures_the_games_is_not_in_it(tmp_path: Path) -> None:
    code, output, errors = Start((str(frozen.executable()),), tmp_path).result("--help")
    assert (code, errors) == (0, "")
    assert "self-test" in output
    assert "arena" not in output


def test_every_asset_is_in_it() -> None:
    inner = next(path for path in frozen.folder().rglob("assets") if path.is_dir())
    for path in assets_dir().rglob("*"):
        if path.is_file():
            assert (inner / path.relative_to(assets_dir())).read_bytes() == path.read_bytes()


def test_every_library_font_and_package_has_its_licence() -> None:
    notices = script("notices")
    texts = {path.name for path in (frozen.folder() / notices.FOLDER).iterdir()}
    for path in frozen.folder().rglob("*"):
        if notices.is_native(path):
            assert f"{notices.native(path.name)}.txt" in texts, path.name
    wanted = {f"{font.name.split('-')[0]}-OFL.txt" for font in assets_dir().rglob("*.ttf")}
    wanted |= {"LICENSE-lucide.txt", "python.txt", "pyinstaller.txt", "pygame-ce.txt"}
    wanted |= {"pyyaml.txt", "platformdirs.txt", "python-i18n.txt", "pygame-gui-LICENSE.txt"}
    assert wanted <= texts
    assert "same.txt" not in texts, "of translators"


def test_it_names_the_versions_it_was_made_with() -> None:
    """Ranges in pyproject.toml let two builds differ, so each says what it holds."""
    note = (frozen.folder() / script("notices").FOLDER / "README.txt").read_text(encoding="utf-8")
    for part in ("Python", "pygame-ce", "platformdirs", "pyinstaller"):
        assert re.search(rf"^    {part} \d+\.\d+", note, re.MULTILINE), part


def test_nothing_is_in_it_that_nobody_uses() -> None:
    names = {path.name.split(".")[0] for path in frozen.folder().rglob("*")}
    assert not names & {"numpy", "setuptools", "_ssl", "_tkinter", "pytest", "mypy"}
    slim = script("slim")
    fonts = [path.name for path in frozen.folder().rglob("*.?tf")]
    assert fonts
    assert not [name for name in fonts if name.startswith(slim.FONTS)]


def unpack_zip(made: Any, folder: Path) -> Path:
    subprocess.run(["unzip", "-q", dist(f"{made.label}.zip"), "-d", folder], check=True)
    return folder / made.label / made.name


def unpack_deb(made: Any, folder: Path) -> Path:
    deb = dist(f"{made.name}_{made.version}_*.deb")
    subprocess.run(["dpkg-deb", "--extract", deb, folder], check=True)
    return folder / "usr" / "bin" / made.name


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the files of Linux")
@pytest.mark.parametrize(("tool", "unpack"), [("unzip", unpack_zip), ("dpkg-deb", unpack_deb)])
def test_what_is_downloaded_starts(
    made: Any, tmp_path: Path, tool: str, unpack: Callable[[Any, Path], Path]
) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"needs {tool}")
    program = unpack(made, tmp_path)
    start = Start((str(program),), tmp_path, {"HOME": str(tmp_path)})
    assert start.picture()["scene"] == "menu"


OPEN = {
    "malformed-contact",
    "syntax-error-in-debian-changelog",
    "appstream-metadata-validation-failed",
}
"""What lintian finds as long as the project has neither an address to write to nor a homepage."""


@pytest.mark.skipif(shutil.which("lintian") is None, reason="needs lintian")
def test_lintian_has_nothing_to_say(made: Any) -> None:
    deb = dist(f"{made.name}_{made.version}_*.deb")
    command = ["lintian", "--tag-display-limit", "0", *(["--allow-root"] if root() else []), deb]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = re.findall(rf"^[EW]: {made.name}: (\S+)", said, re.MULTILINE)
    assert set(found) <= OPEN, said


def root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def test_the_wheel_holds_the_program_and_no_more(made: Any) -> None:
    with zipfile.ZipFile(dist(f"{made.name}-{made.version}-py3-none-any.whl")) as wheel:
        names = wheel.namelist()
    roots = {name.split("/")[0] for name in names}
    assert roots == {made.name, f"{made.name}-{made.version}.dist-info"}
    for asset in ("images/icon.svg", "fonts/Lato-OFL.txt", "locale/en/shell.ftl"):
        assert f"{made.name}/assets/{asset}" in names
    assert not [name for name in names if name.endswith(NATIVE)]


def test_the_wheel_for_this_system_adds_one_set_of_compiled_rules(made: Any) -> None:
    """There is none where there was no C compiler. That it runs compiled ``check.wheel`` saw."""
    pattern = f"{made.name}-{made.version}-cp*.whl"
    if not list((ROOT / "dist").glob(pattern)):
        pytest.skip("made without a C compiler")
    with zipfile.ZipFile(dist(pattern)) as wheel:
        names = wheel.namelist()
    with zipfile.ZipFile(dist(f"{made.name}-{made.version}-py3-none-any.whl")) as plain:
        everywhere = set(plain.namelist())
    added = [name for name in names if name not in everywhere]
    sets = {name.split("/")[2] for name in added}
    assert {name.split("/")[1] for name in added} == {"__compiled__"}
    assert len(sets) == 1
    assert [name for name in added if name.endswith("/sources.txt")]
