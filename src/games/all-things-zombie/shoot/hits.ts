import { DEADLY, DRY_ONES, type Flaw, PITIFUL, RANGED_ROWS, SURE_HIT } from '../data/ranged.ts';
import { gunFigures, topRating } from '../data/weapons.ts';
import type { Damage, GunId } from '../words.ts';

/** How dice of a shot are read: what is rolled, which die goes where, what hits, and what a hit does. */

/** ATZ.WPN.7, ATZ.WPN.8: a full discharge of a shotgun rolls six dice for its three; one shot rolls one. */
export function diceRolled(gun: GunId, shots: number): number {
  const { spread } = gunFigures(gun);
  return spread !== undefined && shots === topRating(gun) ? spread : shots;
}

/** ATZ.SHOOT.6, ATZ.WPN.7, examples ATZ.X.36 and ATZ.X.40: the dice from high to low, as many as there are shots. */
export const diceUsed = (rolled: readonly number[], shots: number): readonly number[] =>
  rolled.toSorted((a, b) => b - a).slice(0, shots);

/** ATZ.AMMO.1, ATZ.WPN.8: two ones among all dice rolled, used or not; ATZ.WPN.21: a crossbow after every shot. */
export const runsDry = (gun: GunId, rolled: readonly number[]): boolean =>
  gunFigures(gun).single === true || rolled.filter((die) => die === 1).length >= DRY_ONES;

export interface Judged {
  readonly total: number;
  readonly hit: boolean;
  /** What made a total miss that could have hit. */
  readonly because: readonly Flaw[];
}

/** ATZ.T.RANGED, example ATZ.X.43, ATZ.SHOOT.7, ATZ.SHOOT.9 to ATZ.SHOOT.12: one die and what is added to it. */
export function judge(die: number, added: number, flaws: readonly Flaw[]): Judged {
  const total = die + added;
  if (total >= SURE_HIT) return { total, hit: true, because: [] };
  const row = RANGED_ROWS.find((one) => one.total === total);
  if (row === undefined) return { total, hit: false, because: [] };
  const because = flaws.filter((flaw) => (row.misses as readonly Flaw[]).includes(flaw));
  return { total, hit: because.length === 0, because };
}

/** ATZ.SHOOT.10, ATZ.SHOOT.11: the second target, and the third and every later one. */
export const flawsOfPlace = (nth: number): readonly Flaw[] =>
  nth >= 3 ? ['later-target', 'third-target'] : nth === 2 ? ['later-target'] : [];

/** ATZ.SHOOT.16, example ATZ.X.44: a six of a Rep 3 figure that does not hit may be tried again. */
export const isPitiful = (rep: number, die: number, { hit }: Judged): boolean =>
  rep === PITIFUL.rep && die === PITIFUL.die && !hit;
export const pitifulHits = (die: number): boolean => die <= PITIFUL.most;

/** ATZ.COVER.9: missed for no other reason than cover. */
export const savedByCover = ({ hit, because }: Judged): boolean => !hit && because.join() === 'in-cover';

/** ATZ.T.DAMAGE, ATZ.DMG.1 to ATZ.DMG.4, ATZ.MELEE.13 */
export const damageOf = (die: number, impact: number): Damage =>
  die === DEADLY ? 'od' : die <= impact ? 'oof' : 'knock-down';
