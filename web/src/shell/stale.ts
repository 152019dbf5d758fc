import { alive } from "../link/api";

const PATIENCE = 4_000; // ms until a server that says nothing is not there
const AGAIN = 2_000; // ms between two looks
const CALM = 30_000; // ms in which a page is not loaded anew a second time
const LAST = "ardoise.anew";

/** A part that cannot be had any more, because the server has a newer build or was away: the page is loaded anew. */
export function loadAnewWhenStale(): void {
  addEventListener("vite:preloadError", () => void whenAlive(() => location.reload()));
}

async function whenAlive(then: () => void): Promise<void> {
  if (Date.now() - lastTime() > CALM && (await alive(PATIENCE))) {
    remember();
    then();
  } else setTimeout(() => void whenAlive(then), AGAIN);
}

/** A browser that keeps nothing may have loaded it anew just now. */
function lastTime(): number {
  try {
    return Number(sessionStorage.getItem(LAST) ?? 0);
  } catch {
    return performance.timeOrigin;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(LAST, String(Date.now()));
  } catch {
    // `lastTime` knows
  }
}
