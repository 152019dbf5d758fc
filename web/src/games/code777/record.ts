import type { Declaration, Heard, View } from "../../wire/code777";

/** What happened, as everybody may read it (C7, C21). `asked`: so many questions had been asked. */
export type Entry = HeardEntry | DeclaredEntry | StalledEntry;

export interface HeardEntry {
  readonly kind: "heard";
  readonly asked: number;
  readonly heard: Heard;
}

export interface DeclaredEntry {
  readonly kind: "declared";
  readonly asked: number;
  readonly declaration: Declaration;
  readonly replaced: readonly number[];
  readonly before: number | null; // the table that ended with it
}

export interface StalledEntry {
  readonly kind: "stalled";
  readonly asked: number;
  readonly quiet: number; // so many questions without a declaration
  readonly replaced: readonly number[];
  readonly before: number;
}

/** Oldest first. */
export function entriesOf(view: View): readonly Entry[] {
  const questions = view.record.map((heard, n): Entry => ({ kind: "heard", asked: n + 1, heard }));
  return [...questions, ...changes(view)].sort((a, b) => a.asked - b.asked);
}

/** What has happened since the last question: the newest declaration or stall. */
export function verdict(view: View): DeclaredEntry | StalledEntry | null {
  const last = changes(view).at(-1);
  return last && last.asked === view.record.length ? last : null;
}

/** Every replacement has its declaration, but for those of a stall (C18); the one that wins replaces nothing. */
function changes(view: View): readonly (DeclaredEntry | StalledEntry)[] {
  const declarations = [...view.declarations];
  const told = view.tables.slice(1).map((table, before): DeclaredEntry | StalledEntry => {
    const replaced = table.had.flatMap((had, place) => (had === view.tables[before]?.had[place] ? [] : [place]));
    const declaration = replaced.length < table.had.length ? declarations.shift() : undefined;
    const { asked } = table;
    if (declaration) return { kind: "declared", asked, declaration, replaced, before };
    return { kind: "stalled", asked, quiet: asked - (view.tables[before]?.asked ?? 0), replaced, before };
  });
  const winning = declarations.map((declaration): DeclaredEntry => ({
    kind: "declared",
    asked: declaration.asked,
    declaration,
    replaced: [],
    before: null,
  }));
  return [...told, ...winning];
}
