"""Zips the program's folder, keeping modes and links, and writes checksums."""

from __future__ import annotations

import hashlib
import stat
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path


def zipped(folder: Path, moment: int) -> Path:
    """Write ``folder``.zip beside the folder, with the folder in it; returns its path.

    Files get the time ``moment`` (seconds since 1970), so that equal folders give equal bytes.
    """
    target = folder.with_name(f"{folder.name}.zip")
    stamp = time.gmtime(moment)[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_dir() and not path.is_symlink():
                continue
            info = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), stamp)
            info.create_system = 3  # Unix: the modes below count
            if path.is_symlink():
                info.external_attr = (stat.S_IFLNK | 0o777) << 16
                archive.writestr(info, str(path.readlink()))
                continue
            mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
            info.external_attr = (stat.S_IFREG | mode) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
    return target


def write_sums(files: Iterable[Path], target: Path) -> None:
    """Write checksums for ``sha256sum --check``: a line for each file, sorted by name."""
    lines = [
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(files, key=lambda file: file.name)
    ]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")


def read_sums(file: Path) -> dict[str, str]:
    """Return the checksum of each file by its name, from what ``write_sums`` wrote."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, name in (line.split(maxsplit=1) for line in lines)}
