import { hasSkill, valueOf } from '../characteristics.ts';
import { hasAttribute, ratingOf } from '../data/attributes.ts';
import type { Step } from '../data/firearms.ts';
import { FA_MODIFIERS, POINT_BLANK } from '../data/modifiers.ts';
import { ZOMBIE } from '../data/profiles.ts';
import { armFigures, armsOf, blowDamage, blowLobotomizers } from '../fight/arms.ts';
import { chanceOf } from '../../../skirmish/index.ts';
import { SIDES, totalOf } from '../dice.ts';
import { TO_HIT } from '../shoot/aim.ts';
import { enduranceOf, HEAD, pointsOf } from '../shoot/damage.ts';
import { damageOf, figuresOf, isSilent, lobotomizersOf, readyGuns, reloadNumberOf, stepAt } from '../shoot/guns.ts';
import { capacityLeft } from '../shoot/odds.ts';
import type { Battle, Character, Gun } from '../state.ts';
import { isZombie, type Unit } from '../units.ts';
import type { Glance } from './glance.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** What shots and blows would take from somebody on the average, by distance and cover alone: no table is looked at. */

/** The chance of each number of Damage Points that a victim can still take, from none left on. */
type Left = number[];

const full = (victim: Unit): Left => {
  const left = Math.max(1, capacityLeft(victim));
  return [...Array.from({ length: left }, () => 0), 1];
};

/** One more hit that comes with this chance. */
function after(left: Left, chance: number, points: readonly number[]): Left {
  return left.map((_, n) => {
    if (n === 0) return left.reduce((sum, p, from) => sum + p * (from === 0 ? 1 : chance * atLeast(points, from)), 0);
    let sum = (left[n] as number) * (1 - chance);
    for (let from = n; from < left.length; from++) sum += (left[from] as number) * chance * (points[from - n] ?? 0);
    return sum;
  });
}
const atLeast = (points: readonly number[], n: number): number => points.slice(n).reduce((sum, p) => sum + p, 0);

/** What a hit does: the chance of each number of points. */
function pointsOn(victim: Unit, damage: number, lobotomizer: number, kind: 'ranged' | 'cqc'): number[] {
  if (isZombie(victim)) {
    const head = chanceOf(HEAD - lobotomizer, SIDES);
    return [1 - head, head];
  }
  const divisor = totalOf(enduranceOf(victim, kind));
  const odds: number[] = [];
  for (let die = 1; die <= SIDES; die++) {
    const points = pointsOf(die + damage, divisor);
    while (odds.length <= points) odds.push(0);
    odds[points] = (odds[points] as number) + 1 / SIDES;
  }
  return odds;
}

/** What it is worth to leave a victim with that. `worth` is what it is worth to put it out. */
function lossOf(victim: Unit, left: Left, worth: number): number {
  const out = left[0] as number;
  if (isZombie(victim)) return out * worth;
  const most = left.length - 1;
  const taken = left.reduce((sum, p, n) => sum + p * (most - n), 0) / Math.max(1, valueOf(victim, 'capacity'));
  return worth * (WEIGHTS.wounds * taken + WEIGHTS.out * out);
}

/** What a shot costs besides: Noise and the chance to run dry (LD.NOISE.1, LD.AMMO.1). */
const costOf = (gun: Gun): number => (isSilent(gun) ? 0 : WEIGHTS.noise) + WEIGHTS.ammo;

export interface Burst {
  readonly gun: number;
  /** What it takes from the target, less what it costs. */
  readonly value: number;
  /** What it takes. */
  readonly harm: number;
}
const NO_BURST: Burst = { gun: -1, value: 0, harm: 0 };

/** What was worked out already, for as long as nobody is hurt, reloads or fires: many places mean the same shots and blows. */
export class Harms {
  readonly #bursts = new Map<string, Burst>();
  readonly #blows = new Map<string, number>();

  burst(name: string, made: () => Burst): Burst {
    let found = this.#bursts.get(name);
    if (found === undefined) this.#bursts.set(name, (found = made()));
    return found;
  }

  /** See `blowHarm`. */
  blow(attacker: Unit, target: Unit, worth: number, [round, roundTarget]: readonly [number, number]): number {
    const name = `${attacker.id} ${target.id} ${worth} ${round} ${roundTarget}`;
    let found = this.#blows.get(name);
    if (found === undefined) this.#blows.set(name, (found = blowHarm(attacker, target, worth, [round, roundTarget])));
    return found;
  }
}

/** The best that somebody's guns do to a target at that distance. */
export function bestBurst(
  shooter: Character,
  guns: readonly number[],
  target: Unit,
  inches: number,
  shown: Glance,
  worth: number,
  known: Harms | null = null,
): Burst {
  if (shown === 'nothing') return NO_BURST;
  let best = NO_BURST;
  for (const place of guns) {
    const gun = shooter.guns[place] as Gun;
    const step = stepAt(shooter, gun, inches);
    if (step === null) continue;
    const isClose = inches <= POINT_BLANK.inches;
    const made = (): Burst => burstWith(shooter, place, target, step, isClose, shown === 'cover', worth);
    const ran = !isZombie(target) && target.ran;
    const burst =
      known === null
        ? made()
        : known.burst(`${shooter.id} ${place} ${target.id} ${ran} ${step.range} ${isClose} ${shown} ${worth}`, made);
    if (burst.value > best.value) best = burst;
  }
  return best;
}

function burstWith(
  shooter: Character,
  place: number,
  target: Unit,
  step: Step,
  isClose: boolean,
  cover: boolean,
  worth: number,
): Burst {
  const gun = shooter.guns[place] as Gun;
  const { attributes, rateOfFire } = figuresOf(gun);
  const shielded = !isZombie(target) && target.items.includes('riot-shield');
  const skill =
    valueOf(shooter, 'fa') +
    (isZombie(target) ? FA_MODIFIERS.zombie : target.ran ? FA_MODIFIERS.ran : 0) +
    (cover || shielded ? FA_MODIFIERS.cover : 0) +
    (isClose && hasAttribute(attributes, 'point-blank') ? POINT_BLANK.fa : 0);
  const points = pointsOn(
    target,
    totalOf(damageOf(shooter, gun, step)),
    totalOf(lobotomizersOf(shooter, gun)),
    'ranged',
  );
  let left = full(target);
  let cost = 0;
  let [harm, value] = [0, 0];
  for (let shot = 0; shot < rateOfFire; shot++) {
    const now = skill + (shot === 0 || gun.fitted.includes('reflex-sight') ? 0 : FA_MODIFIERS['later-shot']);
    if (now <= 0) break;
    left = after(left, chanceOf(TO_HIT - now, SIDES), points);
    cost += costOf(gun) + (shot === 0 && !isSilent(gun) ? ratingOf(attributes, 'noisy') * WEIGHTS.noise : 0);
    const loss = lossOf(target, left, worth) + (isZombie(target) ? 0.15 * step.knockback : 0);
    if (loss - cost > value) [harm, value] = [loss, loss - cost];
  }
  return { gun: place, harm, value };
}

/** How likely one die and what is added to it beats another, and how likely they are equal. */
function contest(more: number): { readonly win: number; readonly tie: number } {
  let [win, tie] = [0, 0];
  for (let one = 1; one <= SIDES; one++) {
    for (let other = 1; other <= SIDES; other++) {
      if (one + more > other) win++;
      else if (one + more === other) tie++;
    }
  }
  return { win: win / 36, tie: tie / 36 };
}

const cqcOf = (unit: Unit): number => (isZombie(unit) ? ZOMBIE.cqc : valueOf(unit, 'cqc'));

/** What one attack hand to hand takes from its target, each of them with so many hostiles round it. */
export function blowHarm(attacker: Unit, target: Unit, worth: number, crowds: readonly [number, number]): number {
  const [round, roundTarget] = crowds;
  const crowd = (unit: Unit, touching: number): number =>
    !isZombie(unit) && hasSkill(unit, 'crowd-control') ? 0 : Math.max(0, touching - 1);
  const guard = Math.max(...armsOf(target).map((arm) => armFigures(arm).cqc));
  const defence = Math.max(0, cqcOf(target) + guard - crowd(target, roundTarget));
  let best = 0;
  for (const arm of armsOf(attacker)) {
    const skill = cqcOf(attacker) + armFigures(arm).cqc + (isZombie(target) ? 1 : 0) - crowd(attacker, round);
    const { win, tie } = contest(Math.max(0, skill) - defence);
    const hit = win + tie * (cqcOf(attacker) > cqcOf(target) ? 1 : cqcOf(attacker) === cqcOf(target) ? 0.5 : 0);
    const points = pointsOn(
      target,
      totalOf(blowDamage(attacker, arm)),
      totalOf(blowLobotomizers(attacker, arm)),
      'cqc',
    );
    best = Math.max(best, lossOf(target, after(full(target), hit, points), worth));
  }
  return best;
}

/** What somebody can do with a gun in this turn: those that are loaded, and those that could be. */
export const usableGuns = (one: Character): number[] =>
  one.guns.flatMap(({ lost, spent }, place) => (lost || spent ? [] : [place]));

/** LD.AMMO.6: the chance that a gun runs dry in the next Menace Phase. */
export function dryChance(owner: Character, gun: Gun): number {
  const needed = reloadNumberOf(owner, gun);
  if (needed === null || gun.ammo === 0) return 0;
  return chanceOf(needed - gun.ammo, SIDES);
}

export const hasGun = (one: Character): boolean => readyGuns(one).length > 0;

/** What it is worth to somebody's enemies to be rid of a unit. */
export const worthTo = (battle: Battle, target: Unit): number =>
  isZombie(target) ? WEIGHTS.zombie : worthOf(battle, target);
