import { LANGUAGES, spoken, words, type Language } from "../words/words.svelte";
import { device } from "./store";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  name: string;
  avatar: number;
  colour: number;
  language: Language | null;
  theme: Theme;
  sound: boolean | null; // null: on at the big screen, off on phones
}

const AVATARS = 24;
const COLOURS = 8;
const kept = device.get<Partial<Settings>>("settings") ?? {};

export const settings: Settings = $state({
  name: kept.name ?? "",
  avatar: kept.avatar ?? Math.floor(Math.random() * AVATARS),
  colour: kept.colour ?? Math.floor(Math.random() * COLOURS),
  language: LANGUAGES.find((language) => language === kept.language) ?? null,
  theme: THEMES.find((theme) => theme === kept.theme) ?? "system",
  sound: kept.sound ?? null,
});

keep({}); // what was drawn by lot stays

export function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  device.set("settings", $state.snapshot(settings));
}

/** Speak, light up and be quiet as was chosen. */
export async function apply(): Promise<void> {
  if (settings.theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = settings.theme;
  await words.choose(settings.language ?? spoken(navigator.languages));
  document.documentElement.lang = words.language;
}

/** The name that others see: an animal's for whoever gave none. */
export function nickname(): string {
  return settings.name.trim() || words.say(`animal-${settings.avatar}`);
}
