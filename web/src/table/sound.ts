// A few small sounds, made on the spot. Silent until somebody asks for them.

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || document.hidden) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A tone that fades away. */
function tone(sound: AudioContext, pitch: number, after: number, length: number, loudness: number, shape: OscillatorType = "sine"): void {
  const begins = sound.currentTime + after;
  const voice = sound.createOscillator();
  const volume = sound.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, begins);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  voice.connect(volume).connect(sound.destination);
  voice.start(begins);
  voice.stop(begins + length);
}

/** A knock of wood: noise through a narrow gap. */
function knock(sound: AudioContext, after: number, pitch: number): void {
  const length = 0.05;
  const noise = sound.createBuffer(1, Math.ceil(sound.sampleRate * length), sound.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = sound.createBufferSource();
  const gap = sound.createBiquadFilter();
  gap.type = "bandpass";
  gap.frequency.value = pitch;
  gap.Q.value = 3;
  source.buffer = noise;
  source.connect(gap).connect(sound.destination);
  source.start(sound.currentTime + after);
}

export const sounds = {
  /** Dice fall. */
  dice(count: number): void {
    const sound = ready();
    if (sound) for (let die = 0; die < Math.min(count, 8) * 2; die += 1) knock(sound, 0.08 + Math.random() * 0.55, 900 + Math.random() * 1_500);
  },
  /** Something valuable changes hands. */
  coins(amount: number): void {
    const sound = ready();
    if (sound) for (let coin = 0; coin < Math.min(amount, 6); coin += 1) tone(sound, 2_100 + Math.random() * 900, coin * 0.07, 0.16, 0.05, "triangle");
  },
  /** Your turn. */
  bell(): void {
    const sound = ready();
    if (sound) for (const [index, pitch] of [784, 1_175].entries()) tone(sound, pitch, index * 0.12, 0.5, 0.06);
  },
  /** The game is won. */
  fanfare(): void {
    const sound = ready();
    if (sound) for (const [index, pitch] of [523, 659, 784, 1_047].entries()) tone(sound, pitch, index * 0.14, 0.6, 0.07, "triangle");
  },
};
