/** Formatters take long to make and are asked for at every stroke: each is made once. */
function kept<Options, Format>(make: (language: string, options?: Options) => Format): typeof make {
  const made = new Map<string, Format>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options ?? {})}`;
    const found = made.get(key) ?? make(language, options);
    made.set(key, found);
    return found;
  };
}

/** German groups figures from five on: 9999, but 10.000. Figures of a year are never grouped. */
export function grouping(language: string, year = false): Intl.NumberFormatOptions {
  if (year) return { useGrouping: false };
  return language === "de" ? { useGrouping: "min2" } : {};
}

export const numberFormat = kept(
  (language: string, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { ...grouping(language), ...options }),
);
export const listFormat = kept(
  (language: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);
