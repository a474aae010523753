import { bodyAt } from '../../../skirmish/index.ts';
import {
  apart,
  approach,
  distanceToArea,
  fits,
  type Model,
  type Polygon,
  point,
  routeTo,
  type Stretch,
  type Tabletop,
} from '../../../tabletop/index.ts';
import type { Placed, Point } from '../../../kernel/index.ts';
import { paidActions } from '../act/move/split.ts';
import { ZOMBIE_GROUND, zombiePrices } from '../act/prices.ts';
import { ZOMBIE } from '../data/profiles.ts';
import { doorLeft } from '../fight/doors.ts';
import type { Battle, Paid, Zombie } from '../state.ts';
import { bodyOf, charactersHere, loadOf, PERSON, tabletopOf } from '../units.ts';

/** LD.ZACT.8: the way that a zombie takes to what it heads for. */

/** LD.MASS.4: what a zombie that carries a Supply Token lacks. */
const LOAD = 2;

/** What it may spend in an activation before Knockback (LD.ZACT.16). */
export const apOf = (battle: Battle, { id }: Zombie): number =>
  ZOMBIE.ap - (loadOf(battle, id) === undefined ? 0 : LOAD);

/** Something that a zombie heads for: a model or a Noisemaker Token, or a vehicle by its outline. */
export type Goal = { readonly id: string } & (
  | { readonly body: Model; readonly outline?: undefined }
  | { readonly outline: Polygon; readonly body?: undefined }
);

export const goalOf = (unit: Parameters<typeof bodyOf>[0]): Goal => ({ id: unit.id, body: bodyOf(unit) });
/** LD.ITEM.14: a token of an inch. */
export const tokenGoal = (id: string, at: Placed): Goal => ({ id, body: bodyAt(id, at, PERSON) });

/** How far it is to there, base to base. */
export const inchesTo = (zombie: Zombie, { body, outline }: Goal): number =>
  outline === undefined
    ? Math.max(0, apart(zombie, body) - 2 * PERSON.radius)
    : distanceToArea({ ...zombie, radius: PERSON.radius }, outline);

/** As close as this is touching it. */
const TOUCH = 0.02;
/** LD.ZACT.9: it has come to what it heard. */
export const isThere = (zombie: Zombie, goal: Goal): boolean =>
  inchesTo(zombie, goal) <= TOUCH && (goal.body?.level ?? 0) === zombie.level;

/** A part of a way: on foot, or one thing that is no walk. */
type Doing = Omit<Stretch, 'kind'> & { readonly kind?: 'walk' | Stretch['kind'] };
type Passage = NonNullable<ReturnType<typeof approach>['next']>;

export interface Planned {
  readonly actions: Paid[];
  readonly door: string | null;
  /** LD.ZACT.12: models that touch it already leave no room. */
  readonly isCrowdedOut: boolean;
}

/** The cheapest way of asterisk actions to there, as far as the AP go; without such a way, as near as it can get. */
export function planTo(battle: Battle, zombie: Zombie, goal: Goal, left: number): Planned {
  const table = keepingOff(battle, goal.id);
  const body = bodyOf(zombie);
  const dead = new Set(battle.zombies.map(({ id }) => id));
  const options = {
    costs: { ...ZOMBIE_GROUND, dangerous: ZOMBIE_GROUND.difficult },
    prices: zombiePrices(apOf(battle, zombie), (door) => doorLeft(battle, door)),
    // LD.ACT.8, LD.ACT.9: through other zombies, though not to stop there, and never through people.
    pass: ({ id }: Model): boolean => dead.has(id),
  };
  if (goal.outline !== undefined) {
    const found = toOutline(table, body, goal.outline, options);
    if (found !== null) return { ...inActions(found), isCrowdedOut: false };
  }
  const target = goal.body ?? nearestOn(goal.outline, body);
  // Without any AP it looks an inch ahead, to see the door that it stands before (LD.TERRAIN.16).
  const { stretches, next, result } = approach(table, body, target, { ...options, budget: Math.max(1, left) });
  return {
    ...inActions(next === null ? stretches : [...stretches, asStretch(next)]),
    isCrowdedOut: result === 'queued',
  };
}

/** Ways keep that far from people whom they do not lead to: Contact with them would end the way. */
const BERTH = 0.03;

function keepingOff(battle: Battle, target: string): Tabletop {
  const table = tabletopOf(battle).draft();
  for (const one of charactersHere(battle)) {
    if (one.id !== target) table.put({ ...bodyOf(one), radius: bodyOf(one).radius + BERTH });
  }
  return table;
}

/** What is done one after the other, up to a closed door: there it stops (LD.ZACT.10). */
function inActions(stretches: readonly Doing[]): Pick<Planned, 'actions' | 'door'> {
  const at = stretches.findIndex(({ kind }) => kind === 'door');
  const before = at === -1 ? stretches : stretches.slice(0, at);
  const route = before.map((one) => ({ ...one, kind: one.kind ?? ('walk' as const), rise: one.rise ?? 0 }));
  return { actions: paidActions(route, ZOMBIE_GROUND), door: stretches[at]?.of[0] ?? null };
}

/** What stands before it and costs more than it has is done wholly or not at all. */
const asStretch = ({ id, from, to, cost, kind, rise }: Passage): Doing => ({
  from,
  to,
  inches: 0,
  ground: 'normal',
  of: [id],
  cost,
  ...(kind === undefined ? {} : { kind, rise: rise ?? 0 }),
});

type Ways = Parameters<typeof routeTo>[3];

/** LD.TERRAIN.23: the cheapest way to where it touches a vehicle; null if there is none. */
function toOutline(table: Tabletop, body: Model, outline: Polygon, options: Ways): readonly Doing[] | null {
  let [best, cost] = [null as readonly Doing[] | null, Number.POSITIVE_INFINITY];
  for (const at of spotsAlong(outline, body)) {
    if (apart(at, body) >= cost) break;
    if (!fits(table, { ...body, level: 0 }, at)) continue;
    const found = routeTo(table, body, { ...at, level: 0 }, { ...options, budget: cost });
    if (found !== null && found.fault === null && found.cost < cost) [best, cost] = [found.stretches, found.cost];
  }
  return best;
}

/** So far apart lie the spots round a vehicle that are tried, beside the nearest one on each side. */
const STEP = 2;
/** A base that touches something stands so much farther away: rounding takes no room from it. */
const BESIDE = 0.005;

/** Where a base touches the sides of something, the nearest first. */
function spotsAlong(outline: Polygon, { x, y, radius }: Model): Point[] {
  const spots = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const long = apart(a, b);
    const nearest = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / (long * long);
    const steps = Math.max(1, Math.ceil(long / STEP));
    const shares = [Math.min(1, Math.max(0, nearest)), ...Array.from({ length: steps + 1 }, (_, n) => n / steps)];
    const off = radius + BESIDE;
    return shares.flatMap((share) =>
      [1, -1].map((side) =>
        point(
          a.x + (b.x - a.x) * share + (side * off * (b.y - a.y)) / long,
          a.y + (b.y - a.y) * share - (side * off * (b.x - a.x)) / long,
        ),
      ),
    );
  });
  return spots.sort((p, q) => apart(p, { x, y }) - apart(q, { x, y }));
}

/** The spot of an outline that is nearest, as something to head for where no way leads there. */
function nearestOn(outline: Polygon, body: Model): Model {
  const [at = body] = spotsAlong(outline, { ...body, radius: 0 });
  return bodyAt('', { x: at.x, y: at.y, level: 0 }, { ...PERSON, radius: 0 });
}
