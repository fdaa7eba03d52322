"""What operators copy from `deploy/` can be read by what it is for, and calls the program as it can be called."""

import json
import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tools.documents.commands import problem_of

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAM = "jollyroll"
NOT_HERE = "is not executable"  # the program is installed where the unit says only on a server


def test_the_unit_is_one_that_systemd_takes_and_calls_the_program_rightly() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "jollyroll.service")
    called, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert Path(called).name == PROGRAM
    assert problem_of([PROGRAM, *arguments]) == ""
    if analyse := shutil.which("systemd-analyze"):
        said = subprocess.run([analyse, "verify", DEPLOY / "jollyroll.service"], capture_output=True, text=True, check=False).stderr
        assert [line for line in said.splitlines() if "jollyroll.service" in line and NOT_HERE not in line] == []


def test_the_services_of_the_compose_file_fit_together() -> None:
    composed: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = composed["services"]
    assert {"table", "table-2", "proxy", "postgres", "redis"} == services.keys()
    for name, service in services.items():
        assert {*service["depends_on"]} <= services.keys() if "depends_on" in service else True
        for volume in service.get("volumes", ()):
            kept = volume.partition(":")[0]
            assert (DEPLOY / kept).is_file() if kept.startswith(".") else kept in composed["volumes"], name
    table = services["table"]
    assert problem_of([PROGRAM, *(part for word in table["command"] for part in word.split("=", 1))]) == ""
    assert f"--proxy={services['proxy']['networks']['inside']['ipv4_address']}" in table["command"], (
        "it trusts the proxy, and nobody else"
    )
    assert "@postgres/" in table["environment"]["JOLLYROLL_STORE"]
    assert (DEPLOY.parent / table["build"]["dockerfile"]).is_file()
    assert "ports" not in table, "metrics and plain HTTP are reached from inside alone"


def test_the_container_is_built_by_commands_that_exist_and_runs_the_program() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    steps = [line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    built = [part.strip() for word, rest in steps if word == "RUN" for part in rest.split("&&")]
    ours = [shlex.split(part) for part in built if "run.py" in part]
    assert ours
    for words in ours:
        assert problem_of(["python3 run.py", *words[2:]]) == ""
    asked = {word: json.loads(rest) for word, rest in steps if word in ("CMD", "ENTRYPOINT")}
    assert Path(asked["ENTRYPOINT"][0]).name == PROGRAM
    assert problem_of([PROGRAM, *asked["CMD"]]) == ""
    assert ["USER", PROGRAM] in steps, "not as root"


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile", "Caddyfile.compose"])
def test_a_proxy_passes_on_who_asks_and_what_is_asked(name: str) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / name).read_text(encoding="utf-8"))
    assert text.count("{") == text.count("}")
    assert "X-Request-Id" in text
    if name == "nginx.conf":
        for wanted in ("proxy_set_header Upgrade $http_upgrade;", "X-Forwarded-For $remote_addr;", "proxy_http_version 1.1;"):
            assert wanted in text
        if nginx := shutil.which("nginx"):
            whole = f"events {{}} http {{ {re.sub(r'(ssl_certificate|listen .*ssl).*', '', text)} }}"
            ended = subprocess.run([nginx, "-t", "-c", "/dev/stdin"], input=whole, capture_output=True, text=True, check=False)
            assert "syntax is ok" in ended.stderr
    else:
        assert "/api/ready" in text
