/**
 * The service worker: it keeps the files of the build it came with, all or none. So the page opens without a
 * connection, and a page that is open while the server gets a newer build still finds the parts that it has not loaded
 * yet.
 */
declare const SHELL: {
  readonly version: string; // which an index of this build tells, in any language
  readonly files: readonly string[];
};

/** As much of a worker's world as we need: the whole of it does not go together with a page's. */
interface Lasting extends Event {
  waitUntil(work: Promise<void>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asked) => void): void;
}

const worker = self as unknown as Worker;
const INDEX = "/";
const KEPT = `shell-${SHELL.version}`;
const BROKEN = 500; // and above: a proxy whose server is gone answers so

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** An index of another build would name files that are not ours: then we are not installed, and the next build is. */
async function fill(): Promise<void> {
  const index = await fetch(INDEX, { cache: "no-store" });
  if (!(await index.clone().text()).includes(SHELL.version)) throw new Error("the server has another build");
  const cache = await caches.open(KEPT);
  await Promise.all([cache.put(INDEX, index), cache.addAll([...SHELL.files])]);
}

/** We are activated when no page of an older build is open any more. */
async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

/** null: the browser asks the server as if we were not here. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return null;
  if (request.mode === "navigate") return newest(request);
  return pathname.startsWith("/assets/") ? kept(request) : null;
}

async function newest(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < BROKEN) return answer;
  return (await caches.match(INDEX, { cacheName: KEPT })) ?? answer ?? Response.error();
}

/** By its name, which changes with its content. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
