import { sentences } from "../../frame/account";
import type { News, View } from "../../wire/incroyable";
import { quoted } from "../../words/foreign";
import { told } from "../../words/words.svelte";
import type { ReadAloud } from "../game";
import { account } from "./account";

const aloud: ReadAloud<View> = (_, { view, news: facts }, players) => {
  const { phase, question } = view;
  const anecdote = phase.type === "Looking" || phase.type === "RiskLooking" ? told(phase.answer.anecdote) : "";
  const { news, situation } = account(view, facts as readonly News[], players, null);
  return {
    news: sentences(news, anecdote),
    situation: sentences(situation, anecdote),
    quotes: quoted(question, told(question.text), anecdote),
  };
};

export default aloud;
