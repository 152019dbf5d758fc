import { beforeEach, describe, expect, test } from "vitest";
import type { Wish } from "../../link/link.svelte";
import type { Answer } from "../../wire/server";
import { Notebook, type Desk } from "./notebook.svelte";

const ON_THE_WAY = 0;

let desk: Desk;
let sent: { readonly wish: Wish; readonly answer: (answer: Answer) => void }[];
let notebook: Notebook;

beforeEach(() => {
  desk = { room: { sheets: null, noted: null }, rack: 1 };
  sent = [];
  const ask = (wish: Wish): Promise<Answer> => new Promise((answer) => sent.push({ wish, answer }));
  notebook = new Notebook(() => desk, ask);
});

function told(sheets: readonly [number, number, number], noted: number): void {
  desk = { ...desk, room: { sheets, noted } };
}

async function answered(n: number, refused: string | null = null): Promise<void> {
  sent[n]?.answer({ type: "Answer", id: n, refused, about: {} });
  await new Promise((done) => setTimeout(done, ON_THE_WAY));
}

describe("the notebook (C20)", () => {
  test("is clean until something is crossed out, and then shows what the server keeps", () => {
    expect(notebook.sheet(0)).toEqual([]);
    told([5, 0, 1], 1);
    expect([notebook.sheet(0), notebook.sheet(1), notebook.sheet(2)]).toEqual([[0, 2], [], [0]]);
  });

  test("shows a stroke at once and sends all three sheets", () => {
    told([5, 0, 1], 1);
    notebook.write(1, [27]);
    expect(notebook.sheet(1)).toEqual([27]);
    expect(sent.map(({ wish }) => wish)).toEqual([{ type: "CrossOut", sheets: [5, 2 ** 27, 1], rack: 1 }]);
  });

  test("has one message on its way, and the newest value goes next", async () => {
    for (const sheet of [[0], [0, 1], [0, 1, 2]]) notebook.write(0, sheet);
    expect(sent).toHaveLength(1);
    await answered(0);
    expect(sent[1]?.wish).toEqual({ type: "CrossOut", sheets: [7, 0, 0], rack: 1 });
    await answered(1);
    expect(sent).toHaveLength(2);
  });

  test("loses no stroke when the page goes away in between", () => {
    notebook.leave();
    notebook.write(0, [0]);
    notebook.leave();
    expect(sent).toHaveLength(1);
    notebook.write(0, [0, 1]);
    notebook.leave();
    expect(sent[1]?.wish).toEqual({ type: "CrossOut", sheets: [3, 0, 0], rack: 1 });
  });

  test("does not fall back between the answer and the room that tells it", async () => {
    notebook.write(0, [3]);
    await answered(0);
    expect(notebook.sheet(0)).toEqual([3]);
    told([8, 0, 0], 1);
    expect(notebook.sheet(0)).toEqual([3]);
  });

  test("shows what a teammate has crossed out since", async () => {
    notebook.write(0, [3]);
    await answered(0);
    told([8, 0, 0], 1);
    told([9, 0, 0], 1);
    expect(notebook.sheet(0)).toEqual([0, 3]);
  });

  test("takes back what is refused", async () => {
    notebook.write(0, [3]);
    await answered(0, "not_now");
    expect(notebook.sheet(0)).toEqual([]);
  });

  test("begins on clean sheets with a new rack, whatever is still on its way", async () => {
    told([5, 0, 0], 1);
    notebook.write(1, [1]);
    desk = { ...desk, rack: 2 };
    expect([notebook.sheet(0), notebook.sheet(1)]).toEqual([[], []]);
    notebook.write(0, [6]);
    await answered(0);
    expect(sent[1]?.wish).toEqual({ type: "CrossOut", sheets: [64, 0, 0], rack: 2 });
    told([5, 2, 0], 1);
    expect(notebook.sheet(0)).toEqual([6]);
  });
});
