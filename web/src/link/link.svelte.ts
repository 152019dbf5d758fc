import type { Answer, FromScreen, Hello, Hinted, Play, RoomUpdate, ToScreen, Update } from "../wire/server";
import { Outbox, type Message } from "./outbox";
import { attemptAfter, BROKEN, delay, isFinal, losesKey } from "./retry";
import type { Store } from "./store";
import { Timers } from "./timers";
import { Watch } from "./watch";

/** A server of before knows of no reading aloud: it is only asked for. */
type Greeting = Omit<Hello, "aloud"> & Partial<Pick<Hello, "aloud">>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = WithoutId<Exclude<FromScreen, Hello | Play>>;

export interface Outside {
  readonly store: Store;
  socket(): WebSocket;
  random(): number;
}

const OPENING = 5_000; // ms until an attempt counts as failed
const ANSWERING = 4_000; // ms until an unanswered message counts as lost
const SHOWN = 1_000; // ms after which a loss shows
const STEADY = 10_000; // ms after which a connection has proved itself, and the next loss starts with short waits again
const PATIENCE = 3; // times that a room may break over what we say
const SLOWER = 1_000; // ms to wait when we were told that we are too fast

/** One screen's socket: it comes back by itself, and what was said is said again until it is answered. */
export class Link {
  room: RoomUpdate | null = $state.raw(null);
  table: Update | null = $state.raw(null);
  shown: Update | null = $state.raw(null); // the table as the big screen shows it, while this one reads aloud
  state: "connecting" | "open" | "lost" | "closed" = $state("connecting");
  closed: number | null = $state(null);
  waiting = $state(false);
  refusal: Answer | null = $state.raw(null);
  hint: Hinted | null = $state.raw(null); // the last that I asked for
  retryAt: number | null = $state(null); // by performance.now

  #aloud = false;
  #outbox: Outbox;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #broke = 0;
  #timers = new Timers();
  #watch: Watch;

  constructor(
    readonly key: string,
    private readonly outside: Outside,
  ) {
    this.#outbox = new Outbox(outside.store, `unsent.${key}`);
    this.waiting = this.#outbox.messages.length > 0;
    this.#watch = new Watch({
      gone: () => this.#lose(0),
      silent: () => this.state === "open" && !this.#timers.has("opening") && this.#lose(0),
      doubtful: () => this.state !== "closed" && this.#open(),
      seen: () => this.state === "lost" && this.#open(),
    });
    this.#open();
  }

  ask(wish: Wish): Promise<Answer> {
    return this.#say((id) => ({ ...wish, id }) as Message);
  }

  play(move: unknown): Promise<Answer> {
    const phase = this.table?.phase ?? 0;
    return this.#say((id) => ({ type: "Play", id, phase, move }));
  }

  /** Try again now. */
  retry(): void {
    this.closed = null;
    if (this.state === "closed") this.state = "connecting";
    this.#open();
  }

  /** Be sent what the big screen shows as well, or no more. */
  readAloud(on: boolean): void {
    if (on === this.#aloud) return;
    this.#aloud = on;
    this.shown = null;
    if (this.state !== "closed") this.#open();
  }

  /** This screen goes away. */
  end(): void {
    this.#watch.end();
    this.#timers.clear();
    this.#drop();
  }

  async #say(write: (id: number) => Message): Promise<Answer> {
    const { message, answer } = this.#outbox.put(write);
    this.waiting = true;
    this.refusal = null;
    if (this.state === "open" && !this.#timers.has("opening")) this.#send(message); // else once the room has answered
    return answer;
  }

  #send(message: Message | Greeting): void {
    this.#socket?.send(JSON.stringify(message));
    if (message.type !== "Hello") this.#timers.set("answer", ANSWERING, () => this.#open());
  }

  #open(): void {
    this.#drop();
    this.#timers.forget("retry");
    this.retryAt = null;
    if (this.state === "open") this.#timers.set("loss", SHOWN, () => this.#show("lost"));
    const token = this.outside.store.get<string>(`token.${this.key}`);
    if (token === null) return this.#close(4401);
    const socket = this.outside.socket();
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: "Hello", token, beat: true, ...(this.#aloud && { aloud: true }) });
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToScreen);
    socket.onclose = (event) => this.#lose(event.code);
    this.#timers.set("opening", OPENING, () => this.#lose(0));
  }

  #hear(message: ToScreen): void {
    this.#watch.heard();
    if (message.type === "Beat") return;
    if (message.type === "Room") this.#enter(message);
    else if (message.type === "Update") this.table = message;
    else if (message.type === "Shown") this.shown = this.#aloud ? message.table : null;
    else if (message.type === "Hint") this.hint = message;
    else this.#settle(message);
  }

  #enter(room: RoomUpdate): void {
    const back = this.#timers.has("opening");
    if (this.room?.number !== room.number) this.table = this.shown = null; // another game: its table comes next
    this.room = room;
    this.#outbox.countOnFrom(room.answered);
    if (!back) return;
    this.#timers.forget("opening");
    this.#timers.forget("loss");
    this.#timers.set("steady", STEADY, () => (this.#attempt = 0));
    this.state = "open";
    this.#sendAgain();
  }

  #settle(answer: Answer): void {
    this.#broke = 0;
    if (answer.refused) this.refusal = answer;
    if (answer.refused === "too_fast") this.#timers.set("slower", SLOWER, () => this.#sendAgain());
    else if (answer.id !== null) this.#outbox.take(answer);
    else this.#outbox.giveUp(answer.refused ?? "malformed");
    this.waiting = this.#outbox.messages.length > 0;
    if (!this.waiting) this.#timers.forget("answer");
  }

  #sendAgain(): void {
    for (const message of this.#outbox.messages) this.#send(message);
  }

  /** The socket is gone, or as good as gone. */
  #lose(code: number): void {
    if (this.state === "closed" || this.#watch.ended) return;
    this.#drop();
    if (isFinal(code)) return this.#close(code);
    this.#show("lost");
    if (code === BROKEN) this.#broken();
    this.#attempt = attemptAfter(code, this.#attempt);
    const wait = delay(this.#attempt, this.outside.random);
    this.#attempt += 1;
    this.retryAt = performance.now() + wait;
    this.#timers.set("retry", wait, () => this.#open());
  }

  /** What a room breaks over again and again is not said for ever. */
  #broken(): void {
    this.#broke += 1;
    if (this.#broke < PATIENCE || !this.waiting) return;
    this.#outbox.giveUp("broken");
    this.waiting = false;
    this.refusal = { type: "Answer", id: null, refused: "broken", about: {} };
  }

  #close(code: number): void {
    if (losesKey(code)) this.outside.store.set(`token.${this.key}`, null);
    this.#outbox.giveUp("gone");
    this.waiting = false;
    this.closed = code;
    this.#show("closed");
  }

  #show(state: "lost" | "closed"): void {
    this.state = state;
    this.#timers.forget("answer");
  }

  #drop(): void {
    this.#timers.forget("opening");
    this.#timers.forget("steady");
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
