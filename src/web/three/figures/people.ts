import { mixed } from '../../paint/colour.ts';
import { DRESSES, type Living, LIVING_SKINS } from '../../paint/figures/dresses.ts';
import { sick } from '../../paint/figures/people.ts';
import { pick, seeded } from '../../paint/random.ts';
import type { Mini } from '../../tabletop/figure.ts';
import type { Clay } from '../shape/clay.ts';
import { arm, face, legs, SHOULDER, type Spot, torso } from './body.ts';
import { enlarged, gripOf, slung } from './held.ts';
import { WORN } from './worn.ts';

/** The living. Coats have the colours that they have in the painting. */

export function person(clay: Clay, mini: Mini, pose: number, down: boolean): void {
  const sculpt = mini.sculpt as Living;
  const dress = DRESSES[sculpt];
  const worn = WORN[sculpt];
  const chance = seeded(`${sculpt} ${pose}`);
  const own = sculpt === 'tough' ? '#c08e6c' : pick(chance, LIVING_SKINS);
  const skin = mini.infected === true ? sick(own) : own;
  const size = dress.size ?? 1;
  const shape = (): void => {
    const sleeve = dress.arms ?? dress.coat;
    const [first, second] = mini.held ?? [];
    const grip = gripOf(mini.broken === true || down ? undefined : first);
    const stride = down
      ? { right: -0.06, left: 0.12 }
      : first === undefined
        ? { right: 0.06, left: -0.05 }
        : { right: -0.12, left: 0.13 };
    legs(clay, stride, dress.legs, worn.boots ?? '#33291f');
    torso(clay, dress.coat, '#3a2c20', worn.wide);
    const hands: readonly [Spot, Spot] = down
      ? [
          [0.1, 1.12, 0.46],
          [0.02, 0.6, -0.42],
        ]
      : mini.broken === true
        ? [
            [0.1, 1.22, 0.16],
            [0.1, 1.22, -0.16],
          ]
        : [grip.right, mini.carrying === true && first === undefined ? [0.1, 1.1, -0.2] : grip.left];
    arm(clay, 1, hands[0], sleeve, skin, worn.sleeves === true ? skin : sleeve, worn.wide);
    arm(clay, -1, hands[1], sleeve, skin, worn.sleeves === true ? skin : sleeve, worn.wide);
    face(clay, skin);
    worn.head(clay, skin);
    worn.back?.(clay);
    enlarged(clay, grip);
    if (mini.carrying === true)
      clay.ball([-0.2, SHOULDER + 0.02, 0.06], [0.2, 0.24, 0.26], '#a08050', { around: 8, up: 5, lumps: 0.08 });
    else if (second !== undefined && (worn.back === undefined || second === 'shield')) slung(clay, second);
    if (mini.wounded === true) {
      clay.limb([0.02, 0.8, -0.23], [0.06, 0.72, -0.27], 0.088, 0.084, '#efe8d8', 6);
      for (const [x, y, z] of [
        [0.15, 0.78, 0.06],
        [0.15, 0.68, -0.03],
        [0.1, 0.86, -0.2],
      ] as const)
        clay.ball([x, y, z], [0.04, 0.06, 0.05], '#9c2219', { around: 5, up: 3 });
    }
    if (mini.infected === true)
      for (const [x, y, z] of [
        [0.06, 0.86, 0.22],
        [0.16, 0.74, 0.09],
      ] as const)
        clay.ball([x, y, z], [0.05, 0.06, 0.05], '#5c7a34', { around: 5, up: 3 });
  };
  if (!down) {
    clay.placed([0, 0.02, 0], 0, shape, size);
    if (mini.broken === true && mini.held?.[0] !== undefined) dropped(clay, mini.held[0]);
    return;
  }
  pool(clay);
  clay.tilted([-0.55, 0.24, 0.02], [0, 0, -Math.PI / 2], () => clay.placed([0, 0, 0], 0, shape, size * 0.96));
  if (mini.held?.[0] !== undefined) dropped(clay, mini.held[0]);
}

/** Blood round somebody who lies there. */
export function pool(clay: Clay): void {
  for (const [x, z, r] of [
    [-0.05, 0.05, 0.42],
    [0.25, -0.18, 0.24],
    [-0.3, -0.2, 0.2],
  ] as const)
    clay.disc([x, 0.122 + r * 0.004, z], r, mixed('#6b1512', '#8c1c16', r), 10);
}

/** It has fallen beside the base's edge. */
function dropped(clay: Clay, held: NonNullable<Mini['held']>[number]): void {
  const grip = gripOf(held);
  const { right } = grip;
  clay.tilted([0.06, 0.16, 0.36], [Math.PI / 2 - 0.1, 0.6, 0], () =>
    clay.placed([-right[0], -right[1], -right[2]], 0, () => enlarged(clay, grip), 0.9),
  );
}
