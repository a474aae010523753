import { poolsOf } from '../../../kernel/index.ts';
import { gunFigures } from '../data/weapons.ts';
import { SIDES } from '../dice.ts';
import { type Figure, findFigure, isHuman, repOf } from '../figures.ts';
import { has } from '../people/attributes.ts';
import { isProtected } from '../people/harm.ts';
import type { Human, State } from '../state.ts';
import { laidOut } from './arc.ts';
import { gunAt } from './arms.ts';
import type { Fire, Why } from './doing.ts';
import { addedTo, flawsOf } from './firing.ts';
import { damageOf, diceRolled, diceUsed, flawsOfPlace, isPitiful, judge, pitifulHits, runsDry } from './hits.ts';
import { shotWound } from '../dead/wounds.ts';

/** What a volley may do, in closed form: the same as walking through the dice, and next to nothing to work out. */

const FACES = [1, 2, 3, 4, 5, 6] as const;
const shareOf = (holds: (die: number) => boolean): number => FACES.filter(holds).length / SIDES;

/** How somebody ends who has been hit, each by its chance; what is missing to 1 is that nothing happens. */
export interface HurtOdds {
  readonly od: number;
  readonly oof: number;
  readonly stunned: number;
  /** On the ground, but in Carry On; a zombie on the ground. */
  readonly down: number;
}

export interface ShotOdds extends HurtOdds {
  readonly target: string;
  /** At least one hit. */
  readonly hit: number;
}

/** ATZ.REACT.11: Recover From Knock Down, by the dice passed. */
export function knockedDown(state: State, victim: Human): HurtOdds {
  const pass = Math.min(SIDES, Math.max(0, repOf(victim))) / SIDES;
  const two = pass * pass;
  const safe = isProtected(state, victim);
  return { od: (1 - pass) * (1 - pass), oof: 2 * pass * (1 - pass), stunned: safe ? 0 : two, down: safe ? two : 0 };
}

/** Whether nothing but dice decides: Stars reduce and cheat, and a few take one deadly hit (ATZ.STAR.7, ATZ.ATTR.23). */
export const isPlain = (state: State, victim: Figure): boolean =>
  !isHuman(victim) || (victim.starPower === 0 && !victim.star && !has(state, victim, 'hard-as-nails'));

/** What one shot leaves open, as chances that it does not do something: hit, put out of the fight, kill, knock a zombie down. */
interface Spared {
  hit: number;
  out: number;
  kill: number;
  fall: number;
}

/** Targets of a weapon's shots in the order of the dice. */
const targetsOf = ({ shots }: Fire, gun: number): (string | null)[] =>
  shots.flatMap((one) => (one.gun === gun ? Array.from({ length: one.dice }, () => one.target) : []));

/** ATZ.SHOOT.7, ATZ.SHOOT.16: the chances that a die on a target hits, by what it shows. */
function hitChances(
  state: State,
  shooter: Human,
  target: Figure,
  fire: Fire,
  gun: number,
  why: Why,
  nth: number,
): readonly number[] {
  if (why === 'auto-kill') return FACES.map(() => 1);
  const flaws = [...flawsOf(state, shooter, target, fire, why), ...flawsOfPlace(nth)];
  return FACES.map((die) => {
    const judged = judge(die, addedTo(shooter, fire, gun), flaws);
    if (judged.hit) return 1;
    return isPitiful(repOf(shooter), die, judged) ? shareOf(pitifulHits) : 0;
  });
}

/** A target as each die of a weapon finds it. */
interface Faced {
  readonly chances: readonly number[];
  readonly mercy: Omit<Spared, 'hit'>;
}

/** ATZ.DMG.1, ATZ.ZSHOOT.5: what a hit does not do, by chance. */
function mercyOf(shooter: Human, target: Figure, gun: number, why: Why): Omit<Spared, 'hit'> {
  const { impact } = gunFigures(gunAt(shooter, gun).id);
  if (isHuman(target)) {
    const kill = 1 - shareOf((die) => damageOf(die, impact) === 'od');
    return { kill, out: shareOf((die) => damageOf(die, impact) === 'knock-down'), fall: 0 };
  }
  if (why === 'auto-kill') return { kill: 0, out: 0, fall: 0 };
  const charged = why === 'charged' || why === 'zed';
  const wound = (die: number): string => shotWound({ die, impact, rep: repOf(shooter), charged });
  const kill = 1 - shareOf((die) => wound(die) === 'dead');
  return { kill, out: kill, fall: shareOf((die) => wound(die) === 'none') };
}

/** What one weapon spares each target, over all that its dice can show. */
function sparedBy(state: State, fire: Fire, gun: number, places: readonly string[], why: Why): Map<string, Spared> {
  const enc = state.encounter;
  const shooter = findFigure(enc, fire.shooter) as Human;
  const shots = targetsOf(fire, gun);
  const sums = new Map<string, Spared>();
  if (shots.length === 0) return sums;
  const faced = new Map<string, Faced>();
  for (const id of new Set(shots)) {
    const target = id === null ? undefined : findFigure(enc, id);
    if (target === undefined) continue;
    const chances = hitChances(state, shooter, target, fire, gun, why, places.indexOf(target.id) + 1);
    faced.set(target.id, { chances, mercy: mercyOf(shooter, target, gun, why) });
  }
  for (const { dice, weight } of poolsOf(diceRolled(gunAt(shooter, gun).id, shots.length), SIDES)) {
    const now = new Map<string, Spared>();
    for (const { target: id, die } of laidOut(shots, diceUsed(dice, shots.length))) {
      const target = id === null ? undefined : faced.get(id);
      if (id === null || target === undefined) continue;
      const { mercy } = target;
      const chance = target.chances[die - 1] as number;
      const so = now.get(id) ?? { hit: 1, out: 1, kill: 1, fall: 1 };
      now.set(id, {
        hit: so.hit * (1 - chance),
        out: so.out * (1 - chance * (1 - mercy.out)),
        kill: so.kill * (1 - chance * (1 - mercy.kill)),
        fall: so.fall * (1 - chance * (1 - mercy.fall)),
      });
    }
    for (const [id, one] of now) {
      const sum = sums.get(id) ?? { hit: 0, out: 0, kill: 0, fall: 0 };
      for (const key of ['hit', 'out', 'kill', 'fall'] as const) sum[key] += weight * one[key];
      sums.set(id, sum);
    }
  }
  return sums;
}

/** What fire does to each of its targets, crowds beside them left out. */
export function shotOdds(state: State, fire: Fire, why: Why = 'active'): ShotOdds[] {
  const enc = state.encounter;
  const places = [...new Set(fire.guns.flatMap((gun) => targetsOf(fire, gun).filter((one) => one !== null)))];
  const guns = fire.guns.map((gun) => sparedBy(state, fire, gun, places, why));
  return places.flatMap((id): ShotOdds[] => {
    const target = findFigure(enc, id);
    if (target === undefined) return [];
    const all = guns.reduce<Spared>(
      (so, one) => {
        const { hit, out, kill, fall } = one.get(id) ?? { hit: 1, out: 1, kill: 1, fall: 1 };
        return { hit: so.hit * hit, out: so.out * out, kill: so.kill * kill, fall: so.fall * fall };
      },
      { hit: 1, out: 1, kill: 1, fall: 1 },
    );
    if (!isHuman(target)) {
      return [{ target: id, hit: 1 - all.hit, od: 1 - all.kill, oof: 0, stunned: 0, down: all.kill - all.fall }];
    }
    const knocked = all.out - all.hit;
    const then = knockedDown(state, target);
    return [
      {
        target: id,
        hit: 1 - all.hit,
        od: 1 - all.kill + knocked * then.od,
        oof: all.kill - all.out + knocked * then.oof,
        stunned: knocked * then.stunned,
        down: knocked * then.down,
      },
    ];
  });
}

/** ATZ.AMMO.1: the chance that a weapon is empty afterwards. */
export function dryOdds(state: State, fire: Fire, gun: number): number {
  const shooter = findFigure(state.encounter, fire.shooter) as Human;
  const { id } = gunAt(shooter, gun);
  if (targetsOf(fire, gun).length === 0) return 0;
  const pools = poolsOf(diceRolled(id, targetsOf(fire, gun).length), SIDES);
  return pools.reduce((sum, { dice, weight }) => (runsDry(id, dice) ? sum + weight : sum), 0);
}
