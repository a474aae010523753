import type { Placed } from '../../../kernel/index.ts';
import type { Standing } from '../../../skirmish/index.ts';
import { apart, between, point } from '../../../tabletop/index.ts';
import { type Mark, markOf } from '../shoot/aim.ts';
import type { Battle, Character } from '../state.ts';
import { battleOf, bodyOf, nameOf, type Unit } from '../units.ts';
import { choose, type Flow, type Objection, place, type Table } from '../verbs.ts';

/** LD.LOCK.8: against a Run the shooter picks any point along it at which to fire. */

export interface Run {
  readonly from: Standing;
  readonly to: Standing;
}

/** A shot at a point of a Run. */
interface RunMark extends Mark {
  readonly at: Standing;
  /** How far along the Run. */
  readonly along: number;
}

/** Points are looked at that far apart. */
const STEP = 0.25;
/** Nobody fires farther (LD.LOCK.3); what bases take up is on top. */
const FARTHEST = 13;

const pointOf = ({ from, to }: Run, share: number): Standing => {
  const { x, y } = between(from, to, share);
  return { ...point(x, y), level: from.level };
};

const markAt = (
  battle: Battle,
  holder: Character,
  gun: number,
  mover: Unit,
  run: Run,
  share: number,
): RunMark | null => {
  const at = pointOf(run, share);
  if (apart(holder, at) > FARTHEST) return null;
  const mark = markOf(battle, holder, gun, mover, { occasion: 'locked', shot: 0, at });
  return mark === null ? null : { ...mark, at, along: share * apart(run.from, run.to) };
};

/** The shots that there are along a Run, from its beginning to its end. */
export function runMarks(battle: Battle, holder: Character, gun: number, mover: Unit, run: Run): RunMark[] {
  const steps = Math.max(1, Math.ceil(apart(run.from, run.to) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => markAt(battle, holder, gun, mover, run, i / steps)).filter(
    (mark) => mark !== null,
  );
}

const SENSIBLE = ['best', 'nearest', 'first', 'last'] as const;
type Sensible = (typeof SENSIBLE)[number];

/** The point with the best odds, the nearest, the first and the last: each of them once. */
function sensible(marks: readonly RunMark[]): { readonly word: Sensible; readonly mark: RunMark }[] {
  const best = (better: (a: RunMark, b: RunMark) => boolean): RunMark =>
    marks.reduce((one, other) => (better(other, one) ? other : one));
  const all: Readonly<Record<Sensible, RunMark>> = {
    best: best((a, b) => a.chance > b.chance || (a.chance === b.chance && a.inches < b.inches)),
    nearest: best((a, b) => a.inches < b.inches),
    first: marks[0] as RunMark,
    last: marks.at(-1) as RunMark,
  };
  return SENSIBLE.map((word) => ({ word, mark: all[word] })).filter(
    ({ mark }, i, list) => list.findIndex((other) => other.mark === mark) === i,
  );
}

/** Where the runner is when the shots fall: one of the sensible points, or any other that is named. */
export function* pickPoint(
  t: Table,
  holder: Character,
  gun: number,
  mover: Unit,
  run: Run,
  isOrdered: boolean,
): Flow<Standing> {
  const battle = battleOf(t);
  const points = sensible(runMarks(battle, holder, gun, mover, run));
  const best = (points[0] as (typeof points)[number]).mark.at;
  if (isOrdered) return best;
  const about = { unit: holder.id, target: mover.id, from: { ...run.from }, to: { ...run.to } };
  const word = yield* choose(t, holder.seat, () => ({
    rule: 'LD.LOCK.8',
    prompt: { key: 'ld.lock.where', params: { name: nameOf(holder), victim: nameOf(mover) } },
    options: [
      ...points.map((one) => ({
        means: one.word,
        label: {
          key: `ld.lock.where.${one.word}`,
          params: { inches: Math.round(one.mark.inches * 10) / 10, percent: Math.round(100 * one.mark.chance) },
        } as const,
        about: { x: one.mark.at.x, y: one.mark.at.y, inches: one.mark.inches, chance: one.mark.chance },
      })),
      { means: 'elsewhere', label: { key: 'ld.lock.where.elsewhere' }, seldom: true } as const,
    ],
    facts: about,
  }));
  if (word !== 'elsewhere') return (points.find((one) => one.word === word) as (typeof points)[number]).mark.at;
  const named = yield* place(t, holder.seat, () => ({
    rule: 'LD.LOCK.8',
    prompt: { key: 'ld.lock.point', params: { victim: nameOf(mover) } },
    region: { polygons: [strip(run, bodyOf(mover).radius)] },
    suggestions: points.map(({ mark }) => ({ x: mark.at.x, y: mark.at.y })),
    facts: about,
    check: (at): Objection | null =>
      markAt(battle, holder, gun, mover, run, shareOf(run, at)) === null
        ? { rule: 'LD.LOCK.8', reason: { key: 'ld.no.shot' } }
        : null,
  }));
  return pointOf(run, shareOf(run, named));
}

/** The point of a Run that is nearest to one that somebody points to. */
function shareOf({ from, to }: Run, { x, y }: Placed): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  return Math.min(1, Math.max(0, share));
}

/** All that the base passes over. */
function strip({ from, to }: Run, radius: number): { readonly x: number; readonly y: number }[] {
  const long = apart(from, to);
  const [ux, uy] = [((to.x - from.x) / long) * radius, ((to.y - from.y) / long) * radius];
  return [
    { x: from.x - ux - uy, y: from.y - uy + ux },
    { x: from.x - ux + uy, y: from.y - uy - ux },
    { x: to.x + ux + uy, y: to.y + uy - ux },
    { x: to.x + ux - uy, y: to.y + uy + ux },
  ];
}
