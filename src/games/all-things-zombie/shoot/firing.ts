import { facingTowards } from '../../../tabletop/index.ts';
import type { Flaw } from '../data/ranged.ts';
import { gunFigures } from '../data/weapons.ts';
import { stopsWork } from '../encounters/raid/working.ts';
import { type Figure, findFigure, isHuman, repOf } from '../figures.ts';
import type { Encounter, Human, State } from '../state.ts';
import { isCarriedFast, isDriving } from '../vehicles/vehicle.ts';
import { gunAt, isScoped, offHand } from './arms.ts';
import { coverOf } from './cover.ts';
import type { Fire, Why } from './doing.ts';

/** What counts for and against one shooter's fire. */

/** ATZ.CHARGE.16, ATZ.LEAVE.5: fire that calls for no Reaction Tests. */
export const isSpared = (why: Why): boolean => why === 'charged' || why === 'leaving';

/** ATZ.SHOOT.14, ATZ.WPN.19, ATZ.WOUND.4: by a Reaction Test, with two weapons, with somebody on one's back. */
const isRushed = ({ carries }: Human, { rush, guns }: Pick<Fire, 'rush' | 'guns'>): boolean =>
  rush || guns.length > 1 || carries !== null;

/** ATZ.ZGEN.4, ATZ.WPN.9, ATZ.WPN.21: shots that can be heard; a shotgun's six dice are three shots. */
export const loudShots = (shooter: Human, { shots }: Fire): number =>
  shots.reduce((sum, { gun, dice }) => sum + (gunFigures(gunAt(shooter, gun).id).silent === true ? 0 : dice), 0);

/**
 * ATZ.SHOOT.7, ATZ.WPN.22, ATZ.CHARGE.24: what is added to each die. The off hand counts against a single gun only: two guns are a
 * Rush Shot already.
 */
export const addedTo = (shooter: Human, { guns }: Pick<Fire, 'guns'>, gun: number): number =>
  repOf(shooter) + (isScoped(shooter, gun) ? 1 : 0) + (guns.length > 1 ? 0 : offHand(shooter, 'gun'));

/**
 * ATZ.SHOOT.10, ATZ.SHOOT.11, ATZ.CHARGE.17, ATZ.LEAVE.5: what is wrong with a shot, the target's place in the volley apart. Being
 * concealed is not (ATZ.SHOOT.15), nor is being shot from behind (ATZ.FIG.7).
 */
export function flawsOf(
  state: State,
  shooter: Human,
  target: Figure,
  fire: Pick<Fire, 'rush' | 'guns'>,
  why: Why,
): Flaw[] {
  const flaws: Flaw[] = [];
  const enc = state.encounter;
  if (shooter.turn.fast || isCarriedFast(enc, shooter)) flaws.push('moved-fast'); // ATZ.VCOMB.21
  if (isRushed(shooter, fire) || isDriving(enc, shooter)) flaws.push('rush-shot'); // ATZ.VCOMB.23
  if (why === 'charged') flaws.push('charging');
  if (coverOf(state, target, shooter).cover) flaws.push('in-cover');
  if (target.prone) flaws.push('prone');
  const isFast = isHuman(target) && (target.turn.fast || isCarriedFast(enc, target));
  if (why === 'leaving' || isFast) flaws.push('target-moved-fast');
  return flaws;
}

/** ATZ.FIG.6, ATZ.ACT.3, ATZ.ACT.4, ATZ.SIGHT.15: it turns to what it fires at, its weapon is drawn, and its fire is used up. */
export function takeAim(enc: Encounter, shooter: Human, { guns, shots }: Fire, why: Why): void {
  const first = findFigure(enc, shots.find(({ target }) => target !== null)?.target ?? '');
  if (first !== undefined && (first.x !== shooter.x || first.y !== shooter.y)) {
    shooter.facing = facingTowards(shooter, first);
  }
  for (const gun of guns) gunAt(shooter, gun).hidden = false;
  stopsWork(enc, shooter.id); // ATZ.RAID.15
  if (why === 'active' || why === 'auto-kill') shooter.turn.fired = true; // ATZ.ZSHOOT.8
  if (why === 'in-sight') shooter.turn.firedInSight = true;
}
