import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket, FakeStore, room } from "./fakes";
import { Link } from "./link.svelte";

let sockets: FakeSocket[];
let store: FakeStore;
let link: Link;

function open(): Link {
  link = new Link("TABLEX", {
    store,
    random: () => 1,
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  return link;
}

function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
}

function lose(code = 1006): void {
  newest().onclose?.({ code });
}

function untilNext(): void {
  const before = sockets.length;
  while (sockets.length === before) vi.advanceTimersByTime(100);
}

function beat(times: number): void {
  for (let count = 0; count < times; count += 1) {
    vi.advanceTimersByTime(2000);
    newest().tell({ type: "Beat" });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  store = new FakeStore();
});

afterEach(() => {
  link.end();
  vi.useRealTimers();
});

describe("reading aloud", () => {
  const table = { type: "Update", phase: 3, seat: null };

  test("asks for what the big screen shows, and asks again after a loss", () => {
    open();
    newest().welcome();
    link.readAloud(true);
    expect(sockets.length).toBe(2);
    newest().welcome();
    expect(newest().sent).toEqual([{ type: "Hello", token: "TABLEX.secret", beat: true, aloud: true }]);
    newest().tell({ type: "Shown", table });
    expect(link.shown).toEqual(table);
    expect(link.table).toBe(null);
    lose();
    untilNext();
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ aloud: true });
  });

  test("no more when it is over", () => {
    open();
    link.readAloud(true);
    newest().welcome();
    newest().tell({ type: "Shown", table });
    link.readAloud(false);
    newest().welcome();
    expect(newest().sent).toEqual([{ type: "Hello", token: "TABLEX.secret", beat: true }]);
    expect(link.shown).toBe(null);
  });

  test("what is said meanwhile goes out once the new socket is in", () => {
    open();
    newest().welcome();
    link.readAloud(true);
    void link.ask({ type: "ReadAloud", on: true });
    expect(newest().sent).toEqual([]);
    newest().welcome();
    expect(newest().sent.map(({ type }) => type)).toEqual(["Hello", "ReadAloud"]);
  });

  test("saying so twice opens no other socket", () => {
    open();
    newest().welcome();
    link.readAloud(false);
    expect(sockets.length).toBe(1);
  });
});

describe("coming in", () => {
  test("says hello with the token and is open once the room is told", () => {
    open();
    newest().onopen?.();
    expect(newest().sent).toEqual([{ type: "Hello", token: "TABLEX.secret", beat: true }]);
    expect(link.state).toBe("connecting");
    newest().tell(room(0));
    expect([link.state, link.room?.code]).toEqual(["open", "TABLEX"]);
  });

  test("without a token there is no socket", () => {
    store.kept.clear();
    open();
    expect([sockets.length, link.state, link.closed]).toEqual([0, "closed", 4401]);
  });
});

describe("what I say", () => {
  test("counts on from what was answered, and settles with its answer", async () => {
    open();
    newest().welcome(6);
    const answer = link.ask({ type: "BeReady", ready: true });
    expect(newest().sent.at(-1)).toEqual({ type: "BeReady", ready: true, id: 7 });
    expect(link.waiting).toBe(true);
    newest().tell({ type: "Answer", id: 7, refused: null, about: {} });
    expect((await answer).refused).toBeNull();
    expect(link.waiting).toBe(false);
  });

  test("a move carries the phase that I was looking at", () => {
    open();
    newest().welcome();
    newest().tell({ type: "Update", phase: 12, view: {} });
    void link.play({ type: "Content" });
    expect(newest().sent.at(-1)).toEqual({ type: "Play", id: 1, phase: 12, move: { type: "Content" } });
  });

  test("is said again after a loss, with the same id", async () => {
    open();
    newest().welcome();
    const answer = link.ask({ type: "Start" });
    lose();
    vi.advanceTimersByTime(500);
    newest().welcome();
    expect(newest().sent.at(-1)).toEqual({ type: "Start", id: 1 });
    newest().tell({ type: "Answer", id: 1, refused: "not_now", about: {} });
    expect((await answer).refused).toBe("not_now");
    expect(link.refusal?.refused).toBe("not_now");
  });

  test("is said again after a reload", () => {
    open();
    newest().welcome(3);
    void link.ask({ type: "Start" });
    link.end();
    open();
    expect(link.waiting).toBe(true);
    newest().welcome(3);
    expect(newest().sent.at(-1)).toEqual({ type: "Start", id: 4 });
    void link.ask({ type: "Pause" });
    expect(newest().sent.at(-1)).toEqual({ type: "Pause", id: 5 });
  });

  test.each([1, null])("too fast, told with id %s: is said again a second later", (id) => {
    open();
    newest().welcome();
    void link.ask({ type: "Start" });
    newest().tell({ type: "Answer", id, refused: "too_fast", about: {} });
    const before = newest().sent.length;
    vi.advanceTimersByTime(1000);
    expect(newest().sent.slice(before)).toEqual([{ type: "Start", id: 1 }]);
  });

  test("not understood: only that message is given up", async () => {
    open();
    newest().welcome();
    const answer = link.ask({ type: "Start" });
    void link.ask({ type: "Pause" });
    newest().tell({ type: "Answer", id: 1, refused: "malformed", about: {} });
    expect((await answer).refused).toBe("malformed");
    expect(link.waiting).toBe(true);
  });

  test("what breaks the room three times is said no more", async () => {
    open();
    newest().welcome();
    const answer = link.ask({ type: "Start" });
    for (let times = 0; times < 3; times += 1) {
      lose(1011);
      untilNext();
      newest().welcome();
    }
    expect((await answer).refused).toBe("broken");
    expect([link.waiting, newest().sent.length]).toEqual([false, 1]);
  });

  test("unanswered for long: the socket is not trusted", () => {
    open();
    newest().welcome();
    void link.ask({ type: "Start" });
    vi.advanceTimersByTime(4000);
    expect(sockets.length).toBe(2);
    expect(link.state).toBe("open");
    vi.advanceTimersByTime(1000);
    expect(link.state).toBe("lost");
    newest().welcome();
    expect([link.state, newest().sent.at(-1)?.["id"]]).toEqual(["open", 1]);
  });
});

describe("losing", () => {
  test("tries again for ever, at most 15 s apart", () => {
    open();
    newest().welcome();
    lose();
    expect(link.state).toBe("lost");
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const since = performance.now();
      untilNext();
      waits.push(performance.now() - since);
      lose();
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  test("a connection that does not last does not shorten the waits", () => {
    open();
    for (const wait of [500, 1000, 2000]) {
      newest().welcome();
      lose();
      const before = sockets.length;
      vi.advanceTimersByTime(wait - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
    }
    newest().welcome();
    beat(5);
    lose();
    const before = sockets.length;
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(before + 1);
  });

  test("an attempt that hangs is given up", () => {
    open();
    vi.advanceTimersByTime(5000);
    expect(link.state).toBe("lost");
    expect(newest().gone).toBe(true);
  });

  test("offline shows at once, online tries at once", () => {
    open();
    newest().welcome();
    dispatchEvent(new Event("offline"));
    expect(link.state).toBe("lost");
    dispatchEvent(new Event("online"));
    newest().welcome();
    expect([link.state, sockets.length]).toEqual(["open", 2]);
  });

  test("a network that comes back does not bring back who was sent away", () => {
    open();
    newest().welcome();
    lose(4003);
    dispatchEvent(new Event("online"));
    expect([link.state, link.closed, sockets.length]).toEqual(["closed", 4003, 1]);
  });

  test.each([
    ["slept", 10_001, 2],
    ["only looked away", 9_000, 1],
  ])("a phone that %s", (_, away, opened) => {
    open();
    newest().welcome();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(away);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets.length).toBe(opened);
    hidden.mockRestore();
  });

  test("whoever looks again while it is lost does not wait", () => {
    open();
    newest().welcome();
    lose();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(sockets.length).toBe(2);
  });

  test("a server that falls silent is lost, however open its socket seems", () => {
    open();
    newest().welcome();
    beat(10);
    expect([link.state, sockets.length]).toEqual(["open", 1]);
    vi.advanceTimersByTime(5000);
    expect([link.state, newest().gone]).toEqual(["lost", true]);
    untilNext();
    newest().welcome();
    expect([link.state, sockets.length]).toEqual(["open", 2]);
  });

  test("whoever stood still does not take it for the server's silence", () => {
    open();
    newest().welcome();
    const now = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
    vi.advanceTimersToNextTimer();
    expect(link.state).toBe("open");
    clock.mockRestore();
  });

  test.each([1003, 1009, 4000, 4001, 4003, 4401, 4404])("%i is the end", (code) => {
    open();
    newest().welcome();
    lose(code);
    vi.advanceTimersByTime(60_000);
    expect([link.state, link.closed, sockets.length]).toEqual(["closed", code, 1]);
    expect(store.kept.has("token.TABLEX")).toBe([1003, 1009, 4001].includes(code));
  });

  test.each([1000, 1001, 1006, 1008, 1011, 1012, 4008])("%i is not", (code) => {
    open();
    newest().welcome();
    lose(code);
    expect(store.kept.has("token.TABLEX")).toBe(true); // a browser says 1000 or 1001 by itself, at a reload
    vi.advanceTimersByTime(15_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test("replaced: may come back when asked to", () => {
    open();
    newest().welcome();
    lose(4001);
    link.retry();
    newest().welcome();
    expect([link.state, link.closed]).toEqual(["open", null]);
  });
});
