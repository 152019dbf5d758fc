/** Every boundary that may be chosen. */
export function choices(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}

/** A different boundary for each: those on the backs first, then the common one. */
export function oneEach(values: readonly number[], common: number, count: number): readonly number[] {
  return [...values.filter((value) => value !== common), common].slice(0, count);
}

/** `place` gets `value`; whoever had it takes what was free or had before, so that no two are alike. */
export function given(chosen: readonly number[], place: number, value: number): readonly number[] {
  const before = chosen[place] ?? value;
  return chosen.map((other, at) => (at === place ? value : other === value ? before : other));
}
