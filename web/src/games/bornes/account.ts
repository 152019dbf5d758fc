import { sentences, standing, type Account } from "../../frame/account";
import type { Player } from "../../frame/players";
import type { AnnouncementView, CheckView, LookingView, RankingView, View } from "../../wire/bornes";
import { say } from "../../words/words.svelte";
import { CHALLENGE, fronts } from "./column";
import { beyondCards, number, reaction, total, verdict, withUnit } from "./reasons";
import { handIn, inFull, inShort } from "./spoken";
import { boundaryOf, challengeBy, masterName } from "./turn";

/** The game for a player who hears it; without a seat for the screen that all look at. */
export function account(view: View, players: readonly Player[], seat: number | null): Account {
  const situation = situationOf(view, players, seat);
  return {
    news: situation,
    situation,
    duty: seat === null || !view.awaited.includes(seat) ? "" : dutyOf(view, seat),
    question: questionOf(view, players),
    score: standing(players, (one) => pointsOf(view, one)),
  };
}

function situationOf(view: View, players: readonly Player[], seat: number | null): string {
  const { phase } = view;
  const name = masterName(view, players);
  const leads = seat === view.master;
  switch (phase.type) {
    case "Announcing":
      return leads ? say("bornes-heard-you-lead", { die: view.die }) : say("bornes-heard-invents", { name });
    case "Reading":
      return sentences(posed(phase.announcement, name), say("bornes-heard-die", { die: view.die }), mine(view, seat));
    case "Ranking":
      return ranking(view, phase, seat);
    case "Settling":
      return leads ? "" : say("bornes-heard-settles", { name });
    case "Looking":
      return result(view, phase, players, seat);
    case "Over":
      return ""; // the end has a screen of its own
  }
}

function posed(announcement: AnnouncementView, name: string): string {
  return `${challengeBy(announcement, name)}: ${inFull(announcement.challenge)}`;
}

function mine(view: View, seat: number | null): string {
  const { phase } = view;
  if (!("announcement" in phase) || seat === null || !view.rankers.includes(seat)) return "";
  return say("bornes-heard-boundary", { value: number(boundaryOf(view, phase.announcement, seat)) });
}

/** The challenge was heard before the signal: it is only counted among the cards. */
function ranking(view: View, phase: RankingView, seat: number | null): string {
  if (seat === null || !phase.mine) return say("bornes-heard-rank-others");
  if (!view.awaited.includes(seat)) return say("bornes-you-are-done");
  const hand = handIn(fronts(phase.mine, phase.announcement), phase.mine);
  return sentences(say("bornes-heard-go"), mine(view, seat), ...hand);
}

function dutyOf(view: View, seat: number): string {
  const { phase } = view;
  switch (phase.type) {
    case "Announcing":
      return say("bornes-duty-announce");
    case "Reading":
      return say("bornes-duty-signal");
    case "Ranking":
      return seat === view.master ? "" : say("bornes-duty-rank");
    case "Settling":
      return say("bornes-duty-settle", { count: phase.unsettled.filter(({ value }) => value === null).length });
    case "Looking":
      return say("frame-duty-look");
    case "Over":
      return "";
  }
}

function questionOf(view: View, players: readonly Player[]): string {
  const { phase } = view;
  if (!("announcement" in phase)) return "";
  const hand = "mine" in phase && phase.mine ? handIn(fronts(phase.mine, phase.announcement), phase.mine) : [];
  return sentences(posed(phase.announcement, masterName(view, players)), ...hand);
}

/** Mine with every reason; the quizmaster hears how all others fared. */
function result(view: View, phase: LookingView, players: readonly Player[], seat: number | null): string {
  const own = phase.checks.find((check) => check.seat === seat);
  const got = own
    ? [say("bornes-heard-result", { result: total(own), now: pointsOf(view, own.seat) }), reaction(own), ...why(own)]
    : phase.checks.map((one) => say("frame-score-of", { name: players[one.seat]?.name ?? "", score: total(one) }));
  return sentences(answerTo(phase), ...got);
}

function answerTo({ announcement: { challenge }, checks }: LookingView): string {
  const turned = checks.flatMap(({ cards }) => cards).find(({ card }) => card.id === CHALLENGE);
  if (turned?.value === undefined || turned.value === null) return "";
  return say("bornes-heard-answer", { answer: withUnit(turned.value, challenge) });
}

function why(check: CheckView): readonly string[] {
  const cards = check.cards.map((turned, place) => {
    const card = turned.card.id === CHALLENGE ? say("bornes-heard-challenge") : inShort(turned.card);
    const { text } = verdict(turned, place, check.below);
    if (turned.value === null) return say("bornes-heard-void", { card, why: text });
    return say("bornes-heard-card-why", { card, value: number(turned.value), why: text });
  });
  return [...cards, ...beyondCards(check).map(({ text }) => `${text}.`)];
}

function pointsOf({ green, red }: View, seat: number): string {
  return say("bornes-recount", { green: green[seat] ?? 0, red: red[seat] ?? 0 });
}
