import type { Player } from "../../../frame/players";
import { listed } from "../../../frame/where";
import type { Story, Tally } from "../../../wire/bornes";
import { figure, say, told } from "../../../words/words.svelte";
import { number } from "../reasons";

/** What is worth telling of the whole game, a sentence each; the longest last. */
export function figures(story: Story, players: readonly Player[]): readonly string[] {
  const all = [
    best(story, players),
    surest(story, players),
    quickest(story, players),
    cautious(story, players),
    trap(story, players),
  ];
  return all.filter((sentence) => sentence !== null);
}

/** One player's cards, in a sentence. */
export function cardsOf({ right, wrong, left_out, first }: Tally): string {
  return say("bornes-story-cards", { right, all: right + wrong, back: left_out, first });
}

function nameOf(players: readonly Player[], seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? "";
}

/** The names of those who have the most of something, and how much it is; null if nobody has any. */
function most(
  story: Story,
  players: readonly Player[],
  count: (tally: Tally) => number,
): { readonly names: string; readonly top: Tally } | null {
  const highest = Math.max(0, ...story.tallies.map(count));
  const those = players.filter(({ seat }) => count(story.tallies[seat] as Tally) === highest);
  const top = story.tallies[those[0]?.seat ?? -1];
  return highest > 0 && top && those.length < players.length
    ? { names: listed(those.map(({ name }) => name)), top }
    : null;
}

function best({ best: column }: Story, players: readonly Player[]): string | null {
  return (
    column &&
    say("bornes-story-best", { name: nameOf(players, column.seat), round: column.round + 1, count: column.green })
  );
}

function surest(story: Story, players: readonly Player[]): string | null {
  const found = most(story, players, ({ right, wrong }) => (right + wrong ? right / (right + wrong) : 0));
  if (!found) return null;
  const { right, wrong } = found.top;
  return say("bornes-story-surest", {
    names: found.names,
    share: figure(right / (right + wrong), { style: "percent" }),
  });
}

function quickest(story: Story, players: readonly Player[]): string | null {
  const found = most(story, players, ({ first }) => first);
  return found && say("bornes-story-quickest", { names: found.names, count: found.top.first });
}

function cautious(story: Story, players: readonly Player[]): string | null {
  const found = most(story, players, ({ left_out }) => left_out);
  return found && say("bornes-story-cautious", { names: found.names, count: found.top.left_out });
}

function trap({ trap: found }: Story, players: readonly Player[]): string | null {
  if (!found) return null;
  const question = told(found.challenge.text);
  const answer = number(found.answer, found.challenge);
  const { wrong } = found;
  const all = wrong + found.right;
  if (found.drawn) return say("bornes-story-trap-drawn", { question, answer, wrong, all });
  return say("bornes-story-trap", { name: nameOf(players, found.master), question, answer, wrong, all });
}
