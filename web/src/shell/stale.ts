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
  const last = Number(sessionStorage.getItem(LAST) ?? 0);
  if (Date.now() - last > CALM && (await alive(PATIENCE))) {
    sessionStorage.setItem(LAST, String(Date.now()));
    then();
  } else setTimeout(() => void whenAlive(then), AGAIN);
}
