"""The files in `deploy/` are valid for their programs, and their calls of ours exist."""

import json
import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import yaml  # type: ignore[import-untyped]

from jollyroll.server import limits
from tests.server.serving import PATIENCE, ServerProcess
from tests.services import RedisServer
from tools.documents.commands import problem_of

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAM = "jollyroll"
NOT_HERE = "is not executable"  # the unit's path to the program exists only on a server


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
    (network,) = composed["networks"]["inside"]["ipam"]["config"]
    given, whole = ip_network(network["ip_range"]), ip_network(network["subnet"])
    fixed = ip_address(services["proxy"]["networks"]["inside"]["ipv4_address"])
    assert given.subnet_of(whole)  # type: ignore[arg-type]
    assert fixed in whole
    assert fixed not in given, "no other container is given the address that is trusted"
    assert fixed not in (whole[0], whole[1], whole[-1]), "nor is it the network's own"


def test_the_command_and_the_variables_of_the_compose_file_start_a_real_server(
    tmp_path: Path, database: str, redis: RedisServer
) -> None:
    """With addresses of this machine in place of those inside."""
    table = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]["table"]
    here = {"--host": "127.0.0.1", "--port": "0", "--data": str(tmp_path), "--metrics": "0", "--drain": "0"}
    words = dict(word.split("=", 1) for word in table["command"][1:])
    assert here.keys() < words.keys()
    named: Any = {"JOLLYROLL_STORE": database, "JOLLYROLL_REDIS_URL": redis.url}
    assert named.keys() == table["environment"].keys()
    options = [f"{name}={value}" for name, value in {**words, **here}.items()]
    with ServerProcess(tmp_path / "server", options=options, **named) as server:
        assert server.fetch("/api/ready")[0] == 200
        metrics = re.search(r"http://\S+/metrics", server.output.readline())
        assert metrics
        with urlopen(metrics[0], timeout=PATIENCE) as answer:
            scraped = answer.read().decode()
        assert 'jollyroll_channel_up{channel="Redis"}' in scraped
        assert server.stop() == 0


def test_the_unit_gives_the_server_more_time_to_end_than_it_takes_and_so_does_the_compose_file() -> None:
    unit = (DEPLOY / "jollyroll.service").read_text(encoding="utf-8")
    stop = re.search(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
    assert stop
    assert int(stop[1]) > limits.END_WITHIN
    table = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]["table"]
    (drain,) = [int(word.partition("=")[2]) for word in table["command"] if word.startswith("--drain=")]
    assert int(table["stop_grace_period"].removesuffix("s")) > drain + limits.END_WITHIN


def test_the_password_gets_neither_into_a_commit_nor_into_an_image() -> None:
    for name in (".gitignore", ".dockerignore"):
        assert "deploy/.env" in (DEPLOY.parent / name).read_text(encoding="utf-8").splitlines(), name


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
    else:
        assert "/api/ready" in text
