import { settings } from '../settings.ts';
import type { Act } from '../tabletop/alive/acts.ts';

/** What can be heard. */
export type Sound = Act['do'] | 'turn';

/** At most so many sounds of one moment, this far apart, in seconds. */
const MOST = 4;
const APART = 0.14;

let context: AudioContext | null = null;

/** Makes a short sound, where somebody has asked for sounds. The `nth` of one moment comes a little later. */
export function playSound(sound: Sound, nth = 0): void {
  // Where nobody looks, only one's own turn is worth a sound.
  if (!settings.getState().sound || nth >= MOST || (document.hidden && sound !== 'turn')) return;
  context ??= new AudioContext();
  // A browser lets no page make a sound before somebody has touched it.
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime + nth * APART);
}

type Maker = (context: AudioContext, at: number) => void;

const SOUNDS: Readonly<Record<Sound, Maker>> = {
  dice: (context, at) => {
    for (const [late, pitch] of [
      [0, 2600],
      [0.06, 3100],
      [0.11, 2400],
    ] as const)
      noise(context, { at: at + late, seconds: 0.035, pitch, loud: 0.18 });
  },
  shot: (context, at) => {
    noise(context, { at, seconds: 0.28, pitch: 900, loud: 0.5 });
    tone(context, { at, seconds: 0.16, from: 140, to: 45, loud: 0.5, shape: 'sine' });
  },
  blow: (context, at) => {
    noise(context, { at, seconds: 0.09, pitch: 420, loud: 0.4 });
    tone(context, { at: at + 0.02, seconds: 0.1, from: 110, to: 60, loud: 0.35, shape: 'sine' });
  },
  bite: (context, at) => {
    noise(context, { at, seconds: 0.05, pitch: 1500, loud: 0.25 });
    noise(context, { at: at + 0.07, seconds: 0.08, pitch: 700, loud: 0.3 });
  },
  fall: (context, at) => tone(context, { at: at + 0.1, seconds: 0.2, from: 90, to: 40, loud: 0.4, shape: 'sine' }),
  door: (context, at) => {
    tone(context, { at, seconds: 0.22, from: 180, to: 260, loud: 0.06, shape: 'sawtooth' });
    noise(context, { at: at + 0.2, seconds: 0.06, pitch: 300, loud: 0.35 });
  },
  flames: (context, at) => noise(context, { at, seconds: 0.7, pitch: 500, loud: 0.2 }),
  groan: (context, at) => {
    tone(context, { at, seconds: 0.7, from: 105, to: 78, loud: 0.14, shape: 'sawtooth' });
    tone(context, { at: at + 0.05, seconds: 0.6, from: 158, to: 112, loud: 0.05, shape: 'sawtooth' });
  },
  turn: (context, at) => {
    tone(context, { at, seconds: 0.18, from: 523, to: 523, loud: 0.16, shape: 'triangle' });
    tone(context, { at: at + 0.14, seconds: 0.3, from: 784, to: 784, loud: 0.14, shape: 'triangle' });
  },
};

interface Tone {
  readonly at: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

function tone(context: AudioContext, { at, seconds, from, to, loud, shape }: Tone): void {
  const [voice, level] = [context.createOscillator(), fading(context, at, seconds, loud)];
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
  voice.connect(level);
  voice.start(at);
  voice.stop(at + seconds);
}

interface Noise {
  readonly at: number;
  readonly seconds: number;
  /** What is left of it lies round this many hertz. */
  readonly pitch: number;
  readonly loud: number;
}

let hiss: AudioBuffer | null = null;

function noise(context: AudioContext, { at, seconds, pitch, loud }: Noise): void {
  hiss ??= hissOf(context);
  const [source, band] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = hiss;
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(fading(context, at, seconds, loud));
  source.start(at, 0, seconds);
}

/** A second of white noise. */
function hissOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function fading(context: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const level = context.createGain();
  level.gain.setValueAtTime(loud, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  level.connect(context.destination);
  return level;
}
