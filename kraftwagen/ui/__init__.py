"""The window. Sets the environment variables that pygame reads at import."""

import os
import sys

if sys.platform != "darwin":  # SDL has no other path there and could open no window
    # Measured: the GL path of SDL's window surface costs 10 ms a frame and 100 MB without a GPU.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
