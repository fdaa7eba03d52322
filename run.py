#!/usr/bin/env python3
"""Development and play from a fresh clone: python3 run.py play, python3 run.py test.

Standard library only, and no syntax newer than Python 3.6, so that an old Python gets far enough to refuse politely.
"""

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Callable, Dict, Iterable, Iterator, List, NoReturn, Optional, Tuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
# By purpose; the last ones include all others.
LOCKS = {purpose: ROOT / f"requirements-{purpose}.lock" for purpose in ("play", "lab", "tables", "serve", "test", "train")}
TEST = ["lab", "tables", "docs", "postgres", "redis", "envs", "openspiel", "test"]
SERVE = ["lab", "postgres", "redis"]
EXTRAS: Dict[str, List[str]] = {"play": [], "lab": ["lab"], "tables": ["lab", "tables"], "serve": SERVE}
EXTRAS.update({"test": TEST, "train": [*TEST, "rllib"]})
GROUPS: Dict[str, List[str]] = {**{purpose: ["build"] for purpose in LOCKS}, "train": ["build", "train"]}
# How long an installation takes with a usual network.
PATIENCE: Dict[str, str] = {
    **dict.fromkeys(LOCKS, "about a minute"),
    "test": "a few minutes",
    "train": "several minutes, with torch",
}
# With locks of their own: tools/node.py for machines without a suitable Node, tools/services.py for those without databases.
FALLBACKS = ("node", "services")
# Torch has two locks of its own: the CPU build, where pip is offered one; otherwise the default build with the libraries of CUDA,
# gigabytes of them, without which it does not start on Linux.
TORCH_CPU, TORCH = ROOT / "requirements-torch-cpu.lock", ROOT / "requirements-torch.lock"
TORCH_PACKAGES = ("cuda-", "nvidia-", "torch==", "triton")
UV = "uv==0.13.7"
COMPILED = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--quiet"]
COMPILED += ["--custom-compile-command", "python3 run.py lock"]

USAGE = """\
usage: python3 run.py COMMAND [ARGUMENTS...]

  play    start the server on this machine and open the browser; arguments go to `jollyroll serve`
          (--host 0.0.0.0 lets others in your network in, --port N, --data FOLDER, --no-open)
  terminal
          a table in this terminal; arguments go to `jollyroll terminal`
  serve, resume, replay, verify, rules, games, store
          the other commands of `jollyroll` for the table; what a database needs is installed where one is named
  solve, simulate, tournament, odds, analyse
          those for the laboratory and the coach, which need Numba
  experiment
          vary the rules and components of a game and measure what becomes of it; with Numba and PyArrow
  test    linters, types, room borders, documents and tests; with arguments, only pytest with these
  lint    linters, types, room borders and documents
  site [FOLDER]
          build the page as a static site that plays without a server, in build/web or in this folder: let any web host serve
          it (--no-docs leaves the documentation out)
  page    build the page of the live table, if it is missing or its sources have changed
  install have all that a server needs in .venv, with any store, and the page: for services and containers
  bench   measure; arguments go to the benchmarks
  docs    write docs/rules anew from the register, the code and the tests; docs site makes the documentation
          site in build/site, with search and the Python reference; docs pictures makes the pictures of the page in
          docs/pictures/page anew; docs solved and docs ratings compute
          docs/solved.md and the ratings in docs/bots.md anew, which takes long
  new-game NAME
          write the skeleton of a game of your own into a folder here: a package that can be installed, tested and played
  lock    write the lock files anew from pyproject.toml; `lock --upgrade` takes newer versions
"""

Step = Tuple[str, List[str]]  # its name, and Python's command-line arguments
# import-linter has no module to run, only a function. The longest come first.
LINTERS = [
    ("mypy", ["-m", "mypy"]),
    ("svelte-check", ["-m", "tools.page", "check"]),
    ("prose", ["-m", "pytest", "-q", "tests/prose"]),
    ("site", ["-m", "tools.site"]),
    ("ruff check", ["-m", "ruff", "check"]),
    ("ruff format", ["-m", "ruff", "format", "--check"]),
    ("lint-imports", ["-c", "from importlinter.cli import lint_imports_command as lint; lint()"]),
    ("names of games", ["-m", "tools.game_names"]),
    ("names of classes", ["-m", "tools.class_names"]),
    ("types that say nothing", ["-m", "tools.any_types"]),
    ("documents", ["-m", "tools.documents"]),
]
# The quick loop of a contributor: no browser, server, terminal or machine code.
QUICK = ["ruff check", "ruff format", "mypy", "lint-imports"]
AT_ONCE = ["ruff check", "ruff format"]  # formatting errors are reported before the tests have run
QUICK_TESTS = ["tests/games", "tests/match", "tests/dice", "tests/words", "tests/test_api.py"]
PAGE = ["-m", "tools.page"]
# The modules behind `docs NAME`.
DOCUMENTS = {"site": "tools.site", "pictures": "tools.pictures", "solved": "tools.solved", "ratings": "tools.ratings"}
# Needed by the tests of the page: the page, and browsers; and by those of the store: databases.
BROWSING = [("page", PAGE), ("chromium", ["-m", "tools.chromium"]), ("firefox and webkit", ["-m", "tools.browsers"])]
NICE = (lambda: os.nice(10)) if hasattr(os, "nice") else None
# One worker begins with tests that compile, one with servers, two with browsers (tests/order.py): some always wait, so two cores
# suffice.
SLOWEST = ["--durations=20", "--durations-min=5"]  # listed at the end
# Its bars are seconds, and it wants both cores: it comes after all others.
STORM = "tests/cluster/test_storm.py"
APART = ["--ignore=tests/prose", f"--ignore={STORM}"]
WHOLE = ("pytest", ["-m", "pytest", "-n", "4", "--dist", "worksteal", *APART, *SLOWEST])
LAST = ("the storm, alone", ["-m", "pytest", STORM])
# Tests of browsers, servers and programs depend on a responsive machine: a few that failed among all others are retried alone.
AGAIN = ("failed tests, alone", ["-m", "pytest", "--last-failed", "--ignore=tests/prose"])
DEPENDENT = ("attack", "cluster", "compiled", "docs", "envs", "examples", "lab", "server", "terminal", "web")  # folders of tests
# They prove that something never happens in games that are never the same: one that has failed must pass this often afterwards.
PROOFS, PROVEN = "tests/web/test_stagecraft.py", 3
FEW = 10
LAST_FAILED = Path(".pytest_cache/v/cache/lastfailed")
SOME_FAILED = 1  # pytest's exit code
PREPARED = [*BROWSING, ("postgresql and redis", ["-m", "tools.services"])]


def main(arguments: List[str]) -> int:
    if sys.version_info < (3, 11):
        refuse("Jollyroll needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))
    if arguments[:1] in (["-h"], ["--help"], ["help"]):
        sys.stdout.write(USAGE)
        return 0
    if not arguments or arguments[0] not in commands():
        sys.stderr.write(USAGE)
        return 2
    return commands()[arguments[0]](arguments[1:])


def commands() -> Dict[str, Callable[[List[str]], int]]:
    """Every command, by name."""
    return {
        "play": play,
        "serve": serve,
        **{name: at_the_table(name) for name in ("terminal", "resume", "replay", "verify", "rules", "games")},
        **{name: at_the_table(name, "lab") for name in ("solve", "simulate", "tournament", "odds", "analyse")},
        "experiment": at_the_table("experiment", "tables"),
        "test": test,
        "lint": lint,
        "store": at_the_table("store"),
        "page": page,
        "install": install_server,
        "site": site,
        "bench": bench,
        "docs": docs,
        "new-game": new_game,
        "lock": lock,
    }


def play(arguments: List[str]) -> int:
    """The live table, in the browser."""
    return serve(["--open", *arguments])


def serve(arguments: List[str]) -> int:
    """The live table; with the lab packages, which the coach and the stronger bots need."""
    prepare("serve" if names_database(arguments) else "lab")
    code = build_page()
    return code or become_jollyroll(["serve", *arguments])


def names_database(arguments: List[str]) -> bool:
    """True if PostgreSQL or Redis is to be used, which needs drivers."""
    named = any("://" in argument for argument in arguments)
    return named or any(os.environ.get(name) for name in ("JOLLYROLL_STORE", "JOLLYROLL_REDIS_URL"))


def install_server(arguments: List[str]) -> int:
    if arguments:
        refuse("install takes no arguments.")
    prepare("serve")
    return build_page()


def page(arguments: List[str]) -> int:
    if arguments:
        refuse("page takes no arguments.")
    prepare("play")
    return build_page()


def site(arguments: List[str]) -> int:
    """The page without a server; with the documentation, which needs the packages of the tests."""
    prepare("test")
    return wait_for([str(python_of(VENV)), "-m", "tools.static_site", *(where(argument) for argument in arguments)], ROOT)


def where(argument: str) -> str:
    """An argument with its folder made absolute; options unchanged."""
    return argument if argument.startswith("-") else os.path.abspath(argument)


def build_page() -> int:
    return wait_for([str(python_of(VENV)), *PAGE], ROOT)


def become_jollyroll(arguments: List[str]) -> int:
    """Run the jollyroll command; its hints name the command that works here."""
    os.environ["JOLLYROLL_COMMAND"] = "python3 run.py"
    return become(["-m", "jollyroll", *arguments])


def at_the_table(name: str, purpose: str = "play") -> Callable[[List[str]], int]:
    """A command of the product."""

    def command(arguments: List[str]) -> int:
        thinkers = any("bot:exact" in argument or "bot:best" in argument for argument in arguments)
        clustered = any(argument.split("=")[0] == "--on" for argument in arguments)  # a cluster needs Ray
        stored = name == "store" and names_database(arguments)
        prepare("train" if clustered else "serve" if stored else "lab" if thinkers else purpose)
        return become_jollyroll([name, *arguments])

    return command


def bench(arguments: List[str]) -> int:
    prepare("train" if {"train", "cluster", "compiled"} & {*arguments} else "test")
    os.chdir(str(ROOT))
    return become(["-m", "bench", *arguments])


def docs(arguments: List[str]) -> int:
    prepare("test")
    os.chdir(str(ROOT))
    if arguments and arguments[0] in DOCUMENTS:
        return become(["-m", DOCUMENTS[arguments[0]], *arguments[1:]])
    return become(["-m", "tools.rulebook", *arguments])


def new_game(arguments: List[str]) -> int:
    """Write a new game; with the packages for its test."""
    prepare("test")
    here = os.getcwd()
    os.chdir(str(ROOT))
    return become(["-m", "tools.new_game", "--from", here, *arguments])


def lint(arguments: List[str]) -> int:
    if arguments:
        refuse("lint takes no arguments.")
    prepare("test")
    return side_by_side(LINTERS)


def test(arguments: List[str]) -> int:
    # Hundreds of processes run the same modules: without cached bytecode each would compile them anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    prepare("train" if trains(arguments) else "test")
    if arguments == ["--quick"]:
        code = side_by_side([step for step in LINTERS if step[0] in QUICK])
        return code or in_turn([("quick tests", ["-m", "pytest", "-q", "-n", "2", "-m", "not slow", *QUICK_TESTS])])
    if arguments:
        return in_turn([*PREPARED, ("pytest", ["-m", "pytest", *arguments])])
    remove(ROOT / LAST_FAILED)
    code = side_by_side([step for step in LINTERS if step[0] in AT_ONCE]) or in_turn(PREPARED)
    code = code or beside([step for step in LINTERS if step[0] not in AT_ONCE], WHOLE, retried=True)
    return code or beside([], LAST, retried=True)


def trains(arguments: List[str]) -> bool:
    """True if these tests include those that train agents or compile a wheel, whose packages are in the same lock."""
    named = [argument for argument in arguments if argument.startswith("tests")]
    everywhere = not named and arguments != ["--quick"]
    return everywhere or any(Path(each).parts[1:2] in ((), ("envs",), ("compiled",)) for each in named)


def run_step(step: Step) -> Tuple[str, int, bytes]:
    """Run a step to its end; returns its name, its exit code and its output."""
    command = [str(python_of(VENV)), *step[1]]
    done = subprocess.run(command, cwd=str(ROOT), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return step[0], done.returncode, done.stdout


def side_by_side(steps: List[Step]) -> int:
    """Run independent steps, two at a time; the output of each is shown when it has ended."""
    with ThreadPoolExecutor(2) as threads:
        return verdict(threads.map(run_step, steps), steps)


def beside(steps: List[Step], main_step: Step, retried: bool = False) -> int:
    """Run steps one after the other beside the main one, whose tests often wait.

    Their output comes after its own, however it ended. An interrupt stops them too, and lists those that had ended. If the main
    step is pytest, a few failed tests may be retried afterwards.
    """
    on_terminate = signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    others = Background(steps)
    try:
        code = in_turn([main_step])
        if code in (128 + signal.SIGINT, 128 + signal.SIGTERM):
            others.stop()
        linted = verdict(others.results(), steps) if steps else 0
        return max(linted, once_more() if code == SOME_FAILED and retried else code)
    finally:
        others.stop()
        signal.signal(signal.SIGTERM, on_terminate)


class Background:
    """Steps that run one after the other in the background, and can be stopped."""

    def __init__(self, steps: List[Step]) -> None:
        self._stopped = threading.Event()
        self._running: Optional[subprocess.Popen[bytes]] = None
        self._lock = threading.Lock()  # so that nothing starts while stopping
        self._thread = ThreadPoolExecutor(1)
        self._steps = [self._thread.submit(self._run, step) for step in steps]

    def results(self) -> Iterator[Tuple[str, int, bytes]]:
        """Name, exit code and output of each step as it ends; without those that were stopped."""
        for step in self._steps:
            result = step.result()
            if result:
                yield result

    def stop(self) -> None:
        """Stop the running step with all its children, and start no other."""
        with self._lock:
            self._stopped.set()
            if self._running and self._running.poll() is None:
                end_group(self._running)
        self._thread.shutdown()

    def _run(self, step: Step) -> Optional[Tuple[str, int, bytes]]:
        command = [str(python_of(VENV)), *step[1]]
        with self._lock:
            if self._stopped.is_set():
                return None
            # In a session of its own: a keyboard interrupt reaches it through `stop` alone, and it ends with its children.
            self._running = subprocess.Popen(
                command, cwd=str(ROOT), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=NICE
            )
        printed = self._running.communicate()[0]
        return None if self._stopped.is_set() else (step[0], self._running.returncode, printed)


def once_more() -> int:
    """Retry a few failed tests of browsers, servers and programs alone. Those that pass now are listed: they are unsteady."""
    failed = list(json.loads((ROOT / LAST_FAILED).read_text(encoding="utf-8")))
    if len(failed) > FEW or not all(map(may_be_retried, failed)):
        say(f"== {len(failed)} failed: {', '.join(failed[:FEW])}")
        return SOME_FAILED
    proofs = [name for name in failed if name.startswith(PROOFS)]
    code = in_turn([AGAIN, *[("failed proofs, again", ["-m", "pytest", *proofs]) for _ in range(1, PROVEN) if proofs]])
    still = json.loads((ROOT / LAST_FAILED).read_text(encoding="utf-8")) if code else {}
    passed = [name for name in failed if name not in still]
    if passed:
        say("== unsteady, failed among others and passed alone: " + ", ".join(passed))
    if still:
        say("== failed among others and alone: " + ", ".join(still))
    return code


def may_be_retried(test: str) -> bool:
    return test.startswith(tuple(f"tests/{folder}/" for folder in DEPENDENT))


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Kill a session leader and all its children."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()


def verdict(results: Iterable[Tuple[str, int, bytes]], steps: List[Step]) -> int:
    """Show the output of each step, the failed ones, and those that did not end."""
    codes: Dict[str, int] = {}
    for name, code, printed in results:
        say(f"== {name}")
        sys.stderr.write(printed.decode("utf-8", "replace"))
        codes[name] = code
    failed = [name for name, code in codes.items() if code]
    stopped = [name for name, _ in steps if name not in codes]
    if stopped:
        say(f"== stopped: {', '.join(stopped)}")
    if failed:
        say(f"== failed: {', '.join(failed)}")
        return 1
    say(f"== passed: {', '.join(codes) or 'nothing'}")
    return 0


def in_turn(steps: List[Tuple[str, List[str]]]) -> int:
    """Run each step and stop at the first that fails; the last line lists what ran."""
    passed: List[str] = []
    for name, arguments in steps:
        say(f"== {name}")
        code = wait_for([str(python_of(VENV)), *arguments], ROOT)
        if code:
            say(f"== {name} failed (exit code {code}); passed before it: {', '.join(passed) or 'nothing'}")
            return code
        passed.append(name)
    say(f"== passed: {', '.join(passed)}")
    return 0


def become(arguments: List[str]) -> int:
    """Replace this process by the program, so that keys, signals and the exit code are all its own."""
    command = [str(python_of(VENV)), *arguments]
    if os.name == "nt":  # execv there gives the prompt back while the program still runs
        return wait_for(command)
    os.execv(command[0], command)


def wait_for(command: List[str], folder: Optional[Path] = None) -> int:
    """Run a program to its end and return its exit code; for a signal 128 plus its number, as in a shell.

    A signal to this process counts too, whatever code the program then ends with: pytest turns Ctrl-C into a 2.
    """
    process = subprocess.Popen(command, cwd=folder and str(folder))
    came: List[int] = []

    def terminate(number: int, frame: object) -> None:
        came.append(number)
        process.terminate()

    # Ctrl-C reaches the program too: let it end its own way.
    on_interrupt = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    on_terminate = signal.signal(signal.SIGTERM, terminate)
    code = process.wait()
    signal.signal(signal.SIGINT, on_interrupt)
    signal.signal(signal.SIGTERM, on_terminate)
    if came and code:
        return 128 + came[0]
    return code if code >= 0 else 128 - code


def prepare(purpose: str) -> None:
    """Install the packages of the lock and Jollyroll itself into .venv; a stamp records that it is done."""
    healthy = is_healthy(VENV)
    if healthy and any(has_stamp(each) for each in LOCKS if set(EXTRAS[purpose]) <= set(EXTRAS[each])):
        return
    say(f"Installing what Jollyroll needs (once): {packages(purpose)} packages, {PATIENCE[purpose]}...")
    if not healthy:
        make(VENV)
    for each in LOCKS:
        remove(stamp(each))
    # The lock lists everything: pip must not look for anything else, above all not for a newer release of a locked package.
    install(VENV, "--require-hashes", "--no-deps", "-r", str(LOCKS[purpose]))
    if purpose == "train":
        install_torch(VENV)
    install(VENV, "--no-build-isolation", "--no-deps", "-e", str(ROOT))
    stamp(purpose).write_text(fingerprint(purpose), encoding="utf-8")


def packages(purpose: str) -> int:
    """The number of packages in a lock."""
    return len(re.findall(r"^[^\s#]+==", LOCKS[purpose].read_text(encoding="utf-8"), re.MULTILINE))


def install_torch(venv: Path) -> None:
    """Install torch, the smaller build if available."""
    if try_install(venv, "--require-hashes", "--no-deps", "-r", str(TORCH_CPU)).returncode:
        install(venv, "--require-hashes", "--no-deps", "-r", str(TORCH))


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def is_healthy(venv: Path) -> bool:
    """True if its Python starts, is the same Python as this one, and has pip."""
    question = "import sys, importlib.util; print(sys.version, importlib.util.find_spec('pip') is not None)"
    try:
        answer = subprocess.check_output([str(python_of(venv)), "-c", question], stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return answer.decode("utf-8", "replace").strip() == f"{sys.version} True"


def make(venv: Path) -> None:
    if not (find_spec("venv") and find_spec("ensurepip")):
        refuse("This Python cannot make a virtual environment: install its venv module (on Debian: python3-venv).")
    remove(venv)
    python = getattr(sys, "_base_executable", None) or sys.executable  # sys.executable may be the one just removed
    try:
        made = subprocess.run([python, "-m", "venv", str(venv)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except BaseException:  # Ctrl-C above all: a half-made folder would pass for a complete one
        remove(venv)
        raise
    if made.returncode:
        remove(venv)
        sys.stderr.write(made.stdout.decode("utf-8", "replace"))
        refuse("The virtual environment could not be made: is the venv module whole (on Debian: python3-venv)?")


def install(venv: Path, *arguments: str) -> None:
    done = try_install(venv, *arguments)
    if done.returncode:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        say("Installing failed; pip says why above. It needs the network this once: try again when there is one.")
        raise SystemExit(1)


def try_install(venv: Path, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
    """Pip's exit code and output."""
    pip = [str(python_of(venv)), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", *arguments]
    return subprocess.run(pip, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def stamp(purpose: str) -> Path:
    return VENV / f"jollyroll-{purpose}.stamp"


def has_stamp(purpose: str) -> bool:
    return stamp(purpose).is_file() and stamp(purpose).read_text(encoding="utf-8") == fingerprint(purpose)


def fingerprint(purpose: str) -> str:
    """Changes with the lock, the project file, and the folder, to which the editable install points."""
    files = [LOCKS[purpose], ROOT / "pyproject.toml", *((TORCH_CPU, TORCH) if purpose == "train" else ())]
    parts = [*(path.read_bytes() for path in files), os.fsencode(str(ROOT))]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def lock(arguments: List[str]) -> int:
    """Write the locks: every version with its hashes, for every platform, and no package index."""
    code = 0
    with tempfile.TemporaryDirectory() as folder:
        venv = Path(folder) / "venv"
        make(venv)
        install(venv, UV)
        # The others follow the largest, so that a package has the same version in all.
        largest, *others = list(LOCKS)[::-1]
        for purpose, constraints in [(largest, []), *((other, ["--constraint", LOCKS[largest].name]) for other in others)]:
            command = [str(python_of(venv)), "-m", "uv", "pip", "compile", "pyproject.toml"]
            command += [f"--group={group}" for group in GROUPS[purpose]]
            command += [f"--extra={extra}" for extra in EXTRAS[purpose]] + constraints
            code = code or wait_for(command + COMPILED + ["--output-file", LOCKS[purpose].name] + arguments, ROOT)
            if purpose == largest and not code:
                set_torch_apart(LOCKS[purpose])
        for group in FALLBACKS:
            command = [str(python_of(venv)), "-m", "uv", "pip", "compile", "--group", f"pyproject.toml:{group}"]
            code = code or wait_for(command + COMPILED + ["--output-file", f"requirements-{group}.lock"] + arguments, ROOT)
    return code


def set_torch_apart(train: Path) -> None:
    """Move torch and the packages that only its default build needs to locks of their own."""
    entries = re.split(r"\n(?=[^\s#])", train.read_text(encoding="utf-8").rstrip("\n"))
    apart = [entry for entry in entries if entry.startswith(TORCH_PACKAGES)]
    head = "\n".join(line for line in entries[0].split("\n") if line.startswith("#"))
    train.write_text("\n".join(entry for entry in entries if entry not in apart) + "\n", encoding="utf-8")
    TORCH.write_text("\n".join([head, *apart]) + "\n", encoding="utf-8")


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(str(path))
    elif path.exists() or path.is_symlink():
        path.unlink()


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def refuse(sentence: str) -> NoReturn:
    say(sentence)
    raise SystemExit(2)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
