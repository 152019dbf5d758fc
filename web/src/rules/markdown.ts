/** The little that the rules pages use of Markdown, as data: no HTML is ever made of text. */
export type Style = "plain" | "strong" | "em";

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
  return { intro, sections };
}

function line(text: string): Line {
  const found = RULE.exec(text);
  return { rule: found?.[1] ?? null, spans: spans(found?.[2] ?? text.replace(/^- /, "")) };
}

export function spans(text: string): readonly Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { style: "strong", text: part.slice(2, -2) };
      return part.startsWith("*") && part.length > 2
        ? { style: "em", text: part.slice(1, -1) }
        : { style: "plain", text: part };
    });
}
