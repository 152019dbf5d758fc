"use strict";
// The trivial game of all peers: six seats in turn say a number below 1000, and each has a hand of its own.
// The second word on the command line is how many bytes a view has besides: the front of a card, what lies on the mat,
// the mat itself, as far as there is room for them, and padding. Without it views are as small as can be.

const SEATS = 6;
const CARDS = 5;
const each = (count, make) => Array.from({ length: count }, (_, place) => make(place));

const FRONT = {
  category: "science",
  text: {
    en: "In 1969 the word LOGIN was to open the network that became the Internet: how many letters arrived in time?",
    fr: "En 1969, le mot LOGIN devait ouvrir le réseau qui devint Internet : combien de lettres arrivèrent à temps ?",
    de: "1969 sollte das Wort LOGIN das spätere Internet eröffnen: Wie viele Buchstaben kamen rechtzeitig an?",
  },
  unit: { en: "letters", fr: "lettres", de: "Buchstaben" },
  asof: "2026-11",
  signed: false,
};
const MAT = each(SEATS + 1, (place) => ({ alone: 3 * place, shared: 2 * place, star: place }));
const newSlates = () => each(SEATS, (seat) => ({ answer: 40 + seat * 5, authors: [seat], stake: stake(seat) }));
const stake = (place) => ({ chips: [{ case: place % SEATS, count: 2 }], gambit: null });

let bytes = Number(process.argv[3] ?? 0);
function fits(part) {
  const size = JSON.stringify(part).length;
  if (size > bytes) return false;
  bytes -= size;
  return true;
}
const [hasFront, hasSlates, hasMat] = [FRONT, newSlates(), MAT].map(fits);
const ALWAYS = { ...(hasFront && { question: FRONT }), ...(hasMat && { mat: MAT }), ...(bytes && { padding: ".".repeat(bytes) }) };

const setup = () => ({
  turn: 0,
  scores: each(SEATS, () => 0),
  bets: each(SEATS, () => 0),
  hands: each(SEATS, (seat) => each(CARDS, (card) => (seat * 31 + card * 7) % 97)),
  last: null,
  ...(hasSlates && { slates: newSlates() }),
});

const allows = (table, seat, number) =>
  table.turn % SEATS === seat && Number.isInteger(number) && number >= 0 && number < 1000;

function say(table, seat, number) {
  table.scores[seat] += number % 10;
  table.bets[seat] = number;
  table.hands[seat][table.turn % CARDS] = number % 97;
  table.last = { seat, number };
  if (hasSlates) table.slates[seat].stake = stake(number);
  table.turn += 1;
}

// What all seats see alike, and what one sees alone.
const shown = (table) => ({
  phase: "betting",
  scores: table.scores,
  last: table.last,
  ...(hasSlates && { slates: table.slates }),
  ...ALWAYS,
});
const own = (table, seat) => ({
  me: seat,
  bets: table.bets.map((bet, other) => (other === seat ? bet : null)),
  hand: table.hands[seat] ?? null,
});
const view = (table, seat) => ({ v: table.turn, ...own(table, seat), ...shown(table) });

module.exports = { SEATS, setup, allows, say, shown, own, view };
