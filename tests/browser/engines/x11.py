"""The focus of the keyboard, which a window manager gives to a window. There is none on the tests' screen."""

from __future__ import annotations

import ctypes
import ctypes.util
from typing import Any

TO_PARENT, NOW = 2, 0
Window = ctypes.c_ulong


def focus_the_window(display: str) -> None:
    """Without it, no element is `:focus` in WebKit, and no key arrives."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = Window
    screen = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    for window in _windows(x11, screen):
        x11.XSetInputFocus(screen, Window(window), TO_PARENT, NOW)
    x11.XSync(screen, 0)
    x11.XCloseDisplay(screen)


def _windows(x11: Any, screen: ctypes.c_void_p) -> list[int]:
    root = Window(x11.XDefaultRootWindow(screen))
    above, parent, count = Window(), Window(), ctypes.c_uint()
    children = ctypes.POINTER(Window)()
    x11.XQueryTree(screen, root, *map(ctypes.byref, (above, parent, children, count)))
    x11.XSetErrorHandler(_IGNORE)  # a window that is not shown cannot have it
    return [children[place] for place in range(count.value)]


_IGNORE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda _screen, _error: 0)
