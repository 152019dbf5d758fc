import { filled, sum, type Account, type Line } from "../../../end/account";
import type { Player } from "../../../frame/players";
import { written } from "../../../kit/numbers/written";
import type { Gain, Story, Turn, Word } from "../../../wire/incroyable";
import { figure, say } from "../../../words/words.svelte";
import { nameOf } from "../sight";
import { deedsIn } from "./tales";

/** Where a player's squares came from, turn by turn. */
export function accountOf(story: Story, seat: number, players: readonly Player[]): Account {
  const gains = story.ledger.flatMap(({ gains }) => gains[seat] ?? []);
  const own = story.deeds[seat];
  return {
    total: figure(story.race.at(-1)?.[seat] ?? 0),
    parts: partsOf(gains),
    note: own ? deedsIn(own) : null,
    lines: story.ledger.flatMap((turn, number) => lineOf(turn, number, turn.gains[seat], players)),
  };
}

function partsOf(gains: readonly Gain[]): Account["parts"] {
  const of = (part: (gain: Gain) => number): number => sum(gains.map(part));
  const close = of((gain) => gain.close);
  const doubt = of((gain) => gain.doubt);
  const risk = of((gain) => gain.risk);
  const fooled = of((gain) => gain.fooled);
  const bonus = of((gain) => gain.bonus);
  const back = of((gain) => gain.back);
  return filled([
    { tone: 1, points: close, text: say("incroyable-part-close", { points: close }) },
    { tone: 2, points: doubt, text: say("incroyable-part-doubt", { points: doubt }) },
    { tone: 3, points: risk, text: say("incroyable-part-risk", { points: risk }) },
    { tone: 4, points: fooled, text: say("incroyable-part-fooled", { points: fooled }) },
    { tone: 5, points: bonus, text: say("incroyable-part-bonus", { points: bonus }) },
    { tone: null, points: back, text: say("incroyable-part-back", { points: back }) },
  ]);
}

/** A turn in which a player got something or might have. */
function lineOf(settled: Turn, number: number, gain: Gain | undefined, players: readonly Player[]): readonly Line[] {
  if (!gain) return [];
  const got = partsOf([gain]).map(({ text }) => text);
  if (!got.length && !gain.better) return [];
  const turn = number + 1;
  return [
    {
      head:
        settled.answer === null
          ? say("incroyable-ledger-risk", { turn })
          : say("incroyable-ledger-turn", { turn, answer: written(settled.answer, settled) }),
      got: got.length ? got.join(", ") : say("incroyable-part-none"),
      better: gain.better && betterWord(gain.better, players),
    },
  ];
}

function betterWord(better: Word, players: readonly Player[]): string {
  const { whom, points } = better;
  const value = written(better.value, better);
  switch (better.say) {
    case "doubt":
      return say("incroyable-better-doubt", { name: nameOf(players, whom ?? 0), value, points });
    case "raise":
      return say("incroyable-better-raise", { value, points });
    case "pass":
      return say("incroyable-better-pass", { points });
    case "more":
      return say("incroyable-better-more", { value, points });
    case "less":
      return say("incroyable-better-less", { value, points });
  }
}
