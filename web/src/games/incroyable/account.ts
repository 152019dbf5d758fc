import { sentences, standing, type Account } from "../../frame/account";
import type { Player } from "../../frame/players";
import { listed } from "../../frame/where";
import { written, type Asked } from "../../kit/numbers/written";
import type {
  LookingView,
  News,
  PawnMove,
  Payout,
  RiskLookingView,
  ShiftingView,
  SpeakingView,
  View,
} from "../../wire/incroyable";
import { dated } from "../../words/dated";
import { say, told } from "../../words/words.svelte";
import { headline, lately } from "./headline";
import { either } from "./lists";
import { reaction } from "./reaction";
import { highestFirst } from "./ranks";
import { reasonsOf, wayIn } from "./reasons";
import { nameOf } from "./sight";

type Players = readonly Player[];

const MINE = { right: "incroyable-heard-you-right", wrong: "incroyable-heard-you-wrong" } as const;
const ON_ME = { right: "incroyable-heard-on-you-right", wrong: "incroyable-heard-on-you-wrong" } as const;

/** The game for a player who hears it; without a seat for the screen that all look at. */
export function account(view: View, news: readonly News[], players: Players, seat: number | null): Account {
  return {
    news: newsOf(view, news, players, seat),
    situation: situationOf(view, players, seat),
    duty: seat === null ? "" : dutyOf(view, players, seat),
    question: sentences(questionOf(view), estimatesIn(view, players)),
    score: standing(players, (one) => say("incroyable-heard-square", { square: view.positions[one] ?? 0 })),
  };
}

function newsOf(view: View, news: readonly News[], players: Players, seat: number | null): string {
  const { phase } = view;
  if (phase.type === "Shifting" || phase.type === "Speaking") {
    const shown = news.some(({ type }) => type === "Shown" || type === "Shifted") ? estimatesIn(view, players) : "";
    const heard = news.filter((fact) => !("seat" in fact) || fact.seat !== seat); // what I did myself I know
    return sentences(lately(heard, players, view.question), shown, news.length ? others(view, players, seat) : "");
  }
  return situationOf(view, players, seat);
}

function situationOf(view: View, players: Players, seat: number | null): string {
  const { phase } = view;
  const name = nameOf(players, view.questioner);
  switch (phase.type) {
    case "Estimating":
      return sentences(
        view.questioner === seat ? say("incroyable-heard-you-ask") : say("incroyable-heard-asks", { name }),
        questionOf(view),
      );
    case "Shifting":
    case "Speaking":
      return sentences(questionOf(view), estimatesIn(view, players), others(view, players, seat));
    case "Looking":
    case "RiskLooking":
      return result(view, phase, players, seat);
    case "Stating":
      return sentences(
        say("incroyable-heard-risk"),
        questionOf(view),
        phase.answer
          ? say("incroyable-heard-secret", { answer: written(phase.answer.answer, view.question) })
          : say("incroyable-stating", { name, stake: phase.stake }),
      );
    case "Choosing":
      return view.questioner === seat
        ? say("incroyable-heard-you-said", { stated: written(phase.stated, view.question) })
        : say("incroyable-choosing", { name, stated: written(phase.stated, view.question) });
    case "Over":
      return ""; // the end has a screen of its own
  }
}

/** What somebody else is to do, so that it does not sound as if it were me. */
function others({ phase, question }: View, players: Players, seat: number | null): string {
  if (phase.type === "Speaking")
    return phase.speaker === seat ? "" : say("incroyable-heard-speaks", { name: nameOf(players, phase.speaker) });
  if (phase.type !== "Shifting" || phase.seat === seat) return "";
  const value = written(phase.estimates[phase.seat] ?? 0, question);
  return say("incroyable-shifting", { name: nameOf(players, phase.seat), value, ways: either(phase.may, question) });
}

function questionOf({ question }: View): string {
  const unit = told(question.unit);
  return sentences(
    told(question.text),
    unit && `${say("incroyable-unit", { unit })}.`,
    question.asof ? `${say("incroyable-asof", { date: dated(question.asof) })}.` : "",
  );
}

/** A stop between two numbers: they must not run together. */
function estimatesIn({ phase, question }: View, players: Players): string {
  if (!("estimates" in phase)) return "";
  const said = highestFirst(phase.estimates).map((seat) => {
    const player = players.find((one) => one.seat === seat);
    const score = written(phase.estimates[seat] ?? 0, question);
    return player?.mine
      ? say("frame-score-mine", { score })
      : say("frame-score-of", { name: player?.name ?? "", score });
  });
  return sentences(say("incroyable-heard-estimates"), ...said);
}

function dutyOf({ phase, question }: View, players: Players, seat: number): string {
  switch (phase.type) {
    case "Estimating":
      return phase.mine === null
        ? say("incroyable-duty-estimate")
        : say("incroyable-duty-noted", { value: written(phase.mine, question) });
    case "Shifting":
      return phase.seat === seat ? shifting(phase, question, players, seat) : "";
    case "Speaking":
      return phase.speaker === seat ? speaking(phase, question) : "";
    case "Looking":
    case "RiskLooking":
      return phase.content[seat] ? "" : say("frame-duty-look");
    case "Stating":
      return phase.answer ? say("incroyable-duty-name", { stake: phase.stake }) : "";
    case "Choosing":
      return phase.still_in.includes(seat) && phase.mine === null ? say("incroyable-duty-choose") : "";
    case "Over":
      return "";
  }
}

function shifting({ estimates, may }: ShiftingView, asked: Asked, players: Players, seat: number): string {
  const value = estimates[seat] ?? 0;
  const sharers = players.filter((one) => one.seat !== seat && estimates[one.seat] === value).map(({ name }) => name);
  return say("incroyable-duty-shift", {
    value: written(value, asked),
    names: listed(sharers),
    ways: either(may, asked),
  });
}

function speaking(phase: SpeakingView, asked: Asked): string {
  if (phase.may_pass) return say("incroyable-duty-pass");
  if (phase.may_raise) return say("incroyable-duty-raise", { least: written(phase.may_raise.least, asked) });
  return say("incroyable-duty-challenge");
}

function result(view: View, phase: LookingView | RiskLookingView, players: Players, seat: number | null): string {
  const own = seat === null ? undefined : phase.payouts[seat];
  const move = phase.moves.find((one) => one.seat === seat);
  return sentences(
    say("incroyable-heard-answer", { answer: written(phase.answer.answer, view.question) }),
    outcome(view, phase, players, seat),
    own && seat !== null ? gained(view, own, move, seat) : "",
  );
}

/** How it came out, and what one cries at it; what I said or what was said of me, in the second person. */
function outcome(view: View, phase: LookingView | RiskLookingView, players: Players, seat: number | null): string {
  if (phase.type !== "Looking" || seat === null || (phase.challenger !== seat && phase.doubted !== seat))
    return headline(view, players).line;
  const mine = phase.challenger === seat;
  const key = (mine ? MINE : ON_ME)[phase.success ? "right" : "wrong"];
  const name = nameOf(players, mine ? phase.doubted : phase.challenger);
  const value = written(phase.estimates[phase.doubted] ?? 0, view.question);
  return sentences(say(key, { name, value }), reaction(phase, players, view.question));
}

/** What I got, why, and where my pawn went. */
function gained(view: View, payout: Payout, move: PawnMove | undefined, seat: number): string {
  const why = reasonsOf(payout).map((reason) => `${reason}.`);
  const points = say("incroyable-heard-points", { points: payout.points });
  if (!move) return sentences(points, ...why, say("incroyable-stay", { square: view.positions[seat] ?? 0 }));
  const [, ...special] = wayIn(move, view.track);
  const way = say("incroyable-heard-way", { from: move.start, to: move.end });
  return sentences(points, ...why, way, ...special.map((what) => `${what}.`));
}
