"use strict";
// Our work, written by hand for node: `node node_ws.js PORT PADDING FOLDER`. A move is read, checked, on disk before it
// counts, answered, and shown to six seats, each in its own view.

const { DatabaseSync } = require("node:sqlite");
const { WebSocketServer } = require("ws");
const { setup, allows, say, shown, own } = require("./numbers.js");

const [port, , folder] = process.argv.slice(2);
const rooms = new Map();

const db = new DatabaseSync(`${folder}/rooms.db`);
db.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table entries (
    room text not null, game integer not null, version integer not null, at real not null, cause text not null,
    body blob not null, primary key (room, game, version)
  ) strict`);
const insert = db.prepare("insert into entries values (?, ?, ?, ?, ?, ?)");

// Group commit: all that came during the last one. node:sqlite waits for the disk, so a thread of its own was tried: it
// made as many moves a second for a fifth more CPU, and each took longer.
let batch = [];

function commit() {
  const moves = batch;
  batch = [];
  db.exec("begin immediate");
  for (const { room, seat, id, number } of moves) {
    const event = JSON.stringify({ type: "Said", seat, number });
    insert.run(room.name, 1, room.table.turn, Date.now() / 1000, `${seat}:${id}`, Buffer.from(event));
  }
  db.exec("commit");
  moves.forEach(adopt);
}

function adopt({ room, seat, id, number }) {
  say(room.table, seat, number);
  room.answered[seat] = id;
  room.seats[seat].send(JSON.stringify({ type: "Answer", id, refused: null }));
  tell(room);
  room.busy = false;
  if (room.inbox.length) decide(room, ...room.inbox.shift());
}

// What all six see alike is encoded once.
function tell(room) {
  const { table, seats } = room;
  const alike = JSON.stringify({ type: "Update", version: table.turn, ...shown(table) }).slice(0, -1);
  seats.forEach((socket, seat) => socket.send(`${alike},${JSON.stringify(own(table, seat)).slice(1)}`));
}

function decide(room, seat, { id, version, move }) {
  if (id <= room.answered[seat]) return;
  if (version !== room.table.turn + 1) return refuse(room, seat, id, "too_late");
  if (move?.type !== "Say" || !allows(room.table, seat, move.number)) return refuse(room, seat, id, "not_now");
  room.busy = true;
  if (batch.push({ room, seat, id, number: move.number }) === 1) setImmediate(commit);
}

const refuse = (room, seat, id, refused) => room.seats[seat].send(JSON.stringify({ type: "Answer", id, refused }));

function hear(room, seat, text) {
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return refuse(room, seat, null, "malformed");
  }
  if (said?.type !== "Play" || !Number.isInteger(said.id)) return refuse(room, seat, null, "malformed");
  if (room.busy) room.inbox.push([seat, said]);
  else decide(room, seat, said);
}

function roomAt(name) {
  if (!rooms.has(name)) rooms.set(name, { name, table: setup(), seats: [], answered: [], inbox: [], busy: false });
  return rooms.get(name);
}

const server = new WebSocketServer({ host: "127.0.0.1", port: Number(port), perMessageDeflate: false });
server.on("connection", (socket, request) => {
  const room = roomAt(request.url);
  const seat = room.seats.push(socket) - 1;
  room.answered.push(0);
  socket.on("message", (text) => hear(room, seat, text));
  socket.on("close", () => rooms.delete(request.url));
  socket.send("welcome");
});
