"""npm's lock: every package pinned and hashed, no address."""

from __future__ import annotations

import json

from tests.wire.conftest import ROOT

WEB = ROOT / "web"


def test_every_package_is_pinned_and_hashed():
    lock = json.loads((WEB / "package-lock.json").read_text())
    packages = {path: package for path, package in lock["packages"].items() if path}
    assert "node_modules/typescript" in packages
    for path, package in packages.items():
        assert package["version"], path
        assert package["integrity"].startswith("sha512-"), path


def test_the_lock_is_of_this_package_json():
    wanted = json.loads((WEB / "package.json").read_text())["devDependencies"]
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert lock["packages"][""]["devDependencies"] == wanted
    for name, version in wanted.items():
        assert lock["packages"][f"node_modules/{name}"]["version"] == version


def test_no_address_and_no_path():
    for name in ("package.json", "package-lock.json", ".npmrc", "tsconfig.json"):
        text = (WEB / name).read_text()
        assert "://" not in text
        assert 'resolved":' not in text
        assert str(ROOT) not in text
