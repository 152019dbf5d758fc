/** The little that the rules pages use of Markdown, as data: no HTML is ever made of text. */
export type Style = "plain" | "strong" | "em" | "note"; // a note says whose rule it is: "(ours)"

export interface Span {
  readonly style: Style;
  readonly text: string;
}

export interface Line {
  readonly rule: string | null; // G12
  readonly spans: readonly Span[];
}

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Page {
  readonly intro: readonly Line[];
  readonly short: Section | null; // the game in a minute: the first section, if it has no numbered rules
  readonly sections: readonly Section[];
}

const RULE = /^- \*\*([A-Z]{1,2}\d+)\*\* (.*)$/;

export function read(page: string): Page {
  const intro: Line[] = [];
  const sections: { title: string; lines: Line[] }[] = [];
  for (const text of page.split("\n")) {
    if (text.startsWith("## ")) sections.push({ title: text.slice(3), lines: [] });
    else if (text.trim() && !text.startsWith("# ")) (sections.at(-1)?.lines ?? intro).push(line(text));
  }
  const short = sections[0]?.lines.every((one) => one.rule === null) ? (sections.shift() ?? null) : null;
  return { intro, short, sections };
}

function line(text: string): Line {
  const found = RULE.exec(text);
  return { rule: found?.[1] ?? null, spans: spans(found?.[2] ?? text.replace(/^- /, "")) };
}

const STYLED = /(\*\*[^*]+\*\*|\s*\*\([^*]+\)\*|\*[^*]+\*)/;
const NOTE_AT_THE_END = /^(.+?)(\s*\([^()]+\))$/; // *after a win as well (inferred)*

export function spans(text: string): readonly Span[] {
  return text.split(STYLED).filter(Boolean).flatMap(spansOf);
}

/** A note keeps the space before it, so that nothing is left of it where it is not shown. */
function spansOf(part: string): readonly Span[] {
  const note = /^(\s*)\*(\(.*\))\*$/.exec(part);
  if (note) return [{ style: "note", text: `${note[1] ?? ""}${note[2] ?? ""}` }];
  if (part.startsWith("**")) return [{ style: "strong", text: part.slice(2, -2) }];
  if (!part.startsWith("*") || part.length < 3) return [{ style: "plain", text: part }];
  const inner = part.slice(1, -1);
  const [, told = inner, end = ""] = NOTE_AT_THE_END.exec(inner) ?? [];
  return [{ style: "em", text: told }, ...(end ? [{ style: "note" as const, text: end }] : [])];
}
