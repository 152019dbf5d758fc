"""What a screen reader would say: what is added to a live region or changes in it, in its order."""

from __future__ import annotations

from playwright.async_api import Page

LISTEN = """() => {
  if (window.heard) return;
  window.heard = [];
  const REGION = "[aria-live], [role=status], [role=alert], [role=timer]";
  const whole = (region) => ["status", "alert"].includes(region.getAttribute("role"));
  const silent = (region) => {
    const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
    const live = region.getAttribute("aria-live") ?? (region.getAttribute("role") === "timer" ? "off" : "on");
    return live === "off" || (sheet && !sheet.contains(region)); // what lies under a sheet is not read
  };
  const say = (node) => {
    const alerts = node.nodeType === 1 && node.getAttribute("role") === "alert";
    const region = alerts ? node : node.parentElement?.closest(REGION); // others come silently
    if (!region || silent(region)) return;
    const urgent = region.getAttribute("aria-live") === "assertive" || region.getAttribute("role") === "alert";
    const text = (whole(region) ? region : node).textContent.replace(/\\s+/g, " ").trim();
    if (text) window.heard.push(`${urgent ? "now" : "politely"}: ${text}`);
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") say(change.target);
      else for (const node of change.addedNodes) say(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


async def listen(page: Page) -> None:
    """From now on, and again after a reload."""
    await page.context.add_init_script(f"({LISTEN})()")
    await page.evaluate(LISTEN)


async def heard(page: Page) -> list[str]:
    told: list[str] = await page.evaluate("() => window.heard")
    return told
