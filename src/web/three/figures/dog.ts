import { tone } from '../../paint/colour.ts';
import { pick, seeded } from '../../paint/random.ts';
import type { Mini } from '../../tabletop/figure.ts';
import type { Clay } from '../shape/clay.ts';
import { pool } from './people.ts';

export function dog(clay: Clay, { wounded }: Mini, pose: number, down: boolean): void {
  const coat = pick(seeded(`dog ${pose}`), ['#a8743f', '#8a8078', '#5c4a3c']);
  const dark = tone(coat, -0.4);
  const shape = (): void => {
    clay.ball([-0.02, 0.52, 0], [0.34, 0.15, 0.15], coat, { around: 9, up: 6, top: dark });
    clay.ball([0.2, 0.54, 0], [0.17, 0.18, 0.16], coat, { around: 8, up: 5 });
    for (const x of [-0.24, 0.22]) {
      for (const z of [-0.1, 0.1]) {
        clay.limb([x, 0.48, z], [x - 0.03, 0.28, z], 0.07, 0.05, coat, 6);
        clay.limb([x - 0.03, 0.28, z], [x + 0.02, 0.12, z], 0.05, 0.04, coat, 6);
        clay.box([x + 0.05, 0.11, z], [0.12, 0.05, 0.09], dark, { chamfer: 0.015 });
      }
    }
    clay.limb([0.26, 0.6, 0], [0.38, 0.76, 0], 0.11, 0.09, coat, 7);
    clay.lathe(
      [0.3, 0.64, 0],
      [
        [0.115, 0],
        [0.11, 0.05],
      ],
      '#c0392c',
      8,
    );
    clay.ball([0.42, 0.8, 0], [0.13, 0.12, 0.11], coat, { around: 8, up: 5 });
    clay.limb([0.48, 0.77, 0], [0.64, 0.74, 0], 0.075, 0.05, coat, 6, true);
    clay.ball([0.65, 0.76, 0], [0.03, 0.028, 0.03], '#17120f', { around: 5, up: 3 });
    for (const z of [-0.075, 0.075]) {
      clay.limb([0.37, 0.87, z], [0.34, 1.02, z * 1.3], 0.05, 0, dark, 4);
      clay.box([0.51, 0.82, z * 0.75], [0.02, 0.025, 0.025], '#17120f');
    }
    clay.limb([-0.33, 0.56, 0], [-0.5, 0.74, 0.03], 0.045, 0.03, dark, 5);
    clay.limb([-0.5, 0.74, 0.03], [-0.53, 0.9, 0.05], 0.03, 0.012, dark, 5);
    if (wounded === true) clay.ball([0, 0.6, 0.13], [0.08, 0.06, 0.04], '#9c2219', { around: 5, up: 3 });
  };
  if (!down) return shape();
  pool(clay);
  clay.tilted([0, 0.26, 0.35], [-1.5, 0, 0], shape);
}
