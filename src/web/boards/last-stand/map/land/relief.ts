import { content } from '../../../../../games/last-stand/index.ts';
import { seeded } from '../../../../paint/random.ts';

/** The painted land of the wasteland: colours that run into each other, hills lit from the upper left. */

const { board } = content;
/** Painted at this share of the board's units; the browser smooths what lies between. */
const SHARE = 0.75;

/** The ground of each location, in order. */
const GROUND =
  '8f8a68 b59a62 c2a063 d3b072 8b8a66 8a8a4c a09072 a98f66 9a8468 b08d5a 87795f 98907a b48a58 a5815a b57046 b39560 a59a58 9c9458 93954f b3ad6a a48f5a 9a8f60 8f8774 a99468 b0754a b36a40 a58a58 99905a 8fa072 a9ac86 bb9258 b07c52 5f7f46 8b8570 7f7d5c 6b5848 8d8c4c 94907a'
    .split(' ')
    .map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]);

/** Smooth noise from 0 to 1 with features of about `size` units. */
function noise(seed: string, size: number, octaves: number): (x: number, y: number) => number {
  const chance = seeded(seed);
  const lattice = Float32Array.from({ length: 4096 }, () => chance());
  const at = (x: number, y: number): number => lattice[((y & 63) << 6) | (x & 63)] as number;
  return (px, py) => {
    let [sum, whole, weight, step] = [0, 0, 1, 1 / size];
    for (let octave = 0; octave < octaves; octave++) {
      const [fx, fy] = [px * step + octave * 17, py * step + octave * 31];
      const [x, y] = [Math.floor(fx), Math.floor(fy)];
      const [tx, ty] = [fx - x, fy - y];
      const [sx, sy] = [tx * tx * (3 - 2 * tx), ty * ty * (3 - 2 * ty)];
      const top = at(x, y) + (at(x + 1, y) - at(x, y)) * sx;
      const low = at(x, y + 1) + (at(x + 1, y + 1) - at(x, y + 1)) * sx;
      sum += weight * (top + (low - top) * sy);
      whole += weight;
      weight *= 0.5;
      step *= 2;
    }
    return sum / whole;
  };
}

/** Paints the land; the sea lies on the left. */
export function paintLand(): HTMLCanvasElement {
  const [wide, high] = [Math.round(board.width * SHARE), Math.round(board.height * SHARE)];
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const [warp, hills, grain] = [noise('warp', 70, 3), noise('hills', 72, 4), noise('grain', 3, 2)];
  const height = new Float32Array((wide + 1) * (high + 1));
  for (let y = 0; y <= high; y++) {
    for (let x = 0; x <= wide; x++) {
      const value = hills(x / SHARE, y / SHARE);
      height[y * (wide + 1) + x] = (1 - Math.abs(value * 2 - 1)) * 34;
    }
  }
  const picture = context.createImageData(wide, high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const [ux, uy] = [x / SHARE, y / SHARE];
      const bend = warp(ux, uy) - 0.5;
      const [wx, wy] = [ux + bend * 60, uy + (warp(uy + 400, ux + 100) - 0.5) * 60];
      const coast = ux < 20 + bend * 46 + Math.abs(bend) * 10;
      const here = y * (wide + 1) + x;
      const level = height[here] as number;
      const light = level - (height[here + wide + 2] as number);
      const shade = coast ? 1 : 1 + Math.max(-0.24, Math.min(0.2, light * 0.26));
      const dust = 0.9 + grain(ux, uy) * 0.2;
      const [r, g, b] = coast ? seaAt(ux - 20 - bend * 46) : groundAt(wx, wy);
      const at = (y * wide + x) * 4;
      picture.data[at] = r * shade * dust;
      picture.data[at + 1] = g * shade * dust;
      picture.data[at + 2] = b * shade * dust;
      picture.data[at + 3] = 255;
    }
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

const seaAt = (deep: number): [number, number, number] => (deep > -4 ? [196, 186, 150] : [62, 104, 110]);

/** The two nearest places share the ground between them; everything leans towards one sand. */
function groundAt(x: number, y: number): [number, number, number] {
  let [first, second, near, next] = [0, 0, Infinity, Infinity];
  for (let i = 0; i < board.locations.length; i++) {
    const place = board.locations[i] as { x: number; y: number };
    const [dx, dy] = [place.x - x, place.y - y];
    const far = dx * dx + dy * dy;
    if (far < near) [second, next, first, near] = [first, near, i, far];
    else if (far < next) [second, next] = [i, far];
  }
  const apart = Math.min(1, (Math.sqrt(next) - Math.sqrt(near)) / 30);
  const share = 0.5 + apart * 0.5;
  const [a, b] = [GROUND[first] as [number, number, number], GROUND[second] as [number, number, number]];
  const mix = (n: 0 | 1 | 2, sand: number): number => (a[n] * share + b[n] * (1 - share)) * 0.76 + sand * 0.24;
  return [mix(0, 168), mix(1, 143), mix(2, 102)];
}
