import { Refusal } from "../link/api";
import type { Store } from "../link/store";
import type {
  ChangedPack,
  CheckedPack,
  Finding,
  KeptPack,
  Language,
  OwnPack,
  OwnQuestion,
  SavedPack,
} from "../wire/packs";
import { BLANK } from "./blank";

/** A question in the making. `ready`: when it was last checked nothing was wrong, so that it is kept and asked. */
export interface Item {
  readonly key: number;
  readonly question: OwnQuestion;
  readonly ready: boolean;
}

/** Where the draft stands: `changed` elsewhere since, `gone` from the server, `wrong` in its title or languages. */
export type Standing = "loading" | "unsaved" | "saved" | "offline" | "changed" | "gone" | "wrong";

export interface Server {
  check(draft: OwnPack): Promise<CheckedPack>;
  read(secret: string): Promise<KeptPack>;
  save(secret: string, changed: ChangedPack): Promise<SavedPack>;
}

/** As it lies on this device. */
interface Kept {
  readonly version: number;
  readonly dirty: boolean;
  readonly title: string;
  readonly languages: readonly Language[];
  readonly questions: readonly Pick<Item, "question" | "ready">[];
}

interface Placed extends Finding {
  readonly key: number | null;
}

const PAUSE = 500; // ms without a key before it is checked and saved
const RETRY = 5_000;

/** A pack on this device: every change is kept here at once, and what is ready goes to the server a moment later. */
export class Draft {
  title = $state("");
  languages: readonly Language[] = $state.raw([]);
  items: readonly Item[] = $state.raw([]);
  findings: readonly Placed[] = $state.raw([]);
  standing: Standing = $state("loading");
  #version = 0;
  #saved = ""; // the pack that the server has, as JSON
  #dirty = false;
  #pushing = false;
  #again = false;
  #edits = 0;
  #keys = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly secret: string,
    readonly server: Server,
    readonly store: Store,
    readonly pause = PAUSE,
  ) {}

  get ready(): number {
    return this.items.filter((item) => item.ready).length;
  }

  of(key: number | null, field?: string): readonly Finding[] {
    return this.findings.filter((finding) => finding.key === key && (field === undefined || finding.field === field));
  }

  async load(theirs = false): Promise<void> {
    const found = this.store.get<Kept>(this.#at);
    const kept = found && theirs ? { ...found, dirty: false } : found;
    if (kept) this.#take(kept);
    try {
      this.#meet(await this.server.read(this.secret), kept);
    } catch (error) {
      this.#fail(error, kept !== null);
    }
  }

  /** The newer version of another device. What is not finished here stays. */
  async takeTheirs(): Promise<void> {
    await this.load(true);
  }

  async keepMine(): Promise<void> {
    try {
      this.#version = (await this.server.read(this.secret)).version;
      this.standing = "unsaved";
      this.change();
    } catch (error) {
      this.#fail(error, true);
    }
  }

  change(changes: Partial<Pick<Draft, "title" | "languages" | "items">> = {}): void {
    Object.assign(this, changes);
    this.#edits += 1;
    this.#dirty = true;
    if (this.standing !== "changed") this.standing = "unsaved";
    this.#keep();
    this.#soon(this.pause);
  }

  /** The key of the new one. */
  add(question: OwnQuestion = BLANK): number {
    const item = this.#item(question, false);
    this.change({ items: [...this.items, item] });
    return item.key;
  }

  edit(key: number, changes: Partial<OwnQuestion>): void {
    const edited = (item: Item): Item => ({ ...item, question: { ...item.question, ...changes } });
    this.change({ items: this.items.map((item) => (item.key === key ? edited(item) : item)) });
  }

  /** Puts things back as they were. */
  remove(key: number): () => void {
    const before = this.items;
    this.change({ items: before.filter((item) => item.key !== key) });
    return () => this.change({ items: before });
  }

  /** What was read from a file: added to what is there. */
  bring(pack: OwnPack): void {
    const languages = [...this.languages, ...pack.languages.filter((language) => !this.languages.includes(language))];
    const fresh = this.items.length === 0;
    this.change({
      title: (fresh && pack.title) || this.title,
      languages: fresh && pack.languages.length ? pack.languages : languages,
      items: [...this.items, ...pack.questions.map((question) => this.#item(question, false))],
    });
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Check all, then save what is ready. */
  async push(): Promise<void> {
    clearTimeout(this.#timer);
    this.#again = this.#pushing;
    if (this.#pushing || this.standing === "changed" || this.standing === "gone") return;
    this.#pushing = true;
    const { items } = this;
    const edits = this.#edits;
    try {
      const wrong = await this.#save(this.#pack(items), items);
      this.#dirty = wrong || edits !== this.#edits;
      this.standing = wrong ? "wrong" : this.#dirty ? "unsaved" : "saved";
      this.#keep();
    } catch (error) {
      this.#fail(error, true);
    }
    this.#pushing = false;
    if (this.#again) await this.push();
  }

  /** True: its title or its languages are wrong, so that nothing can be saved. */
  async #save(draft: OwnPack, items: readonly Item[]): Promise<boolean> {
    const { findings } = await this.server.check(draft);
    const bad = findings.filter(({ level }) => level === "error").map(({ question }) => question);
    this.findings = findings.map((finding) => ({ ...finding, key: items[finding.question ?? -1]?.key ?? null }));
    const ready = items.filter((_, place) => !bad.includes(place)).map(({ key }) => key);
    this.items = this.items.map((item) => ({ ...item, ready: ready.includes(item.key) }));
    const pack = { ...draft, questions: draft.questions.filter((_, place) => !bad.includes(place)) };
    if (!bad.includes(null)) await this.#send(pack);
    return bad.includes(null);
  }

  async #send(pack: OwnPack): Promise<void> {
    const text = JSON.stringify(pack);
    if (text === this.#saved) return;
    this.#version = (await this.server.save(this.secret, { version: this.#version, pack })).version;
    this.#saved = text;
  }

  #meet({ version, pack, findings }: KeptPack, kept: Kept | null): void {
    this.#saved = JSON.stringify(pack);
    if (kept?.version === version) {
      this.#soon(0);
      return;
    }
    if (kept?.dirty) {
      this.standing = "changed";
      return;
    }
    const mine = kept?.questions.filter(({ ready }) => !ready) ?? [];
    this.#take({
      version,
      dirty: false,
      title: pack.title,
      languages: pack.languages,
      questions: [...pack.questions.map((question) => ({ question, ready: true })), ...mine],
    });
    this.findings = findings.map((finding) => ({ ...finding, key: this.items[finding.question ?? -1]?.key ?? null }));
    this.standing = "saved";
    this.#keep();
    if (mine.length) this.#soon(0);
  }

  #take({ version, dirty, title, languages, questions }: Kept): void {
    this.#version = version;
    this.#dirty = dirty;
    this.title = title;
    this.languages = languages;
    this.items = questions.map(({ question, ready }) => this.#item(question, ready));
    this.standing = "unsaved";
  }

  #fail(error: unknown, hasDraft: boolean): void {
    const code = error instanceof Refusal ? error.code : "";
    if (code === "pack_changed") this.standing = "changed";
    else if (code === "no_such_pack") this.standing = "gone";
    else {
      if (hasDraft || this.standing !== "loading") this.standing = "offline";
      this.#soon(RETRY);
    }
  }

  #soon(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void (this.#version ? this.push() : this.load()), pause);
  }

  #keep(): void {
    const questions = this.items.map(({ question, ready }) => ({ question, ready }));
    const kept: Kept = {
      version: this.#version,
      dirty: this.#dirty,
      title: this.title,
      languages: this.languages,
      questions,
    };
    this.store.set(this.#at, kept);
  }

  #item(question: OwnQuestion, ready: boolean): Item {
    this.#keys += 1;
    return { key: this.#keys, question: { ...BLANK, ...question }, ready }; // an older page left something out
  }

  #pack(items: readonly Item[]): OwnPack {
    return { title: this.title, languages: this.languages, questions: items.map(({ question }) => question) };
  }

  get #at(): string {
    return `pack.${this.secret}`;
  }
}
