import { gunFigures, topRating } from '../data/weapons.ts';
import type { Figure } from '../figures.ts';
import { type Human } from '../state.ts';
import { arcOf, type ArcSide, nextInArc } from './arc.ts';
import { gunAt } from './arms.ts';
import type { Fire } from './doing.ts';

/** All ways to share out the shots of one weapon. */

/** ATZ.SHOOT.5, ATZ.SHOOT.6: the target of each shot in the order of the dice; null is burned. */
export type Plan = readonly (string | null)[];

export const planId = (plan: Plan): string => plan.map((target) => target ?? '-').join(' ');

/** ATZ.CHARGE.10: how many shots there may be on each target; then fewer than the rating may be fired, too. */
export type Limits = ReadonlyMap<string, number>;

/** ATZ.WPN.3, ATZ.WPN.5, ATZ.WPN.10: a weapon fires as many shots as one of its ratings says. */
function sizesOf(shooter: Human, gun: number, limits: Limits | null, most: number): readonly number[] {
  const { id } = gunAt(shooter, gun);
  if (limits === null) return gunFigures(id).ratings;
  return Array.from({ length: Math.min(most, topRating(id)) }, (_, i) => i + 1);
}

/** ATZ.SHOOT.4, ATZ.WPN.4, ATZ.WPN.17, ATZ.WPN.18: beginning with one target, every way that the arc allows; the most shots first. */
export function plansOf(
  shooter: Human,
  gun: number,
  first: Figure,
  targets: readonly Figure[],
  limits: Limits | null = null,
  most = Number.POSITIVE_INFINITY,
): Plan[] {
  const found = new Map<string, Plan>();
  for (const rating of sizesOf(shooter, gun, limits, most).toReversed()) {
    const arc = arcOf(shooter, first, targets, rating);
    const extend = (shots: Plan, side: ArcSide | null): void => {
      if (shots.length === rating) return void found.set(planId(shots), shots);
      const last = shots.at(-1) as string;
      if (shots.filter((one) => one === last).length < (limits?.get(last) ?? rating)) extend([...shots, last], side);
      for (const next of nextInArc({ shots, rating }, arc, side)) {
        if (limits !== null && (limits.get(next.target) ?? 0) === 0) continue;
        const burned = Array.from({ length: next.burned }, () => null);
        extend([...shots, ...burned, next.target], next.side);
      }
    };
    extend([first.id], null);
  }
  return [...found.values()];
}

/** The shots of a plan, neighbours on the same target together. */
export function shotsOf(gun: number, plan: Plan): Fire['shots'] {
  const shots: Fire['shots'] = [];
  for (const target of plan) {
    const last = shots.at(-1);
    if (last !== undefined && last.target === target) last.dice++;
    else shots.push({ gun, target, dice: 1 });
  }
  return shots;
}
