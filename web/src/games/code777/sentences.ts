import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import { cardOf } from "./colours";
import type { Card, View } from "../../wire/code777";
import { figure, say } from "../../words/words.svelte";
import { answered, asked } from "./questions";
import { verdict, type DeclaredEntry, type HeardEntry, type StalledEntry } from "./record";

type Seats = readonly Player[];

export function nameOf(players: Seats, seat: number): string {
  return players.find((player) => player.seat === seat)?.name ?? say("code777-nobody");
}

const HYPHEN = "\u2011"; // at which no line breaks

/** "3-4-7", as the rulebook writes it. */
export function numbersSaid(numbers: readonly number[]): string {
  return numbers.map((number) => figure(number)).join(HYPHEN);
}

/** The numbers on a rack; colours do not count (C8). */
export function codeOf(cards: readonly Card[]): string {
  return numbersSaid(cards.map((card) => cardOf(card).number));
}

/** "50 %". What is not quite certain is never called so, and what is possible never impossible. */
export function percent(chance: number): string {
  const whole = chance === 0 || chance === 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return figure(whole, { style: "percent" });
}

export function isMine(players: Seats, seat: number): boolean {
  return players.some((player) => player.seat === seat && player.mine);
}

const RIGHT = { theirs: "code777-right", mine: "code777-right-mine" } as const;
const NEARLY = { theirs: "code777-wrong-near", mine: "code777-wrong-near-mine" } as const;
const WRONG = { theirs: "code777-wrong", mine: "code777-wrong-mine" } as const;

/** What somebody said, whether it was right, and what that gives (C9). */
export function declared({ declaration }: DeclaredEntry, players: Seats): string {
  const about = { name: nameOf(players, declaration.seat), numbers: numbersSaid(declaration.numbers) };
  const { theirs, mine } = declaration.right ? RIGHT : hits(declaration) === 2 ? NEARLY : WRONG;
  return say(isMine(players, declaration.seat) ? mine : theirs, about);
}

/** How many of the declared numbers stood on the rack. */
function hits({ numbers, cards }: DeclaredEntry["declaration"]): number {
  const rack = cards.map((card) => cardOf(card).number);
  return numbers.filter((number) => {
    const place = rack.indexOf(number);
    if (place >= 0) rack.splice(place, 1);
    return place >= 0;
  }).length;
}

/** For how long somebody who was wrong has to wait (C23). */
export function pausing({ declaration }: DeclaredEntry, players: Seats): string {
  const about = { name: nameOf(players, declaration.seat), count: declaration.pause ?? 1 };
  return say(isMine(players, declaration.seat) ? "code777-pause-mine" : "code777-pause", about);
}

export function replaced(entry: DeclaredEntry | StalledEntry, players: Seats): string {
  if (entry.kind === "stalled") return say("code777-stalled", { count: entry.quiet });
  if (entry.replaced.length === 0) return "";
  const seats = players.length;
  const names = entry.replaced.map((place) => (place < seats ? nameOf(players, place) : say("code777-unowned")));
  return say("code777-new-cards", { names: listed(names) });
}

export function whoDrew(seat: number, players: Seats): string {
  return isMine(players, seat) ? say("code777-drew-mine") : say("code777-drew", { name: nameOf(players, seat) });
}

/** The newest thing that happened, for who listens. */
export function latest(view: View, players: Seats): string {
  const change = verdict(view);
  if (change) return changed(change, players).join(" ");
  const heard = view.record.at(-1);
  return heard ? told({ kind: "heard", asked: view.record.length, heard }, players) : "";
}

function changed(entry: DeclaredEntry | StalledEntry, players: Seats): readonly string[] {
  if (entry.kind === "stalled") return [replaced(entry, players)];
  const there = say("code777-heard-was", { cards: cardsSaid(entry.declaration.cards) });
  const pause = entry.declaration.right ? [] : [pausing(entry, players)];
  const news = replaced(entry, players);
  return [declared(entry, players), there, ...(news ? [`${news}.`] : []), ...pause];
}

/** "3 black, 5 red, 7 blue" */
export function cardsSaid(cards: readonly Card[]): string {
  return cards.map(cardSaid).join(", ");
}

export function cardSaid(card: Card): string {
  const { number, colour } = cardOf(card);
  return say("code777-heard-card", { number, colour: say(`code777-colour-${colour}`) });
}

function told({ heard }: HeardEntry, players: Seats): string {
  const question = `${say("code777-question", { number: heard.question })}: ${asked(heard.question)}`;
  return `${question} ${whoDrew(heard.asker, players)}: ${answered(heard.question, heard.answer)}.`;
}
