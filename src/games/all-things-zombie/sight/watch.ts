import type { Placed } from '../../../kernel/index.ts';
import { apart, between, facingTowards, firstAlong, point, type Tabletop } from '../../../tabletop/index.ts';
import type { Moment, Watcher } from '../deeds.ts';
import { under } from '../doing.ts';
import { bodyOf, tabletopOf } from '../figures.ts';
import type { Encounter, Human, Leg } from '../state.ts';
import { visionOf } from './light.ts';
import { FRONT, ignoredBy, inSightOfEachOther, isCrest } from './los.ts';
import { mayTakePart, unseenBy } from './pairs.ts';

/** ATZ.SIGHT.5: the first point of a way at which somebody who moves and an opponent come into sight of each other. */

export interface Spotted {
  readonly at: Placed;
  readonly inches: number;
  readonly leg: number;
  readonly by: string;
}

/** ATZ.SIGHT.4, ATZ.SIGHT.5, examples ATZ.X.23 and ATZ.X.27: an In Sight test, the moment that a line opens. */
export const inSightAhead: Watcher = (state, mover, legs, walk): Moment | null => {
  const { encounter: enc } = state;
  if (walk.as !== 'move' || !mayTakePart(enc, mover)) return null;
  const foes = unseenBy(enc, mover);
  if (foes.length === 0) return null;
  const found = firstSpotted(enc, mover, legs, foes);
  if (found === null) return null;
  return {
    id: `sight ${found.by}`,
    at: found.at,
    inches: found.inches,
    leg: found.leg,
    begins: [
      {
        do: 'in-sight',
        stage: 'trigger',
        active: under(enc, 'activate')?.side ?? mover.side,
        pairs: [[mover.id, found.by]],
        closer: [],
        sightings: [],
        firedAt: [],
        acting: null,
      },
    ],
  };
};

/** Who comes into sight first, and where. */
export function firstSpotted(
  enc: Encounter,
  mover: Human,
  legs: readonly Leg[],
  foes: readonly Human[],
): Spotted | null {
  const table = tabletopOf(enc);
  const way = legs.map(({ to }) => to);
  const found = isPlain(enc, table) ? opened(table, mover, way, foes) : searched(enc, table, mover, way, foes);
  return found ?? atTheEnd(enc, table, mover, legs, foes);
}

/** Nothing but walls and figures stands between people: no woods, no crests, no dark. */
const isPlain = (enc: Encounter, { ground: { terrain } }: Tabletop): boolean =>
  visionOf(enc) === Number.POSITIVE_INFINITY && !terrain.pieces.some((piece) => piece.seeThrough || isCrest(piece));

/** Where a string from middle to middle first runs free and lies before one of the two (ATZ.FIG.3). */
function opened(table: Tabletop, mover: Human, way: readonly Placed[], foes: readonly Human[]): Spotted | null {
  const sight = {
    others: foes.map(bodyOf),
    by: 'line',
    arc: FRONT,
    ignore: ignoredBy(table),
    blockers: () => true,
  } as const;
  const both = (['seen', 'sees'] as const).flatMap(
    (until) => firstAlong(table, bodyOf(mover), way, { until, ...sight }) ?? [],
  );
  return both.reduce<Spotted | null>(
    (first, one) => (first === null || one.inches < first.inches ? { ...one, by: one.by as string } : first),
    null,
  );
}

/** So far apart one looks where woods, crests or the dark have a say, and so exactly the place is then found. */
const STEP = 0.25;
const FINE = 0.01;

/** The same where an open string is not enough: from where it opens on, the way is looked at bit by bit. */
function searched(
  enc: Encounter,
  table: Tabletop,
  mover: Human,
  way: readonly Placed[],
  foes: readonly Human[],
): Spotted | null {
  let first: Spotted | null = null;
  for (const foe of foes) {
    const open = opened(table, mover, way, [foe]);
    if (open === null || (first !== null && open.inches >= first.inches)) continue;
    const found = lookedAlong(enc, table, mover, way, foe, open.inches, first?.inches ?? Number.POSITIVE_INFINITY);
    if (found !== null) first = found;
  }
  return first;
}

function lookedAlong(
  enc: Encounter,
  table: Tabletop,
  mover: Human,
  way: readonly Placed[],
  foe: Human,
  from: number,
  limit: number,
): Spotted | null {
  let start = 0;
  let here: Placed = { x: mover.x, y: mover.y, level: mover.level };
  for (const [leg, to] of way.entries()) {
    const long = apart(here, to);
    const facing = long > 0 ? facingTowards(here, to) : mover.facing;
    const level = to.level ?? here.level ?? 0;
    const [a, b] = [here, to];
    const isSeen = (far: number): boolean => {
      const { x, y } = long === 0 ? b : between(a, b, far / long);
      return inSightOfEachOther(enc, { ...mover, x, y, level, facing }, foe, table);
    };
    let hidden = -1;
    for (let far = Math.max(0, from - start); far <= long && start + far < limit; ) {
      if (isSeen(far)) {
        let [low, high] = [hidden, far];
        while (hidden !== -1 && high - low > FINE) {
          const middle = (low + high) / 2;
          if (isSeen(middle)) high = middle;
          else low = middle;
        }
        const { x, y } = long === 0 ? b : between(a, b, high / long);
        return { at: { ...point(x, y), level }, inches: start + high, leg, by: foe.id };
      }
      hidden = far;
      if (far === long) break;
      far = Math.min(long, far + STEP);
    }
    start += long;
    here = { ...to, level };
  }
  return null;
}

/** ATZ.FIG.6: at the end of its way somebody may turn, and see what was behind it. */
function atTheEnd(
  enc: Encounter,
  table: Tabletop,
  mover: Human,
  legs: readonly Leg[],
  foes: readonly Human[],
): Spotted | null {
  const end = legs.at(-1)?.to;
  if (end?.facing === undefined) return null;
  const { x, y, level = mover.level, facing } = end;
  const there = { ...mover, x, y, level, facing };
  const seen = foes.find((foe) => inSightOfEachOther(enc, there, foe, table));
  if (seen === undefined) return null;
  const inches = legs.reduce((sum, { to }, i) => sum + apart(i === 0 ? mover : (legs[i - 1] as Leg).to, to), 0);
  return { at: { x, y, level }, inches, leg: legs.length, by: seen.id };
}
