import { describe, expect, test } from "vitest";
import type { Card, Declaration, Heard, View } from "../../wire/code777";
import { crossOut, DECK, flip, openCards, packed, printed, sureNumbers, unpacked } from "./deck";
import { soundOf } from "./noises";
import { QUESTIONS, sides } from "./questions";
import { entriesOf, verdict } from "./record";
import { around, clockwise, places, waitOf } from "./standing";

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
    tables: had.map(([asked, racks]) => ({
      asked,
      had: racks,
      racks: [RACK, null, RACK, ["1 green", "2 yellow", "2 yellow"]],
    })),
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

  test("lies on the server as bits, the first card in the lowest (C20)", () => {
    expect(packed([])).toBe(0);
    expect(packed([0, 1, 27])).toBe(2 ** 27 + 3);
    expect(unpacked(2 ** 27 + 3)).toEqual([0, 1, 27]);
    expect([DECK[0], DECK[19], DECK[27]]).toEqual(["1 green", "6 pink", "7 blue"]);
    expect(unpacked(2 ** 28 - 1)).toHaveLength(28);
  });

  test("has printed on it what is certain: copies that cannot be mine, and those that must be (C22)", () => {
    const known = {
      cards: [
        { card: "3 black", least: 1, most: 2 },
        { card: "1 green", least: 0, most: 0 },
        { card: "7 blue", least: 0, most: 3 },
      ],
      numbers: [
        { number: 3, least: 1, most: 2 },
        { number: 7, least: 2, most: 2 },
      ],
      codes: [],
    } as const;
    const { out, sure } = printed(known);
    expect(out.map((index) => DECK[index])).toEqual(["1 green", "3 black", "7 blue"]);
    expect(sure.map((index) => DECK[index])).toEqual(["3 black"]);
    expect(out).not.toContain(sure[0]);
    expect(sureNumbers(known)).toEqual([3, 7, 7]);
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
    const racks = places(viewOf([[0, [1, 1, 1, 1]]]), []);
    const seen = (seats: number, seat: number | null): readonly number[] =>
      around(clockwise(racks, seats), seat).map(({ place }) => place);
    expect(seen(4, 2)).toEqual([3, 0, 1]);
    expect(seen(3, null)).toEqual([0, 1, 2, 3]);
    expect(seen(2, 0)).toEqual([2, 1, 3]); // the other player sits opposite
    expect(seen(2, 1)).toEqual([3, 0, 2]);
  });

  test("tell who asks, who is content and whose is whose", () => {
    const noting = viewOf([[0, [1, 1, 1, 1]]], { phase: { type: "Noting" }, awaited: [0, 2] });
    expect(places(noting, []).map(({ content }) => content)).toEqual([false, true, false, false]);
    expect(places(viewOf([[0, [1, 1, 1, 1]]]), []).map(({ asks }) => asks)).toEqual([false, true, false, false]);
    expect(places(noting, []).map(({ points }) => points)).toEqual([0, 1, 2, 0]);
  });
});

describe("the record", () => {
  test("shows between which questions racks were replaced, and by whom (C21)", () => {
    const view = viewOf(
      [
        [0, [1, 1, 1, 1]],
        [1, [1, 2, 1, 2]],
        [1, [2, 2, 1, 2]],
      ],
      {
        record: [heard(0, 0), heard(1, 2)],
        declarations: [declaration(1, 1, 1, true), declaration(0, 1, 1)],
      },
    );
    const told = entriesOf(view).map((entry) => (entry.kind === "heard" ? entry.heard.asker : entry.replaced));
    expect(told).toEqual([0, [1, 3], [0], 1]);
    expect(verdict(view)).toBeNull();
  });

  test("knows a stall from a declaration (C18)", () => {
    const view = viewOf(
      [
        [0, [1, 1, 1, 1]],
        [1, [2, 2, 2, 2]],
      ],
      { record: [heard(0, 0)] },
    );
    expect(verdict(view)).toMatchObject({ kind: "stalled", quiet: 1, before: 0 });
  });

  test("ends with the declaration that wins, which replaces nothing (C13)", () => {
    const view = viewOf([[0, [1, 1, 1, 1]]], { record: [heard(0, 0)], declarations: [declaration(2, 1, 1, true)] });
    expect(verdict(view)).toMatchObject({ kind: "declared", replaced: [], before: null });
  });
});

test("what happens at once makes one sound, that of what matters most", () => {
  const declared = { type: "Declared", seat: 0, rack: 1, numbers: [1, 1, 1], cards: RACK, replaced: [] } as const;
  expect(soundOf([{ type: "TimeUp" }, { type: "NextTurn", asker: 1 }])).toBeNull();
  expect(soundOf([{ ...declared, right: false }])).toBe("wipe");
  expect(soundOf([{ ...declared, right: true }])).toBe("gained");
  expect(
    soundOf([
      { ...declared, right: true },
      { type: "Ended", racks: [] },
    ]),
  ).toBe("fanfare");
});

describe("a pause after a wrong declaration (C23)", () => {
  const paused = viewOf([[0, [1, 2, 1, 1]]], { pauses: [0, 2, 0] });

  test("is told of every seat, and of none when nobody waits", () => {
    expect(places(paused, []).map(({ wait }) => wait)).toEqual([0, 2, 0, 0]);
    expect([waitOf(paused, 1), waitOf(paused, null)]).toEqual([2, 0]);
    expect(waitOf(viewOf([[0, [1, 1, 1, 1]]]), 1)).toBe(0);
  });
});
