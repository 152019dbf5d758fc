// @vitest-environment node
import { describe, expect, it } from "vitest";

const SOURCES: Record<string, string> = import.meta.glob(
  ["../**/*.{svelte,css}", "./room.ts", "../../../examples/*/page/**/*.svelte"],
  { query: "?raw", import: "default", eager: true },
);

const WIDTHS = ["360", "500", "700", "900", "1100"];
const HEIGHTS = ["480", "640", "840", "900"];
const QUERY = /@media[^{]*|MediaQuery\("[^"]*"/g;
const WIDTH = /\((?:(\d+)px <= )?width (?:<|>=) (\d+)px\)/g;
const HEIGHT = /\(height (?:<=|>) (\d+)px\)/g;

/** What is found in which file. */
function faults(paths: readonly string[], find: (source: string) => readonly string[]): object {
  const found = paths.map((path) => [path, find(SOURCES[path] ?? "")] as const);
  return Object.fromEntries(found.filter(([, faulty]) => faulty.length));
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
