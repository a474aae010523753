import { Seeded, seedWords } from '../../src/kernel/index.ts';
import {
  apart,
  atHour,
  clockSpot,
  EDGES,
  type Edge,
  edgeSpots,
  fits,
  freeSpot,
  HOURS,
  type Hour,
  inside,
  sectionAt,
  sectionsOf,
} from '../../src/tabletop/index.ts';
import { compare, print } from '../ratio.ts';
import { base, town } from './scenes.ts';

/** Places on the table, each against the same question answered by trying points one after the other. */

const { table, models } = town(120, 60, 44, 'places');
const { terrain } = table.ground;
const chance = new Seeded(seedWords('places'));
const sections = sectionsOf(terrain);
const asked = Array.from({ length: 60 }, (_, i) => {
  const { outline } = sections[i % sections.length] as (typeof sections)[number];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const any = (of: number[]): number =>
    Math.min(...of) + (chance.below(1001) / 1000) * (Math.max(...of) - Math.min(...of));
  return { mover: base('new', 0, 0), near: { x: any(xs), y: any(ys) } };
});
type Asked = (typeof asked)[number];
const shown = (n: number): string => n.toFixed(2);

/** Every tenth of an inch along every edge. */
function slowEdge({ mover, near }: Asked): number {
  let least = Number.POSITIVE_INFINITY;
  const along: Record<Edge, number> = { near: 60, far: 60, left: 44, right: 44 };
  for (const edge of EDGES) {
    for (let s = 0.5; s <= along[edge] - 0.5; s += 0.1) {
      const at = {
        near: { x: s, y: 0.5 },
        far: { x: s, y: 43.5 },
        left: { x: 0.5, y: s },
        right: { x: 59.5, y: s },
      }[edge];
      const far = apart(at, near);
      if (far < least && fits(table, mover, at)) least = far;
    }
  }
  return least;
}
let worse = 0;
for (const one of asked) if ((edgeSpots(table, one.mover, one.near)[0]?.inches ?? 99) > slowEdge(one) + 0.1) worse++;
print(
  'Free spots on the edge nearest to a point',
  compare([
    { name: 'every tenth of an inch', run: () => asked.map(slowEdge).length },
    { name: 'edgeSpots', run: () => asked.map(({ mover, near }) => edgeSpots(table, mover, near)).length },
  ]),
  `a town with 120 bases; ${worse} of ${asked.length} are farther than the nearest found by trying`,
);

/** Ever wider rings of points, a tenth of an inch apart. */
function slowRoom({ mover, near }: Asked): number {
  for (let far = 0; ; far += 0.1) {
    const steps = Math.max(1, Math.ceil(far * 63));
    for (let i = 0; i < steps; i++) {
      const angle = (i / steps) * 2 * Math.PI;
      if (fits(table, mover, { x: near.x + Math.cos(angle) * far, y: near.y + Math.sin(angle) * far })) return far;
    }
  }
}
const crowded = models.map((m) => ({ mover: base('new', 0, 0), near: { x: m.x + 0.1, y: m.y + 0.05 } }));
const gains = crowded.map((one) => slowRoom(one) - apart(freeSpot(table, one.mover, one.near) ?? one.near, one.near));
print(
  'Nearest free spots',
  compare([
    { name: 'rings of points, a tenth of an inch apart', run: () => crowded.map(slowRoom).length },
    { name: 'freeSpot', run: () => crowded.map(({ mover, near }) => freeSpot(table, mover, near)).length },
  ]),
  `round 120 bases; nearer by ${shown(Math.min(...gains))} to ${shown(Math.max(...gains))} inches`,
);

const source = { x: 30, y: 22, facing: 77 };
/** The same place by turning on a tenth of a degree at a time. */
function slowClock(hour: Hour): number | null {
  for (let tenth = 0; tenth < 3600; tenth++) {
    const angle = ((source.facing + 30 * hour + tenth / 10) * Math.PI) / 180;
    const at = { x: source.x + Math.cos(angle) * 20, y: source.y + Math.sin(angle) * 20 };
    if (fits(table, base('new', 0, 0), at)) return tenth / 10;
  }
  return null;
}
const late = HOURS.map((hour) => {
  const at = clockSpot(table, base('new', 0, 0), source, hour, 20);
  const turns = at === null ? null : [...Array(360).keys()].find((d) => apart(atHour(source, hour, 20, d), at) < 0.001);
  return (turns ?? 0) - (slowClock(hour) ?? 0);
});
print(
  'Places at an hour of the clock',
  compare([
    { name: 'every tenth of a degree', run: () => HOURS.map(slowClock).length },
    { name: 'clockSpot', run: () => HOURS.map((hour) => clockSpot(table, base('new', 0, 0), source, hour, 20)).length },
  ]),
  `20 inches away; at most ${shown(Math.max(...late))} degrees farther round`,
);

print(
  'Sections of points',
  compare([
    { name: 'all nine', run: () => models.map((m) => sections.filter(({ outline }) => inside(outline, m))).length },
    { name: 'sectionAt', run: () => models.map((m) => sectionAt(sections, m)).length },
  ]),
  'nine sections',
);
