/**
 * One stroke of a sound: a tone, or noise through a band where there is no tone. Times in seconds, pitches in hertz.
 */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly tone?: number;
  readonly wave?: OscillatorType;
  readonly band?: number;
  readonly narrow?: number;
  /** Where the tone or the band glides. */
  readonly to?: number;
  /** How long it swells. */
  readonly rise?: number;
}

/** A piece of wood: a short tone and the click of the stick. */
function wood(at: number, tone: number, loud: number): Note[] {
  return [
    { at, tone, length: 0.16, loud, wave: "triangle" },
    { at, tone: tone * 2.76, length: 0.06, loud: loud * 0.3 },
    { at, band: 2400, narrow: 1, length: 0.015, loud: loud * 0.5 },
  ];
}

function stroke(at: number, length: number): Note {
  return { at, length, loud: 0.4, band: 3200, to: 4600, narrow: 2.5, rise: length / 3 };
}

/**
 * Signals are about as loud as each other, the noises of hands a little softer: tests/browser/test_sounds.py listens.
 */
export const RECIPES = {
  chalk: [stroke(0, 0.09), stroke(0.13, 0.07), stroke(0.23, 0.12)],
  slateDown: [
    { at: 0, tone: 230, to: 130, length: 0.12, loud: 0.4, wave: "triangle" },
    { at: 0, band: 1600, narrow: 0.8, length: 0.07, loud: 0.6 },
  ],
  chip: [
    { at: 0, tone: 2300, length: 0.05, loud: 0.17, wave: "triangle" },
    { at: 0.045, tone: 2650, length: 0.06, loud: 0.12, wave: "triangle" },
  ],
  card: [{ at: 0, band: 1400, to: 3600, narrow: 1.2, length: 0.13, loud: 0.4, rise: 0.04 }],
  knock: [...wood(0, 340, 0.42), ...wood(0.14, 320, 0.36)],
  tick: wood(0, 900, 0.2),
  hush: [{ at: 0, band: 900, to: 400, narrow: 0.6, length: 0.5, loud: 0.4, rise: 0.2 }],
  pin: [
    { at: 0, tone: 1900, to: 620, length: 0.5, loud: 0.1 },
    { at: 0.5, tone: 2900, length: 0.18, loud: 0.14 },
    { at: 0.59, tone: 2900, length: 0.1, loud: 0.05 },
  ],
  gained: [...wood(0, 523.25, 0.25), ...wood(0.1, 659.25, 0.25), ...wood(0.2, 783.99, 0.28)],
  wipe: [
    { at: 0, band: 700, to: 1100, narrow: 0.9, length: 0.2, loud: 0.55, rise: 0.06 },
    { at: 0.2, band: 1000, to: 600, narrow: 0.9, length: 0.22, loud: 0.45, rise: 0.06 },
  ],
  bell: [
    { at: 0, tone: 1046.5, length: 0.9, loud: 0.14 },
    { at: 0, tone: 2888, length: 0.5, loud: 0.055 },
    { at: 0, tone: 5651, length: 0.2, loud: 0.03 },
  ],
  hop: [{ at: 0, tone: 420, to: 640, length: 0.08, loud: 0.3, wave: "triangle" }],
  fanfare: [...wood(0, 392, 0.3), ...wood(0.16, 523.25, 0.3), ...wood(0.32, 659.25, 0.3), ...wood(0.5, 783.99, 0.35)],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof RECIPES;
