interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Lets the page open without a connection, where the address is secure. Elsewhere a browser has no service workers. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true }); // what is needed now comes first
}

/** A browser that keeps nothing refuses: the page works without. */
function register(): void {
  navigator.serviceWorker.register(trusted("/service-worker.js")).catch(() => undefined);
}

function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy("ardoise", { createScriptURL: (own) => own }).createScriptURL(url) ?? url;
}

/** The name and the line under which a device installs the page. */
export function speakManifest(language: string): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.${language}.webmanifest`);
}
