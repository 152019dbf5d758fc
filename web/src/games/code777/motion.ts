import type { TransitionConfig } from "svelte/transition";

const TURN = 420;
const FADE = 120;

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Cards of a rack tip forward and away, the new ones stand up in their place. */
export function tip(_: Element): TransitionConfig {
  if (calm()) return fading;
  return {
    duration: TURN,
    css: (t, u) => `transform: perspective(30rem) rotateX(${-80 * u}deg); transform-origin: bottom; opacity: ${t}`,
  };
}

/** A card is laid down. */
export function lay(_: Element): TransitionConfig {
  if (calm()) return fading;
  return { duration: 280, css: (t, u) => `transform: translateY(${u}rem); opacity: ${t}` };
}

const fading: TransitionConfig = { duration: FADE, css: (t) => `opacity: ${t}` };
