/** What a player may ask by a key, wherever the focus is. No digit, no letter: none is written with these. */
export const QUESTIONS = { F2: "again", F4: "question", F8: "score", F9: "time" } as const;

export type Asked = (typeof QUESTIONS)[keyof typeof QUESTIONS];

/** What this key asks; null: nothing. */
export function askedBy(event: KeyboardEvent): Asked | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  return event.key in QUESTIONS ? QUESTIONS[event.key as keyof typeof QUESTIONS] : null;
}
