import type { Point } from '../../kernel/index.ts';
import { apart } from '../geometry/point.ts';
import type { Tabletop } from '../tabletop.ts';
import { fits, type Mover } from './clearance.ts';
import { type PassageOptions, passagesOf } from './passages.ts';
import { onFoot, wayTo } from './walk.ts';
import type { MoveOptions, Passage, Way } from './ways.ts';

/** The cheapest way where doors, climbs and drops have prices: of hundreds of passages only those are looked at that may help. */

type Place = Point & { readonly level: number };

export interface Found {
  readonly way: Way;
  /** Those that were looked at. */
  readonly passages: readonly Passage[];
}

/** How much dearer than the straight line a way may be, one try after the other. Beyond the last there is none. */
const DEARER = [6, 16, 40];

/** Of passages that lead the same way through or over the same thing, so many are tried: those that promise most. */
const OF_A_KIND = 3;

/** What is so entangled that this does not settle it counts as no way: a table has more passages than a search can try out. */
const EFFORT = 25_000;

/** As `wayTo`: on foot, or with passages where that is cheaper or the only way. */
export function wayBy(
  table: Tabletop,
  mover: Mover,
  goal: Place,
  options: MoveOptions & PassageOptions,
  ahead: number,
): Found | null {
  const { prices, passages: given = [], ...rest } = options;
  const { budget = Number.POSITIVE_INFINITY } = rest;
  const effort = prices === undefined ? undefined : EFFORT;
  const isLevel = mover.level === goal.level && rest.straight !== true;
  const walked = isLevel
    ? onFoot(table, mover, goal, { ...rest, passages: [] }, ahead, effort)
    : rest.straight === true
      ? wayTo(table, mover, goal, { ...rest, passages: [] }, ahead)
      : null;
  const byWalking = walked === null ? null : { way: walked, passages: [] };
  if (prices === undefined && given.length === 0) return byWalking;
  const pace = Math.min(1, ...Object.values(rest.costs ?? {}));
  const far = apart(mover, goal) * pace;
  const bounds = walked === null ? DEARER.map((more) => Math.min(budget, far + more)) : [Math.min(budget, walked.cost)];
  for (const bound of new Set(bounds)) {
    const all = prices === undefined ? given : [...given, ...passagesOf(table, mover, prices, { goal, bound, pace })];
    const passages = promising(table, mover, goal, all, rest.pass);
    if (passages.length === 0) continue;
    const way = onFoot(table, mover, goal, { ...rest, budget: bound, passages }, ahead, EFFORT);
    if (way !== null && (walked === null || way.cost < walked.cost)) return { way, passages };
  }
  return byWalking;
}

/** One of each kind and direction, or a few: by what a way through it costs at least. Nobody comes out where somebody stands. */
function promising(
  table: Tabletop,
  mover: Mover,
  goal: Point,
  all: readonly Passage[],
  pass: MoveOptions['pass'],
): Passage[] {
  const kinds = new Map<string, { readonly passage: Passage; readonly least: number }[]>();
  for (const passage of all) {
    const { id, kind, from, to, cost } = passage;
    const across = `${Math.sign(Math.round(to.x - from.x))} ${Math.sign(Math.round(to.y - from.y))}`;
    const name = `${kind} ${id} ${from.level} ${to.level} ${across}`;
    const least = apart(mover, from) + cost + apart(to, goal);
    const same = kinds.get(name);
    if (same === undefined) kinds.set(name, [{ passage, least }]);
    else same.push({ passage, least });
  }
  return [...kinds.values()].flatMap((same) => {
    same.sort((a, b) => a.least - b.least);
    const kept: Passage[] = [];
    for (const { passage } of same) {
      if (kept.length === OF_A_KIND) break;
      if (isFree(table, mover, passage, pass)) kept.push(passage);
    }
    return kept;
  });
}

/** Before a closed door one stops first: it does not matter who stands behind it, if they may be passed. */
const isFree = (table: Tabletop, mover: Mover, { to, kind }: Passage, pass: MoveOptions['pass']): boolean =>
  fits(table, mover, to, kind === 'door' ? pass : undefined);
