import { filesIn } from "../words/outside";

/** For tests: those of the rules that are missing in the rulebook of a game, in one of its languages. */
export function missingIn(game: string, rules: readonly string[]): readonly string[] {
  const books = Object.entries(filesIn("docs/rules", ".md"))
    .filter(([file]) => new RegExp(`^${game}(\\.\\w\\w)?\\.md$`).test(file))
    .map(([, book]) => book);
  if (books.length !== 3) return ["a book in three languages"];
  return rules.filter((rule) => books.some((book) => !book.includes(`- **${rule}** `)));
}
