import type { Point } from '../../src/kernel/index.ts';
import {
  apart,
  checkWay,
  fits,
  inchesInSight,
  type Model,
  nearestWhere,
  point,
  SLIVER,
  sneak,
  visibleShare,
  walk,
} from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';
import { town, trips } from './scenes.ts';

/** Spots and ways out of sight, against the same asked of every point of a mesh. */

const where = town(40, 60, 44, 'hiding');
const { table } = where;
const walks = trips(where, 60, 3, 6, 'hiding');
const asked = walks
  .map(({ mover, to }) => ({ mover, to, eyes: where.models.filter((m) => m.id !== mover.id && apart(m, mover) < 16) }))
  .map((one) => ({ ...one, eyes: one.eyes.slice(0, 3) }))
  .filter(({ mover, eyes }) => eyes.some((eye) => visibleShare(table, eye, mover) > SLIVER))
  .slice(0, 16);
type Asked = (typeof asked)[number];
const isSeen = ({ mover, eyes }: Asked, at: Point): boolean =>
  eyes.some((eye) => visibleShare(table, eye, { ...mover, ...at }) > SLIVER);

/** The cheapest way to any hidden spot of a mesh of a quarter inch. */
function slowHidden(one: Asked): number {
  const { mover } = one;
  let least = isSeen(one, mover) ? Number.POSITIVE_INFINITY : 0;
  for (let j = -24; j <= 24; j++) {
    for (let i = -24; i <= 24; i++) {
      const at = point(mover.x + i / 4, mover.y + j / 4);
      if (i * i + j * j > 24 * 24 || !fits(table, mover, at) || isSeen(one, at)) continue;
      least = Math.min(least, walk(table, mover, at, { budget: 6 })?.cost ?? Number.POSITIVE_INFINITY);
    }
  }
  return least;
}
const fastHidden = (one: Asked): number =>
  nearestWhere(table, one.mover, (at) => !isSeen(one, at), { budget: 6 })?.cost ?? Number.POSITIVE_INFINITY;
const gains = asked.map((one) => {
  const found = fastHidden(one);
  const slow = slowHidden(one);
  return slow === found ? 0 : slow - found;
});
print(
  'Nearest hidden spots within 6 inches',
  compare(
    [
      { name: 'ways to all hidden spots a quarter inch apart', run: () => asked.map(slowHidden).length },
      { name: 'nearestWhere', run: () => asked.map(fastHidden).length },
    ],
    5,
  ),
  `a town, up to three eyes; nearer by ${Math.min(...gains).toFixed(3)} to ${Math.max(...gains).toFixed(3)} inches`,
);

/** Inch by inch over a mesh of half an inch, every edge again and again until nothing gets better. */
function slowSneak(one: Asked, budget: number): number | null {
  const { mover, to } = one;
  const places: Point[] = [{ x: mover.x, y: mover.y }, to];
  for (let j = -24; j <= 24; j++) {
    for (let i = -24; i <= 24; i++) {
      const at = point(mover.x + i / 2, mover.y + j / 2);
      if ((i !== 0 || j !== 0) && apart(mover, at) + apart(at, to) <= budget) places.push(at);
    }
  }
  const seen = places.map((at) => (isSeen(one, at) ? 0.5 : 0));
  const least = places.map((_, i): [number, number] => (i === 0 ? [0, 0] : [Number.POSITIVE_INFINITY, 0]));
  const edges: { readonly p: number; readonly q: number; readonly long: number }[] = [];
  for (const [p, a] of places.entries()) {
    for (const [q, b] of places.entries()) {
      const long = apart(a, b);
      if (p === q || long > 0.75) continue;
      const { fault } = checkWay(table, { ...mover, ...a }, [b]);
      if (fault === null || fault.reason === 'no-room') edges.push({ p, q, long });
    }
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const { p, q, long } of edges) {
      const [s, l] = least[p] as [number, number];
      if (s === Number.POSITIVE_INFINITY) continue;
      const next: [number, number] = [s + ((seen[p] ?? 0) + (seen[q] ?? 0)) * long, l + long];
      const [a, b] = least[q] as [number, number];
      if (next[0] > a - 1e-9 && (next[0] > a + 1e-9 || next[1] >= b - 1e-9)) continue;
      least[q] = next;
      changed = true;
    }
  }
  const end = least[1] as [number, number];
  return end[0] === Number.POSITIVE_INFINITY ? null : end[0];
}
const straight = (mover: Model, way: readonly Point[], eyes: readonly Model[]): number =>
  inchesInSight(table, mover, way, { until: 'seen', others: eyes });
let [direct, hidden, compared] = [0, 0, 0];
const slow: number[] = [];
for (const one of asked) {
  const way = walk(table, one.mover, one.to, { budget: 8 });
  const found = sneak(table, one.mover, one.to, one.eyes, { budget: 8 });
  if (way === null || found === null) continue;
  direct += straight(one.mover, way.points, one.eyes);
  hidden += found.seen;
  if (compared++ < 4) slow.push((slowSneak(one, 8) ?? 0) - found.seen);
}
print(
  'Ways out of sight within 8 inches',
  compare(
    [
      {
        name: 'every edge of the mesh until nothing changes',
        run: () => asked.slice(0, 1).map((o) => slowSneak(o, 8)).length,
      },
      {
        name: 'sneak',
        run: () => asked.map(({ mover, to, eyes }) => sneak(table, mover, to, eyes, { budget: 8 })).length,
      },
    ],
    3,
  ),
  `${asked.length} ways; in sight ${hidden.toFixed(1)} inches, on the shortest ways ${direct.toFixed(1)}; against the mesh ` +
    `without a budget ${slow.map((inches) => inches.toFixed(1)).join(', ')} inches less`,
);
