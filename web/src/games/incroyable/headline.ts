import { listed } from "../../frame/where";
import type { Player } from "../../frame/players";
import { written, type Asked } from "../../kit/numbers/written";
import type { News, SpeakingView, View } from "../../wire/incroyable";
import { say } from "../../words/words.svelte";
import { either } from "./lists";
import { reaction } from "./reaction";
import { nameOf } from "./sight";

export interface Headline {
  readonly title: string;
  readonly line: string;
}

/** What is going on, for the big screen and for whoever listens. */
export function headline(view: View, players: readonly Player[]): Headline {
  const { phase, question } = view;
  const name = nameOf(players, view.questioner);
  switch (phase.type) {
    case "Estimating": {
      const done = phase.noted.filter(Boolean).length;
      return {
        title: say("incroyable-asks", { name }),
        line: say("incroyable-all-set", { done, all: phase.noted.length }),
      };
    }
    case "Shifting": {
      const shifter = nameOf(players, phase.seat);
      const value = written(phase.estimates[phase.seat] ?? 0, question);
      return {
        title: say("incroyable-tie"),
        line: say("incroyable-shifting", { name: shifter, value, ways: either(phase.may, question) }),
      };
    }
    case "Speaking":
      return {
        title: say("incroyable-speaks", { name: nameOf(players, phase.speaker) }),
        line: allowed(phase, question),
      };
    case "Looking": {
      const challenger = nameOf(players, phase.challenger);
      const doubted = nameOf(players, phase.doubted);
      const value = written(phase.estimates[phase.doubted] ?? 0, question);
      const line = phase.success
        ? say("incroyable-success", { challenger, doubted, value })
        : say("incroyable-failure", { challenger, doubted, value });
      return { title: say("incroyable-cry"), line: `${line} ${reaction(phase, players, question)}`.trim() };
    }
    case "Stating":
      return { title: say("incroyable-risk"), line: say("incroyable-stating", { name, stake: phase.stake }) };
    case "Choosing":
      return {
        title: say("incroyable-risk"),
        line: say("incroyable-choosing", { name, stated: written(phase.stated, question) }),
      };
    case "RiskLooking": {
      const had = say("incroyable-had-said", { name, stated: written(phase.stated, question) });
      return { title: say("incroyable-risk"), line: `${had} ${stayers(phase.still_in, players)}` };
    }
    case "Over":
      return { title: "", line: "" }; // the end has a screen of its own
  }
}

function allowed(phase: SpeakingView, asked: Pick<Asked, "year">): string {
  if (phase.may_pass) return say("incroyable-may-pass");
  return phase.may_raise
    ? say("incroyable-may-raise", { least: written(phase.may_raise.least, asked) })
    : say("incroyable-must-doubt");
}

function stayers(still_in: readonly number[], players: readonly Player[]): string {
  const names = still_in.map((seat) => nameOf(players, seat));
  return names.length
    ? say("incroyable-go-on", { names: listed(names), count: names.length })
    : say("incroyable-all-out");
}

/** What somebody has just said, in a sentence; empty if nobody has. */
export function lately(news: readonly News[], players: readonly Player[], asked: Pick<Asked, "year">): string {
  const told = news.map((fact) => {
    if (fact.type === "Passed") return say("incroyable-passed", { name: nameOf(players, fact.seat) });
    if (fact.type === "Raised")
      return say("incroyable-raised", { name: nameOf(players, fact.seat), value: written(fact.value, asked) });
    if (fact.type === "Shifted")
      return say("incroyable-shifted", { name: nameOf(players, fact.seat), value: written(fact.value, asked) });
    if (fact.type === "StatedByLot") return say("incroyable-by-lot", { value: written(fact.value, asked) });
    return "";
  });
  return told.filter(Boolean).join(" ");
}
