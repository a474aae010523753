import { type Brush, newSheet, type Sheet } from '../brush.ts';
import { type Chance, pick, seeded, within } from '../random.ts';

/** Small things that are painted once and stamped often: leaves, tufts of grass, plants of maize. */

interface Stamps {
  readonly size: number;
  readonly sheets: readonly Sheet[];
}

function stamps(key: string, count: number, size: number, paint: (brush: Brush, chance: Chance) => void): Stamps {
  return {
    size,
    sheets: Array.from({ length: count }, (_, i) => {
      const [sheet, brush] = newSheet(size, size);
      brush.translate(size / 2, size / 2);
      brush.scale(size / 2, size / 2);
      brush.lineCap = 'round';
      paint(brush, seeded(`${key} ${i}`));
      return sheet;
    }),
  };
}

/** Puts one down with its middle at a point. */
export function stamp(brush: Brush, { sheets }: Stamps, chance: Chance, x: number, y: number, size: number): void {
  const sheet = pick(chance, sheets) as CanvasImageSource;
  brush.drawImage(sheet, x - size / 2, y - size / 2, size, size);
}

const kept = new Map<string, Stamps>();
function once(key: string, make: () => Stamps): Stamps {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  return found;
}

/** Blades that bend away from one root. */
export const tufts = (): Stamps =>
  once('tufts', () =>
    stamps('tuft', 24, 48, (brush, chance) => {
      for (let i = 0; i < 9; i++) {
        const [lean, tall] = [within(chance, -0.9, 0.9), within(chance, 0.5, 1)];
        brush.beginPath();
        brush.moveTo(within(chance, -0.2, 0.2), 0.6);
        brush.quadraticCurveTo(lean * 0.3, 0.6 - tall * 0.7, lean, 0.75 - tall * 1.3);
        brush.strokeStyle = pick(chance, ['#3d4626', '#5d6336', '#7d7a45', '#98905a', '#4c5a2e']);
        brush.lineWidth = within(chance, 0.05, 0.11);
        brush.stroke();
      }
    }),
  );

/** Leaves of a crown, seen from above: small pointed ovals in a clump, in one of three lights. */
export const leaves = (kind: string, tones: readonly string[]): Stamps =>
  once(`leaves ${kind}`, () =>
    stamps(`leaves ${kind}`, 10, 40, (brush, chance) => {
      for (let i = 0; i < 12; i++) {
        const [angle, far] = [chance() * 6.3, Math.sqrt(chance()) * 0.62];
        brush.save();
        brush.translate(Math.cos(angle) * far, Math.sin(angle) * far);
        brush.rotate(chance() * 6.3);
        brush.beginPath();
        brush.moveTo(-0.3, 0);
        brush.quadraticCurveTo(0, -0.19, 0.34, 0);
        brush.quadraticCurveTo(0, 0.19, -0.3, 0);
        brush.fillStyle = pick(chance, tones);
        brush.fill();
        brush.restore();
      }
    }),
  );

/** A plant of maize from above: long leaves all round, a pale tassel. */
export const maize = (): Stamps =>
  once('maize', () =>
    stamps('maize', 14, 80, (brush, chance) => {
      for (let i = 0; i < 7; i++) {
        const angle = (i / 7) * 6.283 + within(chance, -0.3, 0.3);
        const far = within(chance, 0.7, 1);
        const bend = within(chance, -0.35, 0.35);
        const [ex, ey] = [Math.cos(angle + bend) * far, Math.sin(angle + bend) * far];
        const [mx, my] = [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5];
        for (const [dx, style, wide] of [
          [0.05, 'rgba(26,24,10,0.5)', 0.17],
          [0, pick(chance, ['#7d8042', '#98924e', '#b0a45c', '#6c7539']), 0.13],
          [-0.012, 'rgba(236,226,160,0.35)', 0.035],
        ] as const) {
          brush.beginPath();
          brush.moveTo(dx, dx);
          brush.quadraticCurveTo(mx + dx, my + dx, ex + dx, ey + dx);
          brush.strokeStyle = style;
          brush.lineWidth = wide;
          brush.stroke();
        }
      }
      brush.beginPath();
      brush.arc(0, 0, 0.12, 0, 7);
      brush.fillStyle = '#d6c27c';
      brush.fill();
    }),
  );

/** Rows of something to eat: cabbages. */
export const cabbages = (): Stamps =>
  once('cabbages', () =>
    stamps('cabbage', 8, 48, (brush, chance) => {
      for (let ring = 3; ring >= 1; ring--) {
        for (let i = 0; i < 7; i++) {
          const angle = (i / 7) * 6.283 + ring + within(chance, -0.2, 0.2);
          brush.beginPath();
          brush.arc(Math.cos(angle) * ring * 0.2, Math.sin(angle) * ring * 0.2, 0.27, 0, 7);
          brush.fillStyle = pick(
            chance,
            [
              ['#8fa860', '#9cb56c'],
              ['#6d8c4c', '#789653'],
              ['#50703a', '#446233'],
            ][ring - 1] as string[],
          );
          brush.fill();
          brush.strokeStyle = 'rgba(28,40,18,0.35)';
          brush.lineWidth = 0.04;
          brush.stroke();
        }
      }
    }),
  );

/** Ears of barley. */
export const barley = (): Stamps =>
  once('barley', () =>
    stamps('barley', 14, 56, (brush, chance) => {
      for (let i = 0; i < 16; i++) {
        const [x, y] = [within(chance, -0.7, 0.7), within(chance, -0.5, 0.8)];
        const lean = within(chance, -0.2, 0.3);
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(x + lean, y - 0.5);
        brush.strokeStyle = pick(chance, ['#a88d4a', '#c2a65c', '#8e7438', '#d3ba72']);
        brush.lineWidth = 0.07;
        brush.stroke();
        brush.beginPath();
        brush.ellipse(x + lean, y - 0.52, 0.06, 0.15, lean, 0, 7);
        brush.fillStyle = '#dcc684';
        brush.fill();
      }
    }),
  );
