import ts from "typescript";

export interface Call {
  readonly line: number;
  readonly keys: readonly string[]; // what it may say, as written; * for each part that is put in
  readonly given: readonly string[] | null; // the names of the parameters; null if that cannot be read
}

export interface Mention {
  readonly line: number;
  readonly key: string;
}

const CALL = /(?<![#\w])say\(/g;
const LITERAL = /(["'`])([a-z0-9]+(?:-[A-Za-z0-9_]+)+)\1|`([a-z0-9]+-[^`]*\$\{[^`]*)`/g;
const PUT_IN = /\$\{[^}]*\}/g;
const SIMPLE = /^say\("([^"]+)"\)/; // most are, and need no parser
const LONGEST = 1_000; // characters of a call

/** Where a source says something. */
export function callsIn(source: string): readonly Call[] {
  return [...source.matchAll(CALL)].flatMap(({ index }) => {
    const call = callAt(source.slice(index, index + LONGEST));
    return call ? [{ line: lineOf(source, index), ...call }] : [];
  });
}

/** Every literal that is shaped like a key, wherever it stands. */
export function mentionsIn(source: string): readonly Mention[] {
  return [...source.matchAll(LITERAL)].map(({ index, 2: plain, 3: together }) => ({
    line: lineOf(source, index),
    key: plain ?? (together ?? "").replace(PUT_IN, "*"),
  }));
}

function lineOf(source: string, index: number): number {
  return source.slice(0, index).split("\n").length;
}

/** What follows the call, be it markup, is junk to the parser and does not disturb it. */
function callAt(text: string): Omit<Call, "line"> | undefined {
  const simple = SIMPLE.exec(text)?.[1];
  if (simple) return { keys: [simple], given: [] };
  const call = firstCall(ts.createSourceFile("call.ts", text, ts.ScriptTarget.Latest));
  const [key, about] = call?.arguments ?? [];
  return key && { keys: keysOf(key), given: about ? namesOf(about) : [] };
}

function firstCall(node: ts.Node): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "say") return node;
  return ts.forEachChild(node, firstCall);
}

function keysOf(key: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(key)) return [key.text];
  if (ts.isParenthesizedExpression(key)) return keysOf(key.expression);
  if (ts.isConditionalExpression(key)) return [...keysOf(key.whenTrue), ...keysOf(key.whenFalse)];
  if (ts.isTemplateExpression(key))
    return [key.head.text + key.templateSpans.map(({ literal }) => `*${literal.text}`).join("")];
  return [];
}

function namesOf(about: ts.Expression): readonly string[] | null {
  if (!ts.isObjectLiteralExpression(about)) return null;
  const names = about.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : null));
  return names.includes(null) ? null : (names as string[]);
}
