import type { Json, Objection, Point, Region } from '../../../kernel/index.ts';
import { apart, type Model, point } from '../../../tabletop/index.ts';
import type { Unit } from '../turn/action.ts';
import { choose, type Flow, place, type Rule, type Seat, type Table } from '../verbs.ts';
import { nameOf } from '../units.ts';
import { BASE } from '../words.ts';

/**
 * Where the book leaves it to the player where single zombies stand: the game suggests a place for each, and its player takes
 * that or places them one by one.
 */
export interface Placing {
  readonly rule: Rule;
  readonly seat: Seat;
  /** The unit in question, and what it is called; a herd that is being deployed is not on the table yet. */
  readonly unit: { readonly id: string; readonly name: string };
  /** Where zombies come to stand if some stand already; those who find no place are left out. */
  readonly suggest: (stand: readonly Model[], rest: readonly Model[]) => readonly Model[];
  /** What stands against a place for one of them, while the rest are still to come. */
  readonly fault: (stand: readonly Model[], model: Model, at: Point, rest: readonly Model[]) => Objection | null;
  readonly region: (stand: readonly Model[]) => Region;
  /** Where they gather round somebody: a point then only says on which side of that one a zombie stands. */
  readonly round?: Point;
}

export const placingOf = (unit: Unit): Placing['unit'] => ({ id: unit.id, name: nameOf(unit) });

/** The places as they are suggested, for the screen. */
export const shown = (ends: readonly Model[]): Json => ends.map(({ id, x, y, level }) => ({ id, x, y, level }));

/** Asks whether zombies stand as suggested or are placed one by one, and says where each ends. */
export function* settle(t: Table, placing: Placing, models: readonly Model[]): Flow<readonly Model[]> {
  const suggested = placing.suggest([], models);
  if (suggested.length === 0) return [];
  const { rule, seat, unit } = placing;
  const way = yield* choose(t, seat, {
    rule,
    prompt: { key: 'ed.places', params: { unit: unit.name, zombies: suggested.length } },
    options: ['suggested', 'by-hand'],
    facts: { unit: unit.id, places: shown(suggested) },
  });
  return way === 'suggested' ? suggested : yield* oneByOne(t, placing, suggested, models);
}

/** Each in turn where its player says, as long as all who come after it still find a place. */
export function* oneByOne(
  t: Table,
  placing: Placing,
  suggested: readonly Model[],
  models: readonly Model[],
): Flow<readonly Model[]> {
  const stand: Model[] = [];
  for (let plan = suggested; plan.length > 0; ) {
    const [next, ...others] = plan as [Model, ...Model[]];
    const model = models.find(({ id }) => id === next.id) as Model;
    const rest = models.filter(({ id }) => others.some((other) => other.id === id));
    const at = yield* place(t, placing.seat, () => ({
      rule: placing.rule,
      prompt: { key: 'ed.places.one', params: { unit: placing.unit.name, zombie: next.id, left: plan.length } },
      region: placing.region(stand),
      suggestions: [{ x: next.x, y: next.y }],
      facts: { unit: placing.unit.id, model: next.id, places: shown(stand), ...roundOf(placing) },
      check: (to) => {
        const there = standing(placing, next, to);
        if (isSame(there, next)) return null;
        const fault = placing.fault(stand, model, there, rest);
        return fault ?? left(placing.suggest([...stand, there], rest).length, rest.length, placing.rule);
      },
    }));
    const there = standing(placing, next, at);
    stand.push(there);
    plan = isSame(there, next) ? others : placing.suggest(stand, rest);
  }
  return stand;
}

/** Where a zombie ends whose player names a point: as suggested, if it is that point. */
function standing({ round }: Placing, suggested: Model, to: Point): Model {
  if (isSame(to, suggested)) return suggested;
  const { x, y } = round === undefined ? to : beside(round, to);
  return { ...suggested, ...point(x, y) };
}

/** Where a base touches another one on that side of it. */
export function beside({ x, y }: Point, at: Point): Point {
  const far = apart({ x, y }, at);
  if (far === 0) return point(x + 2 * BASE.radius, y);
  return point(x + ((at.x - x) / far) * 2 * BASE.radius, y + ((at.y - y) / far) * 2 * BASE.radius);
}

const roundOf = ({ round }: Placing): { round?: { x: number; y: number } } =>
  round === undefined ? {} : { round: { x: round.x, y: round.y } };

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

const left = (comes: number, of: number, rule: Rule): Objection | null =>
  comes < of ? { rule, reason: { key: 'ed.no.others', params: { others: of - comes } } } : null;
