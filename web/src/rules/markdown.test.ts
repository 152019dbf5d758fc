import { expect, test } from "vitest";
import { filesIn } from "../words/outside";
import { read, spans } from "./markdown";

const pages = filesIn("docs/rules", ".md");

test("a page has its introduction, its sections and its rules by number", () => {
  const page = read("# Game\n\nIntro.\n\n## Table\n\n- **G1** Two *(ours)*.\n- **G2** More\n");
  expect(page.intro.map((line) => line.spans)).toEqual([[{ style: "plain", text: "Intro." }]]);
  expect(page.sections.map((section) => [section.title, section.lines.map((line) => line.rule)])).toEqual([
    ["Table", ["G1", "G2"]],
  ]);
});

test("a first section without numbered rules is the game in short", () => {
  const page = read("# Game\n\nIntro.\n\n## In short\n\n1. Write.\n2. Bet.\n\n## Table\n\n- **G1** Two.\n");
  expect(page.short?.lines.map((line) => line.spans[0]?.text)).toEqual(["1. Write.", "2. Bet."]);
  expect(page.sections.map(({ title }) => title)).toEqual(["Table"]);
  expect(read("# Game\n\n## Table\n\n- **G1** Two.\n").short).toBeNull();
});

test("notes of whose rule it is can be left out", () => {
  const clean = (text: string): string =>
    spans(text)
      .filter(({ style }) => style !== "note")
      .map((span) => span.text)
      .join("");
  expect(clean("when all have written *(ours)*, the slates")).toBe("when all have written, the slates");
  expect(clean("3 to 7 players *(7: inferred)*. More *(x)*")).toBe("3 to 7 players. More");
  expect(clean("You get it back, *after a win as well (inferred)*.")).toBe("You get it back, after a win as well.");
});

test("styles", () => {
  expect(spans("a **b** *c* 2 * 3")).toEqual([
    { style: "plain", text: "a " },
    { style: "strong", text: "b" },
    { style: "plain", text: " " },
    { style: "em", text: "c" },
    { style: "plain", text: " 2 * 3" },
  ]);
});

test("every rules page is read without a leftover sign", () => {
  expect(Object.keys(pages)).toHaveLength(12);
  for (const page of Object.values(pages)) {
    const { intro, short, sections } = read(page);
    expect(sections.length).toBeGreaterThan(2);
    const texts = [...intro, ...(short?.lines ?? []), ...sections.flatMap((section) => section.lines)].flatMap((line) =>
      line.spans.map((span) => span.text),
    );
    expect(texts.filter((text) => /\*\*|^#|^- /.test(text))).toEqual([]);
  }
});

const A_MINUTE = 200; // words

test.each(Object.entries(pages).filter(([, page]) => read(page).short))("%s is read in a minute", (_, page) => {
  const words = read(page).short?.lines.flatMap(({ spans }) => spans.flatMap(({ text }) => text.split(/\s+/))) ?? [];
  expect(words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThanOrEqual(A_MINUTE);
});
