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
    const { intro, sections } = read(page);
    expect(sections.length).toBeGreaterThan(2);
    const texts = [...intro, ...sections.flatMap((section) => section.lines)].flatMap((line) =>
      line.spans.map((span) => span.text),
    );
    expect(texts.filter((text) => /\*\*|^#|^- /.test(text))).toEqual([]);
  }
});
