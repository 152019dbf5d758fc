import type { RoomUpdate } from "../wire/server";
import type { Store } from "./store";

/** For the tests: a socket whose other end is the test. */
export class FakeSocket {
  sent: Record<string, unknown>[] = [];
  gone = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.gone = true;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Let in, and told of the room. */
  welcome(answered = 0): void {
    this.onopen?.();
    this.tell(room(answered));
  }
}

export class FakeStore implements Store {
  kept = new Map<string, unknown>([["token.TABLEX", "TABLEX.secret"]]);

  get<T>(key: string): T | null {
    return (this.kept.get(key) as T | undefined) ?? null;
  }

  set(key: string, value: unknown): void {
    if (value === null) this.kept.delete(key);
    else this.kept.set(key, structuredClone(value));
  }
}

export function room(answered: number): Partial<RoomUpdate> {
  return { type: "Room", code: "TABLEX", me: 0, answered, number: 0, people: [] };
}
