import { type Answer, meansOf, type Open, type Placed, type Seat } from '../../kernel/index.ts';
import { type Battle, findUnit, goodEnds, type MenuChoice } from '../../games/even-death/index.ts';

/** What is worth comparing with the first idea: a few options of different kinds, a few places far apart. */

const MOST_OPTIONS = 5;
const MOST_PLACES = 3;
/** Of the same kind, such as shots at several targets, no more than this. */
const ALIKE = 2;
/** Places nearer to each other than this are one. */
const APART = 2.5;
/** Options that change little, or that nobody takes back. */
const LEFT_OUT: readonly MenuChoice['do'][] = ['face', 'arrange', 'withdraw', 'interact', 'split', 'climb'];

export function rivals(battle: Battle, request: Open, seat: Seat): readonly Answer[] {
  if (request.kind === 'choose') return options(request.options);
  const unit = battle.activation === null ? undefined : findUnit(battle, battle.activation.unit);
  if (unit === undefined) return [];
  const ends = farApart(goodEnds(battle, unit, seat));
  return ends.map((at) => (request.kind === 'path' ? { to: { ...at } } : { ...at }));
}

function options(all: Extract<Open, { kind: 'choose' }>['options']): string[] {
  const counts = new Map<MenuChoice['do'], number>();
  const chosen: string[] = [];
  for (const option of all) {
    const { id, about } = option;
    const kind = meansOf<MenuChoice>(option).do;
    const n = counts.get(kind) ?? 0;
    if (LEFT_OUT.includes(kind) || n >= ALIKE || isOutOfRange(about)) continue;
    counts.set(kind, n + 1);
    chosen.push(id);
  }
  return chosen.slice(0, MOST_OPTIONS);
}

const isOutOfRange = (about: unknown): boolean =>
  typeof about === 'object' && about !== null && 'reaches' in about && about.reaches === false;

function farApart(ends: readonly Placed[]): Placed[] {
  const chosen: Placed[] = [];
  for (const end of ends) {
    if (chosen.length === MOST_PLACES) break;
    if (chosen.every(({ x, y }) => Math.hypot(x - end.x, y - end.y) >= APART)) chosen.push(end);
  }
  return chosen;
}
