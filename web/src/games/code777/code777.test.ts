import { beforeEach, describe, expect, test } from "vitest";
import type { Card, Declaration, Heard, View } from "../../wire/code777";
import { crossOut, DECK, flip, openCards } from "./deck";
import { soundOf } from "./noises";
import { load, save } from "./notebook";
import { QUESTIONS, sides } from "./questions";
import { around, places } from "./standing";
import { story, verdict } from "./story";

const RACK: readonly [Card, Card, Card] = ["3 black", "5 red", "7 blue"];

function declaration(seat: number, rack: number, asked: number, right = false): Declaration {
  return { seat, rack, numbers: [1, 1, 1], right, cards: RACK, asked };
}

function heard(asker: number, table: number): Heard {
  return { asker, question: 21, answer: "same", table };
}

/** Three players, and the racks that each place has had from table to table. */
function viewOf(had: readonly (readonly [number, number[]])[], more: Partial<View> = {}): View {
  return {
    points_to_win: 3,
    pick_of_two: false,
    scores: [0, 1, 2],
    asker: 1,
    awaited: [1],
    tables: had.map(([asked, racks]) => ({ asked, had: racks, racks: [RACK, null, RACK, ["1 green", "2 yellow", "2 yellow"]] })),
    record: [],
    declarations: [],
    stock: 16,
    set_aside: [],
    quiet: 0,
    patience: 69,
    may_declare: null,
    phase: { type: "Asking" },
    ...more,
  };
}

describe("the deck", () => {
  test("has 28 cards, four of each colour (C1)", () => {
    const colours = DECK.map((card) => card.split(" ")[1]);
    expect(DECK).toHaveLength(28);
    for (const colour of new Set(colours)) expect(colours.filter((other) => other === colour)).toHaveLength(4);
  });

  test("as many copies are crossed out as lie open, and none twice", () => {
    const seen = openCards(viewOf([[0, [1, 1, 1, 1]]], { set_aside: ["3 black"] }));
    const sheet = crossOut([5], seen);
    expect(sheet.map((index) => DECK[index]).sort()).toEqual([...seen].sort());
    expect(sheet).toContain(5);
    expect(crossOut(sheet, seen)).toEqual(sheet);
  });

  test("a tap crosses out, another takes it back", () => {
    expect(flip([4], 2)).toEqual([2, 4]);
    expect(flip([2, 4], 2)).toEqual([4]);
  });
});

test("the questions from 12 on weigh two things against each other, the others count (C16)", () => {
  expect(QUESTIONS.filter((question) => sides(question))).toEqual(QUESTIONS.slice(11));
});

describe("the racks", () => {
  test("stand clockwise from my left, and mine is not among them", () => {
    expect(around([0, 1, 2, 3], 2)).toEqual([3, 0, 1]);
    expect(around([0, 1, 2, 3], null)).toEqual([0, 1, 2, 3]);
  });

  test("tell who asks, who is content and whose is whose", () => {
    const noting = viewOf([[0, [1, 1, 1, 1]]], { phase: { type: "Noting" }, awaited: [0, 2] });
    expect(places(noting, []).map(({ content }) => content)).toEqual([false, true, false, false]);
    expect(places(viewOf([[0, [1, 1, 1, 1]]]), []).map(({ asks }) => asks)).toEqual([false, true, false, false]);
    expect(places(noting, []).map(({ points }) => points)).toEqual([0, 1, 2, 0]);
  });
});

describe("the story", () => {
  test("shows between which questions racks were replaced, and by whom (C21)", () => {
    const view = viewOf([[0, [1, 1, 1, 1]], [1, [1, 2, 1, 2]], [1, [2, 2, 1, 2]]], {
      record: [heard(0, 0), heard(1, 2)],
      declarations: [declaration(1, 1, 1, true), declaration(0, 1, 1)],
    });
    const told = story(view).map((entry) => (entry.kind === "heard" ? entry.heard.asker : entry.replaced));
    expect(told).toEqual([0, [1, 3], [0], 1]);
    expect(verdict(view)).toBeNull();
  });

  test("knows a stall from a declaration (C18)", () => {
    const view = viewOf([[0, [1, 1, 1, 1]], [1, [2, 2, 2, 2]]], { record: [heard(0, 0)] });
    expect(verdict(view)).toMatchObject({ kind: "stalled", quiet: 1, before: 0 });
  });

  test("ends with the declaration that wins, which replaces nothing (C13)", () => {
    const view = viewOf([[0, [1, 1, 1, 1]]], { record: [heard(0, 0)], declarations: [declaration(2, 1, 1, true)] });
    expect(verdict(view)).toMatchObject({ kind: "declared", replaced: [], before: null });
  });
});

describe("the notebook", () => {
  beforeEach(() => localStorage.clear());

  test("keeps its sheets for this rack, and begins anew with the next", () => {
    const subject = { game: 1, seat: 2, rack: 1 };
    save("BCDFGH", subject, [[1, 2], [3], []]);
    expect(load("BCDFGH", subject)).toEqual([[1, 2], [3], []]);
    for (const other of [{ ...subject, rack: 2 }, { ...subject, game: 2 }, { ...subject, seat: 0 }]) {
      expect(load("BCDFGH", other)).toEqual([[], [], []]);
    }
    expect(load("XXXXXX", subject)).toEqual([[], [], []]);
  });
});

test("what happens at once makes one sound, that of what matters most", () => {
  const declared = { type: "Declared", seat: 0, rack: 1, numbers: [1, 1, 1], cards: RACK, replaced: [] } as const;
  expect(soundOf([{ type: "TimeUp" }, { type: "NextTurn", asker: 1 }])).toBeNull();
  expect(soundOf([{ ...declared, right: false }])).toBe("wipe");
  expect(soundOf([{ ...declared, right: true }])).toBe("gained");
  expect(soundOf([{ ...declared, right: true }, { type: "Ended", racks: [] }])).toBe("fanfare");
});
