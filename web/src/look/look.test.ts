// @vitest-environment node
import { compile, parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCES: Record<string, string> = import.meta.glob(
  ["../**/*.{svelte,css}", "./room.ts", "../../../examples/*/page/**/*.svelte"],
  { query: "?raw", import: "default", eager: true },
);
const GAME = /\/games\/.*\.svelte$|\/examples\//;

const PLENTY = 60_000; // ms: a busy machine compiles slowly
const WIDTHS = ["360", "500", "700", "900", "1100"];
const HEIGHTS = ["480", "640", "840", "900"];
const QUERY = /@media[^{]*|MediaQuery\("[^"]*"/g;
const WIDTH = /\((?:(\d+)px <= )?width (?:<|>=) (\d+)px\)/g;
const HEIGHT = /\(height (?:<=|>) (\d+)px\)/g;

/** What is found in which file. */
function faults(paths: readonly string[], find: (source: string, path: string) => readonly string[]): object {
  const found = paths.map((path) => [path, find(SOURCES[path] ?? "", path)] as const);
  return Object.fromEntries(found.filter(([, faulty]) => faulty.length));
}

/** The selectors of a component that match elements outside it, wherever it is shown. */
function pageWide(source: string, filename: string): readonly string[] {
  const style = `<style>${compile(source, { filename }).css?.code ?? ""}</style>`;
  const rules = parse(style, { modern: true }).css?.children ?? [];
  return selectors(rules, style).filter((selector) => !selector.includes(".svelte-"));
}

function selectors(nodes: readonly AST.CSS.Node[], style: string): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === "Rule") return node.prelude.children.map(({ start, end }) => style.slice(start, end));
    if (node.type !== "Atrule" || node.name.endsWith("keyframes")) return [];
    return selectors(node.block?.children ?? [], style);
  });
}

/** The queries about width and height that ask for another size than all others, or ask otherwise. */
function odd(source: string): readonly string[] {
  const isAgreed = (sizes: readonly string[], of: readonly string[]): string =>
    sizes.every((size) => of.includes(size)) ? "" : "odd";
  return (source.match(QUERY) ?? []).filter((query) => {
    const rest = query
      .replace(/"(.*)"/, "$1)")
      .replaceAll(WIDTH, (_, least: string | undefined, size: string) => isAgreed([least ?? size, size], WIDTHS))
      .replaceAll(HEIGHT, (_, size: string) => isAgreed([size], HEIGHTS));
    return /odd|width|height/.test(rest);
  });
}

describe("styles of a game", () => {
  it("match nothing outside it", { timeout: PLENTY }, () => {
    const games = Object.keys(SOURCES).filter((path) => GAME.test(path) && SOURCES[path]?.includes(":global"));
    expect(games.length).toBeGreaterThan(30);
    expect(faults(games, pageWide)).toEqual({});
  });

  it.each([
    ["p {}", []],
    [":global(.screen):has(> p) > :global(main) {}", []],
    ["@media (width >= 700px) { :global(.mine), p { color: red } }", [".mine"]],
    ["@keyframes in { from { opacity: 0 } } :global(.screen > main) { animation: in 1s }", [".screen > main"]],
  ])("are told from those of the page: %s", (css, found) => {
    expect(pageWide(`<main><p>1</p></main><style>${css}</style>`, "Some.svelte")).toEqual(found);
  });
});

describe("breakpoints", () => {
  it("are the same everywhere", () => {
    expect(faults(Object.keys(SOURCES), odd)).toEqual({});
  });

  it.each([
    ["@media (width < 700px) {", 0],
    ["@media (500px <= width < 700px) and (height > 640px) {", 0],
    ["@media (prefers-reduced-motion: reduce) {", 0],
    ['new MediaQuery("width >= 700px")', 0],
    ["@media (width < 701px) {", 1],
    ["@media (450px <= width < 700px) {", 1],
    ["@media (width <= 700px) {", 1],
    ["@media (max-height: 640px) {", 1],
    ['new MediaQuery("min-width: 700px")', 1],
  ])("are told from other sizes: %s", (query, count) => {
    expect(odd(query)).toHaveLength(count);
  });
});
