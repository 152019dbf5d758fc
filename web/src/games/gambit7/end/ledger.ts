import { filled, sum, type Account, type Line } from "../../../end/account";
import { measured, written } from "../../../kit/numbers/written";
import type { Entry, Settlement, Story } from "../../../wire/gambit7";
import { figure, say } from "../../../words/words.svelte";
import { form } from "./tales";

/** Where a player's points came from, round by round. */
export function accountOf(story: Story, seat: number): Account {
  const entries = story.ledger.flatMap(({ entries }) => entries[seat] ?? []);
  const parts = partsOf(
    sum(entries.map(({ star }) => star)),
    sum(entries.map(({ chips }) => chips)),
    entries.map(({ gambit }) => gambit),
  );
  const own = story.forms[seat];
  return {
    total: figure(story.scores.at(-1)?.[seat] ?? 0),
    parts,
    note: own ? form(own) : null,
    lines: story.ledger.flatMap((settled, round) => lineOf(settled, round, settled.entries[seat])),
  };
}

function partsOf(star: number, chips: number, gambits: readonly number[]): Account["parts"] {
  const won = sum(gambits.filter((points) => points > 0));
  const lost = -sum(gambits.filter((points) => points < 0));
  return filled([
    { tone: 1, points: star, text: say("gambit7-part-star", { points: star }) },
    { tone: 2, points: chips, text: say("gambit7-part-chips", { points: chips }) },
    { tone: 3, points: won, text: say("gambit7-part-won", { points: won }) },
    { tone: null, points: lost, text: say("gambit7-part-lost", { points: lost }) },
  ]);
}

function lineOf(settled: Settlement, round: number, entry: Entry | undefined): readonly Line[] {
  if (!entry) return [];
  const got = partsOf(entry.star, entry.chips, [entry.gambit]).map(({ text }) => text);
  return [
    {
      head: say("gambit7-ledger-round", { round: round + 1, truth: measured(settled.truth, settled) }),
      got: got.length ? got.join(", ") : say("gambit7-part-none"),
      better: betterBet(settled, entry),
    },
  ];
}

/** The bets that would have brought more, with the case that really won. */
function betterBet(settled: Settlement, { chips, gambit, best, best_gambit }: Entry): string {
  const { won, answer } = settled;
  if (won === "nobody") return say("gambit7-better-nobody");
  const place = answer === null ? say("gambit7-place-too-high") : written(answer, settled);
  const had = chips + gambit;
  const risk = best_gambit ?? 0;
  if (best > had && risk > had) return say("gambit7-better-both", { place, chips: best, gambit: risk });
  if (best > had) return say("gambit7-better-chips", { place, points: best });
  return risk > had ? say("gambit7-better-gambit", { place, points: risk }) : say("gambit7-better-none");
}
