"""Sphinx: Markdown pages, the Furo theme, and a reference printed from the code. Nothing is loaded from the network."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Ardoise"
author = "The Ardoise contributors"
copyright = "the Ardoise contributors, Apache-2.0"  # noqa: A001  (Sphinx gives the name)

extensions = ["myst_parser", "sphinx.ext.autodoc", "reference"]
exclude_patterns = ["_ext", "_static"]
nitpicky = False
default_role = "code"

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"

html_theme = "furo"
html_title = "Ardoise"
html_static_path = ["_static"]
html_css_files = ["ardoise.css"]
html_show_sphinx = False
html_copy_source = False
MONOSPACE = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1f5f4d",
        "color-brand-content": "#1f5f4d",
        "font-stack--monospace": MONOSPACE,
    },
    "dark_css_variables": {"color-brand-primary": "#8fe0b4", "color-brand-content": "#8fe0b4"},
}
