import { letters } from "../kit/letters";
import { AVATARS, COLOURS } from "../wire/server";

/** The same in every language, so that a bot's letter is the same on every screen. */
const NAMES = ["Ada", "Blaise", "Carl", "Emmy", "Grace", "Leonhard", "Sophie"];

/** Names for bots, first those whose letter nobody at the table has. */
export function botNames(count: number, people: readonly string[]): readonly string[] {
  const taken = new Set(letters(people));
  const free = NAMES.filter((name) => !taken.has(name.charAt(0)));
  return [...free, ...NAMES.filter((name) => !free.includes(name))].slice(0, count);
}

export function botAvatars(count: number, people: readonly number[]): readonly number[] {
  const free = Array.from({ length: AVATARS }, (_, avatar) => AVATARS - 1 - avatar).filter(
    (avatar) => !people.includes(avatar),
  );
  return free.slice(0, count);
}

/** Everybody the colour they wished for if it is free, else the next. null has no wish. */
export function distinct(wishes: readonly (number | null)[]): readonly number[] {
  const given = new Map<number, number>();
  const isFree = (colour: number): boolean => given.size >= COLOURS || ![...given.values()].includes(colour);
  wishes.forEach((wish, place) => wish !== null && isFree(wish) && given.set(place, wish));
  wishes.forEach((wish, place) => {
    if (given.has(place)) return;
    let colour = wish ?? place % COLOURS;
    while (!isFree(colour)) colour = (colour + 1) % COLOURS;
    given.set(place, colour);
  });
  return wishes.map((_, place) => given.get(place) ?? 0);
}
