import { sentences } from "../../frame/account";
import type { View } from "../../wire/gambit7";
import { quoted } from "../../words/foreign";
import { told } from "../../words/words.svelte";
import type { ReadAloud } from "../game";
import { account } from "./account";

const aloud: ReadAloud<View> = (room, { view }, players) => {
  const { phase, question } = view;
  const anecdote = phase.type === "Looking" ? told(phase.answer.anecdote) : "";
  const news = sentences(account(room, view, players, null).news, anecdote);
  return { news, situation: news, quotes: quoted(question, told(question.text), anecdote) };
};

export default aloud;
