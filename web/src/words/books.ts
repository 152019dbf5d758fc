import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";

/** Every key with the parameters that it uses. */
export type Book = ReadonlyMap<string, ReadonlySet<string>>;
/** Texts by their path in the page's sources: "words/en.ftl". */
export type Files = Readonly<Record<string, string>>;

interface Read {
  readonly book: Book;
  readonly junk: readonly string[]; // what is no Fluent
  readonly twice: readonly string[]; // keys that are said again
}

export function bookOf(source: string): Read {
  const book = new Map<string, ReadonlySet<string>>();
  const junk: string[] = [];
  const twice: string[] = [];
  for (const entry of parse(source, {}).body) {
    if (entry.type === "Junk") junk.push(String((entry as { content?: unknown }).content));
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    if (book.has(message.id.name)) twice.push(message.id.name);
    book.set(message.id.name, parametersOf(message));
  }
  return { book, junk, twice };
}

function parametersOf(message: Message): ReadonlySet<string> {
  const found = new Set<string>();
  class Finder extends Visitor {
    visitVariableReference(node: VariableReference): void {
      found.add(node.id.name);
    }
  }
  new Finder().visit(message);
  return found;
}

/** All that is said in one language. */
export function wholeBook(files: Files, language: string): Book {
  const own = Object.entries(files).filter(([file]) => new RegExp(`[/.]${language}\\.ftl$`).test(file));
  return new Map(own.flatMap(([, source]) => [...bookOf(source).book]));
}
