const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** One letter for each nickname: its first one that nobody before it at the table has. Never a rank. */
export function letters(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const free = [...signs(name), ...ALPHABET].find((sign) => !taken.has(sign)) ?? "?";
    taken.add(free);
    return free;
  });
}

/** The letter of a nickname as long as nobody else is at the table. */
export function letterOf(name: string): string {
  return letters([name])[0] ?? "?";
}

/** Capitals without their accents: Élodie is E, as on the chips. */
function signs(name: string): string[] {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return bare.match(/[\p{L}\p{N}]/gu) ?? [];
}
