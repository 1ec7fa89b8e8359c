"""Makes the standalone program and everything for download in the folder dist.

``python3 run.py package`` runs this script in an environment for packaging:

    --program-only   only the program's folder, without archives, wheel and sdist
    --plain          leave the rules uncompiled even where there is a compiler

The results of an earlier run are replaced.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import archive
import bill
import check
import compile_core
import debian
import icons
import linux
import mac
import notices
import product
import windows_setup
from product import ROOT, Product

HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"


class BuildError(Exception):
    """Raised for a failed build; the message is one sentence."""


def main(argv: list[str]) -> int:
    """Build what the arguments ask for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="run.py package", description="Make the program.")
    parser.add_argument("--program-only", action="store_true", help="no archives, wheel, sdist")
    parser.add_argument("--plain", action="store_true", help="do not compile the rules")
    args = parser.parse_args(argv)
    made = product.read()
    try:
        stage = prepare(made)
        compiled = not args.plain and compile_into(stage)
        folder = freeze(made, stage)
        complete(made, stage, folder)
        check.program(made, folder)
        if not args.program_only:
            put_up(made, stage, folder, compiled)
    except (
        BuildError, check.Failed, notices.MissingText, windows_setup.CannotMake, mac.CannotMake,
    ) as problem:  # fmt: skip
        print(f"package: {problem}", file=sys.stderr)
        return 1
    return 0


def prepare(made: Product) -> Path:
    """Copy the program's files to a fresh folder and draw the icons; returns the folder."""
    say(f"Preparing {made.title} {made.version} ...")
    stage = BUILD / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    ignored = shutil.ignore_patterns(*compile_core.NOT_COPIED)
    for part in (made.name, "assets"):
        shutil.copytree(ROOT / part, stage / part, ignore=ignored)
    (stage / made.name / "commit.txt").write_text(f"{made.commit}\n", encoding="ascii")
    shutil.rmtree(stage / made.name / "tools")  # what makes and measures the games
    icons.make(stage / "assets" / "images", stage / "icons")
    return stage


def compile_into(stage: Path) -> bool:
    """Put compiled modules into ``stage``/compiled; returns whether they could be made."""
    begun = time.monotonic()
    try:
        folder = compile_core.provide()
    except (compile_core.CannotCompile, OSError) as problem:
        say(f"The rules run as written: {problem}.")
        return False
    suffix = compile_core.compiled_rules.SUFFIX
    modules = [path.name.removesuffix(suffix) for path in folder.glob(f"*{suffix}")]
    for module in modules:
        target = stage.joinpath("compiled", *f"{module}".split("."))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(folder / f"{module}{suffix}", f"{target}{suffix}")
    say(f"{len(modules)} modules compiled in {time.monotonic() - begun:.0f} s.")
    return True


def freeze(made: Product, stage: Path) -> Path:
    """Make the program's folder from the stage with PyInstaller; returns its path."""
    say("Freezing ...")
    begun = time.monotonic()
    out = BUILD / "frozen"
    shutil.rmtree(out, ignore_errors=True)
    command = [
        sys.executable,
        "-P",
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--clean",
        "--log-level=WARN",
    ]
    command += ["--distpath", str(out), "--workpath", str(BUILD / "work")]
    run([*command, str(HERE / "program.spec"), "--", str(stage)])
    folder = DIST / made.label
    shutil.rmtree(folder, ignore_errors=True)
    DIST.mkdir(exist_ok=True)
    if sys.platform == "darwin":
        folder.mkdir()
        shutil.move(out / f"{made.title}.app", folder)
    else:
        shutil.move(out / "program", folder)
    say(f"Frozen in {time.monotonic() - begun:.0f} s.")
    return folder


def complete(made: Product, stage: Path, folder: Path) -> None:
    """Add the licence texts and, on Linux, the files for desktops; raises BuildError."""
    notices.collect(made.title, product.requirements(), stage / "assets", folder, folder)
    if sys.platform.startswith("linux"):
        for place, content, _ in desktop(made, stage):
            target = folder / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content if isinstance(content, bytes) else content.read_bytes())
        for complaint in linux.validate(folder):
            raise BuildError(f"a checker of the desktop complains:\n{complaint}")


def desktop(made: Product, stage: Path) -> list[linux.Entry]:
    """Return the files for Linux desktops: desktop file, metainfo and icons."""
    return linux.share(made, stage / "icons", stage / "assets" / "images" / "icon.svg")


def put_up(made: Product, stage: Path, folder: Path, compiled: bool) -> None:
    """Make the downloads in dist: zip, Debian package, wheels, sdist and checksums."""
    files = [archive.zipped(folder, made.moment), bill.write(made, product.requirements(), folder)]
    if sys.platform.startswith("linux"):
        told = check.said(check.executable(made, folder), "--help")
        extra = [*desktop(made, stage), debian.manual_page(made, told)]
        files.append(debian.deb(made, folder, extra, DIST))
    if sys.platform == "win32" and windows_setup.can_make():
        files.append(windows_setup.make(made, folder))
    if sys.platform == "darwin":
        files.append(mac.disk_image(made, folder))
    say("Building wheels and sdist ...")
    for old in DIST.glob(f"{made.name}-*.whl"):
        old.unlink()
    build = [
        sys.executable,
        "-P",
        "-m",
        "build",
        "--no-isolation",
        "--outdir",
        str(DIST),
        str(ROOT),
    ]
    run(build, **{compile_core.compiled_rules.VARIABLE: "0"})
    if compiled:
        run([*build, "--wheel"], **{compile_core.compiled_rules.VARIABLE: "1"})
    found = [*DIST.glob(f"{made.name}-{made.version}*.whl")]
    for wheel in found:
        check.wheel(made, wheel)
    found += DIST.glob(f"{made.name}-{made.version}.tar.gz")
    run([sys.executable, "-P", "-m", "twine", "check", "--strict", *map(str, found)])
    files += found
    archive.write_sums(files, DIST / "SHA256SUMS")
    for file in files:
        say(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")


def run(command: list[str], **more: str) -> None:
    """Run a tool with ``more`` in its environment; raises BuildError with its output."""
    environment = {**os.environ, "PYTHONHASHSEED": "1", "SDL_VIDEODRIVER": "dummy", **more}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{command[command.index('-m') + 1]} failed:\n{done.stdout}{done.stderr}")


def say(text: str) -> None:
    """Print a line and flush stdout."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
