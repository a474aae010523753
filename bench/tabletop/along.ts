import type { Placed, Point } from '../../src/kernel/index.ts';
import {
  clear,
  firstAlong,
  type Model,
  type SightUntil,
  SLIVER,
  visibleShare,
  walk,
} from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';
import { base, type Scene, scene, town, trips } from './scenes.ts';

/** Things that become true along a way, against stepping a tenth of an inch with an exact look each time. */

interface Stroll {
  readonly mover: Model;
  readonly way: readonly Placed[];
  readonly eye: Model;
}

/** Visits the way a tenth of an inch at a time; how far along it first is true, or null. */
function stepped({ mover, way }: Stroll, isTrue: (there: Model) => boolean): number | null {
  let [here, start] = [mover as Point, 0];
  for (const to of way) {
    const long = Math.hypot(to.x - here.x, to.y - here.y);
    for (let i = Math.ceil(start * 10 - 1e-9); i <= (start + long) * 10 + 1e-9; i++) {
      const share = long === 0 ? 0 : (i / 10 - start) / long;
      const there = { ...mover, x: here.x + (to.x - here.x) * share, y: here.y + (to.y - here.y) * share };
      if (isTrue(there)) return i / 10;
    }
    [here, start] = [to, start + long];
  }
  return null;
}

/** Ways of 4 to 14 inches whose first step an eye does not see, up to 30 inches away. */
function strollsIn(where: Scene, seed: string): Stroll[] {
  const found: Stroll[] = [];
  const walks = trips(where, 400, 4, 12, seed);
  for (const [i, { mover, to }] of walks.entries()) {
    const way = walk(where.table, mover, to, { budget: 14 })?.points;
    const eye = where.models[(i * 7) % where.models.length] as Model;
    if (way === undefined || eye.id === mover.id || Math.hypot(eye.x - mover.x, eye.y - mover.y) > 30) continue;
    if (visibleShare(where.table, eye, mover) > SLIVER || visibleShare(where.table, mover, eye) > SLIVER) continue;
    found.push({ mover, way, eye });
  }
  return found;
}

const height = (m: Model) => ({ x: m.x, y: m.y, z: m.eye });

for (const [place, where] of [
  ['60 pieces on 60 by 44 inches', scene(60, 60, 60, 44, 'along')],
  ['a town of 60 by 44 inches', town(60, 60, 44, 'along')],
] as const) {
  const strolls = strollsIn(where, 'strolls');
  const { table } = where;
  for (const [title, more] of [
    ['an eye sees the mover', { until: 'seen' }],
    ['the mover sees somebody', { until: 'sees' }],
    ['the line between two middles is clear', { until: 'seen', by: 'line' }],
    ['a quarter of the mover is seen', { until: 'seen', share: 0.25 }],
  ] as const) {
    const until = (eye: Model): SightUntil => ({ others: [eye], ...more });
    const share = 'share' in more ? more.share : SLIVER;
    const slow = (stroll: Stroll): number | null =>
      stepped(stroll, (there) => {
        const { eye } = stroll;
        if ('by' in more) return clear(table, height(eye), height(there));
        const [a, b] = more.until === 'seen' ? [eye, there] : [there, eye];
        return visibleShare(table, a, b) > share;
      });
    let [later, glimpses, seen] = [0, 0, 0];
    for (const stroll of strolls) {
      const [ours, theirs] = [firstAlong(table, stroll.mover, stroll.way, until(stroll.eye)), slow(stroll)];
      if (theirs !== null) seen++;
      if ((ours?.inches ?? 999) > (theirs ?? 999) + 0.0011) later++;
      if (ours !== null && (theirs === null || theirs - ours.inches > 0.1001)) glimpses++;
    }
    print(
      `Ways along which ${title}`,
      compare([
        { name: 'a look every tenth of an inch', run: () => strolls.map(slow).length },
        {
          name: 'firstAlong',
          run: () => strolls.map((s) => firstAlong(table, s.mover, s.way, until(s.eye))).length,
        },
      ]),
      `${place}; ${strolls.length} ways that begin hidden, ${seen} come into sight; ${later} found later, ` +
        `${glimpses} glimpses that stepping misses`,
    );
  }
}

const plain = scene(0, 40, 60, 44, 'areas');
const runs = trips(plain, 200, 4, 12, 'areas').map(({ mover, to }) => ({ mover, way: [to], eye: base('', 30, 22) }));
const area = { x: 30, y: 22, radius: 8 };
print(
  'Ways on which a range is entered',
  compare([
    {
      name: 'a look every tenth of an inch',
      run: () => runs.map((run) => stepped(run, ({ x, y }) => Math.hypot(x - 30, y - 22) <= 8.5)).length,
    },
    {
      name: 'firstAlong',
      run: () =>
        runs.map(({ mover, way }) => firstAlong(plain.table, mover, way, { until: 'in', part: 'base', area })).length,
    },
  ]),
  '200 straight ways',
);
