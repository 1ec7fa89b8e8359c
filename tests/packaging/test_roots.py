"""The script that makes the program on an old Debian; the workflow runs it, which needs root."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.packaging.frozen import PACKAGING
from tests.packaging.starting import NOBODY, open_folder

OLD_ROOT = PACKAGING / "old_root"
pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or shutil.which("bash") is None, reason="a script for bash"
)


@pytest.mark.parametrize("name", ["old_root", "clean_roots", "wine_check", "same_twice"])
def test_bash_reads_it(name: str) -> None:
    script = PACKAGING / name
    done = subprocess.run(["bash", "-n", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert os.access(script, os.X_OK)


def test_the_source_of_python_is_known_to_the_byte() -> None:
    text = OLD_ROOT.read_text(encoding="utf-8")
    assert re.search(r"^source_hash=[0-9a-f]{64}$", text, re.MULTILINE)
    assert re.search(r"^version=3\.\d+\.\d+$", text, re.MULTILINE)
    assert text.index("sha256sum --check") < text.index("tar -C /usr/src/python")


@pytest.mark.parametrize("name", ["old_root", "clean_roots"])
def test_it_says_what_it_needs(name: str) -> None:
    other = {"user": NOBODY, "group": NOBODY} if os.geteuid() == 0 else {}
    with open_folder() as folder:
        place = folder / PACKAGING.name
        place.mkdir()
        for script in (PACKAGING / name, PACKAGING / "roots.sh"):
            shutil.copy(script, place)
        for path in (folder, place):
            path.chmod(0o755)
        done = subprocess.run(
            ["bash", place / name], capture_output=True, text=True, check=False, **other
        )
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr == f"{name}: this needs root: sudo packaging/{name}\n"
