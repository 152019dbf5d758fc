const FAMILIES = ["Bricolage Grotesque Variable", "Figtree Variable", "Patrick Hand"];

/** Letters come before they are needed: one that comes late moves what lies on the table. */
export function fetchLetters(): void {
  for (const family of FAMILIES) document.fonts.load(`1em "${family}"`).catch(() => undefined);
}
