import { type Brush, newSheet, type Sheet } from './brush.ts';
import { rgb } from './colour.ts';
import { seeded } from './random.ts';

/** Noise, and what is made of it: grain, wear, rust, grime. Made once; every tile is cut from the same cloth. */

const SIZE = 512;
const MASK = SIZE - 1;

type Noise = Float32Array;

/** Value noise that joins up with itself, from 0 to 1. */
function noise(seed: string, cells: number, octaves: number): Noise {
  const out = new Float32Array(SIZE * SIZE);
  const chance = seeded(seed);
  let amplitude = 1;
  for (let octave = 0, n = cells; octave < octaves && n <= SIZE; octave++, n *= 2, amplitude *= 0.55) {
    const lattice = Float32Array.from({ length: n * n }, () => chance());
    const step = n / SIZE;
    for (let y = 0; y < SIZE; y++) {
      const fy = y * step;
      const y0 = fy | 0;
      const ty = fy - y0;
      const sy = ty * ty * (3 - 2 * ty) * 1;
      const [r0, r1] = [(y0 % n) * n, ((y0 + 1) % n) * n];
      for (let x = 0; x < SIZE; x++) {
        const fx = x * step;
        const x0 = fx | 0;
        const tx = fx - x0;
        const sx = tx * tx * (3 - 2 * tx);
        const x1 = (x0 + 1) % n;
        const a = lattice[r0 + x0] as number;
        const b = lattice[r0 + x1] as number;
        const c = lattice[r1 + x0] as number;
        const d = lattice[r1 + x1] as number;
        const top = a + (b - a) * sx;
        const i = y * SIZE + x;
        out[i] = (out[i] as number) + amplitude * (top + (c + (d - c) * sx - top) * sy);
      }
    }
  }
  let [low, high] = [Infinity, -Infinity];
  for (const value of out) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  for (let i = 0; i < out.length; i++) out[i] = ((out[i] as number) - low) / (high - low);
  return out;
}

/** At a point of the cloth, between its threads. */
export function sample(cloth: Noise, x: number, y: number): number {
  const [fx, fy] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [x - fx, y - fy];
  const [x0, x1, r0, r1] = [fx & MASK, (fx + 1) & MASK, (fy & MASK) * SIZE, ((fy + 1) & MASK) * SIZE];
  const a = cloth[r0 + x0] as number;
  const b = cloth[r0 + x1] as number;
  const c = cloth[r1 + x0] as number;
  const d = cloth[r1 + x1] as number;
  const top = a + (b - a) * tx;
  return top + (c + (d - c) * tx - top) * ty;
}
export const grain = (cloth: Noise, x: number, y: number): number => cloth[(y & MASK) * SIZE + (x & MASK)] as number;

const smooth = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

type Dye = (i: number, x: number, y: number) => readonly [r: number, g: number, b: number, alpha: number];

function cloth(dye: Dye): Sheet {
  const [sheet, brush] = newSheet(SIZE, SIZE);
  const image = brush.createImageData(SIZE, SIZE);
  for (let y = 0, i = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++, i++) {
      const [r, g, b, a] = dye(i, x, y);
      image.data[i * 4] = r;
      image.data[i * 4 + 1] = g;
      image.data[i * 4 + 2] = b;
      image.data[i * 4 + 3] = a * 255;
    }
  }
  brush.putImageData(image, 0, 0);
  return sheet;
}

export class Textures {
  /** Broad, middling and fine. */
  readonly broad = noise('broad', 4, 6);
  readonly middling = noise('middling', 6, 5);
  readonly fine = noise('fine', 32, 4);
  readonly #sheets = new Map<string, Sheet>();

  #kept(name: string, dye: Dye): Sheet {
    const sheet = this.#sheets.get(name) ?? cloth(dye);
    this.#sheets.set(name, sheet);
    return sheet;
  }

  /** A repeated sheet, so many of its pixels to an inch of the table. */
  #pattern(brush: Brush, sheet: Sheet, perInch: number): CanvasPattern {
    const pattern = brush.createPattern(sheet, 'repeat') as CanvasPattern;
    pattern.setTransform({ a: 1 / perInch, d: 1 / perInch });
    return pattern;
  }

  /** Paint that has flaked off in places. */
  worn(brush: Brush, hex: string, much = 0.5): CanvasPattern {
    const [r, g, b] = rgb(hex);
    const sheet = this.#kept(`worn ${hex} ${much}`, (i) => {
      const at = 0.5 * (this.middling[i] as number) + 0.5 * (this.fine[i] as number);
      return [r, g, b, 1 - smooth(1 - much - 0.06, 1 - much + 0.08, at)];
    });
    return this.#pattern(brush, sheet, 40);
  }

  rust(brush: Brush): CanvasPattern {
    const sheet = this.#kept('rust', (i) => {
      const [m, f] = [this.middling[i] as number, this.fine[i] as number];
      return [112 + 36 * f, 60 + 26 * f, 30 + 18 * f, smooth(0.52, 0.66, 0.55 * m + 0.45 * f)];
    });
    return this.#pattern(brush, sheet, 56);
  }

  grime(brush: Brush): CanvasPattern {
    const sheet = this.#kept('grime', (i) => {
      const at = 0.6 * (this.broad[i] as number) + 0.4 * (this.fine[i] as number);
      return [34, 27, 20, Math.min(0.9, Math.max(0, 2.2 * (at - 0.42)))];
    });
    return this.#pattern(brush, sheet, 40);
  }

  /** Fine light and dark, one grain to a pixel: over flat colour it looks like stuff. */
  speckle(brush: Brush, strength: number, perInch: number): CanvasPattern {
    const chance = seeded('speckle');
    const sheet = this.#kept(`speckle ${strength}`, (i) => {
      const at = 0.55 * (this.fine[i] as number) + 0.45 * chance() - 0.5;
      const shade = at > 0 ? 255 : 0;
      return [shade, shade, shade, Math.min(1, Math.abs(at) * strength)];
    });
    return this.#pattern(brush, sheet, perInch);
  }

  asphalt(brush: Brush, perInch: number): CanvasPattern {
    const chance = seeded('asphalt');
    const sheet = this.#kept('asphalt', (i) => {
      const stone = chance();
      const base = 66 + 20 * (this.broad[i] as number) + 14 * (this.fine[i] as number) + (chance() - 0.5) * 16;
      const grey = base + (stone < 0.015 ? 34 : stone < 0.035 ? -22 : 0);
      return [grey + 2, grey, grey - 1, 1];
    });
    return this.#pattern(brush, sheet, perInch);
  }
}
