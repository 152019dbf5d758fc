/** So near that a table sighs: a fiftieth of the answer, or a single year. */
export function isNear(guess: number, answer: number, { year = false }: { readonly year?: boolean } = {}): boolean {
  const off = Math.abs(guess - answer);
  return off > 0 && (year ? off === 1 : off * 50 <= Math.abs(answer));
}
