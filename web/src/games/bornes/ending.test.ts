import { beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../../frame/players";
import type { View } from "../../wire/bornes";
import { words } from "../../words/words.svelte";
import ending from "./ending";
import "../index"; // brings the words

const NAMES = ["Alix", "Christophe", "Laëtitia", "Dieter"];

function player(name: string, seat: number): Player {
  return {
    seat,
    people: [],
    name,
    avatar: seat,
    colour: seat,
    letter: name[0] ?? "",
    bot: false,
    online: true,
    mine: false,
  };
}

/** As the server says it: who has few red points, and who of them wins. */
function over(
  points: readonly (readonly [green: number, red: number])[],
  shortlist: readonly number[],
  winners: readonly number[],
): View {
  return {
    green: points.map(([green]) => green),
    red: points.map(([, red]) => red),
    phase: { type: "Over", shortlist, winners },
  } as unknown as View;
}

function verdict(view: View): ReturnType<typeof ending.verdict> {
  return ending.verdict(view, NAMES.slice(0, view.green.length).map(player));
}

beforeAll(async () => {
  await words.choose("en");
  await words.load("bornes");
});

describe("who wins at Bornes", () => {
  test("BX2: the most green points do not win with too many red ones", () => {
    const { headline, rows } = verdict(
      over(
        [
          [10, 4],
          [12, 5],
          [9, 2],
        ],
        [0, 2],
        [0],
      ),
    );
    expect(headline).toBe("Alix wins with 10 green, 4 red!");
    expect(rows.map((row) => [row.rank, row.player.name, row.winner])).toEqual([
      [1, "Alix", true],
      [2, "Laëtitia", false],
      [3, "Christophe", false],
    ]);
    expect(rows.map((row) => row.why)).toEqual([
      "Few red points, and the most green",
      "Fewer green points",
      "Too many red points",
    ]);
    expect(rows[0]?.score).toBe("10✓ 4✗");
  });

  test("B17: level in green, the fewest red points win", () => {
    const { rows } = verdict(
      over(
        [
          [10, 4],
          [10, 3],
          [2, 9],
        ],
        [0, 1],
        [1],
      ),
    );
    expect(rows.map((row) => [row.rank, row.player.name])).toEqual([
      [1, "Christophe"],
      [2, "Alix"],
      [3, "Laëtitia"],
    ]);
    expect(rows.map((row) => row.why)).toEqual([
      "Tied on green, fewer red points",
      "More red points",
      "Too many red points",
    ]);
  });

  test("B17: level in both, they share the win and the rank", () => {
    const { headline, rows } = verdict(
      over(
        [
          [7, 1],
          [3, 1],
          [7, 1],
          [7, 2],
        ],
        [0, 1, 2],
        [0, 2],
      ),
    );
    expect(headline).toBe("Alix and Laëtitia share the win!");
    expect(rows.map((row) => [row.rank, row.player.name])).toEqual([
      [1, "Alix"],
      [1, "Laëtitia"],
      [3, "Christophe"],
      [4, "Dieter"],
    ]);
  });

  test("behind them the red points count first", () => {
    const { rows } = verdict(
      over(
        [
          [0, 0],
          [0, 0],
          [9, 3],
          [1, 2],
        ],
        [0, 1],
        [0, 1],
      ),
    );
    expect(rows.map((row) => row.player.name)).toEqual(["Alix", "Christophe", "Dieter", "Laëtitia"]);
  });
});
