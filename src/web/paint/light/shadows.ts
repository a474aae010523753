import { newSheet, type Sheet, SUN } from '../brush.ts';
import type { Heights } from './heights.ts';

/** Shade that was thrown, and the dimness in corners. How long a shadow is tells how high the thing is. */

/** Inches of shadow for an inch of height. */
const SHADOW = 0.55;
const DARKEST = 0.54;

/** Averages over a square of about half an inch, twice over. */
function blurred(from: Float32Array, w: number, h: number, by: number): Float32Array {
  let [source, target] = [from, new Float32Array(w * h)];
  const spare = new Float32Array(w * h);
  const run = (length: number, lines: number, step: number, stride: number): void => {
    for (let line = 0; line < lines; line++) {
      let sum = 0;
      const at = (i: number): number => source[line * stride + Math.min(length - 1, Math.max(0, i)) * step] as number;
      for (let i = -by; i <= by; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        target[line * stride + i * step] = sum / (2 * by + 1);
        sum += at(i + by + 1) - at(i - by);
      }
    }
  };
  run(w, h, 1, w);
  [source, target] = [target, spare];
  run(h, w, w, 1);
  return target;
}

/** A sheet of shade to be laid over the table; it lets through what stands in the light. */
export function shadeOf({ width: w, depth: h, scale, solid, casting, top }: Heights): Sheet {
  const [sheet, brush] = newSheet(w, h);
  const image = brush.createImageData(w, h);
  const { data } = image;
  const round = blurred(solid, w, h, Math.max(1, Math.round(scale * 0.28)));
  const climb = 1 / (scale * SHADOW);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0; x < w; x++, i++) {
      const own = solid[i] as number;
      let shade = 0;
      let ray = own + climb;
      let [sx, sy] = [x + SUN.x, y + SUN.y];
      while (ray < top && shade < 1 && sx >= 0 && sy >= 0) {
        const over = (casting[(sy | 0) * w + (sx | 0)] as number) - ray;
        if (over > 0) shade = Math.max(shade, over / (0.06 + 0.1 * (ray - own)));
        ray += climb;
        sx += SUN.x;
        sy += SUN.y;
      }
      const corner = Math.min(0.4, Math.max(0, (Math.min(round[i] as number, own + 2.4) - own) * 0.26));
      const alpha = 1 - (1 - DARKEST * Math.min(1, shade)) * (1 - corner);
      data[i * 4] = 24;
      data[i * 4 + 1] = 18;
      data[i * 4 + 2] = 38;
      data[i * 4 + 3] = alpha * 255;
    }
  }
  brush.putImageData(image, 0, 0);
  return sheet;
}
