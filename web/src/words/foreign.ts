import { words, type Language } from "./words.svelte";

/** What somebody wrote in a few languages only; others read the first of them. */
interface Written {
  readonly spoken?: readonly Language[];
}

/** The language in which the reader sees it, where that is not the reader's own. */
export function foreign({ spoken }: Written): Language | undefined {
  return !spoken || spoken.includes(words.language) ? undefined : spoken[0];
}

/** The texts of it that are in another language than the reader's own. */
export function quoted(
  written: Written,
  ...texts: readonly string[]
): readonly { readonly text: string; readonly language: Language }[] {
  const language = foreign(written);
  return language ? texts.map((text) => ({ text, language })) : [];
}

/** Those of these languages in which there is another wording of it. */
export function alsoIn(written: Written, languages: readonly Language[]): readonly Language[] {
  const { spoken } = written;
  return spoken ? languages.filter((one) => spoken.includes(one) && one !== foreign(written)) : languages;
}
