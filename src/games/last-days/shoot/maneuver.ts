import type { Placed } from '../../../kernel/index.ts';
import { apart, checkWay, directionOf, point } from '../../../tabletop/index.ts';
import { hasSkill } from '../characteristics.ts';
import type { Battle, Character, Firing } from '../state.ts';
import { areHostile, battleOf, bodyOf, contactsOf, findUnit, nameOf, tabletopOf } from '../units.ts';
import { emit, type Flow, type Objection, place, type Table } from '../verbs.ts';
import { burnAlong } from '../act/move/burning.ts';

/** Fire and Maneuver: an inch between the shots. */

/** LD.SKILL.23 */
const EACH = 1;
const MOST = 3;
/** LD.SKILL.22: no Difficult ground at any price. */
const BARRED = 1000;
const LEAST = 0.01;

/** LD.SKILL.21, LD.SKILL.23: after a shot at an enemy, as long as inches are left. */
export const mayManeuver = (shooter: Character, { moved }: Firing): boolean =>
  shooter.fate === 'here' && hasSkill(shooter, 'fire-and-maneuver') && moved < MOST - LEAST;

/** LD.SKILL.21: up to an inch in any direction; the place where it stands means that it stays. */
export function* maneuver(t: Table, shooter: Character, firing: Firing): Flow<void> {
  const battle = battleOf(t);
  const inches = Math.min(EACH, MOST - firing.moved);
  const { x, y, level } = shooter;
  const to = yield* place(t, shooter.seat, () => ({
    rule: 'LD.SKILL.21',
    prompt: { key: 'ld.maneuver', params: { name: nameOf(shooter) } },
    region: { discs: [{ x, y, radius: inches }] },
    suggestions: () => [{ x, y }, ...ways(battle, shooter, inches)],
    facts: { unit: shooter.id },
    check: (at) => fault(battle, shooter, at, inches),
  }));
  firing.mayMove = false;
  const far = apart(shooter, to);
  if (far < LEAST) return;
  firing.moved += far;
  const there = point(to.x, to.y);
  emit(t, 'LD.SKILL.21', 'ld.maneuvered', {
    unit: shooter.id,
    name: nameOf(shooter),
    from: { x, y },
    to: { x: there.x, y: there.y },
  });
  Object.assign(shooter, there);
  yield* burnAlong(t, shooter, { x, y, level }, [there]); // LD.ATTR.9
}

/** The eight ways that it can go. */
const ways = (battle: Battle, shooter: Character, inches: number): Placed[] =>
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((facing) => directionOf(facing))
    .map((way) => point(shooter.x + way.x * (inches - LEAST), shooter.y + way.y * (inches - LEAST)))
    .filter((at) => fault(battle, shooter, at, inches) === null);

/** LD.SKILL.21, LD.SKILL.22: nothing in the way, no Difficult ground, no Contact at its end. */
function fault(battle: Battle, shooter: Character, at: Placed, inches: number): Objection | null {
  if (apart(shooter, at) < LEAST) return null;
  const table = tabletopOf(battle);
  const pass = ({ id }: { readonly id: string }): boolean => {
    const other = findUnit(battle, id);
    return other !== undefined && !areHostile(shooter, other);
  };
  const way = checkWay(table, bodyOf(shooter), [{ x: at.x, y: at.y, level: shooter.level }], {
    budget: inches + LEAST,
    costs: { difficult: BARRED, dangerous: BARRED },
    straight: true,
    pass,
  });
  if (way.fault !== null) return { rule: 'LD.SKILL.22', reason: { key: 'ld.no.maneuver' } };
  const there = { ...shooter, ...point(at.x, at.y) };
  const moved = table.draft();
  moved.put(bodyOf(there));
  if (contactsOf(battle, there, moved).length === 0) return null;
  return { rule: 'LD.SKILL.21', reason: { key: 'ld.no.contact' } };
}
