import type { Story } from "../../../wire/bornes";

/**
 * A player's points round by round, as areas on a grid of `WIDTH` × `HEIGHT`: green upwards from the ground, red
 * downwards.
 */
export interface Race {
  readonly ground: number;
  readonly green: string;
  readonly red: string;
  /** The rounds that this player led, and so could not score in: from where to where. */
  readonly led: readonly { readonly x: number; readonly width: number }[];
}

export const WIDTH = 120;
export const HEIGHT = 40;

/** One scale for all players, so that areas can be compared. */
export function race(story: Story, seat: number): Race {
  const step = WIDTH / Math.max(1, story.green.length);
  const highest = Math.max(1, ...story.green.flat());
  const deepest = Math.max(1, ...story.red.flat());
  const unit = HEIGHT / (highest + deepest);
  const ground = highest * unit;
  const area = (points: readonly (readonly number[])[], sign: 1 | -1): string => {
    const steps = points.map((round, at) => `V${ground - sign * unit * (round[seat] ?? 0)}H${(at + 1) * step}`);
    return `M0 ${ground}${steps.join("")}V${ground}z`;
  };
  const led = story.masters.flatMap((master, at) => (master === seat ? [{ x: at * step, width: step }] : []));
  return { ground, green: area(story.green, 1), red: area(story.red, -1), led };
}
