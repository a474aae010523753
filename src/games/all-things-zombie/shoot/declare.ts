import { encounterOf } from '../doing.ts';
import { type Figure, figureOf, nameOf, seatFor } from '../figures.ts';
import type { Encounter, Human } from '../state.ts';
import { choose, type Flow, type Offer, type Table } from '../verbs.ts';
import { gunAt } from './arms.ts';
import type { ShootDecision } from './decisions.ts';
import type { Fire } from './doing.ts';
import { type Limits, type Plan, planId, plansOf, shotsOf } from './plans.ts';
import { isBystander, targetsFor } from './targets.ts';

/** ATZ.SHOOT.4, ATZ.SHOOT.5, ATZ.STAR.27: a player says at whom somebody fires, and how the shots are shared out. */

interface Declaring {
  readonly rush?: boolean;
  /** Whom it fires at first, if that is settled. */
  readonly first?: string;
  /** ATZ.CHARGE.10: only these may be fired at, with so many shots each. */
  readonly limits?: Limits;
}

/** One or two guns (ATZ.WPN.19), each laid out by itself. Each of them has somebody to fire at. */
export function* declareFire(
  t: Table,
  shooter: Human,
  guns: readonly number[],
  { rush = false, first, limits }: Declaring = {},
): Flow<Fire> {
  const enc = encounterOf(t);
  const fire: Fire = { shooter: shooter.id, guns: [...guns], shots: [], rush };
  for (const gun of guns) {
    const targets = targetsFor(enc, shooter, gun).filter(({ id }) => limits === undefined || (limits.get(id) ?? 0) > 0);
    const settled = targets.find(({ id }) => id === first);
    const target = settled ?? (yield* aim(t, shooter, gun, targets));
    const plans = plansOf(shooter, gun, target, targets, limits ?? null);
    fire.shots.push(...shotsOf(gun, yield* share(t, shooter, gun, plans)));
  }
  return fire;
}

function* aim(t: Table, shooter: Human, gun: number, targets: readonly Figure[]): Flow<Figure> {
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
        about: { unit: one.id, shooter: shooter.id, gun },
        seldom: isBystander(enc, one),
      }),
    ),
  });
  return figureOf(enc, target);
}

function* share(t: Table, shooter: Human, gun: number, plans: readonly Plan[]): Flow<Plan> {
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
        about: { shooter: shooter.id, gun, shots: [...plan] },
      }),
    ),
  });
  return plans.find((plan) => planId(plan) === shots) as Plan;
}

/** How a plan is said: each target with its shots; a dash is burned. */
const toldOf = (enc: Encounter, plan: Plan): string =>
  shotsOf(0, plan)
    .map(({ target, dice }) => `${target === null ? '–' : nameOf(figureOf(enc, target))}${dice > 1 ? ` ×${dice}` : ''}`)
    .join(', ');
