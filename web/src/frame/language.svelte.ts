import type { Link } from "../link/link.svelte";
import { words, type Language } from "../words/words.svelte";
import { myself } from "./players";

/** Tells the table which language this screen speaks, whenever that is news to it. */
export function tellLanguage(linked: () => Link | null): void {
  let told: { readonly link: Link; readonly language: Language } | null = null;
  $effect(() => {
    const { language } = words;
    const link = linked();
    if (!link?.room || (told?.link === link && told.language === language)) return;
    told = { link, language };
    if (myself(link.room)?.language !== language) void link.ask({ type: "Speak", language });
  });
}
