import { topRating } from '../data/weapons.ts';
import { encounterOf } from '../doing.ts';
import { type Figure, figureOf, nameOf, seatFor } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import { choose, type Flow, type Offer, type Table } from '../verbs.ts';
import { gunAt, gunFor, loadedGuns, pairsOf, reaches } from './arms.ts';
import type { ShootDecision } from './decisions.ts';
import type { Fire, Why } from './doing.ts';
import { type Limits, type Plan, planId, plansOf, shotsOf } from './plans.ts';
import { isBystander, targetsFor } from './targets.ts';
import { toldOdds } from './told.ts';

/** ATZ.SHOOT.4, ATZ.SHOOT.5, ATZ.STAR.27: a player says at whom somebody fires, and how the shots are shared out. */

interface Declaring {
  readonly rush?: boolean;
  /** Whom it fires at first, if that is settled. */
  readonly first?: string;
  /** ATZ.CHARGE.10: only these may be fired at, with so many shots each. */
  readonly limits?: Limits;
  /** ATZ.ZREACT.5: so many shots in all. */
  readonly most?: number;
  /** ATZ.SIGHT.31: nobody may fire at these. */
  readonly spared?: readonly string[];
}

/** ATZ.STAR.27: what a Star fires at somebody: one of the loaded guns that reach it, or two at once (ATZ.WPN.19). */
export function* gunsToUse(t: Table, shooter: Human, target: Figure): Flow<readonly number[]> {
  const best = gunFor(t.state, shooter, target);
  const open = loadedGuns(shooter).filter((gun) => reaches(shooter, gun, target));
  const pairs = pairsOf(t.state, shooter).filter((pair) => pair.every((gun) => open.includes(gun)));
  if (open.length < 2) return open;
  const named = (gun: number) => gunAt(shooter, gun).id;
  const used = yield* choose(t, seatFor(encounterOf(t), shooter), {
    rule: 'ATZ.STAR.27',
    prompt: { key: 'atz.with', params: { name: shooter.name } },
    options: [
      ...open
        .toSorted((a, b) => Number(b === best) - Number(a === best))
        .map(
          (gun): Offer<WithGuns> => ({
            means: { do: 'with-gun', gun },
            label: { key: 'atz.with.gun', params: { gun: named(gun) } },
          }),
        ),
      ...pairs.map(
        ([gun, other]): Offer<WithGuns> => ({
          means: { do: 'with-both', gun, other },
          label: { key: 'atz.with.both', params: { gun: named(gun), other: named(other) } },
        }),
      ),
    ],
  });
  return used.do === 'with-gun' ? [used.gun] : [used.gun, used.other];
}
type WithGuns = Extract<ShootDecision, { do: 'with-gun' | 'with-both' }>;

/** One or two guns (ATZ.WPN.19), each laid out by itself. Each of them has somebody to fire at. */
export function* declareFire(
  t: Table,
  shooter: Human,
  guns: readonly number[],
  { rush = false, first, limits, most, spared = [] }: Declaring = {},
): Flow<Fire> {
  const enc = encounterOf(t);
  const fire: Fire = { shooter: shooter.id, guns: [...guns], shots: [], rush };
  for (const gun of guns) {
    const targets = targetsFor(enc, shooter, gun).filter(
      ({ id }) => !spared.includes(id) && (limits === undefined || (limits.get(id) ?? 0) > 0),
    );
    const settled = targets.find(({ id }) => id === first);
    const as: Declared = { fire, gun, why: limits === undefined ? 'active' : 'charged' };
    const target = settled ?? (yield* aim(t, shooter, as, targets));
    const plans = plansOf(shooter, gun, target, targets, limits ?? null, most);
    fire.shots.push(...shotsOf(gun, yield* share(t, shooter, as, plans, targets)));
  }
  return fire;
}

/** What is being declared, for the chances beside the options. */
interface Declared {
  readonly fire: Fire;
  readonly gun: number;
  readonly why: Why;
}

/** The chances of this weapon by itself. */
const oddsOf = (state: State, { fire, gun, why }: Declared, plan: Plan, targets: readonly Figure[]) =>
  toldOdds(state, { ...fire, guns: fire.guns, shots: shotsOf(gun, plan) }, targets, why);

function* aim(t: Table, shooter: Human, as: Declared, targets: readonly Figure[]): Flow<Figure> {
  const { gun } = as;
  const enc = encounterOf(t);
  const [only] = targets;
  if (targets.length === 1 && only !== undefined) return only;
  const { target } = yield* choose(t, seatFor(enc, shooter), {
    rule: 'ATZ.SHOOT.4',
    prompt: { key: 'atz.aim', params: { name: shooter.name, gun: gunAt(shooter, gun).id } },
    options: targets.map(
      (one): Offer<Extract<ShootDecision, { do: 'aim' }>> => ({
        means: { do: 'aim', target: one.id },
        label: { key: 'atz.aim.at', params: { name: nameOf(one) } },
        about: { unit: one.id, shooter: shooter.id, gun, odds: oddsOf(t.state, as, allOn(shooter, gun, one), targets) },
        seldom: isBystander(enc, one),
      }),
    ),
  });
  return figureOf(enc, target);
}

function* share(
  t: Table,
  shooter: Human,
  as: Declared,
  plans: readonly Plan[],
  targets: readonly Figure[],
): Flow<Plan> {
  const { gun } = as;
  const enc = encounterOf(t);
  const [only] = plans;
  if (plans.length === 1 && only !== undefined) return only;
  const { shots } = yield* choose(t, seatFor(enc, shooter), {
    rule: 'ATZ.SHOOT.5',
    prompt: { key: 'atz.share', params: { name: shooter.name, gun: gunAt(shooter, gun).id } },
    options: plans.map(
      (plan): Offer<Extract<ShootDecision, { do: 'share' }>> => ({
        means: { do: 'share', shots: planId(plan) },
        label: { key: 'atz.share.so', params: { plan: toldOf(enc, plan), shots: plan.length } },
        about: { shooter: shooter.id, gun, shots: [...plan], odds: oddsOf(t.state, as, plan, targets) },
      }),
    ),
  });
  return plans.find((plan) => planId(plan) === shots) as Plan;
}

/** Every shot on one target. */
const allOn = (shooter: Human, gun: number, { id }: Figure): Plan =>
  Array.from({ length: topRating(gunAt(shooter, gun).id) }, () => id);

/** How a plan is said: each target with its shots, and those that are burned. */
const toldOf = (enc: Encounter, plan: Plan): string =>
  shotsOf(0, plan)
    .map(
      ({ target, dice }) =>
        `${target === null ? 'burned' : nameOf(figureOf(enc, target))}${dice > 1 ? ` ×${dice}` : ''}`,
    )
    .join(', ');
