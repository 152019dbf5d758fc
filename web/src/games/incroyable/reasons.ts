import type { Player } from "../../frame/players";
import type { Payout, PawnMove, Reason, Track } from "../../wire/incroyable";
import { say } from "../../words/words.svelte";
import { all } from "./lists";
import { nameOf } from "./sight";

/** Why somebody got these points or none, a sentence for each reason. */
export function reasonsOf(payout: Payout): readonly string[] {
  return payout.why.length ? payout.why.map(sentence) : [say("incroyable-why-no_part")];
}

function sentence({ why, points, place }: Reason): string {
  switch (why) {
    case "doubted_rightly":
      return say("incroyable-why-doubted_rightly", { points });
    case "not_highest":
      return say("incroyable-why-not_highest", { points, place: place ?? 0 });
    case "close":
      return say("incroyable-why-close", { points, place: place ?? 0 });
    case "chose_rightly":
      return say("incroyable-why-chose_rightly", { points });
    case "somebody_wrong":
      return say("incroyable-why-somebody_wrong", { points });
    default:
      return say(`incroyable-why-${why}`);
  }
}

/** From where to where, and what each special square did to the pawn, or will do. */
export function wayIn(move: PawnMove, track: Track): readonly string[] {
  return [say("incroyable-way", { from: move.start, to: move.end }), ...specials(move, track)];
}

function specials({ start, end, bonus, danger }: PawnMove, { spirals }: Track): readonly string[] {
  return [
    ...(bonus ? [say("incroyable-way-bonus", { bonus })] : []),
    ...(danger ? [say("incroyable-way-black", { danger })] : []),
    ...(end !== start && spirals.includes(end) ? [say("incroyable-way-spiral")] : []),
  ];
}

/** Where they lie, for who does not see the track. */
export function specialSquares({ spirals, bonus, danger, finish }: Track): string {
  const black = danger.map(([square, back]) => say("incroyable-heard-track-black", { square, back }));
  return [
    say("incroyable-heard-track-spirals", { squares: all(spirals, {}) }),
    ...(bonus === null ? [] : [say("incroyable-heard-track-bonus", { square: bonus })]),
    ...(black.length ? [say("incroyable-heard-track-blacks", { squares: black.join(", ") })] : []),
    say("incroyable-heard-track-finish", { square: finish }),
  ].join(" ");
}

/** What the special squares did to everybody, for the screen that all look at. */
export function happened(moves: readonly PawnMove[], track: Track, players: readonly Player[]): string {
  return moves
    .flatMap((move) => specials(move, track).map((what) => `${nameOf(players, move.seat)}: ${what}.`))
    .join(" ");
}
