import type { Note } from "./recipes";

const SILENT = 0.0001; // a ramp by factors never reaches nothing
const ATTACK = 0.004;
const TAIL = 0.02;

let noise: AudioBuffer | null = null;

/** Lets one note sound at this moment of the context, into `out`. */
export function strike(audio: BaseAudioContext, out: AudioNode, note: Note, at: number): void {
  const source = note.tone === undefined ? rustle(audio) : ring(audio, note, at);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.exponentialRampToValueAtTime(note.loud, at + (note.rise ?? ATTACK));
  volume.gain.exponentialRampToValueAtTime(SILENT, at + note.length);
  shaped(audio, source, note, at).connect(volume).connect(out);
  source.start(at);
  source.stop(at + note.length + TAIL);
}

function ring(audio: BaseAudioContext, note: Note, at: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = note.wave ?? "sine";
  tone.frequency.setValueAtTime(note.tone ?? 440, at);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  return tone;
}

function rustle(audio: BaseAudioContext): AudioBufferSourceNode {
  noise ??= second(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  return source;
}

/** The same on every device, so that no sound is louder than it was measured to be. */
function second(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // Numerical Recipes' generator
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** Noise through a narrow door sounds like chalk, cloth or wood, by where the door is. */
function shaped(audio: BaseAudioContext, source: AudioNode, note: Note, at: number): AudioNode {
  if (note.band === undefined) return source;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(note.band, at);
  if (note.to) filter.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  filter.Q.value = note.narrow ?? 1;
  return source.connect(filter);
}
