import type { FrontView, HandView } from "../../wire/bornes";
import { figure, say, told } from "../../words/words.svelte";
import { BOUNDARY, CHALLENGE } from "./column";

const SIGNS_ALONE = /\s*\((?:and|et|und|[^\p{L}\p{N})])+\)/gu; // "(▲)", "(△ and ▽)": drawn for the eye
const RIDDLE = /^(\S) = \?\s+([^\p{L}\p{N}]+)$/u; // a bot's: "▲ = ?  ▲▲◆▲ ◆▲▲▲"
const KEYWORDS = 2;
const ASKING = new Set(["many", "much", "combien", "viel", "viele", "vielen"]); // in every question: they name none

/** A card in full for who hears it: what is asked, in which unit, and the rows of a picture as numbers to add. */
export function inFull(card: FrontView): string {
  const unit = told(card.unit);
  const text = riddleIn(told(card.text)) ?? plain(told(card.text));
  return [unit ? `${text} ${say("bornes-heard-unit", { unit })}` : text, pictureIn(card)].filter(Boolean).join(" ");
}

/** What stands for the picture in words; cards of the first releases have only their signs. */
export function pictureIn({ tally, picture }: FrontView): string {
  if (!tally) return picture ?? "";
  return say("bornes-heard-rows", { rows: tally.map((row) => figure(row)).join(", ") });
}

/** A text that asks to count a sign in rows of signs, in words; null: it is none. */
export function riddleIn(text: string): string | null {
  const [, sign = "", rows = ""] = RIDDLE.exec(text) ?? [];
  if (!sign) return null;
  const tally = rows
    .trim()
    .split(" ")
    .map((row) => figure(row.split(sign).length - 1));
  return say("bornes-heard-riddle", { rows: tally.join(", ") });
}

/** The longest words of a card, in their order: enough to know again what was heard in full. */
export function inShort(card: FrontView): string {
  const telling = [...plain(told(card.text)).matchAll(/[\p{L}\p{M}’'-]+/gu)]
    .map(([word]) => word.replace(/^[ld]’/i, ""))
    .filter((word) => !ASKING.has(word.toLowerCase()));
  const longest = [...new Set(telling)].sort((one, other) => other.length - one.length).slice(0, KEYWORDS);
  return telling.filter((word, place) => longest.includes(word) && telling.indexOf(word) === place).join(" ");
}

/** "2: obstacles steeplechase", by its place in the hand as it was dealt; the challenge is heard before the signal. */
export function nameOf(id: string, cards: ReadonlyMap<string, FrontView>, mine: HandView, boundary: string): string {
  const front = cards.get(id);
  if (!front) return say("bornes-boundary", { value: boundary });
  if (id === CHALLENGE) return say("bornes-heard-challenge");
  return say("bornes-heard-card", { number: dealt(mine).indexOf(id) + 1, words: inShort(front) });
}

/** The whole hand, numbered: what has to be placed. */
export function handIn(cards: ReadonlyMap<string, FrontView>, mine: HandView): readonly string[] {
  return dealt(mine).map((id, place) => {
    const front = cards.get(id);
    const text = id === CHALLENGE || !front ? say("bornes-heard-challenge-too") : inFull(front);
    return say("bornes-heard-card", { number: place + 1, words: text });
  });
}

function dealt(mine: HandView): readonly string[] {
  return mine.pieces.filter((card) => card !== BOUNDARY);
}

function plain(text: string): string {
  return text.replaceAll(SIGNS_ALONE, "").replaceAll("●", say("bornes-heard-disc"));
}
