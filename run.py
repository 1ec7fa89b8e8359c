"""Set up and start Kraftwagen with Python alone.

python3 run.py [options]            set up what is missing, then start the game
python3 run.py test [options]       set up, then check style and types and run all tests
python3 run.py test --package ...   the same, then make the standalone program and test it
python3 run.py mutate [options]     set up, then break each rule on purpose and see a test notice it
python3 run.py fuzz [reader] ...     set up, then try to break whatever reads what strangers wrote
python3 run.py screenshots [folder] set up, then draw every scene into a folder
python3 run.py package [options]    make the standalone program and what is put up for download

Everything is installed into the folder .venv beside this file, for packages into build/tools;
delete them to start afresh.
"""

# Nothing here may need a new Python before the version is looked at: even 3.6 must get that far.
import hashlib
import importlib.util
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
COMPILE = "KRAFTWAGEN_COMPILE"  # 0 leaves the rules as they are written
PACKAGED = "KRAFTWAGEN_PACKAGED"  # tells the tests that dist holds what they are to test
WINDOWS_CACHE = ".mypy_cache/win32"  # or each of the two looks would undo the other's
OF_THE_PACKAGE = ["tests/packaging", "tests/e2e"]
WORKERS = str((os.cpu_count() or 1) + 1)  # tests that wait for another process leave a core idle
WINDOW_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool"}


class SetUpError(Exception):
    """What went wrong, in one sentence."""


def main(arguments: list[str]) -> int:
    """Do what the arguments ask for; the exit code."""
    try:
        command = arguments[0] if arguments else ""
        if command == "test":
            set_up(extra="dev")
            provide_window_tools()
            return test(arguments[1:])
        if command == "package":
            return package(arguments[1:])
        if command == "mutate":
            set_up(extra="dev")
            return run("-m", "tests.mutation.mutate", *arguments[1:], folder=ROOT)
        if command == "fuzz":
            return fuzz(arguments[1:])
        installed = set_up()
        if command == "screenshots":
            os.environ["PYTHONPATH"] = str(ROOT / "packaging")
            return run("-m", "screenshots.shoot", *arguments[1:])
        if installed:
            compile_rules()
        return run("-m", "kraftwagen", *arguments)
    except SetUpError as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 2
    except OSError as problem:
        what = f"{problem.strerror or problem} ({problem.filename})"
        print(f"run.py: This system refuses: {what}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def set_up(extra: str = "") -> bool:
    """Make the environment and install the game as pyproject.toml asks; False if that was done."""
    wanted = fingerprint()
    known = ("dev", "fuzz", "game")
    stamps = [GAME / f"installed-{name}" for name in known if extra in ("", name)]
    # Each start comes by here: to ask the environment whether it works would take half a second.
    if python(GAME).exists() and any(
        stamp.exists() and stamp.read_text(encoding="utf-8") == wanted for stamp in stamps
    ):
        return False
    if not works(GAME):
        make_environment(GAME)
    print(f"Installing Kraftwagen and its libraries into {GAME.name} ...", flush=True)
    install(GAME, "--editable", f"{ROOT}[{extra}]" if extra else str(ROOT))
    (GAME / f"installed-{extra or 'game'}").write_text(wanted, encoding="utf-8")
    return True


def compile_rules() -> None:
    """Compile the rules where there is a C compiler, so that bots answer quickly from the start.

    After a change of the rules the game has that done beside itself.
    """
    if os.environ.get(COMPILE) != "0":
        print("Compiling the rules, once, in about half a minute ...", flush=True)
        run(str(ROOT / "packaging" / "compile_core.py"))


def set_up_tools() -> None:
    """Make the environment for packaging: the libraries of the game and the tools, no more."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    needed = project["project"]["dependencies"] + groups["compile"] + groups["package"]
    stamp = TOOLS / "installed"
    wanted = "\n".join([platform.python_version(), *needed])
    if works(TOOLS) and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    make_environment(TOOLS)
    print("Installing the tools for packages into build/tools ...", flush=True)
    install(TOOLS, *needed)
    stamp.write_text(wanted, encoding="utf-8")


def fingerprint() -> str:
    """Changes when another installation is needed; a copy of the folder needs one, too."""
    project = (ROOT / "pyproject.toml").read_bytes()
    place = f"{platform.python_version()} {sys.platform} {ROOT}"
    return hashlib.sha256(project + place.encode()).hexdigest()


def python(environment: Path) -> Path:
    """The Python of an environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def works(environment: Path) -> bool:
    """Whether an environment has a Python that starts and can install."""
    if not python(environment).exists():
        return False
    command = [str(python(environment)), "-m", "pip", "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:  # made on another system and copied along with the folder
        return False


def can_make_environments() -> bool:
    """Whether this Python has the modules for it; some systems pack them apart."""
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def make_environment(environment: Path) -> None:
    """Make an environment afresh."""
    if not can_make_environments():
        # The one of this version: python3-venv is for the Python that the system calls python3.
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
        [sys.executable, "-m", "venv", "--clear", str(environment)],
        f"The environment {environment.name} cannot be made.",
    )


def install(environment: Path, *wanted: str) -> None:
    """Install packages into an environment."""
    quietly(
        [str(python(environment)), "-m", "pip", "install", "--quiet"]
        + ["--disable-pip-version-check", *wanted],
        "Installing failed; is there a connection to the internet?",
        **{COMPILE: "0"},
    )


def provide_window_tools() -> None:
    """Install what the tests in a real window need, where that is possible."""
    missing = [package for tool, package in WINDOW_TOOLS.items() if not shutil.which(tool)]
    if sys.platform.startswith("linux") and missing and not apt_install(missing):
        print(f"Without {' and '.join(missing)} the tests in a real window are skipped.")


def apt_install(packages: list[str]) -> bool:
    """Install packages of Debian when we are root there; whether that was done."""
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
    """Fuzz readers of files, see tests/fuzz; the exit code."""
    if os.name == "nt":
        raise SetUpError("The fuzzer, atheris, is there for Linux and macOS alone.")
    if not (GAME / "installed-fuzz").exists():
        print("This downloads atheris, 35 MB that become 130 MB in .venv.", flush=True)
    set_up(extra="fuzz")
    return run("-m", "tests.fuzz.fuzz", *arguments, folder=ROOT)


def test(arguments: list[str]) -> int:
    """Check style and types, then run the tests; 0 when all is well."""
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
    # Else each worker, and each program that a test starts, would compile everything again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    failed = []
    for name, command in checks.items():
        print(f"== {name}", flush=True)
        if run(*command, folder=ROOT) if command else package([]):
            failed.append(name)
        elif not command:
            os.environ[PACKAGED] = "1"
    print(f"FAILED: {', '.join(failed)}" if failed else "All is well.")
    return 1 if failed else 0


def package(arguments: list[str]) -> int:
    """Make the standalone program, see packaging/README.md; the exit code."""
    set_up_tools()
    script = ROOT / "packaging" / "build.py"
    return subprocess.run([str(python(TOOLS)), str(script), *arguments], check=False).returncode


def run(*command: str, folder: Path | None = None) -> int:
    """Run the Python of the game; its exit code."""
    return subprocess.run([str(python(GAME)), *command], cwd=folder, check=False).returncode


def quietly(command: list[str], failure: str, **more: str) -> None:
    """Run a command, ``more`` in its environment; raise SetUpError with the last it said."""
    environment = {**os.environ, **more}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetUpError(f"{failure} ({last_words(done.stderr or done.stdout)})")


def last_words(output: str) -> str:
    """The line of an output that says best what went wrong."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line.lower()]
    return (errors or lines or ["no reason given"])[-1]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
