"""The two commands of the README, and the steps behind them."""

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = [f"requirements-{purpose}.lock" for purpose in ("play", "lab", "tables", "serve", "test", "train")]
TORCH_LOCKS = ["requirements-torch.lock", "requirements-torch-cpu.lock"]


def run(*arguments: str, root: Path = ROOT, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "run.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)


def requirements(lock: str) -> dict[str, str]:
    """Each pinned requirement of a lock file, with its markers and hashes."""
    text = (ROOT / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {line.split("==")[0]: line.partition("==")[2] for line in lines}


def everywhere(pinned: dict[str, str]) -> dict[str, str]:
    """Requirements without their platform markers."""
    return {name: re.sub(r" ; .*?(?=\s+--hash)", "", rest) for name, rest in pinned.items()}


def clone(folder: Path) -> Path:
    """The files run.py needs, elsewhere and without a .venv."""
    for name in ["run.py", "pyproject.toml", *LOCKS, *TORCH_LOCKS]:
        shutil.copy(ROOT / name, folder / name)
    return folder


def test_an_old_python_can_read_run_py() -> None:
    source = (ROOT / "run.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))


def test_run_py_needs_only_the_standard_library() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names


@pytest.mark.parametrize("arguments", [[], ["sail"], ["--sail"]])
def test_an_unknown_command_is_answered_with_the_usage(arguments: list[str]) -> None:
    answer = run(*arguments)
    assert answer.returncode == 2
    assert answer.stderr.startswith("usage: python3 run.py")
    assert answer.stdout == ""


def test_help_goes_to_stdout() -> None:
    answer = run("--help")
    assert answer.returncode == 0
    assert answer.stdout.startswith("usage: python3 run.py")


def test_a_python_without_ensurepip_is_told_what_to_install(tmp_path: Path) -> None:
    root = clone(tmp_path)
    # Without ensurepip: like Debian's python3 without python3-venv.
    start = "import sys, runpy; sys.modules['ensurepip'] = None; runpy.run_path(sys.argv[0], run_name='__main__')"
    script = f"import sys; sys.argv = [{str(root / 'run.py')!r}, 'play']; {start}"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert answer.returncode == 2
    assert "python3-venv" in answer.stderr
    assert not (root / ".venv").exists()


def test_a_broken_venv_is_made_anew_and_a_failed_install_leaves_no_stamp(tmp_path: Path) -> None:
    root = clone(tmp_path)
    (root / ".venv" / "bin").mkdir(parents=True)
    (root / ".venv" / "bin" / "python").write_text("not a program")
    offline = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    offline |= {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    answer = run("play", root=root, environment=offline)
    assert answer.returncode == 1
    pinned = len(requirements("requirements-lab.lock"))
    assert f"Installing what Jollyroll needs (once): {pinned} packages, about a minute..." in answer.stderr
    assert "needs the network" in answer.stderr.splitlines()[-1]
    assert (root / ".venv" / "pyvenv.cfg").is_file()
    assert not list((root / ".venv").glob("*.stamp"))


def beside(others: dict[str, str], main: str) -> "subprocess.Popen[str]":
    """run.py with these programs beside a main one, in the environment of the tests."""
    steps = [(name, ["-c", program]) for name, program in others.items()]
    start = f"import run, sys; run.VENV = run.Path(sys.prefix); sys.exit(run.beside({steps!r}, ('main', ['-c', {main!r}])))"
    return subprocess.Popen(
        [sys.executable, "-c", start], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True
    )


@pytest.mark.parametrize(("main", "code"), [("pass", 1), ("raise SystemExit(5)", 5), ("import os; os.kill(os.getpid(), 9)", 137)])
def test_the_verdict_of_the_linters_comes_however_the_tests_ended(main: str, code: int) -> None:
    with beside({"tidy": "print('all is well')", "untidy": "print('a stain'); raise SystemExit(1)"}, main) as running:
        said = running.communicate(timeout=60)[1].splitlines()
    assert running.returncode == code
    assert said[-5:] == ["== tidy", "all is well", "== untidy", "a stain", "== failed: untidy"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_stops_the_linters_and_their_children_too(number: signal.Signals, tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    child = f"import signal; pipe = open({str(alive)!r}, 'w'); signal.pause()"
    slow = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    # Like pytest: Ctrl-C ends it with a code of its own.
    main = "import signal, sys; signal.signal(signal.SIGINT, lambda *_: sys.exit(2)); print('ready', flush=True); signal.pause()"
    with beside({"quick": "print('all is well')", "slow": slow, "never": "print('too late')"}, main) as running:
        assert running.stdout
        assert running.stdout.readline() == "ready\n"
        with alive.open() as pipe:
            if number == signal.SIGINT:  # a keyboard interrupt reaches all foreground processes
                os.killpg(running.pid, number)
            else:
                running.send_signal(number)
            said = running.communicate(timeout=60)[1].splitlines()
            assert pipe.read() == "", "the child has ended"
    assert running.returncode == 128 + number
    assert said[-4:] == ["== quick", "all is well", "== stopped: slow, never", "== passed: quick"]


UNSTEADY = """
from pathlib import Path

def test_unsteady():
    tried = Path("tried")
    assert tried.exists() or tried.touch()

def test_steady():
    pass
"""

LUCKY = """
from pathlib import Path

def test_lucky():
    tries = Path("tries")
    tries.write_text(tries.read_text() + "." if tries.exists() else ".")
    assert len(tries.read_text()) in (2, 3)
"""

BROKEN = "def test_broken():\n    assert False"
MANY = """
import pytest

@pytest.mark.parametrize("number", range(11))
def test_broken(number):
    assert False
"""


@pytest.mark.parametrize(
    ("file", "tests", "code", "verdict"),
    [
        (
            "web/test_some.py",
            UNSTEADY,
            0,
            "== unsteady, failed among others and passed alone: tests/web/test_some.py::test_unsteady",
        ),
        (
            "docs/test_some.py",
            UNSTEADY,
            0,
            "== unsteady, failed among others and passed alone: tests/docs/test_some.py::test_unsteady",
        ),
        ("games/test_some.py", UNSTEADY, 1, "== 1 failed: tests/games/test_some.py::test_unsteady"),
        (
            "web/test_stagecraft.py",
            UNSTEADY,
            0,
            "== unsteady, failed among others and passed alone: tests/web/test_stagecraft.py::test_unsteady",
        ),
        (
            "web/test_stagecraft.py",
            LUCKY,
            1,
            "== failed among others and alone: tests/web/test_stagecraft.py::test_lucky",
        ),
        (
            "web/test_some.py",
            BROKEN,
            1,
            "== failed among others and alone: tests/web/test_some.py::test_broken",
        ),
        (
            "web/test_some.py",
            UNSTEADY + BROKEN,
            1,
            "== unsteady, failed among others and passed alone: tests/web/test_some.py::test_unsteady\n"
            "== failed among others and alone: tests/web/test_some.py::test_broken",
        ),
        (
            "web/test_some.py",
            MANY,
            1,
            "== 11 failed: " + ", ".join(f"tests/web/test_some.py::test_broken[{number}]" for number in range(10)),
        ),
    ],
)
def test_a_few_failed_tests_of_browsers_servers_and_programs_are_tried_once_more_alone(
    tmp_path: Path, file: str, tests: str, code: int, verdict: str
) -> None:
    (tmp_path / "tests" / file).parent.mkdir(parents=True)
    (tmp_path / "tests" / file).write_text(tests)
    whole = "('pytest', ['-m', 'pytest', '-q', '--rootdir=.'])"
    start = f"import run, sys; run.VENV = run.Path(sys.prefix); run.ROOT = run.Path({str(tmp_path)!r}); "
    start += f"sys.exit(run.beside([('lint', ['-c', 'pass'])], {whole}, retried=True))"
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins take seconds to load
    answer = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, cwd=ROOT, timeout=120, env=bare)
    assert answer.returncode == code
    said = verdict.splitlines()
    assert answer.stderr.splitlines()[-len(said) :] == said


def test_what_is_installed_fits_together() -> None:
    """Locks are installed without dependency resolution, so their consistency is checked here."""
    answer = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, timeout=120)
    assert answer.returncode == 0, answer.stdout


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_hashes_everything(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
    pinned = requirements(lock)
    assert {"click", "fluent-runtime", "platformdirs", "hatchling"} <= pinned.keys()
    for name, rest in pinned.items():
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", rest), name


def test_the_lock_of_the_page_names_no_host_and_hashes_everything() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = {name: package for name, package in json.loads(text)["packages"].items() if name}
    assert len(packages) > 20
    assert [name for name, package in packages.items() if not package.get("integrity", "").startswith("sha512-")] == []


def test_each_lock_holds_all_of_the_one_before() -> None:
    play, lab, tables, serve, test, train = map(requirements, LOCKS)
    assert play.items() < lab.items() < tables.items() < test.items()
    assert lab.items() < serve.items() < test.items()
    assert everywhere(test).items() < everywhere(train).items()  # learners may need requirements on more platforms
    assert lab.keys() - play.keys() == {"numba", "llvmlite"}
    assert tables.keys() - lab.keys() == {"pyarrow"}
    assert {"psycopg", "psycopg-binary", "redis", "hiredis"} <= serve.keys() - lab.keys()


@pytest.mark.parametrize(
    ("arguments", "environment", "purpose"),
    [
        (["serve", "--port", "0"], {}, "lab"),
        (["serve", "--store", "postgresql://a/b"], {}, "serve"),
        (["serve", "--redis=redis://a"], {}, "serve"),
        (["play"], {"JOLLYROLL_STORE": "postgresql://a/b"}, "serve"),
        (["store", "copy", "here", "postgresql://a/b"], {}, "serve"),
        (["store", "copy", "here", "there"], {}, "play"),
        (["install"], {}, "serve"),
    ],
)
def test_what_a_database_needs_is_installed_where_one_is_named(
    arguments: list[str], environment: dict[str, str], purpose: str
) -> None:
    code = "import run, sys; run.prepare = lambda purpose: sys.exit(purpose); run.main(sys.argv[1:])"
    clean = {name: value for name, value in os.environ.items() if not name.startswith("JOLLYROLL_")}
    answer = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, cwd=ROOT, timeout=60, env={**clean, **environment}
    )
    assert answer.stderr.strip() == purpose


@pytest.mark.parametrize("lock", TORCH_LOCKS)
def test_torch_has_locks_of_its_own(lock: str) -> None:
    """The CPU build where pip is offered one, or the default build with all its libraries: the same version."""
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
    pinned = requirements(lock)
    assert not pinned.keys() & requirements("requirements-train.lock").keys()
    versions = {requirements(each)["torch"].split()[0].removesuffix("+cpu") for each in TORCH_LOCKS}
    assert len(versions) == 1
    for name, rest in pinned.items():
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", rest), name


@pytest.mark.parametrize(
    ("arguments", "trains"),
    [([], True), (["-k", "undo"], True), (["tests/envs"], True), (["tests"], True), (["tests/match", "-k", "envs"], False)],
)
def test_what_trains_agents_is_installed_only_where_such_tests_run(arguments: list[str], trains: bool) -> None:
    code = f"import run; raise SystemExit(run.trains({arguments!r}) is not {trains})"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, timeout=120, check=False).returncode == 0


def test_continuous_integration_runs_the_test_command_of_the_readme() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    lines = script.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "run.py" in line] == ["python3 run.py test"]
    assert "python3 run.py test" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_module_answers_like_the_command() -> None:
    answer = subprocess.run([sys.executable, "-m", "jollyroll", "--help"], capture_output=True, text=True, timeout=60)
    assert answer.returncode == 0
    assert answer.stdout.startswith("Usage: jollyroll")
