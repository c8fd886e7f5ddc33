/** Synthesized sounds, nothing is loaded: a few tones with an envelope each. */

import { settings } from "../settings.svelte";

type Tone = [start: number, length: number, from: number, to: number, shape: OscillatorType, loud: number];

const SOUNDS: Record<string, Tone[]> = {
  card: [[0, 0.07, 900, 500, "triangle", 0.25]],
  turn: [[0, 0.12, 660, 660, "triangle", 0.25], [0.13, 0.2, 880, 880, "triangle", 0.25]],
  engine: [[0, 0.35, 90, 190, "sawtooth", 0.12], [0, 0.35, 60, 120, "square", 0.06]],
  brake: [[0, 0.25, 520, 300, "sawtooth", 0.07]],
  trap: [[0, 0.18, 300, 90, "square", 0.2], [0.16, 0.3, 140, 60, "sawtooth", 0.2]],
  boing: [[0, 0.3, 200, 640, "sine", 0.3]],
  villain: [[0, 0.18, 220, 200, "sawtooth", 0.12], [0.2, 0.18, 208, 190, "sawtooth", 0.12], [0.4, 0.35, 196, 150, "sawtooth", 0.12]],
  power: [[0, 0.12, 520, 1040, "triangle", 0.25], [0.1, 0.22, 780, 1560, "triangle", 0.2]],
  fanfare: [[0, 0.15, 523, 523, "triangle", 0.3], [0.15, 0.15, 659, 659, "triangle", 0.3], [0.3, 0.15, 784, 784, "triangle", 0.3], [0.45, 0.5, 1047, 1047, "triangle", 0.35]],
};

let context: AudioContext | undefined;

export function play(name: string): void {
  if (!settings.sound || (document.hidden && name !== "turn") || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name] ?? []) ring(context, tone);
}

function ring(audio: AudioContext, [start, length, from, to, shape, loud]: Tone): void {
  const at = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * 0.5, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.05);
}
