import { BrokenTable, type Json } from '../../../kernel/index.ts';
import { takeTest } from '../dice.ts';
import type { Character } from '../state.ts';
import { battleOf, bodyOf, nameOf, proofOf, type Unit, unitsHere } from '../units.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { type Aim, markOf, TO_HIT } from './aim.ts';
import { alarmsNear, soundAlarms } from './alarms.ts';
import { blast, caughtIn } from './blast.ts';
import { type Hit, hurt } from './damage.ts';
import { doubleTap } from './double-tap.ts';
import { throwFire } from './fire.ts';
import { blastOf, damageOf, gunAt, isFire, lobotomizersOf } from './guns.ts';
import { spend } from './spend.ts';

export { chanceToHit, hasShot, markOf, shotsOf } from './aim.ts';
export type { Mark } from './aim.ts';

/** LD.SHOOT.6, LD.SHOOT.12: one shot with all that comes of it, before anything else happens. */
export function* fireAt(t: Table, shooter: Character, place: number, target: Unit, aim: Aim): Flow<void> {
  const battle = battleOf(t);
  const gun = gunAt(shooter, place);
  const there = aim.at === undefined ? target : { ...target, ...aim.at };
  if (isFire(gun)) return yield* throwFire(t, shooter, place, there, aim); // LD.ATTR.6
  const mark = markOf(battle, shooter, place, target, aim);
  if (mark === null) throw new BrokenTable('LD.SHOOT.1', { shooter: shooter.id, gun: gun.id, target: target.id });
  spend(shooter, gun, aim.shot);
  const vehicles = t.state.options.alarms ? alarmsNear(battle, there) : [];
  const inches = mark.inches;
  const said = { unit: shooter.id, name: nameOf(shooter), target: target.id, victim: nameOf(target), weapon: gun.id };
  const sight = { ...proofOf(battle, shooter, there), inches } as unknown as Json;
  // LD.ATTR.3, LD.LOCK.8: the target is where it is shot at.
  const units = unitsHere(battle).map((unit) => (unit.id === there.id ? there : unit));
  const caught = blastOf(gun) === 0 ? null : caughtIn(battle, bodyOf(there), blastOf(gun), units);
  const rolling = { rule: 'LD.SHOOT.6', seat: shooter.seat, prompt: { key: 'ld.roll.hit', params: said } } as const;
  const { passed, dice, modifiers } = yield* takeTest(t, rolling, TO_HIT, mark.modifiers);
  emit(
    t,
    'LD.SHOOT.6',
    passed ? 'ld.shot.hit' : 'ld.shot.missed',
    { ...said, inches: Math.round(inches * 10) / 10, sight },
    { dice: [dice], modifiers },
  );
  if (passed) {
    const hit: Hit = {
      kind: 'ranged',
      seat: shooter.seat,
      cause: { how: caught === null ? 'shot' : 'blast', by: shooter.id, weapon: gun.id },
      damage: damageOf(shooter, gun, mark.step),
      lobotomizer: lobotomizersOf(shooter, gun),
      knockback: mark.step.knockback,
      ...doubleTap(t, shooter, gun, aim),
    };
    if (caught === null) yield* hurt(t, target, hit);
    else yield* blast(t, caught, hit);
  }
  yield* soundAlarms(t, shooter.seat, vehicles);
}
