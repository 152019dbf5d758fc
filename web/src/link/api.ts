import type { Revealed } from "../wire/engine";
import type { Role, Skill } from "../wire/server";
import { newGames } from "../howto/known";
import { deviceId } from "./store";

/** Why the server did not do it. `no_connection` is our own: it was not reached. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly about: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

export interface Welcome {
  readonly code: string;
  readonly person: number;
  readonly token: string;
}

export interface Practice {
  readonly game: string;
  readonly level: Skill; // of the bots
  readonly options: Readonly<Record<string, unknown>>;
}

export interface RoomCard {
  readonly code: string;
  readonly game: string;
  readonly playing: boolean;
  readonly people: number;
}

interface Rulebook {
  readonly page: string;
}

export function openTable(name: string, role: Role = "player"): Promise<Welcome> {
  return request("/api/rooms", { name, role, device: deviceId(), new_to: newGames() });
}

/** A table for me and three bots, at which the game has begun. */
export function practise(name: string, practice: Practice): Promise<Welcome> {
  return request("/api/rooms", { name, practice, new_to: newGames() });
}

export function enter(code: string, name: string, role: Role = "player"): Promise<Welcome> {
  return request(`/api/rooms/${code}/people`, { name, role, device: deviceId(), new_to: newGames() });
}

export function lookUp(code: string): Promise<RoomCard> {
  return request(`/api/rooms/${code}`);
}

export function rulebook(game: string, language: string): Promise<Rulebook> {
  return request(`/api/rules/${game}?lang=${language}`);
}

/** Who runs this server, in their own words; empty: they said nothing. */
export async function operator(): Promise<string> {
  return (await request<{ readonly operator: string }>("/api/about")).operator;
}

/** A game that is over, in figures, for whoever holds the token. */
export function story(code: string, number: number, token: string): Promise<unknown> {
  return request(`/api/rooms/${code}/games/${number}/story`, undefined, bearer(token));
}

/** The questions of a game whose answers were read out, for whoever holds the token. */
export function questions(code: string, number: number, token: string): Promise<readonly Revealed[]> {
  return request(`/api/rooms/${code}/games/${number}/questions`, undefined, bearer(token));
}

/** A whole game that is over, to check and to keep. */
export async function wholeGame(code: string, number: number, token: string): Promise<Blob> {
  return (await answered(`/api/rooms/${code}/games/${number}`, { headers: bearer(token) })).blob();
}

function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

/** Does the server answer at all? */
export async function alive(patience: number): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store", signal: AbortSignal.timeout(patience) })).ok;
  } catch {
    return false;
  }
}

export async function request<T>(
  path: string,
  body?: object,
  headers: Record<string, string> = {},
  method = body ? "POST" : "GET",
): Promise<T> {
  const sent = body && { body: body instanceof Blob ? body : JSON.stringify(body) };
  const init = { method, ...sent, headers: body ? { "Content-Type": "application/json", ...headers } : headers };
  const told: unknown = await (await answered(path, init)).json().catch(() => ({}));
  return told as T;
}

/** The answer of a server that agrees, or Refusal. */
async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal("no_connection");
  }
  if (response.ok) return response;
  const told: unknown = await response.json().catch(() => ({}));
  const { refused = "no_connection", about = {} } = told as { refused?: string; about?: Record<string, unknown> };
  throw new Refusal(refused, about);
}
