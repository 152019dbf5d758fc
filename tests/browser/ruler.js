// What is too small, cut off or out of the picture on the page as it is now, one line each.
(leastText) => {
  const LEAST_TARGET = 44;
  const TARGETS = "button, a[href], input, select, textarea, summary, [role='button'], [role='radio'], [tabindex='0']";
  const big = document.documentElement.classList.contains("tv");
  const flaws = new Set();

  const name = (element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}`;
  const open = document.querySelector("dialog[open]");
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".vh, [inert]") && (!open || open.contains(element));

  if (document.documentElement.scrollWidth > innerWidth + 1) flaws.add(`scrolls sideways: ${document.documentElement.scrollWidth} in ${innerWidth}`);

  if (!big) {
    for (const target of document.querySelectorAll(TARGETS)) {
      const label = target.matches(".cover, [role='switch']") ? target.parentElement : target; // the whole label is touched
      const inText = label.localName === "a" && label.closest("p, li, dd") && getComputedStyle(label).display === "inline";
      const scroller = !["button", "a", "input", "select", "textarea", "summary"].includes(label.localName) && !label.hasAttribute("role");
      if (!shown(label) || inText || scroller) continue;
      const { width, height } = label.getBoundingClientRect();
      if (width < LEAST_TARGET - 0.5 || height < LEAST_TARGET - 0.5) flaws.add(`target ${Math.round(width)} × ${Math.round(height)}: ${name(label)}`);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !shown(element) || element.closest("[data-piece]")) continue;
    const size = element.closest("svg") ? node.parentElement.getBoundingClientRect().height : parseFloat(getComputedStyle(element).fontSize);
    if (size < leastText - 0.5 && !element.closest("svg")) flaws.add(`text of ${size} px: ${name(element)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const clipped = element.closest("[data-scrolls]") !== null;
    if (box.width && !clipped && (box.right > innerWidth + 1 || box.left < -1)) flaws.add(`text beside the screen: ${name(element)}`);
    if (box.width && big && (box.bottom > innerHeight + 1 || box.top < -1)) flaws.add(`text above or under the screen: ${name(element)}`);
    const style = getComputedStyle(element);
    if (style.overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1) flaws.add(`text cut off: ${name(element)}`);
  }
  return [...flaws];
}
