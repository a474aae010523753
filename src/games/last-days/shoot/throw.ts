import type { Placed } from '../../../kernel/index.ts';
import type { Standing } from '../../../skirmish/index.ts';
import { clear, directionOf, distance, point } from '../../../tabletop/index.ts';
import { totalOf } from '../dice.ts';
import type { Battle, Character } from '../state.ts';
import { areHostile, battleOf, bodyOf, hostilesTo, nameOf, tabletopOf } from '../units.ts';
import { levelsOf } from '../prepare/spots.ts';
import { type Flow, type Objection, place, type Table } from '../verbs.ts';
import { type Aim, groundModifiers, mayShoot } from './aim.ts';
import { caughtIn, fireBody } from './blast.ts';
import { throwFire } from './fire.ts';
import { blastOf, gunAt, isFire, isWithin, rangeOf } from './guns.ts';

/** LD.ATTR.6: a weapon that sets ground on fire is thrown at a point. */

const FIRST: Aim = { occasion: 'phase', shot: 0 };

/** Whether there is any ground to throw it at. */
export const canThrow = (battle: Battle, shooter: Character, gun: number): boolean =>
  isFire(gunAt(shooter, gun)) &&
  totalOf(groundModifiers(shooter, gunAt(shooter, gun), FIRST)) > 0 && // LD.SHOOT.7
  mayShoot(battle, shooter) &&
  spotsFor(battle, shooter, gun).length > 0;

export const throwsOf = (battle: Battle, shooter: Character, guns: readonly number[]): number[] =>
  guns.filter((gun) => canThrow(battle, shooter, gun));

export function* throwAt(t: Table, shooter: Character, gun: number, aim: Aim): Flow<void> {
  const battle = battleOf(t);
  const weapon = gunAt(shooter, gun);
  const at = yield* place(t, shooter.seat, () => ({
    rule: 'LD.ATTR.6',
    prompt: { key: 'ld.throw.where', params: { name: nameOf(shooter), weapon: weapon.id } },
    region: { discs: [{ x: shooter.x, y: shooter.y, radius: rangeOf(shooter, weapon) + bodyOf(shooter).radius }] },
    levels: levelsOf(battle),
    suggestions: () => spotsFor(battle, shooter, gun),
    facts: { unit: shooter.id, inches: blastOf(weapon) },
    check: (spot) => groundFault(battle, shooter, gun, spot),
  }));
  yield* throwFire(t, shooter, gun, { ...point(at.x, at.y), level: at.level ?? 0 }, aim);
}

/** How far above the floor a point of ground is looked at, so that the floor itself does not hide it. */
const ABOVE = 0.02;

/** LD.ATTR.6: a point of ground in sight and in range. Models do not hide the ground. */
function groundFault(battle: Battle, shooter: Character, gun: number, at: Placed): Objection | null {
  const table = tabletopOf(battle);
  const { level = 0 } = at;
  const floor = table.ground.elevation(at, level);
  if (level > 0 && floor === 0) return { rule: 'LD.ATTR.6', reason: { key: 'ld.no.floor' } };
  const body = bodyOf(shooter);
  if (!isWithin(distance(body, { ...at, radius: 0 }), rangeOf(shooter, gunAt(shooter, gun)))) {
    return { rule: 'LD.ATTR.23', reason: { key: 'ld.no.range' } };
  }
  const eye = { x: body.x, y: body.y, z: table.ground.feetOf(body) + body.eye };
  return clear(table, eye, { x: at.x, y: at.y, z: floor + ABOVE })
    ? null
    : { rule: 'LD.ATTR.6', reason: { key: 'ld.no.sight' } };
}

/** Where it could land: under enemies and round them, the best first: many enemies and no friends in the fire. */
function spotsFor(battle: Battle, shooter: Character, gun: number): Standing[] {
  const reach = rangeOf(shooter, gunAt(shooter, gun));
  const under = hostilesTo(battle, shooter).map(({ x, y, level }) => ({ x, y, level }));
  const round = [0, 90, 180, 270].map((facing) => {
    const way = directionOf(facing);
    return { ...point(shooter.x + (way.x * reach) / 2, shooter.y + (way.y * reach) / 2), level: shooter.level };
  });
  return [...under, ...round]
    .filter((at) => groundFault(battle, shooter, gun, at) === null)
    .map((at) => ({ at, worth: worthOf(battle, shooter, gun, at) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ at }) => at);
}

/** Enemies in the fire, less two for each friend. */
const worthOf = (battle: Battle, shooter: Character, gun: number, at: Standing): number =>
  caughtIn(battle, fireBody(at), blastOf(gunAt(shooter, gun))).reduce(
    (sum, unit) => sum + (areHostile(shooter, unit) ? 1 : -2),
    0,
  );
