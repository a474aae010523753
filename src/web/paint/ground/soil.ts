import { type Frame, type Kit, newSheet } from '../brush.ts';
import { rgb } from '../colour.ts';
import { grain, sample } from '../textures.ts';

/** Grass and dirt, pixel by pixel: where one ends and the other begins follows broad noise, so no two tables have the same. */

const LUSH: Readonly<Record<string, number>> = {
  town: 0.0,
  urban: -0.06,
  suburban: 0.08,
  rural: 0.12,
  farm: 0.1,
  field: 0.1,
  forest: 0.16,
  mountain: 0.02,
  water: 0.06,
  industrial: -0.1,
};
export const lushness = (theme: string): number => LUSH[theme] ?? 0.05;

const GRASS = ['#4c5432', '#67683d', '#8a8050'].map(rgb);
const DIRT = ['#5f4e3b', '#857052'].map(rgb);

/** Coarse values every so many pixels; in between they are interpolated. */
const STEP = 4;

export function paintSoil({ brush, scale, textures }: Kit, frame: Frame, theme: string): void {
  const [w, h] = [Math.round(frame.width * scale), Math.round(frame.depth * scale)];
  const [left, top] = [Math.round(frame.x * scale), Math.round(frame.y * scale)];
  const lush = lushness(theme);
  const [cw, ch] = [Math.ceil(w / STEP) + 2, Math.ceil(h / STEP) + 2];
  const [share, dryness] = [new Float32Array(cw * ch), new Float32Array(cw * ch)];
  for (let j = 0, i = 0; j < ch; j++) {
    for (let k = 0; k < cw; k++, i++) {
      const [x, y] = [(left + k * STEP) / scale, (top + j * STEP) / scale];
      const [broad, middling] = [sample(textures.broad, x * 13, y * 13), sample(textures.middling, x * 34, y * 34)];
      share[i] = 0.62 * broad + 0.38 * middling + lush;
      dryness[i] = sample(textures.middling, x * 20 + 71, y * 20 + 233);
    }
  }
  const image = brush.createImageData(w, h);
  const { data } = image;
  const [g0, g1, g2] = GRASS as unknown as [number[], number[], number[]];
  const [d0, d1] = DIRT as unknown as [number[], number[]];
  for (let y = 0, at = 0; y < h; y++) {
    const j = (y / STEP) | 0;
    const ty = y / STEP - j;
    for (let x = 0; x < w; x++, at += 4) {
      const k = (x / STEP) | 0;
      const tx = x / STEP - k;
      const i = j * cw + k;
      const s0 = (share[i] as number) + ((share[i + 1] as number) - (share[i] as number)) * tx;
      const s1 = (share[i + cw] as number) + ((share[i + cw + 1] as number) - (share[i + cw] as number)) * tx;
      const t0 = (dryness[i] as number) + ((dryness[i + 1] as number) - (dryness[i] as number)) * tx;
      const t1 = (dryness[i + cw] as number) + ((dryness[i + cw + 1] as number) - (dryness[i + cw] as number)) * tx;
      const fine = grain(textures.fine, left + x, top + y);
      const other = grain(textures.fine, (left + x) * 3 + 97, (top + y) * 3 + 31);
      const green = Math.min(1, Math.max(0, (s0 + (s1 - s0) * ty + 0.34 * (fine - 0.5) - 0.4) * 10));
      const dry = Math.min(1, Math.max(0, (t0 + (t1 - t0) * ty - 0.25) * 2 + (other - 0.5) * 0.5));
      const light = 0.8 + 0.3 * fine + 0.12 * other;
      for (let c = 0; c < 3; c++) {
        const grass =
          dry < 0.5
            ? (g0[c] as number) + ((g1[c] as number) - (g0[c] as number)) * dry * 2
            : (g1[c] as number) + ((g2[c] as number) - (g1[c] as number)) * (dry * 2 - 1);
        const dirt = (d0[c] as number) + ((d1[c] as number) - (d0[c] as number)) * dry;
        data[at + c] = (dirt + (grass - dirt) * green) * light;
      }
      data[at + 3] = 255;
    }
  }
  const [sheet, under] = newSheet(w, h);
  under.putImageData(image, 0, 0);
  brush.drawImage(sheet as CanvasImageSource, frame.x, frame.y, frame.width, frame.depth);
}

/** Whether grass grows at a point, as the pixels have it. */
export const growsAt = ({ textures }: Kit, x: number, y: number, lush: number): number =>
  0.62 * sample(textures.broad, x * 13, y * 13) + 0.38 * sample(textures.middling, x * 34, y * 34) + lush;
