import { RECIPES, type Sound } from "./recipes";
import { strike } from "./strike";

export type { Sound } from "./recipes";

type Listener = (sound: Sound) => void;

const SOON = 0.01; // seconds that a browser needs to be in time
const TOGETHER = 0.03; // seconds: eight chips that land at once are one click, not one of eight times the loudness

const listeners = new Set<Listener>();
let muted = true;
let context: AudioContext | null = null;
const struck = new Map<Sound, number>();

/** Heard unless muted; told to whoever writes subtitles either way. */
export function play(sound: Sound): void {
  for (const listener of listeners) listener(sound);
  if (muted) return;
  const audio = open();
  if (!audio) return;
  const start = audio.currentTime + SOON;
  if (start - (struck.get(sound) ?? -TOGETHER) < TOGETHER) return;
  struck.set(sound, start);
  for (const note of RECIPES[sound]) strike(audio, audio.destination, note, start + note.at);
}

export function mute(on: boolean): void {
  muted = on;
}

/** Until somebody has tapped the page, browsers let nothing sound. */
export function isBlocked(): boolean {
  // eslint-disable-next-line compat/compat -- Firefox has it from 120 on
  return navigator.userActivation?.hasBeenActive === false || (context !== null && context.state !== "running");
}

/** To be called while somebody taps. */
export async function unblock(): Promise<void> {
  open();
  await context?.resume().catch(() => undefined);
}

/** What the big screen writes under the picture. Returns how to stop listening. */
export function onSound(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * One context for the page, opened after the first tap: before it browsers let nothing sound. It rests until it is
 * asked to go on: "suspended", or "interrupted" by a call on an iPhone.
 */
function open(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  if (!context && typeof AudioContext !== "undefined") context = new AudioContext();
  if (context && context.state !== "running") void context.resume().catch(() => undefined);
  return context?.state === "running" ? context : null;
}
