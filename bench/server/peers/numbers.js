"use strict";
// The trivial game of both peers, in memory: six seats in turn say a number below 1000, and each has a hand of its own.

const SEATS = 6;
const CARDS = 5;
const each = (count, make) => Array.from({ length: count }, (_, place) => make(place));

const setup = () => ({
  turn: 0,
  scores: each(SEATS, () => 0),
  bets: each(SEATS, () => 0),
  hands: each(SEATS, (seat) => each(CARDS, (card) => (seat * 31 + card * 7) % 97)),
  last: null,
});

const allows = (table, seat, number) => table.turn % SEATS === seat && number >= 0 && number < 1000;

function say(table, seat, number) {
  table.scores[seat] += number % 10;
  table.bets[seat] = number;
  table.hands[seat][table.turn % CARDS] = number % 97;
  table.last = { seat, number };
  table.turn += 1;
}

const view = (table, seat) => ({
  v: table.turn,
  me: seat,
  phase: "betting",
  scores: table.scores,
  bets: table.bets.map((bet, other) => (other === seat ? bet : null)),
  hand: table.hands[seat] ?? null,
  last: table.last,
});

module.exports = { SEATS, setup, allows, say, view };
