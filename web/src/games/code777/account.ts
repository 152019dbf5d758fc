import { sentences, standing, type Account } from "../../frame/account";
import type { Player } from "../../frame/players";
import type { View } from "../../wire/code777";
import { say } from "../../words/words.svelte";
import { asked } from "./questions";
import { cardsSaid, latest, nameOf } from "./sentences";
import { places } from "./standing";

/** The game for a player who hears it; without a seat for the screen that all look at. */
export function account(view: View, players: readonly Player[], seat: number | null): Account {
  const news = sentences(latest(view, players), patience(view));
  return {
    news,
    situation: sentences(news, ...racks(view, players)),
    duty: seat === null || !view.awaited.includes(seat) ? "" : dutyOf(view),
    question: latest(view, players),
    score: standing(players, (one) =>
      say("code777-points", { points: view.scores[one] ?? 0, goal: view.points_to_win }),
    ),
  };
}

function dutyOf({ phase }: View): string {
  switch (phase.type) {
    case "Asking":
      return say("code777-duty-draw");
    case "Picking":
      return sentences(say("code777-duty-pick"), ...phase.offered.map((question) => asked(question)));
    case "Noting":
      return say("code777-duty-note");
    case "Over":
      return "";
  }
}

/** The racks that I see. */
function racks(view: View, players: readonly Player[]): readonly string[] {
  return places(view, players).flatMap(({ place, cards }) =>
    cards ? [say("frame-score-of", { name: nameOf(players, place), score: cardsSaid(cards) })] : [],
  );
}

function patience({ patience: most, quiet }: View): string {
  return most - quiet <= 9 ? say("code777-patience", { count: most - quiet }) : "";
}
