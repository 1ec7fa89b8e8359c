"""Collects the licence texts of everything in the program into its folder ``licences``.

Fonts, icons and Python packages come with licence texts; the texts of native libraries, which
wheels leave out, are kept beside this file in ``licences``.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

HERE = Path(__file__).resolve().parent
TEXTS = HERE / "licences"
FOLDER = "licences"
BUILDERS = ("pyinstaller",)
"""Packages that the program does not import but that add parts of themselves to it."""
COMMON = ("Apache-2.0", "GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1")
"""Licences that other texts refer to."""
LIBRARY = re.compile(r"\.(so|dylib|dll)(\.|$)")
# Beginning of a native library's name, without "lib" -> its text; the first match counts.
NATIVE = {
    **{name: name for name in ("sdl2_image", "sdl2_mixer", "sdl2_ttf", "sdl2", "freetype")},
    **{name: name for name in ("harfbuzz", "jpeg", "png", "tiff", "webp", "sndfile", "flac")},
    **{name: name for name in ("fluidsynth", "ogg", "vorbis", "opusfile", "opus", "mpg123")},
    **{name: name for name in ("wavpack", "xmp", "brotli", "portmidi", "ffi", "sqlite3", "expat")},
    "sharpyuv": "webp",
    "stdc++": "gcc",
    "gcc": "gcc",
    "zlib": "zlib",
    "z.": "zlib",
    **dict.fromkeys(("python", "vcruntime", "msvcp", "ucrtbase", "api-ms-win"), "python"),
}
NOTE = """Licences of what is inside {title}

Each text here belongs to the part it is named for. The native libraries come with pygame-ce,
unchanged; texts to which theirs refer (GPL, LGPL, Apache) lie beside them.
pygame-ce and some of those libraries are under the LGPL: they are separate files of the program
and may be replaced by other versions of the same interface.
"""


class MissingText(Exception):
    """Raised for a part of the program without a licence text."""


def collect(title: str, packages: list[str], assets: Path, program: Path, target: Path) -> None:
    """Write all licence texts for the program in ``program`` into ``target``/licences.

    ``packages`` are the requirements of the game. Raises MissingText.
    """
    folder = target / FOLDER
    folder.mkdir(parents=True)
    parts = closure([*packages, *BUILDERS])
    versions = [f"    Python {platform.python_version()}\n"]
    versions += [f"    {plain(part.metadata['Name'])} {part.version}\n" for part in parts]
    note = NOTE.format(title=title) + "\nMade with\n\n" + "".join(versions)
    (folder / "README.txt").write_text(note, encoding="utf-8")
    for text in sorted(assets.rglob("*")):
        if text.match("LICENSE-*.txt") or text.match("*-OFL.txt"):
            shutil.copy(text, folder)
    shutil.copy(assets / "ATTRIBUTION.md", folder / "assets.md")
    for found in parts:
        _of_package(found, folder)
    (folder / "python.txt").write_bytes(python_licence().read_bytes())
    names = {native(path.name) for path in program.rglob("*") if is_native(path)}
    for name in sorted(names - {"python"}):
        shutil.copy(TEXTS / f"{name}.txt", folder)
    for name in COMMON:
        shutil.copy(TEXTS / f"{name}.txt", folder)


def closure(requirements: list[str]) -> list[Distribution]:
    """Return the installed packages that requirements need, directly or indirectly."""
    found: dict[str, Distribution] = {}
    open_names = list(requirements)
    while open_names:
        wanted = open_names.pop()
        name = plain(wanted)
        if name in found or ";" in wanted:
            continue
        found[name] = distribution(name)
        if name not in BUILDERS:
            open_names += found[name].requires or []
    return [found[name] for name in sorted(found)]


def is_native(path: Path) -> bool:
    """Whether a file is a native library, but not a Python module."""
    module = any(mark in path.name for mark in ("cpython-", ".abi3.", ".pyd", "__mypyc"))
    stem = path.name.startswith("lib") or path.suffix in (".dll", ".dylib")
    return bool(LIBRARY.search(path.name)) and stem and not module and not path.is_symlink()


def native(file: str) -> str:
    """Return the name of the licence text of a native library; raises MissingText."""
    plain = file.lower().removeprefix("lib")
    for beginning, text in NATIVE.items():
        if plain.startswith(beginning):
            return text
    raise MissingText(f"{file} has no licence text in packaging/licences; see notices.py")


def python_licence() -> Path:
    """Return the path of the licence text of this Python; raises MissingText."""
    places = [Path(os.__file__).parent, Path(sys.base_prefix), Path(sys.base_prefix) / "Resources"]
    for place in places:
        for name in ("LICENSE.txt", "LICENSE"):
            if (place / name).is_file():
                return place / name
    raise MissingText("this Python has no licence text")


def _of_package(found: Distribution, folder: Path) -> None:
    name = plain(found.metadata["Name"])
    files = [file for file in found.files or [] if _is_text(str(file))]
    if not files:
        raise MissingText(f"the package {name} has no licence text")
    for file in files:
        end = "" if len(files) == 1 else f"-{Path(str(file)).stem}"
        shutil.copy(str(found.locate_file(file)), folder / f"{name}{end}.txt")


def _is_text(file: str) -> bool:
    name = Path(file).name.upper()
    return name.endswith((".TXT", "LICENSE", "COPYING", "LICENCE")) and any(
        word in name for word in ("LICENSE", "LICENCE", "COPYING", "LGPL")
    )


def plain(requirement: str) -> str:
    """Return the name of the package in a requirement, as indexes write it."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match is not None
    return re.sub(r"[-_.]+", "-", match[0]).lower()
