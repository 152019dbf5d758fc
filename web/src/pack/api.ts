import { request } from "../link/api";
import type { ChangedPack, CheckedPack, KeptPack, NewPack, OwnPack, SavedPack } from "../wire/packs";

const AT = "/api/packs";

export function makePack(pack: OwnPack): Promise<NewPack> {
  return request(AT, pack);
}

/** How a draft is read and what is wrong with it; nothing of it is kept. */
export function checkPack(draft: OwnPack): Promise<CheckedPack> {
  return request(`${AT}/check`, draft);
}

/** The same of a file. */
export async function checkFile(file: File): Promise<CheckedPack> {
  const kind = /\.(csv|txt|tsv)$/i.test(file.name) ? "text/csv" : "application/json";
  return request(`${AT}/check`, file, { "Content-Type": kind });
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
