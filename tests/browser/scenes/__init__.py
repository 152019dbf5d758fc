"""What `python3 run.py shots` takes pictures of, and what test_scenes.py looks at with axe and a ruler."""

from importlib import import_module
from pkgutil import iter_modules

from tests.browser.scenes.scene import Scene

_MODULES = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
SCENES: list[Scene] = [scene for module in _MODULES for scene in getattr(module, "SCENES", ())]
