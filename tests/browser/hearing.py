"""What a screen reader would say: every change of a live region, in its order."""

from __future__ import annotations

from playwright.async_api import Page

LISTEN = """() => {
  if (window.heard) return;
  window.heard = [];
  const say = (node) => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const region = element?.closest("[aria-live], [role=status], [role=alert], [role=timer]");
    if (!region || region.getAttribute("aria-live") === "off") return;
    const urgent = region.getAttribute("aria-live") === "assertive" || region.getAttribute("role") === "alert";
    const text = region.textContent.trim();
    if (text) window.heard.push(`${urgent ? "now" : "politely"}: ${text}`);
  };
  new MutationObserver((changes) => {
    for (const change of changes) say(change.target);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


async def listen(page: Page) -> None:
    """From now on, and again after a reload."""
    await page.context.add_init_script(f"({LISTEN})()")
    await page.evaluate(LISTEN)


async def heard(page: Page) -> list[str]:
    told: list[str] = await page.evaluate("() => window.heard")
    return told
