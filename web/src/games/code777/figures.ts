import type { Player } from "../../frame/players";
import type { IconName } from "../../kit/icons";
import type { Riddle, Story, View } from "../../wire/code777";
import { say } from "../../words/words.svelte";
import { slept } from "./insight";
import { codeOf, nameOf } from "./sentences";

/** A figure worth telling, in a sentence. */
export interface Figure {
  readonly icon: IconName;
  readonly text: string;
}

type Seats = readonly Player[];

/** The most telling first. */
export function figuresOf(story: Story, players: Seats): readonly Figure[] {
  return [bold(story, players), late(story, players), clue(story, players), quick(story, players), sure(story)].filter(
    (figure) => figure !== null,
  );
}

/** Who was right while most was still open. */
function bold({ riddles }: Story, players: Seats): Figure | null {
  const boldest = best(guessed(riddles), ({ left }) => left);
  return boldest ? { icon: "flame", text: say("code777-story-bold", about(boldest, boldest.left, players)) } : null;
}

function sure({ riddles }: Story): Figure | null {
  return guessed(riddles).length ? null : { icon: "check", text: say("code777-story-sure") };
}

function guessed(riddles: readonly Riddle[]): readonly Riddle[] {
  return riddles.filter(({ right, left }) => right && left > 1);
}

/** Who could have been certain long before. */
function late({ riddles }: Story, players: Seats): Figure | null {
  const latest = best(riddles, slept);
  if (!latest || slept(latest) === 0) return null;
  const key = latest.right === null ? "code777-story-unsaid" : "code777-story-late";
  return { icon: "eye", text: say(key, about(latest, slept(latest), players)) };
}

function clue({ best_clue: clue }: Story, players: Seats): Figure | null {
  if (!clue || clue.after === clue.before) return null;
  const { question, before, after } = clue;
  const asker = nameOf(players, clue.asker);
  const listener = nameOf(players, clue.listener);
  return { icon: "star", text: say("code777-story-clue", { question, asker, listener, before, after }) };
}

function quick({ riddles }: Story, players: Seats): Figure | null {
  const took = (riddle: Riddle): number => riddle.until - riddle.since;
  const quickest = best(
    riddles.filter((riddle) => riddle.right),
    (riddle) => -took(riddle),
  );
  return quickest
    ? { icon: "glass", text: say("code777-story-quick", about(quickest, took(quickest), players)) }
    : null;
}

function about(riddle: Riddle, count: number, players: Seats): { name: string; code: string; count: number } {
  return { name: nameOf(players, riddle.seat), code: codeOf(riddle.cards), count };
}

/** The first of those that are best. */
function best(riddles: readonly Riddle[], measure: (riddle: Riddle) => number): Riddle | undefined {
  return riddles.reduce<Riddle | undefined>(
    (found, riddle) => (!found || measure(riddle) > measure(found) ? riddle : found),
    undefined,
  );
}

/** How many of somebody's declarations were right. They are counted for a screen that is not shown all of them. */
export function tallyOf({ phase, declarations }: View, seat: number): string {
  const said = declarations.filter((declaration) => declaration.seat === seat);
  const shown = [said.filter((declaration) => declaration.right).length, said.length] as const;
  const [right, count] = (phase.type === "Over" ? phase.tally?.[seat] : undefined) ?? shown;
  return count ? say("code777-tally", { right, count }) : say("code777-tally-none");
}
