import { router } from "../frame/route.svelte";
import { openTable, Refusal } from "../link/api";
import { nickname } from "../link/settings.svelte";
import { device } from "../link/store";
import { refused } from "../words/refused";
import { words } from "../words/words.svelte";
import { makePack } from "./api";
import type { Draft } from "./draft.svelte";

/** What a table is to be asked from as soon as its first person sits at it. */
const bring = (code: string): string => `bring.${code}`;

/** The secret of the pack that somebody opened this table with: told once. */
export function brought(code: string): string | null {
  const secret = device.get<string>(bring(code));
  device.set(bring(code), null);
  return secret;
}

/** Opens a table that plays with this pack. The answer is why not. */
export async function playWith(draft: Draft): Promise<string | null> {
  await draft.push();
  return orWhyNot(async () => {
    const { code, token } = await openTable(nickname());
    device.set(`token.${code}`, token);
    device.set(bring(code), draft.secret);
    router.go(`/${code}`);
  });
}

/** The same at a table where one sits already. */
export async function playAt(code: string, draft: Draft): Promise<void> {
  await draft.push();
  device.set(bring(code), draft.secret);
  router.go(`/${code}`);
}

/** Makes an empty pack in the language spoken now, and opens it. */
export function startPack(title: string): Promise<string | null> {
  return orWhyNot(async () => {
    const { secret } = await makePack({ title, languages: [words.language], questions: [] });
    router.go(`/pack/${secret}`);
  });
}

async function orWhyNot(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? refused(error.code, error.about) : refused("no_connection");
  }
}
