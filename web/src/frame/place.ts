/**
 * The one rule for the focus, on every screen. If what somebody stood on is gone, they stand where the new screen
 * begins: at what is marked `data-place`, else at its heading. Nothing scrolls.
 */
const BEGINNINGS = ["[data-place]", ".columns main h2", ".screen h1", "h1, h2"];

let last: Element | null = null; // where somebody stood last
let put: Element | null = null; // where we put them: nobody chose it

/** From now on. Returns how to stop it. */
export function keepPlace(): () => void {
  const stop = new AbortController();
  addEventListener("focusin", ({ target }) => (last = target instanceof Element ? target : null), {
    signal: stop.signal,
  });
  // Later: what took the old place away may bring the focus itself, and nobody shall hear a place in between.
  const watching = new MutationObserver(() => isLost() && setTimeout(() => isLost() && stand()));
  watching.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop.abort();
    watching.disconnect();
  };
}

/** Another phase has begun: who is nowhere, or only where we put them, stands where it begins. */
export function takePlace(): void {
  if (last && (isNowhere() || document.activeElement === put)) stand();
}

function isLost(): boolean {
  return last?.isConnected === false && isNowhere();
}

function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

function stand(): void {
  const sheets = [...document.querySelectorAll("dialog[open]")];
  const within = sheets.at(-1) ?? document;
  const place = BEGINNINGS.map((what) => within.querySelector<HTMLElement>(what)).find((found) => found !== null);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1; // a heading can be stood on, and no key leads to it
  place.focus({ preventScroll: true });
  put = place;
}
