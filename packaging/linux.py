"""The files for Linux desktops, and the package for Debian and its derivatives."""

from __future__ import annotations

import gzip
import io
import lzma
import platform
import re
import subprocess
import tarfile
from collections.abc import Iterable
from html import escape
from pathlib import Path

from product import Product

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
PROCESSORS = {"x86_64": "amd64", "aarch64": "arm64", "i686": "i386", "armv7l": "armhf"}
# SDL opens those that are installed; none is needed without such a screen or sound system.
RECOMMENDED = "libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxss1, libxkbcommon0"
SUGGESTED = "libwayland-client0, libdecor-0-0, libpulse0, libpipewire-0.3-0"
VALIDATORS = {
    "*.desktop": ["desktop-file-validate"],
    "*.metainfo.xml": ["appstreamcli", "validate", "--no-net", "--pedantic"],
}
FAULT = re.compile(r"^[EW]: \S+ (\S+)", re.MULTILINE)
"""An error or a warning of appstreamcli; the group is what it calls the fault."""
OPEN = {"url-homepage-missing"}
"""Faults from appstreamcli 1.0 on that only an address to link to can end; see the README."""
Entry = tuple[str, bytes | Path, int]
"""A file to install: its path below /usr, its content or the file to copy, its mode."""


def desktop_file(product: Product) -> str:
    """Return the content of the desktop entry for menus."""
    lines = {
        "Type": "Application",
        "Name": product.title,
        "Comment": product.summary,
        "Exec": product.name,
        "Icon": product.id,
        "Terminal": "false",
        "Categories": "".join(f"{word};" for word in product.categories),
        "Keywords": "".join(f"{word};" for word in product.keywords),
        "StartupWMClass": product.name,
    }
    return "[Desktop Entry]\n" + "".join(f"{key}={value}\n" for key, value in lines.items())


def metainfo(product: Product) -> str:
    """Return the AppStream description for software centres as XML."""
    paragraphs = "".join(f"    <p>{escape(text)}</p>\n" for text in product.paragraphs)
    home = f'  <url type="homepage">{escape(product.homepage)}</url>\n' if product.homepage else ""
    categories = "".join(f"    <category>{word}</category>\n" for word in product.categories)
    keywords = "".join(f"    <keyword>{escape(word)}</keyword>\n" for word in product.keywords)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{product.id}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>{escape(product.licence)}</project_license>
  <name>{escape(product.title)}</name>
  <summary>{escape(product.summary)}</summary>
  <developer_name>{escape(product.author)}</developer_name>
  <description>
{paragraphs}  </description>
{home}  <launchable type="desktop-id">{product.id}.desktop</launchable>
  <icon type="stock">{product.id}</icon>
  <categories>
{categories}  </categories>
  <keywords>
{keywords}  </keywords>
  <provides>
    <binary>{product.name}</binary>
  </provides>
  <recommends>
    <control>pointing</control>
    <control>keyboard</control>
  </recommends>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{product.version}" date="{product.date}"/>
  </releases>
</component>
"""


def share(product: Product, icons: Path, drawing: Path) -> list[Entry]:
    """Return desktop file, metainfo and icons, with their paths below ``share``."""
    hicolor = "share/icons/hicolor"
    files: list[Entry] = [
        (f"share/applications/{product.id}.desktop", desktop_file(product).encode(), 0o644),
        (f"share/metainfo/{product.id}.metainfo.xml", metainfo(product).encode(), 0o644),
        (f"{hicolor}/scalable/apps/{product.id}.svg", drawing, 0o644),
    ]
    for size in SIZES:
        place = f"{hicolor}/{size}x{size}/apps/{product.id}.png"
        files.append((place, icons / f"{size}.png", 0o644))
    return files


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
            mode = 0o755 if path.lstat().st_mode & 0o100 else 0o644
            entries.append((f"{home}/{path.relative_to(program).as_posix()}", path, mode))
            taken += path.lstat().st_size
    fields = {
        "Package": product.name,
        "Version": product.version,
        "Architecture": processor,
        "Maintainer": product.author,
        "Installed-Size": str(-(-taken // 1024)),
        "Depends": f"libc6 (>= {newest_glibc(program)})",
        "Recommends": RECOMMENDED,
        "Suggests": SUGGESTED,
        "Section": "games",
        "Priority": "optional",
        "Homepage": product.homepage,
        "Description": product.summary + "".join(f"\n {text}" for text in product.paragraphs),
    }
    control = "".join(f"{key}: {value}\n" for key, value in fields.items() if value)
    copyright_note = f"Texts of all licences: /usr/{home}/licences\n".encode()
    entries.append((f"share/doc/{product.name}/copyright", copyright_note, 0o644))
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


def validate(folder: Path) -> list[str]:
    """Check the desktop files in a folder with the validators installed; returns complaints."""
    complaints = []
    for pattern, command in VALIDATORS.items():
        for file in folder.rglob(pattern):
            try:
                done = subprocess.run(
                    [*command, str(file)], capture_output=True, text=True, check=False
                )
            except FileNotFoundError:
                continue
            if done.returncode and not _only_open(done.stdout):
                complaints.append(done.stdout + done.stderr)
    return complaints


def _only_open(said: str) -> bool:
    """Whether the faults that appstreamcli names are all among those in OPEN, and at least one."""
    found = set(FAULT.findall(said))
    return bool(found) and found <= OPEN
