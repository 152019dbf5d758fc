"""P17: the server answers as its own OpenAPI document says, whatever schemathesis makes of that document."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

from ardoise.server.net.openapi import document
from tests.promises.crowd import health, open_crowd
from tests.promises.promise import Order, Promise, Tally

TOOL = Path(sys.executable).with_name("schemathesis")
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance,response_headers_conformance"
)
CASES = re.compile(r"(\d[\d,]*) generated")
OPERATIONS = sum(method in item for item in document()["paths"].values() for method in ("get", "post", "put", "delete"))


async def run(order: Order) -> Tally:
    """Each run is a request; a few for every route."""
    async with open_crowd(order.folder) as house:
        where = f"{house.server.address}/api/openapi.json"
        each = -(-order.runs // OPERATIONS)
        words = ["run", where, "--phases", "fuzzing", "--mode", "all", "--checks", CHECKS, "--no-color"]
        words += ["--max-examples", str(each), "--seed", str(order.seed), "--generation-database", "none"]
        tool = await asyncio.create_subprocess_exec(TOOL, *words, stdout=PIPE, stderr=STDOUT, cwd=order.folder)
        told = (await tool.communicate())[0].decode()
        tally = Tally(sum(int(count.replace(",", "")) for count in CASES.findall(told)))
        if tool.returncode or not tally.runs:
            tally.failures.append(told[-3000:])
        if not (await health(house))["ok"]:
            tally.failures.append("the server is ill")
    return tally


PROMISES = [Promise("P17 openapi", "every answer is as the OpenAPI document says", 10, 20_000, run, seconds=1800)]
