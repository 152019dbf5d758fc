const LETTERS = /^[BCDFGHJKLMNPQRSTVWXYZ]{6}$/;

/** A table's code, however it was typed, or out of a pasted link; null if it is none. */
export function asCode(typed: string): string | null {
  const last =
    typed
      .trim()
      .replace(/[?#].*$/, "")
      .replace(/\/(table)?\/?$/i, "")
      .split("/")
      .pop() ?? "";
  const code = last.replace(/[\s\u2009\u202f-]/g, "").toUpperCase();
  return LETTERS.test(code) ? code : null;
}

/** As it is read aloud: two halves that stay on one line. */
export function spelled(code: string): string {
  return `${code.slice(0, 3)}\u202f${code.slice(3)}`;
}
