import { asCode } from "../link/code";
import { isGame } from "../games";

export type Route =
  | { readonly page: "home" | "about" }
  | { readonly page: "room" | "table"; readonly code: string }
  | { readonly page: "pack"; readonly secret: string; readonly place: number | null }
  | { readonly page: "rules"; readonly game: string; readonly rule: string | null };

/** Where an address leads. What we do not know leads home. */
export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean);
  if (first === "rules" && isGame(second)) return { page: "rules", game: second, rule: hash.slice(1) || null };
  if (first === "pack" && second && !rest.length)
    return { page: "pack", secret: second, place: Number(hash.slice(1)) || null };
  if (first === "about" && !second) return { page: "about" };
  const code = asCode(first);
  if (!code || rest.length) return { page: "home" };
  return second === "table" ? { page: "table", code } : { page: "room", code };
}

class Router {
  route: Route = $state.raw(routeOf(location.pathname, location.hash));

  constructor() {
    const look = (): void => this.#look();
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const router = new Router();

/** A link within the page: followed without loading, unless it is to open elsewhere. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(event.currentTarget.pathname + event.currentTarget.hash);
}
