// The recipes of sounds: tones and noise, written for this table. Independent of the page, so that sounds can be rendered and measured.

interface Tone {
  pitch: number;
  glide?: number; // the pitch it ends with
  at?: number; // seconds after the sound begins
  rise?: number; // seconds until it is as loud as it gets
  fade: number; // seconds until it is gone
  loud: number;
  shape?: OscillatorType;
}

interface Noise {
  pass: BiquadFilterType;
  pitch: number;
  glide?: number;
  sharp?: number; // how narrow the band is
  at?: number;
  rise?: number;
  fade: number;
  loud: number;
}

export interface Recipe {
  tones: Tone[];
  noises: Noise[];
}

const SILENT = 0.0001;
const SOON = 0.004; // seconds; nothing begins with a click

const chime = (pitches: number[], step: number, fade: number, loud: number, shape: OscillatorType = "triangle"): Tone[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * step, fade, loud, shape }));
/** A pseudo-random number between 0 and 1, reproducible. */
const part = (place: number): number => Math.abs((Math.sin(place * 78.233 + 1) * 43_758.5453) % 1);
const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** Sounds by name; `amount` is the number of dice or coins. */
export const RECIPES = {
  /** Dice in the cup. */
  shake: (amount: number): Recipe => ({
    tones: [],
    noises: places(Math.min(14, 6 + amount)).map((knock) => ({ pass: "bandpass", pitch: 1_300 + 1_500 * part(knock), sharp: 4, at: knock * 0.036 + 0.012 * part(knock + 50), fade: 0.045, loud: 0.5 + 0.3 * part(knock + 9) })),
  }),
  /** Dice come to rest on the felt. */
  land: (amount: number): Recipe => ({
    tones: [{ pitch: 190, glide: 90, fade: 0.09, loud: 0.22 }],
    noises: places(Math.min(8, amount)).map((die) => ({ pass: "bandpass", pitch: 700 + 500 * part(die + 3), sharp: 2.5, at: die * 0.018, fade: 0.07, loud: 0.6 })),
  }),
  /** A skull shows: a hollow knock, low. */
  skull: (): Recipe => ({
    tones: [{ pitch: 156, glide: 98, fade: 0.5, loud: 0.3, shape: "triangle" }, { pitch: 233, glide: 147, at: 0.05, fade: 0.42, loud: 0.12 }],
    noises: [{ pass: "bandpass", pitch: 420, sharp: 5, fade: 0.12, loud: 0.7 }],
  }),
  /** A cannon fires. */
  cannon: (): Recipe => ({
    tones: [{ pitch: 110, glide: 34, fade: 0.7, loud: 0.55 }],
    noises: [{ pass: "lowpass", pitch: 1_800, glide: 120, fade: 0.65, loud: 0.5 }],
  }),
  /** Coins change hands. */
  coins: (amount: number): Recipe => ({
    tones: places(Math.min(7, Math.max(1, amount))).flatMap((coin) => {
      const pitch = 2_350 + 700 * part(coin);
      return [{ pitch, at: coin * 0.075, fade: 0.2, loud: 0.09, shape: "triangle" }, { pitch: pitch * 1.51, at: coin * 0.075, fade: 0.11, loud: 0.05 }] satisfies Tone[];
    }),
    noises: [],
  }),
  /** A card is turned over. */
  card: (): Recipe => ({
    tones: [{ pitch: 520, glide: 690, at: 0.1, fade: 0.08, loud: 0.05 }],
    noises: [{ pass: "bandpass", pitch: 2_600, glide: 5_200, sharp: 1, rise: 0.07, fade: 0.17, loud: 0.34 }],
  }),
  /** A chest creaks open. */
  chest: (): Recipe => ({
    tones: [{ pitch: 128, glide: 214, rise: 0.12, fade: 0.42, loud: 0.11, shape: "sawtooth" }, ...chime([1_319, 1_661, 1_976], 0.09, 0.4, 0.09).map((tone) => ({ ...tone, at: tone.at! + 0.34 }))],
    noises: [{ pass: "bandpass", pitch: 620, glide: 1_050, sharp: 9, rise: 0.1, fade: 0.4, loud: 0.6 }],
  }),
  /** Fishbones: two sad notes of a trombone, and a rattle. */
  fishbones: (): Recipe => ({
    tones: [
      { pitch: 311, glide: 294, rise: 0.03, fade: 0.28, loud: 0.14, shape: "square" },
      { pitch: 294, glide: 196, at: 0.3, rise: 0.03, fade: 0.6, loud: 0.14, shape: "square" },
    ],
    noises: places(5).map((rib) => ({ pass: "bandpass", pitch: 3_200 - 350 * rib, sharp: 8, at: 0.05 * rib, fade: 0.05, loud: 0.5 })),
  }),
  /** All is lost. */
  bust: (): Recipe => ({
    tones: [{ pitch: 262, glide: 247, fade: 0.3, loud: 0.2, shape: "triangle" }, { pitch: 208, glide: 98, at: 0.22, fade: 0.85, loud: 0.24, shape: "triangle" }, { pitch: 104, glide: 49, at: 0.22, fade: 0.85, loud: 0.2 }],
    noises: [{ pass: "lowpass", pitch: 500, glide: 90, at: 0.2, fade: 0.4, loud: 0.3 }],
  }),
  /** Somebody is robbed: a quick hand, and coins that leave. */
  steal: (): Recipe => ({
    tones: chime([2_637, 2_217, 1_760], 0.06, 0.14, 0.08).map((tone) => ({ ...tone, at: tone.at! + 0.14 })),
    noises: [{ pass: "bandpass", pitch: 900, glide: 3_600, sharp: 1.2, rise: 0.1, fade: 0.2, loud: 0.45 }],
  }),
  /** A ship's bell with a number of strokes: your turn, or the last round. */
  bell: (amount: number): Recipe => ({
    tones: places(Math.min(4, Math.max(1, amount))).flatMap((stroke) =>
      [1, 2.02, 2.98].map((ratio, index) => ({ pitch: 880 * ratio, at: stroke * 0.26, fade: 0.75 / (index + 1), loud: 0.13 / (index + 1) })),
    ),
    noises: [],
  }),
  /** The game is won. */
  win: (): Recipe => ({
    tones: [...chime([523, 659, 784, 1_047], 0.14, 0.55, 0.12), ...[523, 659, 784].map((pitch) => ({ pitch, at: 0.62, rise: 0.03, fade: 1.4, loud: 0.1, shape: "triangle" as const }))],
    noises: [],
  }),
};

export type SoundName = keyof typeof RECIPES;

/** The duration of a sound in seconds. */
export function lengthOf({ tones, noises }: Recipe): number {
  return Math.max(...[...tones, ...noises].map(({ at = 0, rise = SOON, fade }) => at + rise + fade));
}

/** Start a sound in an audio context, live or offline. */
export function perform(audio: BaseAudioContext, { tones, noises }: Recipe): void {
  const swell = (at: number, rise: number, fade: number, loud: number): GainNode => {
    const volume = audio.createGain();
    volume.gain.setValueAtTime(SILENT, at);
    volume.gain.exponentialRampToValueAtTime(loud, at + rise);
    volume.gain.exponentialRampToValueAtTime(SILENT, at + rise + fade);
    volume.connect(audio.destination);
    return volume;
  };
  for (const { pitch, glide = pitch, at = 0, rise = SOON, fade, loud, shape = "sine" } of tones) {
    const begins = audio.currentTime + at;
    const voice = audio.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(pitch, begins);
    voice.frequency.exponentialRampToValueAtTime(glide, begins + rise + fade);
    voice.connect(swell(begins, rise, fade, loud));
    voice.start(begins);
    voice.stop(begins + rise + fade);
  }
  for (const { pass, pitch, glide = pitch, sharp = 1, at = 0, rise = SOON, fade, loud } of noises) {
    const begins = audio.currentTime + at;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = whiteNoise(audio, rise + fade);
    filter.type = pass;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(pitch, begins);
    filter.frequency.exponentialRampToValueAtTime(glide, begins + rise + fade);
    source.connect(filter).connect(swell(begins, rise, fade, loud));
    source.start(begins);
  }
}

function whiteNoise(audio: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 12_345;
  for (let place = 0; place < samples.length; place += 1) {
    state = (state * 16_807) % 2_147_483_647;
    samples[place] = (2 * state) / 2_147_483_647 - 1;
  }
  return buffer;
}
