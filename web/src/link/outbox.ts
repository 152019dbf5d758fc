import type { Answer, FromScreen, Hello } from "../wire/server";
import type { Store } from "./store";

export type Message = Exclude<FromScreen, Hello>;

/** What I have said and have no answer to. It outlives a reload; sent twice, it is carried out once. */
export class Outbox {
  #messages: Message[];
  #settle = new Map<number, (answer: Answer) => void>();
  #last: number;

  constructor(
    private readonly store: Store,
    private readonly key: string,
  ) {
    this.#messages = store.get<Message[]>(key) ?? [];
    this.#last = Math.max(0, ...this.#messages.map((message) => message.id));
  }

  get messages(): readonly Message[] {
    return this.#messages;
  }

  /** The server has carried out this id: mine are greater. */
  countOnFrom(answered: number): void {
    this.#last = Math.max(this.#last, answered);
  }

  put(write: (id: number) => Message): { message: Message; answer: Promise<Answer> } {
    this.#last += 1;
    const message = write(this.#last);
    this.#keep([...this.#messages, message]);
    return { message, answer: new Promise((settle) => this.#settle.set(message.id, settle)) };
  }

  take(answer: Answer): void {
    this.#keep(this.#messages.filter((message) => message.id !== answer.id));
    if (answer.id !== null) this.#settle.get(answer.id)?.(answer);
    if (answer.id !== null) this.#settle.delete(answer.id);
  }

  /** Nothing of it will ever be answered. */
  giveUp(refused: string): void {
    for (const { id } of this.#messages) this.take({ type: "Answer", id, refused, about: {} });
  }

  #keep(messages: Message[]): void {
    this.#messages = messages;
    this.store.set(this.key, messages.length ? messages : null);
  }
}
