import { RECIPES, type Note, type Sound } from "./recipes";

export type { Sound } from "./recipes";

type Listener = (sound: Sound) => void;

const listeners = new Set<Listener>();
let muted = true;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Heard unless muted; told to whoever writes subtitles either way. */
export function play(sound: Sound): void {
  for (const listener of listeners) listener(sound);
  if (muted) return;
  const audio = open();
  if (!audio) return;
  const start = audio.currentTime + 0.01;
  for (const note of RECIPES[sound]) strike(audio, note, start + note.at);
}

export function mute(on: boolean): void {
  muted = on;
}

/** What the big screen writes under the picture. Returns how to stop listening. */
export function onSound(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One context for the page, opened after the first tap: before it browsers let nothing sound. */
function open(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  if (!context && typeof AudioContext !== "undefined") context = new AudioContext();
  if (context?.state === "suspended") void context.resume().catch(() => undefined);
  return context?.state === "running" ? context : null;
}

function strike(audio: AudioContext, note: Note, at: number): void {
  const source = note.tone === undefined ? rustle(audio) : ring(audio, note, at);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(note.loud, at + (note.rise ?? 0.004));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.length);
  shaped(audio, source, note, at).connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + note.length + 0.02);
}

function ring(audio: AudioContext, note: Note, at: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = note.wave ?? "sine";
  tone.frequency.setValueAtTime(note.tone ?? 440, at);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  return tone;
}

function rustle(audio: AudioContext): AudioBufferSourceNode {
  noise ??= second(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

function second(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Noise through a narrow door sounds like chalk, cloth or wood, by where the door is. */
function shaped(audio: AudioContext, source: AudioNode, note: Note, at: number): AudioNode {
  if (note.band === undefined) return source;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(note.band, at);
  if (note.to) filter.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  filter.Q.value = note.narrow ?? 1;
  return source.connect(filter);
}
