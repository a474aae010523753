import { COATS, DEAD_SKINS, type Dead, HAIRS, KINDS } from '../../paint/figures/dead.ts';
import { mixed, tone } from '../../paint/colour.ts';
import { pick, seeded, within } from '../../paint/random.ts';
import type { Mini } from '../../tabletop/figure.ts';
import type { Clay } from '../shape/clay.ts';
import { arm, HEAD, helmet, HIP, legs, SKULL, type Spot, torso } from './body.ts';
import { pool } from './people.ts';

/** The dead: bent, torn, reaching. Build, clothes, hair and pose differ from one to the next. */

const BLOOD = '#8c1c16';
const [HX, HY] = HEAD;

/** Fingers that grasp. */
function claw(clay: Clay, [x, y, z]: Spot, skin: string): void {
  for (const off of [-0.045, 0, 0.045])
    clay.limb([x, y, z + off * 0.6], [x + 0.11, y + 0.01 - Math.abs(off) * 0.4, z + off], 0.022, 0.012, skin, 4);
}

function headOf(clay: Clay, mini: Mini, skin: string, chance: () => number): void {
  const kind = KINDS[mini.sculpt as Dead].head;
  clay.limb([0, 0.98, 0], [0.02, 1.06, 0], 0.06, 0.055, skin, 6);
  clay.ball(HEAD, [SKULL, SKULL * 1.14, SKULL * 0.92], skin, { around: 8, up: 6 });
  for (const z of [-0.055, 0.055]) {
    clay.box([HX + SKULL * 0.8, HY - 0.01, z], [0.03, 0.05, 0.055], '#241d18');
    clay.box([HX + SKULL * 0.9, HY + 0.002, z], [0.02, 0.026, 0.03], '#f7f2c8');
  }
  clay.box([HX + SKULL * 0.78, HY - 0.12, 0], [0.05, 0.06, 0.09], '#3a0f0d');
  clay.box([HX + SKULL * 0.7, HY - 0.17, 0], [0.08, 0.05, 0.12], mixed(skin, BLOOD, 0.7), { chamfer: 0.02 });
  if (kind === 'helmet') return helmet(clay, '#5d6340', 0.02);
  if (kind === 'cap')
    return clay.lathe(
      [HX, HY + 0.05, 0],
      [
        [SKULL * 1.06, 0],
        [SKULL * 1.08, 0.05],
        [0.21, 0.09],
        [0.19, 0.12],
        [0, 0.13],
      ],
      '#2c3d5e',
      10,
    );
  const what = chance();
  if (what < 0.25) {
    clay.ball([HX - 0.02, HY + 0.07, 0.02], [SKULL * 0.85, SKULL * 0.8, SKULL * 0.8], '#a8484a', {
      around: 7,
      up: 4,
      lumps: 0.15,
    });
    return;
  }
  if (what < 0.4) return;
  const hex = pick(chance, HAIRS);
  clay.ball([HX - 0.03, HY + 0.045, within(chance, -0.02, 0.02)], [SKULL * 1.04, SKULL, SKULL * 1.02], hex, {
    around: 7,
    up: 5,
    lumps: 0.1,
  });
  if (what > 0.75) clay.limb([HX - 0.08, HY + 0.03, 0], [HX - 0.16, HY - 0.2, 0], 0.11, 0.03, hex, 6);
}

/** A coat whose hem hangs in rags. */
function rags(clay: Clay, coat: string, chance: () => number): void {
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * 6.283;
    const [x, z] = [Math.cos(angle) * 0.15, Math.sin(angle) * 0.17];
    const long = within(chance, 0.1, 0.26);
    const [tx, tz] = [-Math.sin(angle) * 0.09, Math.cos(angle) * 0.09];
    const tip: Spot = [x * 1.3, HIP - long, z * 1.3];
    clay.face([[x - tx, HIP + 0.04, z - tz], tip, [x + tx, HIP + 0.04, z + tz]], tone(coat, -0.14));
    clay.face([[x + tx, HIP + 0.04, z + tz], tip, [x - tx, HIP + 0.04, z - tz]], tone(coat, -0.4));
  }
}

export function deadOne(clay: Clay, mini: Mini, pose: number, down: boolean): void {
  const sculpt = mini.sculpt as Dead;
  const chance = seeded(`${sculpt} ${pose}`);
  const kind = KINDS[sculpt];
  const skin = pick(chance, DEAD_SKINS);
  // The painting picks with a pen that draws lots; here the same list is picked from.
  const coat = kind.coat({ chance } as Parameters<typeof kind.coat>[0]) || pick(chance, COATS);
  const trousers =
    sculpt === 'dead-soldier'
      ? '#555a3c'
      : sculpt === 'dead-police'
        ? '#28324a'
        : pick(chance, ['#4a4740', '#3f4652', '#5a4a3a', '#54504a']);
  const brute = sculpt === 'brute';
  const size = (brute ? 1.24 : sculpt === 'runner' ? 0.97 : 1) * within(chance, 0.95, 1.05);
  const wide = brute ? 1.5 : within(chance, 0.9, 1.08);
  const crawls = down || sculpt === 'crawler';
  const lean = crawls ? 0 : sculpt === 'runner' ? 0.5 : within(chance, 0.2, 0.42);
  const upper = (reach: readonly [Spot, Spot]): void => {
    torso(clay, coat, tone(coat, -0.4), wide);
    rags(clay, coat, chance);
    if (brute) clay.ball([0.1, 0.7, 0], [0.2, 0.2, 0.24], mixed(skin, '#8a9a6a', 0.4), { around: 8, up: 6 });
    const bare = chance() < 0.5;
    arm(clay, 1, reach[0], coat, skin, bare ? skin : coat, brute ? 1.4 : 1);
    arm(clay, -1, reach[1], bare ? skin : coat, skin, skin, brute ? 1.4 : 1);
    claw(clay, reach[0], chance() < 0.5 ? BLOOD : skin);
    claw(clay, reach[1], skin);
    for (let i = 0; i < 4; i++)
      clay.ball(
        [0.13, within(chance, 0.68, 0.95), within(chance, -0.12, 0.12)],
        [0.04, within(chance, 0.04, 0.09), 0.05],
        BLOOD,
        { around: 5, up: 3 },
      );
    clay.tilted([0, 0, 0], [within(chance, -0.06, 0.06), 0, 0], () => headOf(clay, mini, skin, chance));
  };
  if (crawls) {
    pool(clay);
    const reach: readonly [Spot, Spot] = down
      ? [
          [0.1, 1.1, 0.42],
          [-0.1, 0.6, -0.42],
        ]
      : [
          [0.1, 1.42, 0.2],
          [0.16, 1.25, -0.26],
        ];
    clay.tilted([-0.52, down ? 0.2 : 0.26, 0], [0, 0, down ? -Math.PI / 2 + 0.02 : -1.3], () =>
      clay.placed(
        [0, 0, 0],
        down ? 2.4 : 0,
        () => {
          if (down || chance() < 0.5) legs(clay, { right: -0.06, left: 0.1 }, trousers, '#33291f', skin);
          else clay.limb([0, HIP, 0], [-0.04, 0.3, 0.03], 0.14, 0.04, BLOOD, 6);
          upper(reach);
        },
        size * 0.94,
      ),
    );
    return;
  }
  const how = Math.floor(chance() * 4);
  const high = within(chance, 0.82, 1.12);
  const reaches: readonly (readonly [Spot, Spot])[] = [
    [
      [0.5, high, 0.16],
      [0.46, high - 0.08, -0.18],
    ],
    [
      [0.52, high, 0.14],
      [0.05, 0.58, -0.3],
    ],
    [
      [0.12, 0.6, 0.3],
      [0.5, high, -0.14],
    ],
    [
      [0.36, 1.22, 0.28],
      [0.4, 1.1, -0.3],
    ],
  ];
  const run = sculpt === 'runner' ? 2.2 : 1;
  clay.placed(
    [0, 0.02, 0],
    0,
    () => {
      legs(clay, { right: 0.13 * run, left: -0.16 * run }, trousers, '#33291f', chance() < 0.5 ? skin : null);
      clay.tilted([0, HIP, 0], [within(chance, -0.1, 0.1), within(chance, -0.2, 0.2), -lean], () =>
        clay.placed([0, -HIP, 0], 0, () =>
          upper(
            reaches[how] ?? [
              [0.5, 0.9, 0.16],
              [0.46, 0.9, -0.16],
            ],
          ),
        ),
      );
    },
    size,
  );
}
