import type { Standing } from '../../../skirmish/index.ts';
import { characterOf, battleOf, findUnit, freshId, nameOf, type Unit } from '../units.ts';
import { takeTest } from '../dice.ts';
import type { FirearmId } from '../data/firearms.ts';
import type { Battle, Character, Fire, Gun } from '../state.ts';
import { emit, type Flow, type Table } from '../verbs.ts';
import { type Aim, groundModifiers, TO_HIT } from './aim.ts';
import { blast, caughtIn, fireBody } from './blast.ts';
import { type Hit, hurt } from './damage.ts';
import { doubleTap } from './double-tap.ts';
import { blastOf, damageOf, figuresOf, gunAt, lobotomizersOf } from './guns.ts';
import { spend } from './spend.ts';

/** Fire: what burns on the ground, and whom it burns. */

/** LD.ATTR.6, LD.ATTR.7, LD.ATTR.10: at a point of ground; a failed Test does nothing, and the weapon is gone all the same. */
export function* throwFire(t: Table, shooter: Character, place: number, at: Standing, aim: Aim): Flow<void> {
  const battle = battleOf(t);
  const gun = gunAt(shooter, place);
  spend(shooter, gun, aim.shot);
  const { x, y, level } = at;
  const said = { unit: shooter.id, name: nameOf(shooter), weapon: gun.id, x, y, level };
  const rolling = { rule: 'LD.ATTR.6', seat: shooter.seat, prompt: { key: 'ld.roll.throw', params: said } } as const;
  const { passed, dice, modifiers } = yield* takeTest(t, rolling, TO_HIT, groundModifiers(shooter, gun, aim));
  emit(t, passed ? 'LD.ATTR.7' : 'LD.ATTR.10', passed ? 'ld.fire.lit' : 'ld.fire.failed', said, {
    dice: [dice],
    modifiers,
  });
  if (!passed) return;
  const fire: Fire = { id: freshId(battle, 'f'), weapon: gun.id, by: shooter.id, until: battle.turn + 1, x, y, level };
  battle.fires.push(fire); // LD.ATTR.8
  yield* blast(t, caughtIn(battle, fireBody(fire), blastOf(gun)), {
    ...hitBy(battle, fire),
    ...doubleTap(t, shooter, gun, aim),
  });
}

/** LD.ATTR.9: with the weapon's Damage and Knockback, a Ranged Attack of the thrower. */
function hitBy(battle: Battle, { by, weapon }: Fire): Hit {
  const thrower = characterOf(battle, by);
  const gun = asGun(weapon);
  const [step] = figuresOf(gun).steps;
  return {
    kind: 'ranged',
    seat: thrower.seat,
    cause: { how: 'fire', by, weapon },
    damage: damageOf(thrower, gun, step),
    lobotomizer: lobotomizersOf(thrower, gun),
    knockback: step.knockback,
  };
}
const asGun = (id: FirearmId): Gun => ({
  id,
  fitted: [],
  made: false,
  ammo: 0,
  empty: false,
  lost: false,
  spent: false,
  silenced: false,
});

/** Whether somebody at that place stands in the reach of a fire. */
function isInFire(battle: Battle, fire: Fire, unit: Unit, at: Standing = unit): boolean {
  const reach = blastOf(asGun(fire.weapon));
  return caughtIn(battle, fireBody(fire), reach, [{ ...unit, x: at.x, y: at.y, level: at.level }]).length > 0;
}

/** LD.ATTR.9: it stands where something burns. */
export const isInFlames = (battle: Battle, unit: Unit): boolean =>
  battle.fires.some((fire) => isInFire(battle, fire, unit));

/** LD.ATTR.9: hits as an activation begins in a fire's reach, and each time somebody enters it, friend or foe of the thrower. */
export function* burn(t: Table, unit: Unit, when: 'starts' | 'enters', from?: Standing): Flow<void> {
  const battle = battleOf(t);
  for (const fire of battle.fires) {
    const now = findUnit(battle, unit.id);
    if (now === undefined) return;
    if (!isInFire(battle, fire, now)) continue;
    if (when === 'enters' && from !== undefined && isInFire(battle, fire, now, from)) continue;
    emit(t, 'LD.ATTR.9', 'ld.burnt', { unit: now.id, name: nameOf(now), fire: fire.id });
    yield* hurt(t, now, hitBy(battle, fire));
  }
}

/** LD.ATTR.8: in the End Phase of the turn after it was lit, a fire goes out. */
export function burnDown(t: Table): void {
  const battle = battleOf(t);
  const out = battle.fires.filter(({ until }) => until <= battle.turn);
  if (out.length === 0) return;
  battle.fires = battle.fires.filter(({ until }) => until > battle.turn);
  for (const { id } of out) emit(t, 'LD.ATTR.8', 'ld.fire.out', { fire: id });
}
