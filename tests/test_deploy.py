"""The files of deploy/: a unit with few rights, and proxies that pass on people and shut /metrics."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.kit.reverse_proxy import DEPLOY, KINDS, is_found, reverse_proxy
from tests.kit.server import House, Server, serving
from tests.kit.startup import free_port

MOST = 2.5  # of ten, which is worst
ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd")
@pytest.mark.parametrize("name", ["ardoise.service", "ardoise@.service"])
def test_a_unit_has_few_rights(name, tmp_path):
    unit = tmp_path / name.replace("@", "@8000")
    shutil.copy(DEPLOY / name, unit)
    words = ["systemd-analyze", "security", "--offline=true", str(unit)]
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    if not said.stdout:
        pytest.skip("this systemd cannot look at files alone")
    (score,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", said.stdout)
    assert float(score) <= MOST, said.stdout


def test_the_units_differ_in_what_a_node_needs_alone():
    one, node = ((DEPLOY / name).read_text().splitlines() for name in ("ardoise.service", "ardoise@.service"))
    differing = {line.partition("=")[0] for line in set(one) ^ set(node) if not line.startswith("#")}
    allowed = {"Description", "StateDirectory", "StateDirectoryMode", "Environment", "EnvironmentFile", "ExecStart"}
    assert differing == allowed


@pytest.mark.parametrize("kind", KINDS)
def test_a_proxy_passes_people_on_and_shuts_the_metrics(kind, tmp_path):
    if not is_found(kind):
        pytest.skip(f"{kind} is not installed")

    async def visit():
        server = Server(tmp_path, words=("--proxy", "127.0.0.1"))
        async with serving(server), ClientSession() as http:
            port = int(server.address.rpartition(":")[2])
            with reverse_proxy(kind, tmp_path / kind, [port, free_port()]) as address:
                server.address = address
                player = await House(server, http).open_room("Annie")
                async with http.get(f"{address}/metrics") as metrics, http.get(f"{address}/api/health") as health:
                    told = metrics.status, health.status, len(player.rooms)
                await player.hang_up()
        return told

    assert asyncio.run(visit()) == (404, 200, 1)


def test_the_documents_show_these_files():
    text = (ROOT / "docs" / "howto" / "host-it.md").read_text()
    named = set(re.findall(r"deploy/([\w.@]+)", text))
    assert named == {file.name for file in DEPLOY.iterdir()}
