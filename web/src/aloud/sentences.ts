const LONG = 160; // characters: some ten seconds
const SENTENCE = /(?<=[.!?…:]["”»“’)]*)\s+(?=\S)/u;
const CLAUSE = /(?<=[,;])\s+/;

/** A text in pieces that take less than 15 s each. */
export function sentencesIn(text: string): readonly string[] {
  return text
    .split(SENTENCE)
    .flatMap((sentence) => (sentence.length > LONG ? sentence.split(CLAUSE) : [sentence]))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
