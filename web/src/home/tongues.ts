import type { Language } from "../words/words.svelte";

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { fr: "Français", de: "Deutsch", en: "English" };
