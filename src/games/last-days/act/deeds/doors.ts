import type { Point } from '../../../../kernel/index.ts';
import { distanceToArea, type Opening, SLACK } from '../../../../tabletop/index.ts';
import { hasSkill, valueOf } from '../../characteristics.ts';
import { MISC_ACTIONS, SPECIAL_ACTIONS } from '../../data/actions.ts';
import { characteristic, takeTest } from '../../dice.ts';
import { hasPerk } from '../../prepare/home.ts';
import type { Battle } from '../../state.ts';
import { battleOf, bodyOf, nameOf, tabletopOf, terrainIn, type Unit, unitsHere } from '../../units.ts';
import { emit, type Message, type Table } from '../../verbs.ts';
import { type Action, spend } from '../act.ts';
import { whereabouts } from './sides.ts';

/** A base this close to something touches it. */
export const TOUCHING = 0.05;

/** LD.MISC.1: the doors that a model touches, but for those that are gone (LD.TERRAIN.19). */
function doorsAt(battle: Battle, unit: Unit): Opening[] {
  const { ground } = tabletopOf(battle);
  const body = bodyOf(unit);
  return ground.openings.filter(
    ({ id, kind, level, from, to }) =>
      kind === 'door' &&
      level === unit.level &&
      ground.wordOf(id) !== 'broken' &&
      distanceToArea(body, [from, to]) <= TOUCHING,
  );
}

/** LD.TERRAIN.16 */
export const isAtClosedDoor = (battle: Battle, unit: Unit): boolean =>
  doorsAt(battle, unit).some(({ id }) => !isOpen(battle, id));

const isOpen = (battle: Battle, id: string): boolean => tabletopOf(battle).ground.wordOf(id) === 'open';

/** Nobody closes a door on somebody who stands in it. */
const isOccupied = (battle: Battle, { from, to, level }: Opening): boolean =>
  unitsHere(battle).some((unit) => {
    const body = bodyOf(unit);
    return unit.level === level && distanceToArea({ ...body, radius: body.radius - SLACK }, [from, to]) === 0;
  });

const middleOf = ({ from, to }: Opening): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** What is said of each door, with its side where there are several. */
function labelsFor(
  unit: Unit,
  doors: readonly Opening[],
  ap: number,
  keyOf: (door: Opening) => 'ld.menu.open' | 'ld.menu.close' | 'ld.menu.entry-man',
): Message[] {
  const where = whereabouts(unit, doors.map(middleOf));
  return doors.map((one, i): Message => {
    const key = keyOf(one);
    return doors.length === 1
      ? { key, params: { ap } }
      : { key: `${key}.at`, params: { ap, side: where[i]?.side ?? '' } };
  });
}

const become = (t: Table, id: string, state: 'open' | 'closed' | 'broken'): void => {
  const battle = battleOf(t);
  battle.changes = { ...battle.changes, openings: { ...battle.changes.openings, [id]: { state } } };
};

/** LD.MISC.1, LD.TERRAIN.14: a door is opened or closed. LD.GEN.14: a closed one keeps models apart. */
export const door: Action<'door'> = {
  id: 'door',
  options(battle, unit, { left }) {
    const { ap } = MISC_ACTIONS.door;
    if (left < ap) return [];
    const doors = doorsAt(battle, unit).filter((one) => !isOpen(battle, one.id) || !isOccupied(battle, one));
    const labels = labelsFor(unit, doors, ap, ({ id }) => (isOpen(battle, id) ? 'ld.menu.close' : 'ld.menu.open'));
    return doors.map((one, i) => ({
      means: { do: 'door', door: one.id },
      label: labels[i] as Message,
      about: { feature: one.id, ...middleOf(one) },
    }));
  },
  *play(t, unit, { door: id }, activation) {
    spend(activation, MISC_ACTIONS.door.ap);
    const wasOpen = isOpen(battleOf(t), id);
    become(t, id, wasOpen ? 'closed' : 'open');
    emit(t, 'LD.MISC.1', wasOpen ? 'ld.door.closed' : 'ld.door.opened', {
      unit: unit.id,
      name: nameOf(unit),
      door: id,
    });
  },
};

/** LD.SKILL.19 */
const ENTRY = 6;

/** LD.SKILL.20, LD.PERK.14: the doors of a defended Refuge may be reinforced. */
function isReinforced(battle: Battle, id: string): boolean {
  const defender = battle.sides.find(({ part }) => part === 'defender');
  const refuge = terrainIn(battle).buildings.find((one) => one.id === battle.refuge);
  if (battle.encounter !== 'home-defense' || defender === undefined || refuge === undefined) return false;
  return refuge.openings.some((one) => one.id === id) && hasPerk(defender, 'reinforced-doors');
}

/** LD.SKILL.19: a Strength/6 Test destroys a door, and may be tried again for another point. */
export const entryMan: Action<'entry-man'> = {
  id: 'entry-man',
  options(battle, unit, { left }) {
    const { ap } = SPECIAL_ACTIONS['entry-man'];
    if (left < ap || !hasSkill(unit, 'entry-man')) return [];
    const doors = doorsAt(battle, unit).filter(({ id }) => !isReinforced(battle, id));
    const labels = labelsFor(unit, doors, ap, () => 'ld.menu.entry-man');
    return doors.map((one, i) => ({
      means: { do: 'entry-man', door: one.id },
      label: labels[i] as Message,
      about: { feature: one.id, ...middleOf(one) },
      ...(isOpen(battle, one.id) ? { seldom: true } : undefined),
    }));
  },
  *play(t, unit, { door: id }, activation) {
    spend(activation, SPECIAL_ACTIONS['entry-man'].ap);
    const params = { unit: unit.id, name: nameOf(unit), door: id };
    const rolling = { rule: 'LD.SKILL.19', seat: unit.seat, prompt: { key: 'ld.entry-man.roll', params } } as const;
    const added = [characteristic('LD.SKILL.19', 'strength', valueOf(unit, 'strength'))];
    const { passed, dice, modifiers } = yield* takeTest(t, rolling, ENTRY, added);
    emit(t, 'LD.SKILL.19', passed ? 'ld.entry-man.broken' : 'ld.entry-man.failed', params, { dice: [dice], modifiers });
    if (passed) become(t, id, 'broken');
  },
};
