import { sentences } from "../../frame/account";
import type { Player } from "../../frame/players";
import type { View } from "../../wire/gambit7";
import { quoted } from "../../words/foreign";
import { say, told } from "../../words/words.svelte";
import type { ReadAloud } from "../game";
import { account } from "./account";
import { gainOf, resultOf, type Result } from "./reasons";

const aloud: ReadAloud<View> = (room, { view }, players) => {
  const { phase, question } = view;
  const anecdote = phase.type === "Looking" ? told(phase.answer.anecdote) : "";
  const gains = phase.type === "Looking" ? gainsIn(resultOf(room, view, phase), players) : [];
  const news = sentences(account(room, view, players, null).news, ...gains, anecdote);
  return { news, situation: news, quotes: quoted(question, told(question.text), anecdote) };
};

/** Who got or lost how much. */
function gainsIn(result: Result, players: readonly Player[]): readonly string[] {
  return players.flatMap(({ name, seat }) => {
    const count = gainOf(result, seat);
    return count ? [say("frame-score-of", { name, score: say("points", { count }) })] : [];
  });
}

export default aloud;
