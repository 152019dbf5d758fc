import { isGame } from "../games";
import type { Finding } from "../wire/packs";
import { plain } from "../words/refused";
import { say, words } from "../words/words.svelte";

/** What is wrong, in a sentence. */
export function fault({ fault, about }: Finding): string {
  const game = typeof about["game"] === "string" ? { game: say(`game-${about["game"]}`) } : {};
  return words.say(`pack-fault-${fault}`, { ...plain(about), ...game });
}

/** The same with its place in front: a question's number, a field and its language or game. */
export function placed(finding: Finding): string {
  const [field = "", part = ""] = finding.field.replace(/\[\d+\]/g, "").split(".");
  const place = finding.question === null ? "" : say("pack-question-n", { number: finding.question + 1 });
  const name = words.has(`pack-label-${field}`) ? say(`pack-label-${field}`) : field;
  const of = isGame(part) ? `(${say(`game-${part}`)})` : part.toUpperCase();
  const where = [place, [name, of].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return where ? `${where}: ${fault(finding)}` : fault(finding);
}
