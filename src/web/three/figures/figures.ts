import type { BufferGeometry } from 'three';
import { isDead } from '../../paint/figures/dead.ts';
import { seeded } from '../../paint/random.ts';
import type { Figure } from '../../tabletop/figure.ts';
import { driven } from '../scenery/vehicles.ts';
import { Clay } from '../shape/clay.ts';
import { base } from './body.ts';
import { deadOne } from './dead.ts';
import { dog } from './dog.ts';
import { person } from './people.ts';

/** What a figure looks like: equal looks are shaped once. */
export function lookOf({ mini, side, dead, down, counter, box, name }: Figure, pose: number): string {
  if (box !== undefined) return JSON.stringify({ box, side, name });
  if (counter === true || mini === undefined)
    return JSON.stringify({ counter: counter === true, side: side % 6, dead, down });
  return JSON.stringify({ mini, pose, side: side % 6, dead, down });
}

/** Colours of the sides, those of the painting. */
const RIMS = ['#2f9fd0', '#d99a2c', '#2fae80', '#cf62b4', '#a9b85a', '#9a7fd8'] as const;
const DEAD_RIM = '#8c2f35';

export const rimOf = ({ side, dead }: Pick<Figure, 'side' | 'dead'>): string =>
  dead ? DEAD_RIM : (RIMS[side % 6] as string);

/** The figure on a base of half an inch, looking along x. */
export function sculpted(figure: Figure, pose: number): BufferGeometry {
  const { mini, side, dead, down } = figure;
  const clay = new Clay(lookOf(figure, pose));
  clay.coat = { zenith: 0.34, foot: 0.6, reach: 0.5 };
  if (figure.box !== undefined) return vehicleLike(clay, figure);
  base(clay, rimOf(figure), side % 4, dead);
  if (figure.counter === true) marker(clay, rimOf(figure));
  else if (mini === undefined) pawn(clay, rimOf(figure), dead, down);
  else {
    if (mini.sculpt === 'dog') dog(clay, mini, pose, down);
    else if (isDead(mini.sculpt)) deadOne(clay, mini, pose, down);
    else person(clay, mini, pose, down);
    if (mini.burning === true) flames(clay);
  }
  return clay.made();
}

/** Nobody knows yet what it is. */
function marker(clay: Clay, hex: string): void {
  clay.tilted([0, 0.7, 0], [0, Math.PI / 4, 0], () => clay.box([0, -0.3, 0], [0.5, 0.5, 0.5], hex, { chamfer: 0.08 }));
  clay.box([0.37, 0.5, 0], [0.02, 0.2, 0.08], '#f0e6cf');
  clay.limb([0, 0.1, 0], [0, 0.45, 0], 0.05, 0.05, '#4a4338', 6);
}

/** A figure of which only the side is known. */
function pawn(clay: Clay, hex: string, dead: boolean, down: boolean): void {
  const shape = (): void => {
    clay.lathe(
      [0, 0.11, 0],
      [
        [0.3, 0],
        [0.24, 0.1],
        [0.12, 0.5],
        [0.17, 0.6],
        [0.1, 0.66],
      ],
      dead ? '#7d8a68' : '#cbbd9f',
      10,
    );
    clay.ball([0, 0.92, 0], [0.2, 0.2, 0.2], hex, { around: 9, up: 6 });
    clay.ball([0.17, 0.95, 0], [0.06, 0.05, 0.1], '#f0e6cf', { around: 5, up: 3 });
  };
  if (down) clay.tilted([-0.4, 0.28, 0], [0, 0, -1.45], shape);
  else shape();
}

function flames(clay: Clay): void {
  const chance = seeded('flames');
  for (let i = 0; i < 9; i++) {
    const angle = i * 0.7;
    const [x, z, y] = [Math.cos(angle) * 0.24, Math.sin(angle) * 0.24, 0.15 + chance() * 0.7];
    clay.limb([x, y, z], [x * 0.7, y + 0.5, z * 0.7], 0.11, 0, '#ff7a22', 5);
    clay.limb([x * 1.04, y, z * 1.04], [x * 0.8, y + 0.3, z * 0.8], 0.07, 0, '#ffd25a', 5);
  }
}

/** A vehicle that is driven: its front along x, a band in the colour of its side. */
function vehicleLike(clay: Clay, { box, side, dead, height, name }: Figure): BufferGeometry {
  const [l, w] = [box?.length ?? 4, box?.width ?? 2];
  const hex = rimOf({ side, dead });
  clay.coat = { zenith: 0.2, foot: 0.7, reach: 0.4 };
  driven(clay, { l, w, h: height, hex, name });
  return clay.made();
}
