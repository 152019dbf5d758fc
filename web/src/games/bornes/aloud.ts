import { sentences } from "../../frame/account";
import type { View } from "../../wire/bornes";
import { quoted } from "../../words/foreign";
import { told } from "../../words/words.svelte";
import type { ReadAloud } from "../game";
import { account } from "./account";
import { CHALLENGE } from "./column";

const aloud: ReadAloud<View> = (_, { view }, players) => {
  const { phase } = view;
  const anecdote = anecdoteIn(view);
  const news = sentences(account(view, players, null).news, anecdote);
  const challenge = "announcement" in phase ? phase.announcement.challenge : null;
  return { news, situation: news, quotes: challenge ? quoted(challenge, told(challenge.text), anecdote) : [] };
};

/** Of the challenge: the cards are too many. */
function anecdoteIn({ phase }: View): string {
  const checks = phase.type === "Looking" ? phase.checks : [];
  const turned = checks.flatMap(({ cards }) => cards).find(({ card }) => card.id === CHALLENGE);
  return turned?.anecdote ? told(turned.anecdote) : "";
}

export default aloud;
