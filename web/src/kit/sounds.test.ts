import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Accepts every call, and counts what was started. */
function fakeAudio(state: AudioContextState): { started: number; resumed: number; Context: new () => object } {
  const heard = { started: 0, resumed: 0, Context: class {} as new () => object };
  const param = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = (): object => ({
    gain: param,
    frequency: param,
    Q: param,
    type: "",
    buffer: null,
    connect: (next: object) => next,
    start: () => heard.started++,
    stop() {},
  });
  heard.Context = class {
    state = state;
    currentTime = 0;
    sampleRate = 100;
    destination = node();
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
    resume = async () => void heard.resumed++;
  };
  return heard;
}

test("silent where there is no sound, and subtitled all the same", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { mute, onSound, play } = await import("./sounds");
  const said: string[] = [];
  const stop = onSound((sound) => said.push(sound));
  mute(false);
  play("bell");
  stop();
  play("chip");
  expect(said).toEqual(["bell"]);
});

test("muted until somebody wants to hear, then every sound is struck", async () => {
  const heard = fakeAudio("running");
  vi.stubGlobal("AudioContext", heard.Context);
  const { mute, play } = await import("./sounds");
  const { RECIPES } = await import("./recipes");
  play("chalk");
  expect(heard.started).toBe(0);
  mute(false);
  const sounds = Object.keys(RECIPES) as (keyof typeof RECIPES)[];
  for (const sound of sounds) play(sound);
  expect(heard.started).toBe(sounds.reduce((sum, sound) => sum + RECIPES[sound].length, 0));
});

/** "interrupted": an iPhone after a call. */
test.each(["suspended", "interrupted"])("what is %s is asked to go on, and nothing piles up", async (state) => {
  const heard = fakeAudio(state as AudioContextState);
  vi.stubGlobal("AudioContext", heard.Context);
  const { mute, play } = await import("./sounds");
  mute(false);
  play("bell");
  expect(heard).toMatchObject({ started: 0, resumed: 1 });
});

test("what happens at once sounds once", async () => {
  const heard = fakeAudio("running");
  vi.stubGlobal("AudioContext", heard.Context);
  const { mute, play } = await import("./sounds");
  const { RECIPES } = await import("./recipes");
  mute(false);
  for (let chips = 0; chips < 8; chips++) play("chip");
  expect(heard.started).toBe(RECIPES.chip.length);
});

test("what is blocked until somebody taps is free afterwards", async () => {
  const heard = fakeAudio("running");
  const userActivation = { hasBeenActive: false };
  vi.stubGlobal("AudioContext", heard.Context);
  vi.stubGlobal("navigator", { userActivation });
  const { isBlocked, mute, play, unblock } = await import("./sounds");
  mute(false);
  play("bell");
  expect([isBlocked(), heard.started]).toEqual([true, 0]);
  userActivation.hasBeenActive = true;
  await unblock();
  play("bell");
  expect([isBlocked(), heard.started > 0]).toEqual([false, true]);
});
