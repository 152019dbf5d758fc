import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Voice, type Synthesis } from "./voice.svelte";

interface Utterance {
  text: string;
  lang: string;
  voice: SpeechSynthesisVoice | null;
}

/** A browser's speech that writes down what it is asked for. */
class Recorder {
  said: Utterance[] = [];
  hushed = 0;
  #listener: (() => void) | null = null;

  constructor(public voices: readonly Partial<SpeechSynthesisVoice>[]) {}

  getVoices = (): SpeechSynthesisVoice[] => this.voices as SpeechSynthesisVoice[];
  speak = (utterance: unknown): number => this.said.push(utterance as Utterance);
  cancel = (): number => (this.hushed += 1);
  addEventListener = (_: string, listener: () => void): void => void (this.#listener = listener);

  bring(voices: readonly Partial<SpeechSynthesisVoice>[]): void {
    this.voices = voices;
    this.#listener?.();
    flushSync();
  }
}

const ANNIE = { name: "Annie", lang: "fr-CA", localService: true };
const JEAN = { name: "Jean", lang: "fr-FR", localService: true };
const CLOUD = { name: "Cloud", lang: "fr-FR", localService: false };
const DAN = { name: "Dan", lang: "en_GB", localService: true };

function voiceOn(recorder: Recorder | undefined): Voice {
  return new Voice(
    recorder as unknown as Synthesis | undefined,
    (text) => ({ text, lang: "", voice: null }) as unknown as SpeechSynthesisUtterance,
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every utterance has its language and a voice of it, the nearest first", () => {
  const recorder = new Recorder([CLOUD, ANNIE, DAN, JEAN]);
  voiceOn(recorder).speak([
    { text: "Bonjour. Ça va ?", language: "fr" },
    { text: "How many?", language: "en" },
  ]);
  expect(recorder.said.map(({ text, lang, voice }) => [text, lang, voice?.name])).toEqual([
    ["Bonjour.", "fr-FR", "Jean"],
    ["Ça va ?", "fr-FR", "Jean"],
    ["How many?", "en-GB", "Dan"],
  ]);
});

test("what is new replaces what is being said", () => {
  const recorder = new Recorder([DAN]);
  const voice = voiceOn(recorder);
  voice.speak([{ text: "One.", language: "en" }]);
  voice.speak([{ text: "Two.", language: "en" }]);
  expect(recorder.hushed).toBe(2);
});

test("a long text goes in pieces that Chrome does not break off", () => {
  const recorder = new Recorder([DAN]);
  const clause = "and then another thing happened that took a while to tell";
  voiceOn(recorder).speak([{ text: `It began, ${Array(5).fill(clause).join(", ")}. The end.`, language: "en" }]);
  expect(recorder.said.length).toBe(7);
  expect(Math.max(...recorder.said.map(({ text }) => text.length))).toBeLessThan(160);
});

test("without a voice for the language nothing is said", () => {
  const recorder = new Recorder([JEAN]);
  const voice = voiceOn(recorder);
  voice.speak([{ text: "Wie viele?", language: "de" }]);
  expect(recorder.said).toEqual([]);
  expect([voice.speaks("de"), voice.speaks("fr")]).toEqual([false, true]);
});

test("voices may come late, and after a while there are none", () => {
  const late = new Recorder([]);
  const voice = voiceOn(late);
  expect(voice.speaks("fr")).toBe(null);
  late.bring([JEAN]);
  expect([voice.speaks("fr"), voice.speaks("de")]).toEqual([true, false]);

  const never = voiceOn(new Recorder([]));
  expect(never.speaks("fr")).toBe(null);
  vi.runAllTimers();
  expect(never.speaks("fr")).toBe(false);
});

test("a browser without speech is silent and says so", () => {
  const voice = voiceOn(undefined);
  expect(voice.speaks("en")).toBe(false);
  voice.speak([{ text: "Hello.", language: "en" }]);
  voice.hush();
  voice.wake();
});

test("it is woken once", () => {
  const recorder = new Recorder([DAN]);
  const voice = voiceOn(recorder);
  voice.wake();
  voice.wake();
  expect(recorder.said.map(({ text }) => text.trim())).toEqual([""]);
});
