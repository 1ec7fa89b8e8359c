"""Makes the setup.exe for Windows from the program's folder, on any system with NSIS.

python packaging/windows_setup.py FOLDER
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import icons
import product
import windows
from check import size
from product import ROOT, Product

SCRIPT = Path(__file__).with_name("setup.nsi")
MAKER = "makensis"


class CannotMake(Exception):
    """Raised if NSIS cannot make it; the message is what it says."""


def names(made: Product, folder: Path, icon: Path, target: Path) -> dict[str, str]:
    """Return what the script for NSIS calls by names of its own."""
    return {
        "TITLE": made.title,
        "NAME": made.name,
        "ID": made.id,
        "VERSION": made.version,
        "VERSION_OF_FOUR": ".".join(map(str, windows.four(made.version))),
        "AUTHOR": made.author,
        "COPYRIGHT": windows.copyright_of(made),
        "ENDING": made.ending,
        "FOLDER": str(folder.resolve()),
        "ICON": str(icon),
        "OUT": str(target.resolve()),
        "KILOBYTES": str(-(-size(folder) // 1024)),
    }


def make(made: Product, folder: Path, images: Path = ROOT / "assets" / "images") -> Path:
    """Write the setup.exe beside the program's folder; returns its path. Raises CannotMake."""
    target = folder.with_name(f"{folder.name}-setup.exe")
    with tempfile.TemporaryDirectory() as scratch:
        drawn = Path(scratch) / "icons"
        icons.make(images, drawn)
        given = names(made, folder, drawn / "icon.ico", target)
        command = [MAKER, "-V2", "-WX", "-INPUTCHARSET", "UTF8"]
        command += [f"-D{name}={value}" for name, value in given.items()]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(made.moment)}
        done = subprocess.run(
            [*command, str(SCRIPT)], env=environment, capture_output=True, text=True, check=False
        )
    if done.returncode:
        raise CannotMake(f"{MAKER} failed:\n{done.stdout}{done.stderr}")
    return target


def can_make() -> bool:
    """Whether NSIS is installed."""
    return shutil.which(MAKER) is not None


def main(argv: list[str]) -> int:
    """Make the setup.exe of the folder given; returns the exit code."""
    (folder,) = map(Path, argv)
    try:
        print(make(product.read(), folder))
    except CannotMake as problem:
        print(f"windows_setup: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
