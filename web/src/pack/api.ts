import { request } from "../link/api";
import type {
  ChangedPack,
  CheckedPack,
  KeptPack,
  NewPack,
  OwnPack,
  OwnQuestion,
  ReadQuestion,
  ReadWords,
  SavedPack,
  Words,
} from "../wire/packs";
import { BLANK, NO_WORDS } from "./blank";

const AT = "/api/packs";

export function makePack(pack: OwnPack): Promise<NewPack> {
  return request(AT, pack);
}

/** How a draft is read and what is wrong with it; nothing of it is kept. */
export function checkPack(draft: OwnPack): Promise<CheckedPack> {
  return request(`${AT}/check`, draft);
}

/** The pack that a file holds. */
export async function readFile(file: File): Promise<OwnPack> {
  const kind = /\.(csv|txt|tsv)$/i.test(file.name) ? "text/csv" : "application/json";
  const { pack } = await request<CheckedPack>(`${AT}/check`, file, { "Content-Type": kind });
  return { ...pack, questions: pack.questions.map(whole) };
}

/** With what the server leaves out because it is empty. */
function whole(read: ReadQuestion): OwnQuestion {
  const spoken = (words: ReadWords = {}): Words => ({ ...NO_WORDS, ...words });
  return { ...BLANK, ...read, q: spoken(read.q), unit: spoken(read.unit), anecdote: spoken(read.anecdote) };
}

export function readPack(secret: string): Promise<KeptPack> {
  return request(`${AT}/${secret}`);
}

export function savePack(secret: string, changed: ChangedPack): Promise<SavedPack> {
  return request(`${AT}/${secret}`, changed, {}, "PUT");
}

export function forgetPack(secret: string): Promise<unknown> {
  return request(`${AT}/${secret}`, undefined, {}, "DELETE");
}

export const tableOf = (secret: string): string => `${AT}/${secret}/table`;
