"""The package for Debian and its derivatives, made by the standard library alone."""

from __future__ import annotations

import email.utils
import gzip
import io
import lzma
import platform
import re
import tarfile
import textwrap
from collections.abc import Iterable
from pathlib import Path

from linux import Entry
from product import Product

PROCESSORS = {"x86_64": "amd64", "aarch64": "arm64", "i686": "i386", "armv7l": "armhf"}
# SDL opens those that are installed; none is needed without such a screen or sound system.
RECOMMENDED = "libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1, libxkbcommon0"
SUGGESTED = "libwayland-client0, libdecor-0-0, libpulse0, libpipewire-0.3-0"
BUNDLED = (
    "custom-library-search-path",
    "duplicate-font-file",
    "embedded-library",
    "hardening-no-pie",
    "library-not-linked-against-libc",
    "package-section-games-but-contains-no-game",
    "shared-library-lacks-prerequisites",
)
"""Tags of lintian for a program that brings its libraries and fonts, and that lies in /usr/bin."""


def deb(product: Product, program: Path, extra: Iterable[Entry], folder: Path) -> Path:
    """Write the Debian package of the program into ``folder``; returns its path.

    Only the standard library is used, so that every system makes the same bytes.
    """
    processor = _processor()
    home = f"lib/{product.name}"
    entries: list[Entry] = [*extra]
    taken = 0
    for path in sorted(program.rglob("*")):
        shared = path.is_relative_to(program / "share")
        if not shared and (path.is_symlink() or path.is_file()):
            program_file = path.lstat().st_mode & 0o100 and ".so" not in path.name
            mode = 0o755 if program_file else 0o644
            entries.append((f"{home}/{path.relative_to(program).as_posix()}", path, mode))
            taken += path.lstat().st_size
    fields = {
        "Package": product.name,
        "Version": product.version,
        "Architecture": processor,
        "Maintainer": product.maintainer,
        "Installed-Size": str(-(-taken // 1024)),
        "Depends": f"libc6 (>= {newest_glibc(program)})",
        "Recommends": RECOMMENDED,
        "Suggests": SUGGESTED,
        "Section": "games",
        "Priority": "optional",
        "Homepage": product.homepage,
        "Description": _description(product),
    }
    control = "".join(f"{key}: {value}\n" for key, value in fields.items() if value)
    entries += documents(product)
    data = _Tar(product.moment)
    for place, content, mode in sorted(entries, key=lambda entry: entry[0]):
        data.add(f"usr/{place}", content, mode)
    data.link(f"usr/bin/{product.name}", f"../{home}/{product.name}")
    head = _Tar(product.moment)
    head.add("control", control.encode(), 0o644)
    target = folder / f"{product.name}_{product.version}_{processor}.deb"
    parts = {
        "debian-binary": b"2.0\n",
        "control.tar.gz": gzip.compress(head.plain(), mtime=product.moment),
        "data.tar.xz": lzma.compress(data.plain()),
    }
    target.write_bytes(_ar(parts, product.moment))
    return target


def _description(product: Product) -> str:
    """Return what the package is: a line without an article, then paragraphs."""
    line = re.sub(r"^(?:An?|The) ", "", product.summary)
    paragraphs = [textwrap.fill(text, 78) for text in product.paragraphs]
    return line + "\n" + textwrap.indent("\n.\n".join(paragraphs), " ")


def documents(product: Product) -> list[Entry]:
    """Return copyright, changelog and what lintian may find in a program that brings libraries."""
    doc = f"share/doc/{product.name}"
    note = f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {product.title}

Files: *
Copyright: {product.date[:4]} {product.author}
License: {product.licence}
 The texts of all licences, those of the libraries too, are in
 /usr/lib/{product.name}/licences.
"""
    when = email.utils.formatdate(product.moment)
    changes = f"""{product.name} ({product.version}) unstable; urgency=medium

  * Version {product.version}.

 -- {product.maintainer}  {when}
"""
    overrides = "".join(f"{product.name}: {tag}\n" for tag in BUNDLED)
    return [
        (f"{doc}/copyright", note.encode(), 0o644),
        (f"{doc}/changelog.gz", gzip.compress(changes.encode(), mtime=0), 0o644),
        (f"share/lintian/overrides/{product.name}", overrides.encode(), 0o644),
    ]


def manual_page(product: Product, told: str) -> Entry:
    """Return the manual page, with what the program ``told`` about its arguments."""
    lines = told.replace("\\", "\\e").replace("-", "\\-").splitlines()
    options = "\n".join(f"\\&{line}" for line in lines)
    page = f""".TH {product.name.upper()} 1 {product.date} "{product.title} {product.version}"
.SH NAME
{product.name} \\- {product.summary}
.SH SYNOPSIS
.B {product.name}
.RI [ options ]
.RI [ game{product.ending} ]
.SH DESCRIPTION
{chr(10).join(f".PP{chr(10)}{text}" for text in product.paragraphs)}
.SH OPTIONS
.nf
{options}
.fi
"""
    return (
        f"share/man/man1/{product.name}.1.gz",
        gzip.compress(page.encode(), mtime=0),
        0o644,
    )


def newest_glibc(program: Path) -> str:
    """Return the oldest glibc version, such as 2.36, with which all files of a program work."""
    needed = {(2, 17)}
    for path in program.rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if content.startswith(b"\x7fELF"):
                found = re.findall(rb"GLIBC_2\.(\d+)\0", content)
                needed |= {(2, int(minor)) for minor in found}
    return ".".join(map(str, max(needed)))


def _processor() -> str:
    name = platform.machine()
    return PROCESSORS.get(name, name)


class _Tar:
    """A tar archive in memory; all files and their folders are owned by root."""

    def __init__(self, moment: int) -> None:
        self._out = io.BytesIO()
        self._tar = tarfile.TarFile(fileobj=self._out, mode="w", format=tarfile.GNU_FORMAT)
        self._moment = moment
        self._folders: set[str] = set()
        self._folder(".")

    def add(self, place: str, content: bytes | Path, mode: int) -> None:
        """Add a file with this content, or a symbolic link if ``content`` is the path of one."""
        if isinstance(content, Path):
            if content.is_symlink():
                self.link(place, str(content.readlink()))
                return
            content = content.read_bytes()
        info = self._info(place, tarfile.REGTYPE, mode)
        info.size = len(content)
        self._tar.addfile(info, io.BytesIO(content))

    def link(self, place: str, target: str) -> None:
        """Add a symbolic link."""
        info = self._info(place, tarfile.SYMTYPE, 0o777)
        info.linkname = target
        self._tar.addfile(info)

    def plain(self) -> bytes:
        """Close the archive and return its bytes."""
        self._tar.close()
        return self._out.getvalue()

    def _info(self, place: str, kind: bytes, mode: int) -> tarfile.TarInfo:
        parents = place.split("/")[:-1]
        for depth in range(1, len(parents) + 1):
            self._folder("./" + "/".join(parents[:depth]))
        return self._entry(f"./{place}", kind, mode)

    def _folder(self, place: str) -> None:
        if place not in self._folders:
            self._folders.add(place)
            self._tar.addfile(self._entry(place, tarfile.DIRTYPE, 0o755))

    def _entry(self, place: str, kind: bytes, mode: int) -> tarfile.TarInfo:
        info = tarfile.TarInfo(place)
        info.type, info.mode, info.mtime = kind, mode, self._moment
        info.uname = info.gname = "root"
        return info


def _ar(parts: dict[str, bytes], moment: int) -> bytes:
    out = b"!<arch>\n"
    for name, content in parts.items():
        out += f"{name:<16}{moment:<12}{0:<6}{0:<6}{0o100644:<8o}{len(content):<10}`\n".encode()
        out += content + b"\n" * (len(content) % 2)
    return out
