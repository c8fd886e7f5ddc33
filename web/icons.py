"""Draws the icons for home screens from the sign of the site::

python web/icons.py

writes web/public/icons/*.png with a Chromium; needed only when web/src/shell/icon.svg has changed.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent
GROUND = "#2a1a3e"
# A system cuts its own shape out of a maskable icon: the sign keeps to the middle, and the ground reaches every edge.
SIZES = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.74), "touch-180": (180, 0.86)}


def main() -> None:
    """Draw every icon."""
    sign = (WEB / "src" / "shell" / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as driver, driver.chromium.launch(executable_path=shutil.which("chromium")) as browser:
        for name, (size, part) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 else "transparent"
            style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            page.set_content(f'<body style="{style}">{sign.replace("<svg ", f"<svg width={size * part} ")}')
            page.screenshot(path=WEB / "public" / "icons" / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
