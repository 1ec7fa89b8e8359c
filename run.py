"""Set up and start Kraftwagen with Python alone.

python3 run.py [options]            set up what is missing, then start the game
python3 run.py test [options]       set up, then check style and types and run all tests
python3 run.py test --package ...   the same, then make the standalone program and test it
python3 run.py mutate [options]     set up, then break each rule; a test must notice it
python3 run.py fuzz [reader] ...    set up, then try to break the readers of untrusted files
python3 run.py screenshots [folder] set up, then draw every scene into a folder
python3 run.py package [options]    make the standalone program and everything for download
python3 run.py compile              set up, then compile the rules and wait for it
python3 run.py lock                 choose the newest versions of all packages, for requirements/

Everything is installed into the folder .venv beside this file, for packages into build/tools;
delete them to start afresh. Exactly the files whose hashes are in requirements are installed.
"""

# Until the version is checked, this must run with an old Python: even 3.6 must get that far.
import hashlib
import importlib.util
import itertools
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    print(
        "run.py: Kraftwagen needs Python {}.{} or newer and this is {}; install a newer one and "
        "start run.py with it.".format(*OLDEST, platform.python_version()),
        file=sys.stderr,
    )
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
GAME = ROOT / ".venv"
TOOLS = ROOT / "build" / "tools"
LOCK = ROOT / "build" / "lock"
REQUIREMENTS = ROOT / "requirements"
# What each file there is made from: the libraries of the game, groups, extras of pyproject.toml.
PROJECT, DEV, FUZZER = ["pyproject.toml"], ["--extra", "dev"], ["--extra", "fuzz"]
BUILD, COMPILER, PACKAGE, CHOOSER = (
    ["--group", name] for name in ("build", "compile", "package", "lock")
)
LOCKED = {
    "play": PROJECT + BUILD,
    "dev": PROJECT + BUILD + DEV,
    "fuzz": PROJECT + BUILD + FUZZER,
    "compile": COMPILER,
    "package": PROJECT + BUILD + COMPILER + PACKAGE,
    "lock": CHOOSER,
}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "x86_64-apple-darwin",
    "aarch64-apple-darwin",
)
"""The systems for which every chosen version must have a wheel."""
COMPILE = "KRAFTWAGEN_COMPILE"  # 0 leaves the rules as they are written
FETCH = "KRAFTWAGEN_FETCH"  # 1 lets what compiles the rules be installed when that is due
PACKAGED = "KRAFTWAGEN_PACKAGED"  # tells the tests that dist holds what they are to test
WINDOWS_CACHE = ".mypy_cache/win32"  # of its own, or the two checks would overwrite each other's
COMPILES_BESIDE = (
    "While you play, the rules are compiled once, so that bots answer faster; what that takes\n"
    "(mypy and setuptools, 15 MB) is fetched. KRAFTWAGEN_COMPILE=0 leaves that out."
)
WITHOUT_RULES = ("--version", "--help", "-h", "self-test", "replay", "rulebook")
PIP_FAILED = "Installing failed; is there a connection to the internet? Then start run.py again."
PIP_SAYS = {
    "DO NOT MATCH THE HASHES": "Nothing was installed: a package that was fetched is not the one"
    " this version was made with. Try again later or from another network; if that does not help,"
    " please tell us.",
    "No space left on device": "The disk is full; make room, then start run.py again.",
    # It says the same without a connection and where nobody has made a package for this system.
    "No matching distribution found": f"{PIP_FAILED} If there is one, another Python from 3.11 to"
    " 3.14 or the standalone program may help.",
}
"""Part of an error message of pip -> the sentence to tell the user."""
OF_THE_PACKAGE = ["tests/packaging", "tests/e2e", *map(str, ROOT.glob("tests/games/*/e2e"))]
WORKERS = str((os.cpu_count() or 1) + 1)  # tests that wait for another process leave a core idle
WINDOW_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}
DICTIONARIES = {"en_GB": "en-gb", "de_DE": "de-de", "es_ES": "es", "it_IT": "it"}


class SetUpError(Exception):
    """Raised for a failure of the set-up; the message is one sentence."""


def main(arguments: list[str]) -> int:
    """Carry out the command in ``arguments``; returns the exit code."""
    try:
        command = arguments[0] if arguments else ""
        if command == "test":
            set_up(extra="dev")
            provide_test_tools()
            return test(arguments[1:])
        if command == "package":
            return package(arguments[1:])
        if command == "mutate":
            set_up(extra="dev")
            return run("-m", "tests.mutation.mutate", *arguments[1:], folder=ROOT)
        if command == "fuzz":
            return fuzz(arguments[1:])
        if command == "lock":
            return lock()
        installed = set_up()
        if command == "screenshots":
            return run("-m", "kraftwagen.tools.screenshots.shoot", *arguments[1:])
        os.environ.setdefault(FETCH, "1")
        if command == "compile":
            return run(str(ROOT / "packaging" / "compile_core.py"))
        if installed and os.environ.get(COMPILE) != "0" and command not in WITHOUT_RULES:
            print(COMPILES_BESIDE, flush=True)
        return run("-m", "kraftwagen", *arguments)
    except SetUpError as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 2
    except OSError as problem:
        what = f"{problem.strerror or problem} ({problem.filename})"
        print(f"run.py: This system refuses: {what}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("run.py: Interrupted; start it again to go on.", file=sys.stderr)
        return 130


def set_up(extra: str = "") -> bool:
    """Install the game and its libraries into .venv; returns False if they are installed."""
    wanted = fingerprint()
    known = ("dev", "fuzz", "play")
    stamps = [GAME / f"installed-{name}" for name in known if extra in ("", name)]
    # This runs at each start: to check whether the environment works would take half a second.
    if python(GAME).exists() and any(
        stamp.exists() and stamp.read_text(encoding="utf-8") == wanted for stamp in stamps
    ):
        return False
    if not works(GAME):
        make_environment(GAME)
    print(f"Installing Kraftwagen and its libraries into {GAME.name} ...", flush=True)
    install(GAME, extra or "play")
    # Nothing is downloaded for the project itself, not even its build tool.
    pip(GAME, "--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))
    (GAME / f"installed-{extra or 'play'}").write_text(wanted, encoding="utf-8")
    return True


def set_up_tools() -> None:
    """Make the environment for packaging: the game's libraries and the tools, nothing else."""
    stamp = TOOLS / "installed"
    wanted = platform.python_version() + locked("package").read_text(encoding="utf-8")
    if works(TOOLS) and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    make_environment(TOOLS)
    print("Installing the tools for packages into build/tools ...", flush=True)
    install(TOOLS, "package")
    stamp.write_text(wanted, encoding="utf-8")


def lock() -> int:
    """Rewrite requirements with the newest versions allowed; returns the exit code.

    The versions suit every system and every Python from OLDEST on, and have wheels for all SYSTEMS
    and PYTHONS. Raises SetUpError.
    """
    import tempfile

    if not works(LOCK):
        make_environment(LOCK)
    print("Installing what chooses versions into build/lock ...", flush=True)
    install(LOCK, "lock")
    common = ["--universal", "--python-version", "{}.{}".format(*OLDEST), "--generate-hashes"]
    common += ["--no-emit-index-url", "--no-emit-find-links", "--no-annotate", "--quiet"]
    common += ["--custom-compile-command", "python3 run.py lock"]
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder, "everything.txt")
        choose(PROJECT + DEV + FUZZER + BUILD + COMPILER + PACKAGE + CHOOSER, everything, common)
        for name, wanted in LOCKED.items():
            print(f"Choosing versions for {name} ...", flush=True)
            choose(wanted, locked(name), [*common, "--constraints", str(everything)])
        files = [str(locked(name)) for name in LOCKED]
        for system, version in itertools.product(SYSTEMS, PYTHONS):
            print(f"Looking for finished packages for Python {version} on {system} ...", flush=True)
            one = ["--python-platform", system, "--python-version", version, "--quiet"]
            choose(files, Path(folder, "one.txt"), [*one, "--only-binary", ":all:"])
    return 0


def choose(wanted: list[str], file: Path, options: list[str]) -> None:
    """Choose versions for the requirements ``wanted`` and write them to a file."""
    file.unlink(missing_ok=True)  # or its old versions would stay
    command = [str(python(LOCK)), "-P", "-m", "uv", "pip", "compile", *wanted, *options]
    failure = f"No versions could be chosen for {' '.join(wanted + options)}."
    quietly([*command, "--output-file", str(file)], failure)


def locked(name: str) -> Path:
    """Return the path of a file of requirements; ``name`` is one of LOCKED."""
    return REQUIREMENTS / f"{name}.txt"


def fingerprint() -> str:
    """Return a digest that changes when a new installation is needed, as after a move."""
    files = [ROOT / "pyproject.toml", *map(locked, ("dev", "fuzz", "play"))]
    place = f"{platform.python_version()} {sys.platform} {ROOT}"
    return hashlib.sha256(b"".join(map(Path.read_bytes, files)) + place.encode()).hexdigest()


def python(environment: Path) -> Path:
    """Return the path of an environment's Python."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def works(environment: Path) -> bool:
    """Whether an environment has a Python that starts and has pip."""
    if not python(environment).exists():
        return False
    command = [str(python(environment)), "-P", "-m", "pip", "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:  # made on another system and copied along with the folder
        return False


def can_make_environments() -> bool:
    """Whether this Python can make environments; some systems package venv separately."""
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def make_environment(environment: Path) -> None:
    """Make an environment, replacing an old one; raises SetUpError."""
    if not can_make_environments():
        # For this version: python3-venv is that of the system's own python3.
        package = "python{}.{}-venv".format(*sys.version_info)
        apt_install([package])
        importlib.invalidate_caches()
        if not can_make_environments():
            raise SetUpError(
                "This Python cannot make environments; on Debian and Ubuntu install what is"
                f" missing with 'sudo apt install {package}', elsewhere start run.py with a Python"
                " that has the modules venv and ensurepip."
            )
    print(f"Making the environment {environment.relative_to(ROOT).as_posix()} ...", flush=True)
    quietly(
        [sys.executable, "-P", "-m", "venv", "--clear", str(environment)],
        f"The environment {environment.name} cannot be made.",
    )


def install(environment: Path, name: str) -> None:
    """Install the packages of a file of requirements, one of LOCKED, checking all hashes."""
    # Only wheels: building a package would download tools that no file names.
    pip(environment, "--require-hashes", "--only-binary", ":all:", "-r", str(locked(name)))


def pip(environment: Path, *wanted: str) -> None:
    """Run ``pip install`` with arguments; raises SetUpError, which says what to do."""
    command = [str(python(environment)), "-P", "-m", "pip", "install", "--quiet"]
    command += ["--disable-pip-version-check", *wanted]
    done = subprocess.run(
        command, env={**os.environ, COMPILE: "0"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = done.stdout + done.stderr
        sentence = next((PIP_SAYS[sign] for sign in PIP_SAYS if sign in said), PIP_FAILED)
        raise SetUpError(f"{sentence} ({last_words(done.stderr or done.stdout)})")


def provide_test_tools() -> None:
    """Install what tests use, if possible; else say what is missing.

    That is what tests in a real window need, and the dictionaries of the tests of spelling.
    """
    missing = [package for tool, package in WINDOW_TOOLS.items() if not shutil.which(tool)]
    folder = Path("/usr/share/hunspell")
    spelling = [
        f"hunspell-{package}"
        for name, package in DICTIONARIES.items()
        if not (folder / f"{name}.dic").exists()
    ]
    if not shutil.which("hunspell"):
        spelling.append("hunspell")
    wanted = missing + spelling
    if sys.platform.startswith("linux") and wanted and not apt_install(wanted):
        for packages, tests in ((missing, "in a real window"), (spelling, "of spelling")):
            if packages:
                print(f"Without {' and '.join(packages)} the tests {tests} are skipped.")


def apt_install(packages: list[str]) -> bool:
    """Install Debian packages if possible, as root only; returns whether it was done."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    print(f"Installing {' '.join(packages)} ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        try:
            done = subprocess.run(
                [apt, "-qq", *command],
                env=environment,
                capture_output=True,
                timeout=300,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
    return done.returncode == 0


def fuzz(arguments: list[str]) -> int:
    """Fuzz readers of files, see tests/fuzz; returns the exit code."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise SetUpError("The fuzzer, atheris, is there for Linux on x86-64 alone.")
    if not (GAME / "installed-fuzz").exists():
        print("This downloads atheris, 35 MB that become 130 MB in .venv.", flush=True)
    set_up(extra="fuzz")
    return run("-m", "tests.fuzz.fuzz", *arguments, folder=ROOT)


def test(arguments: list[str]) -> int:
    """Check style and types, then run the tests; returns 0 when all pass."""
    packaged = "--package" in arguments
    arguments = [argument for argument in arguments if argument != "--package"]
    checks = {
        "style": ["-m", "ruff", "check", "."],
        "layout": ["-m", "ruff", "format", "--check", "--quiet", "."],
        "types": ["-m", "mypy"],
        "types on Windows": ["-m", "mypy", "--platform", "win32", "--cache-dir", WINDOWS_CACHE],
        "tests": ["-m", "pytest", "-n", WORKERS, "--dist", "worksteal", *arguments],
    }
    if packaged:
        checks["package"] = []
        checks["tests of the package"] = ["-m", "pytest", "-n", "2", *OF_THE_PACKAGE]
    # Otherwise each worker, and each program that a test starts, would compile everything again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # One process compiles all tests while the first checks run, else each worker would do it.
    reader = run_quietly("-m", "pytest", "--collect-only", "--quiet")
    failed = []
    for name, command in checks.items():
        print(f"== {name}", flush=True)
        if name == "tests":
            reader.wait()
        if run(*command, folder=ROOT) if command else package([]):
            failed.append(name)
        elif not command:
            os.environ[PACKAGED] = "1"
    print(f"FAILED: {', '.join(failed)}" if failed else "All is well.")
    return 1 if failed else 0


def package(arguments: list[str]) -> int:
    """Make the standalone program by packaging/build.py; returns the exit code."""
    set_up_tools()
    script = ROOT / "packaging" / "build.py"
    return subprocess.run([str(python(TOOLS)), str(script), *arguments], check=False).returncode


def run(*command: str, folder: Path | None = None) -> int:
    """Run the game's Python in the current folder or in ``folder``; returns its exit code."""
    # The current folder may hold files of strangers: no modules are imported from it.
    options = [] if folder else ["-P"]
    start = [str(python(GAME)), *options, *command]
    return subprocess.run(start, cwd=folder, check=False).returncode


def run_quietly(*command: str) -> "subprocess.Popen[bytes]":
    """Begin to run the game's Python in this folder, beside what follows, and show nothing."""
    nothing = subprocess.DEVNULL
    return subprocess.Popen([str(python(GAME)), *command], cwd=ROOT, stdout=nothing, stderr=nothing)


def quietly(command: list[str], failure: str, **more: str) -> None:
    """Run a command with ``more`` in its environment; raises SetUpError with ``failure``."""
    environment = {**os.environ, **more}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetUpError(f"{failure} ({last_words(done.stderr or done.stdout)})")


def last_words(output: str) -> str:
    """Return the line of a command's output that best describes its error."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line.lower()]
    return (errors or lines or ["no reason given"])[-1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
