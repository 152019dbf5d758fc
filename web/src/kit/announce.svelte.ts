import { untrack } from "svelte";

interface Line {
  readonly id: number;
  readonly text: string;
}

const KEPT = 5_000; // ms: read out by then, and nothing to stumble upon later

let next = 0;
const lines: Line[] = $state([]);

/** Tells a screen reader, politely, wherever on the page it is. */
export function announce(text: string): void {
  const line = { id: next++, text };
  untrack(() => lines.push(line)); // whoever tells does not depend on what was told
  setTimeout(
    () =>
      lines.splice(
        lines.findIndex(({ id }) => id === line.id),
        1,
      ),
    KEPT,
  );
}

export function announced(): readonly Line[] {
  return lines;
}
