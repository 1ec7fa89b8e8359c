"""Makes the Flatpak manifest of a release: ``python3 packaging/flatpak.py DIST AT OUT``.

DIST holds the plain wheel and SHA256SUMS, AT is the address at which they can be had, with / at
its end. The libraries are those of ``requirements/play.txt``: pip says which files a system takes
and where its index has them, and takes none whose hash is not in the lock. Nothing is installed.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import archive
import linux
import product
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from product import ROOT, Product
from stores import Missing, one

RUNTIME: Final = "25.08"
"""The version of the freedesktop runtime."""
PYTHON: Final = "3.13"
"""The Python of that runtime."""
PROCESSORS: Final = ("x86_64", "aarch64")
GLIBC: Final = (17, 26, 27, 28, 31, 34)
"""Versions 2.x of the C library that the files are chosen for; the runtime's is newer."""
PERMISSIONS: Final = (
    "--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--socket=pulseaudio",
    "--device=all",  # controllers; flatpak has no finer word for them in all its versions
)  # fmt: skip
"""A window, sound and controllers: no network, no files but its own."""

Report = Mapping[str, Any]
"""What pip says it would install for one package."""


class NoReport(Exception):
    """Raised if pip finds no file for a package of the lock; the message is what it says."""


def asked(processor: str) -> list[Report]:
    """Return what pip would take from the lock for a processor; raises NoReport."""
    platforms = [f"manylinux_2_{minor}_{processor}" for minor in GLIBC]
    platforms += [f"manylinux2014_{processor}", "any"]
    with tempfile.TemporaryDirectory() as scratch:
        command = [sys.executable, "-P", "-m", "pip", "install", "--dry-run", "--report", "-"]
        command += [
            "--quiet",
            "--ignore-installed",
            "--no-deps",
            "--only-binary",
            ":all:",
            "--require-hashes",
        ]
        command += ["--python-version", PYTHON, "--target", scratch]
        command += [word for name in platforms for word in ("--platform", name)]
        command += ["--requirement", str(ROOT / "requirements" / "play.txt")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoReport(done.stderr.strip())
    found: list[Report] = json.loads(done.stdout)["install"]
    return found


def needed(requirements: Iterable[str], reports: Iterable[Report]) -> list[Report]:
    """Return the reports of what the program needs, directly or indirectly, by name."""
    known = {canonicalize_name(report["metadata"]["name"]): report for report in reports}
    taken: dict[str, Report] = {}
    here = {"python_version": PYTHON, "sys_platform": "linux", "platform_system": "Linux"}
    here |= {"os_name": "posix", "extra": ""}
    waiting = list(requirements)
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name in taken or (wanted.marker and not wanted.marker.evaluate(here)):
            continue
        if name not in known:
            raise NoReport(f"{name} is not in the lock")
        taken[name] = known[name]
        waiting += known[name]["metadata"].get("requires_dist", [])
    return [taken[name] for name in sorted(taken)]


def sources(reports: Mapping[str, Iterable[Report]]) -> Iterator[dict[str, Any]]:
    """Yield each file that is fetched; ``reports`` are by processor."""
    found: dict[str, dict[str, Any]] = {}
    processors: dict[str, list[str]] = {}
    for processor, listed in reports.items():
        for report in listed:
            info = report["download_info"]
            digest = info["archive_info"]["hashes"]["sha256"]
            found[digest] = {"type": "file", "url": info["url"], "sha256": digest}
            processors.setdefault(digest, []).append(processor)
    for digest, source in found.items():
        some = processors[digest]
        yield source if len(some) == len(reports) else {**source, "only-arches": some}


def manifest(
    made: Product, sums: Mapping[str, str], at: str, reports: Mapping[str, Iterable[Report]]
) -> dict[str, Any]:
    """Return the manifest; raises stores.Missing."""
    wheel = one(sums, "-none-any.whl")
    site = f"${{FLATPAK_DEST}}/lib/python{PYTHON}/site-packages"
    icon = f"${{FLATPAK_DEST}}/share/icons/hicolor/scalable/apps/{made.id}.svg"
    install = "pip3 install --no-index --no-deps --no-compile --prefix=${FLATPAK_DEST} *.whl"
    texts = {
        f"share/applications/{made.id}.desktop": linux.desktop_file(made),
        f"share/metainfo/{made.id}.metainfo.xml": linux.metainfo(made),
        f"share/mime/packages/{made.id}.xml": linux.kind_of_file(made),
    }
    places = [f"install -Dm644 {Path(place).name} ${{FLATPAK_DEST}}/{place}" for place in texts]
    return {
        "id": made.id,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": made.name,
        "finish-args": list(PERMISSIONS),
        "modules": [
            {
                "name": "libraries",
                "buildsystem": "simple",
                "build-commands": [install],
                "sources": list(sources(reports)),
            },
            {
                "name": made.name,
                "buildsystem": "simple",
                "build-commands": [
                    install,
                    f"install -Dm644 {site}/{made.name}/assets/images/icon.svg {icon}",
                    *places,
                ],
                "sources": [
                    {"type": "file", "url": f"{at}{wheel}", "sha256": sums[wheel]},
                    *(
                        {"type": "inline", "contents": text, "dest-filename": Path(place).name}
                        for place, text in texts.items()
                    ),
                ],
            },
        ],
    }


def make(dist: Path, at: str, out: Path) -> Path:
    """Write the manifest into a folder; returns its path. Raises Missing and NoReport."""
    made, sums = product.read(), archive.read_sums(dist / "SHA256SUMS")
    requirements = product.requirements()
    reports = {name: needed(requirements, asked(name)) for name in PROCESSORS}
    content = manifest(made, sums, at, reports)
    out.mkdir(parents=True, exist_ok=True)
    target = out / f"{made.id}.yaml"
    text = yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=1000)
    target.write_text(text, encoding="utf-8")
    return target


def main(argv: Sequence[str]) -> int:
    """Make the manifest that the command line asks for."""
    dist, at, out = argv
    try:
        print(make(Path(dist), at, Path(out)))
    except (Missing, NoReport) as problem:
        print(f"flatpak: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
