import { ranked } from "../../end/standings";
import type { Ending } from "../game";
import type { Story, View } from "../../wire/code777";
import { figure, say } from "../../words/words.svelte";
import { tallyOf } from "./figures";
import { isMine, nameOf } from "./sentences";
import StoryPart from "./Story.svelte";

/** Whoever is first to have the points wins at once (C13); the others stand as their points say. */
const ending: Ending<View, Story> = {
  verdict: (view, players) => {
    const winners = view.phase.type === "Over" ? view.phase.winners : [];
    const points = (seat: number): number => view.scores[seat] ?? 0;
    const winner = winners[0] ?? 0;
    return {
      headline: say(isMine(players, winner) ? "code777-won-mine" : "code777-won", {
        name: nameOf(players, winner),
        points: points(winner),
      }),
      rows: ranked(players, winners, points).map((row) => ({
        ...row,
        score: figure(points(row.player.seat)),
        why: tallyOf(view, row.player.seat),
      })),
    };
  },
  Story: StoryPart,
};

export default ending;
