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

export const numberFormat = kept(
  (language: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
export const listFormat = kept(
  (language: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);
