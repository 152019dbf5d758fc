/**
 * Writes on an element which classes its children have, so that its style may depend on them: Firefox before 121 does
 * not know `:has`. The build makes `[data-holds~="mine"]` of `:has(> .mine)` (holds.js).
 */
export function holds(element: HTMLElement): { destroy: () => void } {
  const observer = new MutationObserver(look);

  function look(): void {
    const children = [...element.children];
    element.dataset["holds"] = children.flatMap((child) => [...child.classList]).join(" ");
    observer.disconnect();
    observer.observe(element, { childList: true });
    for (const child of children) observer.observe(child, { attributeFilter: ["class"] });
  }

  look();
  return { destroy: () => observer.disconnect() };
}
