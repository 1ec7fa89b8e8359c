"""What the scripts in packaging/ write, checked without freezing anything."""

from __future__ import annotations

import ast
import gzip
import hashlib
import io
import os
import plistlib
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path
from typing import Any

import pygame
import pytest
import yaml

import kraftwagen
from kraftwagen.match.files import SHARED
from tests.packaging.frozen import PACKAGING, script
from tests.packaging.starting import ROOT

archive, bill, debian, icons = map(script, ("archive", "bill", "debian", "icons"))
linux = script("linux")
mac, notices, product, slim, windows = map(script, ("mac", "notices", "product", "slim", "windows"))
MOMENT = 1_800_000_000
IMAGES = ROOT / "assets" / "images"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(MOMENT))
    return product.read()


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder like that of a frozen program."""
    folder = tmp_path / "thing-1"
    (folder / "inner").mkdir(parents=True)
    (folder / "thing").write_bytes(b"\x7fELF GLIBC_2.9\0 GLIBC_2.31\0")
    (folder / "thing").chmod(0o755)
    (folder / "inner" / "data.txt").write_text("words", encoding="utf-8")
    (folder / "library.so.1").write_bytes(b"\x7fELF")
    (folder / "library.so.1").chmod(0o755)
    (folder / "link").symlink_to("inner/data.txt")
    (folder / "share").mkdir()
    (folder / "share" / "left.out").write_text("it goes to another place", encoding="utf-8")
    return folder


def test_the_product_is_what_the_project_says(made: Any) -> None:
    assert made.version == kraftwagen.__version__
    assert made.name == PROJECT["project"]["name"]
    assert made.date == "2027-01-15"
    assert made.label.startswith(f"{made.name}-{made.version}-")


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_times_are_those_of_the_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the checkout belongs to somebody else, as in the container of the workflow."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"{MOMENT} +0000")
    who = ("-c", "user.name=x", "-c", "user.email=x@y")
    for command in (("init", "-q"), (*who, "commit", "-q", "--allow-empty", "-m", "x")):
        subprocess.run(["git", "-C", str(tmp_path), *command], check=True)
    monkeypatch.setenv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1")
    assert product._moment(tmp_path) == MOMENT


def test_no_script_says_the_name_again(made: Any) -> None:
    ours = [
        "bill", "debian", "mac", "product", "icons", "windows", "linux", "archive", "notices",
        "check", "build", "slim",
    ]  # fmt: skip
    for name in ours:
        tree = ast.parse((PACKAGING / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert made.name not in node.value, (name, node.lineno)
                assert made.title not in node.value, (name, node.lineno)


def test_what_is_left_out_is_not_used() -> None:
    """No module that the packaged program imports is left out of it; ``tools`` are not packaged."""
    for file in (ROOT / "kraftwagen").rglob("*.py"):
        if ROOT / "kraftwagen" / "tools" in file.parents:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            for name in names:
                parts = name.split(".")
                heads = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
                assert not heads & set(slim.MODULES), f"{file.name} imports {name}"


@pytest.mark.parametrize("size", [16, 48, 256])
def test_icons_are_square_and_transparent_at_the_corner(size: int) -> None:
    picture = pygame.image.load(io.BytesIO(icons.png(IMAGES, size)), "icon.png")
    assert picture.get_size() == (size, size)
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((size // 2, size // 2)).a == 255


def test_icon_files_hold_what_they_say() -> None:
    pictures = {size: icons.png(IMAGES, size) for size in (16, 256)}
    ico = icons.ico(pictures)
    assert ico[:6] == b"\0\0\1\0\2\0"
    assert [ico[6], ico[22]] == [16, 0]  # 256 is written as 0
    for entry, size in ((6, 16), (22, 256)):
        length = int.from_bytes(ico[entry + 8 : entry + 12], "little")
        place = int.from_bytes(ico[entry + 12 : entry + 16], "little")
        assert ico[place : place + length] == pictures[size]
    everything = dict.fromkeys(icons.ICNS.values(), pictures[16])
    icns = icons.icns(everything)
    assert int.from_bytes(icns[4:8], "big") == len(icns)
    at, kinds = 8, set()
    while at < len(icns):
        kinds.add(icns[at : at + 4])
        at += int.from_bytes(icns[at + 4 : at + 8], "big")
    assert kinds == set(icons.ICNS)


def test_the_version_resource_is_what_pyinstaller_reads(made: Any) -> None:
    def node(*parts: Any, **named: Any) -> Any:
        return (*parts, *named.values())

    names = "VSVersionInfo FixedFileInfo StringFileInfo StringTable StringStruct VarFileInfo"
    stubs = dict.fromkeys([*names.split(), "VarStruct"], node)
    fixed, kids = eval(windows.version_resource(made, "the-console"), stubs)
    assert fixed[0] == (*map(int, made.version.split(".")), 0)
    strings = dict(kids[0][0][0][1])
    assert strings["ProductName"] == made.title
    assert strings["OriginalFilename"] == "the-console.exe"
    assert strings["LegalCopyright"] == f"© {made.date[:4]} {made.author}"


def test_a_library_lies_in_the_program_once() -> None:
    """Beside its package, with those that it loads later; others stay where they are."""
    at = "C:\\site\\pygame\\"
    package = ("pygame\\base.pyd", f"{at}base.pyd", "EXTENSION")
    needed = (os.path.join("pygame", "SDL2.dll"), f"{at}SDL2.dll", "BINARY")
    later = (os.path.join("pygame", "libopus.dll"), f"{at}libopus.dll", "BINARY")
    others = [
        ("python311.dll", "C:\\python311.dll", "BINARY"),
        ("_ctypes.pyd", "C:\\DLLs\\_ctypes.pyd", "EXTENSION"),
        ("libz.so", "pygame_ce.libs/libz.so", "SYMLINK"),
    ]
    above = [(Path(place).name, *more) for place, *more in (needed, later)]
    assert slim.beside([*above, package, needed, *others]) == [needed, later, package, *others]
    assert slim.beside(others) == others


def test_desktop_files_pass_the_checkers(made: Any, tmp_path: Path) -> None:
    drawn = tmp_path / "icons"
    icons.make(IMAGES, drawn)
    places = []
    for place, content, mode in linux.share(made, drawn, IMAGES / "icon.svg"):
        target = tmp_path / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.read_bytes())
        places.append(place)
        assert mode == 0o644
    assert linux.validate(tmp_path) == []
    info = ET.fromstring(linux.metainfo(made))
    assert info.find("content_rating") is not None
    assert info.findtext("id") == made.id
    assert info.findtext("launchable") == f"{made.id}.desktop"
    for size in (16, 48, 128, 256, 512):
        assert f"share/icons/hicolor/{size}x{size}/apps/{made.id}.png" in places


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no checker here")
def test_the_checkers_are_heard(tmp_path: Path) -> None:
    (tmp_path / "bad.desktop").write_text("[Desktop Entry]\nType=Nonsense\n", encoding="utf-8")
    assert len(linux.validate(tmp_path)) == 1


APPSTREAM = {
    "0.16": "I: a.b:3: cid-maybe-not-rdns a.b\n\n\u2714 Validation was successful: infos: 1\n",
    "1.0": "I: a.b:8: developer-name-tag-deprecated\nW: a.b:~: url-homepage-missing\n\n"
    "\u2718 Validation failed: warnings: 1, infos: 1\n",
    "worse": "W: a.b:~: url-homepage-missing\nE: a.b:2: tag-empty name\n",
    "broken": "Unable to read the file.\n",
}
"""What versions of appstreamcli say."""


@pytest.mark.parametrize(
    ("says", "code", "heard"), [("0.16", 0, 0), ("1.0", 3, 0), ("worse", 3, 1), ("broken", 1, 1)]
)
def test_a_missing_homepage_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, code: int, heard: int
) -> None:
    """The project has none yet, which appstreamcli 1.0 warns of."""

    def run(command: list[str], **more: Any) -> Any:
        return subprocess.CompletedProcess(command, code, APPSTREAM[says], "")

    monkeypatch.setattr(subprocess, "run", run)
    (tmp_path / "a.metainfo.xml").write_text("<component/>", encoding="utf-8")
    assert len(linux.validate(tmp_path)) == heard


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links of Unix")
def test_a_zip_keeps_modes_and_links(program: Path) -> None:
    file = archive.zipped(program, MOMENT)
    with zipfile.ZipFile(file) as opened:
        modes = {info.filename: info.external_attr >> 16 for info in opened.infolist()}
        assert opened.read("thing-1/link") == b"inner/data.txt"
    assert modes["thing-1/thing"] == 0o100755
    assert modes["thing-1/inner/data.txt"] == 0o100644
    assert modes["thing-1/link"] == 0o120777
    first = file.read_bytes()
    assert archive.zipped(program, MOMENT).read_bytes() == first


def test_what_is_put_up_can_be_checked(tmp_path: Path) -> None:
    for name in ("b.zip", "a.deb"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    archive.write_sums(tmp_path.iterdir(), tmp_path / "SHA256SUMS")
    written = (tmp_path / "SHA256SUMS").read_bytes().decode()
    sums = {name: hashlib.sha256(name.encode()).hexdigest() for name in ("a.deb", "b.zip")}
    assert written == "".join(f"{total}  {name}\n" for name, total in sums.items())


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_dpkg_reads_the_package(made: Any, program: Path, tmp_path: Path) -> None:
    extra = [("share/doc/word", b"a word", 0o644)]
    file = debian.deb(made, program, extra, tmp_path)
    assert debian.deb(made, program, extra, tmp_path).read_bytes() == file.read_bytes()
    field = subprocess.run(
        ["dpkg-deb", "--field", file], capture_output=True, text=True, check=True
    ).stdout
    assert f"Package: {made.name}\n" in field
    assert f"Version: {made.version}\n" in field
    assert "Depends: libc6 (>= 2.31)\n" in field
    out = tmp_path / "out"
    subprocess.run(["dpkg-deb", "--extract", file, out], check=True)
    home = out / "usr" / "lib" / made.name
    assert (home / "thing").stat().st_mode & 0o777 == 0o755
    assert (home / "link").readlink() == Path("inner/data.txt")
    assert not (home / "share").exists()
    assert (out / "usr" / "share" / "doc" / "word").read_text(encoding="utf-8") == "a word"
    assert (home / "library.so.1").stat().st_mode & 0o777 == 0o644
    doc = out / "usr" / "share" / "doc" / made.name
    assert made.author in (doc / "copyright").read_text(encoding="utf-8")
    changes = gzip.decompress((doc / "changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"{made.name} ({made.version}) ")
    assert changes.endswith(f" -- {made.maintainer}  Fri, 15 Jan 2027 08:00:00 -0000\n")
    assert (out / "usr" / "bin" / made.name).readlink() == Path(f"../lib/{made.name}/{made.name}")


def test_the_manual_page_shows_what_the_program_says(made: Any) -> None:
    place, content, _ = debian.manual_page(made, "usage: thing [-h]\n.dot \\ back\n")
    assert place == f"share/man/man1/{made.name}.1.gz"
    assert (
        gzip.decompress(content)
        .decode()
        .endswith(".nf\n\\&usage: thing [\\-h]\n\\&.dot \\e back\n.fi\n")
    )


def test_systems_open_shared_games_with_the_program_and_no_other_files(made: Any) -> None:
    assert made.ending == SHARED
    assert f"MimeType={made.mime};\n" in linux.desktop_file(made)
    assert f"Exec={made.name} %f\n" in linux.desktop_file(made)
    kind = ET.fromstring(linux.kind_of_file(made))
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [node.get("type") for node in kind] == [made.mime]
    assert [node.get("pattern") for node in kind.iter(f"{space}glob")] == [f"*{SHARED}"]
    bundle = plistlib.loads(plistlib.dumps(mac.kinds_of_file(made)))
    (declared,) = bundle["UTExportedTypeDeclarations"]
    tags = declared["UTTypeTagSpecification"]
    assert [f".{ending}" for ending in tags["public.filename-extension"]] == [SHARED]
    (opened,) = bundle["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]


def test_every_library_needs_a_licence_text() -> None:
    known = {"libSDL2-2.0.so.0": "sdl2", "SDL2_mixer.dll": "sdl2_mixer", "libz.so.1": "zlib"}
    known |= {"libopusfile-96d7.so.0.4.5": "opusfile", "libopus-0.dll": "opus"}
    known |= {"libpng16.16.58.0.dylib": "png", "python311.dll": "python"}
    assert {name: notices.native(name) for name in known} == known
    with pytest.raises(notices.MissingText, match="libnonsense"):
        notices.native("libnonsense.so.3")
    for text in set(notices.NATIVE.values()) - {"python"}:
        assert (notices.TEXTS / f"{text}.txt").stat().st_size > 300


def test_the_bill_of_materials_lists_every_part_once(made: Any, tmp_path: Path) -> None:
    parts = notices.closure(PROJECT["project"]["dependencies"])
    for name in ("libSDL2-2.0.so.0", "SDL2.dll", "libpython3.so.1"):
        (tmp_path / name).write_bytes(b"")
    written = bill.bill(made, parts, bill.libraries(tmp_path))
    names = [part["name"] for part in written["components"]]
    assert {"Python", "pygame-ce", "pyyaml", "sdl2"} <= set(names)
    references = [part["bom-ref"] for part in written["components"]]
    assert len(set(references)) == len(references)
    assert written["dependencies"][0]["dependsOn"] == references
    assert written["metadata"]["timestamp"] == "2027-01-15T08:00:00Z"
    assert bill.bill(made, parts, ["sdl2"]) == written


def test_modules_of_python_are_no_libraries(tmp_path: Path) -> None:
    names = {"libjpeg-a5.so.62": True, "SDL2.dll": True, "libogg.0.dylib": True}
    names |= {"base.cpython-311-x86_64-linux-gnu.so": False, "base.pyd": False, "a.txt": False}
    assert {name: notices.is_native(tmp_path / name) for name in names} == names


def test_packages_bring_their_requirements() -> None:
    found = notices.closure(PROJECT["project"]["dependencies"])
    names = {each.metadata["Name"].lower().replace("_", "-") for each in found}
    assert {"pygame-ce", "pygame-gui", "python-i18n", "pyyaml", "platformdirs"} <= names


def test_the_sdist_has_what_builds_the_program_and_no_pictures_to_compare_with(
    tmp_path: Path,
) -> None:
    sdist = pytest.importorskip("hatchling.builders.sdist")
    wanted = {"run.py", "requirements/package.txt", "packaging/build.py", "tests/ui/scenes.py"}
    wanted |= {"kraftwagen/__init__.py", "assets/images/icon.svg"}
    other = {"tests/ui/golden/menu.png", "kraftwagen/__compiled__/set/rng.so", "build/left.out"}
    for name in wanted | other:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    found = sdist.SdistBuilder(str(tmp_path)).recurse_included_files()
    assert {Path(file.distribution_path).as_posix() for file in found} == wanted


@pytest.mark.parametrize(("needed", "many"), [(b"2.5", True), (b"2.17", True), (b"2.28", False)])
def test_a_wheel_is_for_every_linux_that_can_load_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, needed: bytes, many: bool
) -> None:
    pytest.importorskip("hatchling")
    hook = script("build_hook")
    monkeypatch.setattr(hook.platform, "libc_ver", lambda: ("glibc", "2.36"))
    monkeypatch.setattr(hook.platform, "machine", lambda: "x86_64")
    (tmp_path / "rng.so").write_bytes(b"\x7fELF GLIBC_2.2.5\0GLIBC_" + needed + b"\0")
    (tmp_path / "modules.txt").write_bytes(b"rng.so")
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    assert hook.tag_of(tmp_path) == (f"{python}-{python}-manylinux_2_17_x86_64" if many else "")
    monkeypatch.setattr(hook.platform, "libc_ver", lambda: ("", ""))
    assert hook.tag_of(tmp_path) == "", "musl, macOS, Windows"


def test_the_workflow_makes_what_is_put_up_by_the_scripts_that_can_be_tried_anywhere() -> None:
    flow = yaml.safe_load((ROOT / ".github/workflows/program.yml").read_text(encoding="utf-8"))
    said = {
        name: "\n".join(step.get("run", "") for step in job["steps"])
        for name, job in flow["jobs"].items()
    }
    assert "sudo packaging/old_root\n" in f"{said['linux']}\n"
    assert "packaging/wine_check" in said["windows-by-wine"]


def test_what_was_built_is_kept_even_when_a_test_fails() -> None:
    """The step that built it has failed then, and the job with it."""
    flow = yaml.safe_load((ROOT / ".github/workflows/program.yml").read_text(encoding="utf-8"))
    building = [
        job["steps"]
        for name, job in flow["jobs"].items()
        if name != "quick" and any("checkout" in step.get("uses", "") for step in job["steps"])
    ]
    assert len(building) == 4
    steps = [step for job in building for step in job]
    kept = [step for step in steps if "upload-artifact" in step.get("uses", "")]
    assert len(kept) == len(building)
    assert {step.get("if") for step in kept} == {"${{ !cancelled() }}"}
    assert not any("continue-on-error" in step for step in steps)
