import { expect, test } from "vitest";
import type { Update } from "../wire/server";
import { filesIn } from "../words/outside";
import { ruleOf } from "./games";

const pages = filesIn("docs/rules", ".md");

/** Every phase of every game, with no more of its view than the choice of the rule looks at. */
const PHASES: Record<string, object[]> = {
  gambit7: [
    { type: "Answering" },
    { type: "Betting" },
    { type: "Looking", winning: 0 },
    { type: "Looking", winning: -4 },
    { type: "Looking", winning: null },
    { type: "Over" },
  ],
  bornes: [
    { type: "Announcing" },
    { type: "Reading" },
    { type: "Ranking", done: [] },
    { type: "Ranking", done: [1] },
    { type: "Settling" },
    { type: "Looking" },
    { type: "Over" },
  ],
  incroyable: [
    { type: "Estimating" },
    { type: "Shifting" },
    { type: "Speaking", may_pass: true },
    { type: "Speaking", may_pass: false, may_raise: {} },
    { type: "Speaking", may_pass: false, may_raise: null },
    { type: "Looking", success: true },
    { type: "Looking", success: false },
    { type: "Stating" },
    { type: "Choosing" },
    { type: "RiskLooking" },
    { type: "Over" },
  ],
  code777: [{ type: "Asking" }, { type: "Picking" }, { type: "Noting" }, { type: "Over" }],
};

function table(phase: object, seat: number | null, about: object = {}): Update {
  return { seat, view: { phase, master: 0, together: true, ...about } } as unknown as Update;
}

test.each(Object.keys(PHASES))("%s: the rule that matters now stands in the book, in all languages", (game) => {
  const named = (PHASES[game] ?? []).flatMap((phase) => [0, 1, null].map((seat) => ruleOf(game, table(phase, seat))));
  const books = Object.entries(pages).filter(([file]) => new RegExp(`${game}(\\.\\w\\w)?\\.md$`).test(file));
  expect(books).toHaveLength(3);
  for (const [, book] of books) expect(named.filter((rule) => !book.includes(`- **${rule}** `))).toEqual([]);
});

test("what matters depends on who looks", () => {
  const ranking = { type: "Ranking", done: [2] };
  expect([0, 1, 2, null].map((seat) => ruleOf("bornes", table(ranking, seat)))).toEqual(["B6", "B5", "B7", "B5"]);
  expect(ruleOf("bornes", table({ type: "Announcing" }, 0, { together: false }))).toBe("B18");
});

test("a game that this page does not know has no rule", () => {
  expect(ruleOf("chess", table({ type: "Opening" }, 0))).toBeNull();
});
