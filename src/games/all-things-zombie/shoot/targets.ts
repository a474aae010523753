import { type Figure, humansHere, inches, inMelee, isFunctioning, isHuman, sideOf, touches } from '../figures.ts';
import { inArc } from '../../../tabletop/index.ts';
import { FRONT, wouldSee } from '../sight/los.ts';
import { bodyOf, tabletopOf } from '../figures.ts';
import type { Encounter, Human, State, Zombie } from '../state.ts';
import { loadedGuns, reaches } from './arms.ts';

/** Who may fire of its own will, and at whom. */

/** ATZ.SHOOT.8: everybody in LOS, whatever the distance: zombies, and people of other sides, those on the ground included (ATZ.X.25). */
function inView(enc: Encounter, shooter: Human): Figure[] {
  const table = tabletopOf(enc);
  const people = humansHere(enc).filter(
    ({ id, side, status, captor }) => id !== shooter.id && side !== shooter.side && status !== 'od' && captor === null,
  );
  return [...enc.zombies, ...people]
    .filter((target) => wouldSee(enc, shooter, target, table))
    .toSorted((a, b) => inches(shooter, a) - inches(shooter, b));
}

/** ATZ.WPN.2, ATZ.SHOOT.1: those of them whom a gun reaches. */
export const targetsFor = (enc: Encounter, shooter: Human, gun: number): Figure[] =>
  inView(enc, shooter).filter((target) => reaches(shooter, gun, target));

/** ATZ.MEET.26: it can be shot at, and makes Enemies of people who are none. */
export const isBystander = (enc: Encounter, target: Figure): boolean =>
  isHuman(target) && sideOf(enc, target).kind === 'people' && sideOf(enc, target).attitude !== 'enemy';

/** ATZ.ACT.3, ATZ.ACT.4, ATZ.ACT.5, ATZ.ACT.7, ATZ.ACT.10: it still has its active fire. */
export const hasActiveFire = (enc: Encounter, human: Human): boolean =>
  isFunctioning(human) &&
  human.status === 'carry-on' &&
  !human.turn.fired &&
  !human.turn.firedInSight &&
  !human.turn.did.includes('reload') &&
  !human.turn.did.includes('task') &&
  !inMelee(enc, human.id);

/** Guns that somebody can fire now at somebody. */
export const gunsToFire = ({ encounter: enc }: State, human: Human): number[] =>
  hasActiveFire(enc, human) ? loadedGuns(human).filter((gun) => targetsFor(enc, human, gun).length > 0) : [];

/** ATZ.ZSHOOT.7: a zombie next to somebody, on the ground or with its back to it. */
export const isAtMercy = (zombie: Zombie, human: Human): boolean =>
  touches(zombie, human) && (zombie.prone || !inArc(bodyOf(zombie), bodyOf(human), FRONT));
