import { describe, expect, test, vi } from "vitest";
import { Refusal } from "../link/api";
import type { Store } from "../link/store";
import type { Finding, KeptPack, OwnPack } from "../wire/packs";
import { BLANK } from "./blank";
import { Draft, type Server } from "./draft.svelte";
import { secretIn } from "./mine";

const PACK: OwnPack = { title: "Mamie", languages: ["fr"], questions: [asking("Un ?")] };

function asking(text: string): OwnPack["questions"][number] {
  return { ...BLANK, q: { ...BLANK.q, fr: text }, a: 7 };
}

/** A device that can be loaded anew. */
class Device implements Store {
  kept = new Map<string, string>();
  get<T>(key: string): T | null {
    const text = this.kept.get(key);
    return text === undefined ? null : (JSON.parse(text) as T);
  }
  set(key: string, value: unknown): void {
    this.kept.set(key, JSON.stringify(value));
  }
}

/** As the real one judges: a question without text is unfinished. */
class Table implements Server {
  kept: KeptPack = { version: 1, pack: PACK, findings: [] };
  reached = true;

  async check(pack: OwnPack): Promise<{ pack: OwnPack; findings: Finding[] }> {
    if (!this.reached) throw new Refusal("no_connection");
    const missing = (question: number | null, field: string): Finding => ({
      level: "error",
      question,
      field,
      fault: "missing",
      about: {},
    });
    const findings = pack.questions.flatMap(({ q }, place) => (q.fr ? [] : [missing(place, "q.fr")]));
    return { pack, findings: pack.title ? findings : [...findings, missing(null, "title")] };
  }
  async read(): Promise<KeptPack> {
    if (!this.reached) throw new Refusal("no_connection");
    return this.kept;
  }
  async save(_: string, { version, pack }: { version: number; pack: OwnPack }): Promise<{ version: number }> {
    if (version !== this.kept.version) throw new Refusal("pack_changed", { version: this.kept.version });
    this.kept = { version: version + 1, pack, findings: [] };
    return { version: version + 1 };
  }
}

async function opened(server: Server, device: Store): Promise<Draft> {
  const draft = new Draft("secret", server, device, 0);
  await draft.load();
  await settled(draft);
  return draft;
}

async function settled(draft: Draft): Promise<void> {
  await vi.waitFor(() => expect(draft.standing).not.toBe("unsaved"));
}

const texts = (pack: OwnPack): readonly string[] => pack.questions.map(({ q }) => q.fr);

describe("a draft", () => {
  test("saves what is ready and keeps the unfinished on the device", async () => {
    const [table, device] = [new Table(), new Device()];
    const draft = await opened(table, device);
    const second = draft.add();
    draft.add(asking("Trois ?"));
    await settled(draft);
    expect([draft.standing, draft.ready, texts(table.kept.pack)]).toEqual(["saved", 2, ["Un ?", "Trois ?"]]);
    expect(draft.of(second, "q.fr").map(({ fault }) => fault)).toEqual(["missing"]);
    const again = await opened(table, device);
    expect(again.items.map(({ question }) => question.q.fr)).toEqual(["Un ?", "", "Trois ?"]);
    expect(table.kept.version).toBe(2); // opening changes nothing
  });

  test("loses nothing without a connection", async () => {
    const [table, device] = [new Table(), new Device()];
    const draft = await opened(table, device);
    table.reached = false;
    draft.edit(draft.items[0]?.key ?? 0, asking("Changé ?"));
    await settled(draft);
    expect(draft.standing).toBe("offline");
    draft.end();
    const again = await opened(table, device);
    expect(again.standing).toBe("offline");
    expect(again.items[0]?.question.q.fr).toBe("Changé ?");
    table.reached = true;
    await again.push();
    expect(texts(table.kept.pack)).toEqual(["Changé ?"]);
  });

  test("takes a newer version over, and keeps what was not finished here", async () => {
    const [table, device] = [new Table(), new Device()];
    const draft = await opened(table, device);
    draft.add({ ...BLANK, a: 5 });
    await settled(draft);
    draft.end();
    await table.save("secret", { version: 1, pack: { ...PACK, questions: [asking("Ailleurs ?")] } });
    const again = await opened(table, device);
    expect(again.items.map(({ question }) => [question.q.fr, question.a])).toEqual([
      ["Ailleurs ?", 7],
      ["", 5],
    ]);
  });

  test.each(["theirs", "mine"])("changed here and elsewhere: %s", async (whose) => {
    const [table, device] = [new Table(), new Device()];
    const draft = await opened(table, device);
    await table.save("secret", { version: 1, pack: { ...PACK, title: "theirs" } });
    draft.change({ title: "mine" });
    await settled(draft);
    expect([draft.standing, table.kept.pack.title]).toEqual(["changed", "theirs"]);
    await (whose === "mine" ? draft.keepMine() : draft.takeTheirs());
    await settled(draft);
    expect([draft.standing, draft.title, table.kept.pack.title]).toEqual(["saved", whose, whose]);
  });

  test("without a title nothing is saved, and it says so", async () => {
    const [table, device] = [new Table(), new Device()];
    const draft = await opened(table, device);
    draft.change({ title: "" });
    await settled(draft);
    expect([draft.standing, table.kept.version]).toEqual(["wrong", 1]);
  });

  test("what is deleted can be brought back", async () => {
    const [table, device] = [new Table(), new Device()];
    const draft = await opened(table, device);
    const undo = draft.remove(draft.items[0]?.key ?? 0);
    await settled(draft);
    expect(texts(table.kept.pack)).toEqual([]);
    undo();
    await settled(draft);
    expect(texts(table.kept.pack)).toEqual(["Un ?"]);
  });
});

test("a link, or its secret alone", () => {
  const secret = "fJJRQOG-eZNwc_IQbbKH8QH7Bum-v88Gfy85kDIXhB0";
  expect(
    [`https://x.y/pack/${secret}`, ` ${secret}\n`, `x.y/pack/${secret}#3`, "https://x.y/MVKRTD"].map(secretIn),
  ).toEqual([secret, secret, secret, null]);
});
