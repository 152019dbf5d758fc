"""Real reverse proxies before real nodes, with the files of `deploy/` but for ports and certificates."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.kit.startup import answers, await_start, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.txt;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def nginx_words(folder: Path, port: int, nodes: Sequence[int]) -> list[str]:
    site = with_nodes((DEPLOY / "nginx.conf").read_text(), nodes)
    site = re.sub(r"server \{\n    listen 80;.*?\n\}\n", "", site, flags=re.DOTALL)
    site = re.sub(r"    (ssl_certificate\S*|listen \[::\]:443) .*\n", "", site).replace(
        "listen 443 ssl", f"listen 127.0.0.1:{port}"
    )
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, site=site))
    return ["nginx", "-c", str(file), "-e", str(folder / "error.txt")]


def caddy_words(folder: Path, port: int, nodes: Sequence[int]) -> list[str]:
    site = with_nodes((DEPLOY / "Caddyfile").read_text(), nodes).replace("ardoise.example", f"http://127.0.0.1:{port}")
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


KINDS = {"nginx": nginx_words, "caddy": caddy_words}


def with_nodes(text: str, ports: Sequence[int]) -> str:
    for documented, port in zip((8000, 8001), ports, strict=True):
        assert text.count(f"127.0.0.1:{documented}") == 1
        text = text.replace(f"127.0.0.1:{documented}", f"127.0.0.1:{port}")
    return text


def is_found(kind: str) -> bool:
    return shutil.which(kind) is not None


@contextmanager
def reverse_proxy(kind: str, folder: Path, nodes: Sequence[int]) -> Iterator[str]:
    """Its address. Whoever started it ends it."""
    folder.mkdir()
    port, said = free_port(), folder / "said.txt"
    with said.open("ab") as file:
        words = KINDS[kind](folder, port, nodes)
        process = subprocess.Popen(words, stdout=file, stderr=file, cwd=folder, start_new_session=True)
    try:
        await_start(process, lambda: answers(port), said)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)
