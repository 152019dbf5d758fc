export interface Call {
  readonly key: string; // as written; with ${…} if it is put together
  readonly given: readonly string[] | null; // the names of the parameters; null if that cannot be read
}

const CALL = /\bsay\(\s*(?:"([^"]+)"|`([^`]+)`)/g;

/** Where a source says something: for the test that compares it with the words. */
export function callsIn(source: string): readonly Call[] {
  return [...source.matchAll(CALL)].map((found) => ({
    key: found[1] ?? found[2] ?? "",
    given: parameters(source.slice(found.index + found[0].length)),
  }));
}

/** What follows a key: `)`, or an object written out. */
function parameters(rest: string): readonly string[] | null {
  if (/^\s*\)/.test(rest)) return [];
  const object = /^\s*,\s*\{/.exec(rest);
  return object ? names(rest.slice(object[0].length)) : null;
}

function names(inside: string): readonly string[] {
  let depth = 1;
  let text = "";
  for (const sign of inside) {
    if ("{([".includes(sign)) depth += 1;
    if ("})]".includes(sign)) depth -= 1;
    if (depth === 0) break;
    if (depth === 1) text += sign;
  }
  return text
    .split(",")
    .map((part) => part.split(":")[0]?.trim() ?? "")
    .filter(Boolean);
}
