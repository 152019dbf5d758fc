import { describe, expect, test } from "vitest";
import type { FrontView, HandView } from "../../wire/bornes";
import "../index"; // brings the words
import { filesIn } from "../../words/outside";
import { LANGUAGES, say, words, type Language } from "../../words/words.svelte";
import { BOUNDARY, CHALLENGE } from "./column";
import { handIn, inFull, inShort, nameOf, riddleIn } from "./spoken";

const HANDS = 2_000;
const PACE = 250; // words a minute
const LIMIT = 30; // seconds (B6)
const ENOUGH = 0.9;
const NOTHING = { en: "", fr: "", de: "" };

interface Printed {
  readonly id: string;
  readonly q: FrontView["text"];
  readonly unit: string;
  readonly picture?: string;
  readonly a?: number;
  readonly tally?: readonly number[];
}

const box = (filesIn("src/ardoise/games/bornes", "box.jsonl")["box.jsonl"] ?? "")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Printed);

const cards = box.map(({ id, q, unit, picture, tally }): FrontView => ({
  id,
  kind: "known",
  text: q,
  unit: { en: unit, fr: unit, de: unit },
  picture: picture ?? null,
  ...(tally && { tally }),
}));
const challenge: FrontView = { id: CHALLENGE, kind: "measured", text: NOTHING, unit: NOTHING, picture: null };

/** The same hands every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function spoken(...texts: readonly string[]): number {
  return texts.join(" ").match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Seconds from the signal to "done", if everything is heard to its end and every card goes to some place by arrows. */
function seconds(dealt: readonly FrontView[], below: (most: number) => number): number {
  const pieces = [BOUNDARY, ...dealt.map(({ id }) => id), CHALLENGE];
  const mine: HandView = { cards: dealt, pieces, column: [], may_finish: true };
  const fronts = new Map([challenge, ...dealt].map((card) => [card.id, card]));
  const told = [say("bornes-heard-go"), say("bornes-heard-boundary", { value: "45" }), ...handIn(fronts, mine)];
  const placed = pieces.slice(1).flatMap((id, lying) => {
    const steps = 1 + below(lying + 2); // into the column, and up to its place
    const count = lying + 2;
    const moves = Array.from({ length: steps }, (_, step) => say("bornes-heard-place", { place: step + 1, count }));
    return [nameOf(id, fronts, mine, "45"), "button", ...moves.flatMap((move) => [move, "button"])];
  });
  return (spoken(...told, say("bornes-duty-rank"), ...placed, say("bornes-done"), "button") / PACE) * 60;
}

async function speak(language: Language): Promise<void> {
  await words.choose(language);
  await words.load("bornes");
}

describe.each(LANGUAGES)("by ear, in %s", (language) => {
  test("nine hands of ten are heard and placed before the hourglass runs out", async () => {
    await speak(language);
    const below = dice(777);
    const times = Array.from({ length: HANDS }, () => {
      const first = below(cards.length);
      const second = (first + 1 + below(cards.length - 1)) % cards.length;
      return seconds(
        [cards[first], cards[second]].filter((card) => card !== undefined),
        below,
      );
    });
    expect(times.filter((time) => time <= LIMIT).length / HANDS).toBeGreaterThanOrEqual(ENOUGH);
  });

  test("no sign is read out, and every card has a short name", async () => {
    await speak(language);
    for (const card of cards) {
      expect(inFull(card)).not.toMatch(/[○●□■△▲▽▼☆★◇◆|]/);
      expect(spoken(inShort(card))).toBeGreaterThan(0);
      expect(spoken(inShort(card))).toBeLessThanOrEqual(3);
    }
  });
});

test("the rows that are heard add up to what is seen", () => {
  const pictures = box.filter(({ picture }) => picture !== undefined);
  expect(pictures).toHaveLength(24);
  for (const { id, a, tally } of pictures) expect([id, tally?.reduce((sum, row) => sum + row, 0)]).toEqual([id, a]);
});

test("a bot's rows of signs become numbers, and other texts do not", async () => {
  await speak("en");
  expect(riddleIn("▲ = ?  ▲▲◆▲ ◆▲◆")).toBe("How many times does the symbol appear? Row by row: 3, 1. Add them up.");
  expect(riddleIn("7 × 8 − 3 = ?")).toBeNull();
  expect(riddleIn("How many books?")).toBeNull();
});
