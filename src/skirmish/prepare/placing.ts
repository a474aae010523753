import {
  type Flow,
  type Message,
  type Objection,
  type Point,
  type Region,
  type Seat,
  type Table,
  verbs,
} from '../../kernel/index.ts';
import { apart, type Model, point } from '../../tabletop/index.ts';

/**
 * Where a rule leaves it to the player where the models of a unit stand: the game suggests a place for each, and the player
 * takes that or places them one by one.
 */
export interface Placing<R extends string = string, K extends string = string> {
  readonly rule: R;
  readonly seat: Seat;
  /** The unit in question; one that is being deployed is not on the table yet. */
  readonly unit: { readonly id: string };
  /** Where models come to stand if some stand already; those who find no place are left out. */
  readonly suggest: (stand: readonly Model[], rest: readonly Model[]) => readonly Model[];
  /** What stands against a place for one of them, while the rest are still to come. */
  readonly fault: (stand: readonly Model[], model: Model, at: Point, rest: readonly Model[]) => Objection | null;
  readonly region: (stand: readonly Model[]) => Region;
  /** Where they gather round somebody: a point then only says on which side of that one a model stands. */
  readonly round?: Point;
  readonly words: PlacingWords<K>;
}

/** What is said while models are placed. */
interface PlacingWords<K extends string = string> {
  /** Whether all of them stand as suggested. */
  readonly all: (models: number) => Message<K>;
  readonly one: (model: Model, left: number) => Message<K>;
  /** So many would find no place any more. */
  readonly others: (others: number) => Message<K>;
}

/** The places as they are suggested, for the screen. */
/** Where a model stands, for the screen. */
export type Spot = { readonly id: string; readonly x: number; readonly y: number; readonly level: number };
export const shownPlaces = (ends: readonly Model[]): readonly Spot[] =>
  ends.map(({ id, x, y, level }) => ({ id, x, y, level }));

/** Asks whether models stand as suggested or are placed one by one, and says where each ends. */
export function* settlePlaces<S>(t: Table<S>, placing: Placing, models: readonly Model[]): Flow<readonly Model[]> {
  const suggested = placing.suggest([], models);
  if (suggested.length === 0) return [];
  const { rule, seat, unit, words } = placing;
  const { choose } = verbs<S, string>();
  const way = yield* choose(t, seat, {
    rule,
    prompt: words.all(suggested.length),
    options: ['suggested', 'by-hand'],
    facts: { unit: unit.id, places: shownPlaces(suggested) },
  });
  return way === 'suggested' ? suggested : yield* placeOneByOne(t, placing, suggested, models);
}

/** Each in turn where its player says, as long as all who come after it still find a place. */
export function* placeOneByOne<S>(
  t: Table<S>,
  placing: Placing,
  suggested: readonly Model[],
  models: readonly Model[],
): Flow<readonly Model[]> {
  const { place } = verbs<S, string>();
  const { rule, words } = placing;
  const stand: Model[] = [];
  for (let plan = suggested; plan.length > 0; ) {
    const [next, ...others] = plan as [Model, ...Model[]];
    const model = models.find(({ id }) => id === next.id) as Model;
    const rest = models.filter(({ id }) => others.some((other) => other.id === id));
    const at = yield* place(t, placing.seat, () => ({
      rule,
      prompt: words.one(next, plan.length),
      region: placing.region(stand),
      suggestions: [{ x: next.x, y: next.y }],
      facts: { unit: placing.unit.id, model: next.id, places: shownPlaces(stand), ...roundOf(placing) },
      check: (to) => {
        const there = standing(placing, next, to);
        if (isSame(there, next)) return null;
        const fault = placing.fault(stand, model, there, rest);
        if (fault !== null) return fault;
        const missing = rest.length - placing.suggest([...stand, there], rest).length;
        return missing > 0 ? { rule, reason: words.others(missing) } : null;
      },
    }));
    const there = standing(placing, next, at);
    stand.push(there);
    plan = isSame(there, next) ? others : placing.suggest(stand, rest);
  }
  return stand;
}

/** Where a model ends whose player names a point: as suggested, if it is that point. */
function standing({ round }: Placing, suggested: Model, to: Point): Model {
  if (isSame(to, suggested)) return suggested;
  const at = round === undefined ? point(to.x, to.y) : beside(round, to, 2 * suggested.radius);
  return { ...suggested, ...at };
}

/** Where a base stands on that side of a point, so far from it. */
export function beside({ x, y }: Point, at: Point, inches: number): Point {
  const far = apart({ x, y }, at);
  if (far === 0) return point(x + inches, y);
  return point(x + ((at.x - x) / far) * inches, y + ((at.y - y) / far) * inches);
}

const roundOf = ({ round }: Placing): { round?: { x: number; y: number } } =>
  round === undefined ? {} : { round: { x: round.x, y: round.y } };

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
