import { GAMES } from "../games";
import { AVATARS, COLOURS, SKILLS, USUAL_SKILL, type Skill } from "../wire/server";
import { LANGUAGES, spoken, words, type Language } from "../words/words.svelte";
import { speakManifest } from "../shell/install";
import { device } from "./store";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

interface Settings {
  name: string;
  avatar: number;
  colour: number;
  language: Language | null;
  theme: Theme;
  sound: boolean | null; // null: on at the big screen, off on phones
  aloud: boolean; // what the big screen shows is read aloud on this device
  words: boolean; // cards in words instead of pictures
  level: Skill; // of the bots that I practise with
  practised: string; // the name of the game, last
  aids: readonly string[]; // the games that help me more when I practise them
}

const NAMES = GAMES.map(({ facts }) => facts.name);
/** Anybody may write into what a device keeps: only what makes sense is taken from there. */
const kept = device.get<{ readonly [key in keyof Settings]?: unknown }>("settings") ?? {};

export const settings: Settings = $state({
  name: typeof kept.name === "string" ? kept.name : "",
  avatar: oneOf(AVATARS, kept.avatar),
  colour: oneOf(COLOURS, kept.colour),
  language: LANGUAGES.find((language) => language === kept.language) ?? null,
  theme: THEMES.find((theme) => theme === kept.theme) ?? "system",
  sound: typeof kept.sound === "boolean" ? kept.sound : null,
  aloud: kept.aloud === true,
  words: kept.words === true,
  level: SKILLS.find((level) => level === kept.level) ?? USUAL_SKILL,
  practised: NAMES.find((name) => name === kept.practised) ?? NAMES[0] ?? "",
  aids: NAMES.filter((name) => Array.isArray(kept.aids) && kept.aids.includes(name)),
});

/** The number that was kept, if it is one of so many; else one by lot. */
function oneOf(many: number, number: unknown): number {
  const known = Array.from({ length: many }, (_, place) => place).find((place) => place === number);
  return known ?? Math.floor(Math.random() * many);
}

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
  speakManifest(words.language);
}

/** The name that others see: an animal's for whoever gave none. */
export function nickname(): string {
  return settings.name.trim() || words.say(`animal-${settings.avatar}`);
}
