import { sentences, standing, type Account } from "../../frame/account";
import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import { measured, written, type Asked } from "../../kit/numbers/written";
import type { BettingView, LookingView, Slate, View } from "../../wire/gambit7";
import type { RoomUpdate } from "../../wire/server";
import { dated } from "../../words/dated";
import { figure, say, told } from "../../words/words.svelte";
import { gainOf, reasons, resultOf } from "./reasons";
import { verdict } from "./verdict";

/** The game for a player who hears it; without a seat for the screen that all look at. */
export function account(room: RoomUpdate, view: View, players: readonly Player[], seat: number | null): Account {
  const news = newsOf(room, view, players);
  return {
    news,
    situation: news,
    duty: seat === null ? "" : dutyOf(view, seat),
    question: questionOf(view),
    score: standing(players, (one) => say("points", { count: view.scores[one] ?? 0 })),
  };
}

function newsOf(room: RoomUpdate, view: View, players: readonly Player[]): string {
  const { phase } = view;
  switch (phase.type) {
    case "Answering":
      return sentences(`${say("frame-round", { round: view.round + 1, rounds: view.rounds })}.`, questionOf(view));
    case "Betting":
      return slatesOf(phase, view.question, players);
    case "Looking":
      return resultIn(room, view, phase, players);
    case "Over":
      return ""; // the end has a screen of its own
  }
}

function questionOf({ question }: View): string {
  const unit = told(question.unit);
  return sentences(
    told(question.text),
    unit && `${say("gambit7-heard-unit", { unit })}.`,
    question.asof ? `${say("gambit7-asof", { date: dated(question.asof) })}.` : "",
  );
}

/** A stop between two answers: numbers must not run together. */
function slatesOf({ slates }: BettingView, asked: Asked, players: readonly Player[]): string {
  const lying = [...slates]
    .sort((one, other) => other.case - one.case)
    .map((slate) => `${lies(slate, asked, players)}.`);
  return sentences(say("gambit7-heard-slates"), ...lying);
}

function lies({ answer, authors }: Slate, asked: Asked, players: readonly Player[]): string {
  const names = players
    .filter(({ seat }) => authors.includes(seat))
    .map(({ mine, name }) => (mine ? say("gambit7-heard-me") : name));
  if (!names.length) return say("gambit7-case-mean", { answer: written(answer, asked) });
  return say("gambit7-heard-slate", { answer: written(answer, asked), names: listed(names) });
}

function resultIn(room: RoomUpdate, view: View, phase: LookingView, players: readonly Player[]): string {
  const result = resultOf(room, view, phase);
  const { head, tell } = verdict(result, players);
  const mine = players.filter((player) => player.mine);
  return sentences(
    say("gambit7-heard-answer", { answer: measured(phase.answer.answer, view.question) }),
    head,
    tell,
    ...mine.flatMap((player) => reasons(result, player)),
    ...mine.map(({ seat }) => gained(gainOf(result, seat), view.scores[seat] ?? 0)),
  );
}

function gained(points: number, score: number): string {
  if (points === 0) return say("frame-gained-nothing", { score });
  return say("frame-gained", { points: figure(points, { signDisplay: "always" }), score });
}

function dutyOf({ phase, question }: View, seat: number): string {
  switch (phase.type) {
    case "Answering":
      return phase.mine === null
        ? say("gambit7-duty-write")
        : say("gambit7-duty-written", { answer: measured(phase.mine, question) });
    case "Betting":
      return phase.content[seat] ? "" : say("gambit7-duty-bet");
    case "Looking":
      return phase.content[seat] ? "" : say("frame-duty-look");
    case "Over":
      return "";
  }
}
