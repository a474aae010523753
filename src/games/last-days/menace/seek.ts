import { allNearestBy } from '../../../skirmish/index.ts';
import type { Tabletop } from '../../../tabletop/index.ts';
import type { Battle, Character, HordeStep, Zombie, ZombiePlan } from '../state.ts';
import {
  battleOf,
  charactersHere,
  contactsOf,
  inchesBetween,
  isZombie,
  nameOf,
  sees,
  tabletopOf,
  unitsHere,
  viewOn,
} from '../units.ts';
import { choose, type Flow, type Table } from '../verbs.ts';
import { type Goal, goalOf, inchesTo, type Planned, planTo, tokenGoal } from './plan.ts';

/** LD.ZACT.7 to LD.ZACT.13: what a zombie heads for. It is judged anew before each of its actions. */

export interface Aim {
  readonly why: 'sees' | 'hears';
  readonly goal: Goal;
  readonly name: string;
}

/** People by distance, those equally near together. */
function* byDistance(battle: Battle, zombie: Zombie): Generator<Character[]> {
  for (let left = charactersHere(battle); left.length > 0; ) {
    const nearest = allNearestBy(left, (one) => inchesBetween(zombie, one));
    yield nearest;
    left = left.filter((one) => !nearest.includes(one));
  }
}

/** LD.ZACT.7: the nearest living models that it sees: several only where they are equally near. */
export function nearestSeen(battle: Battle, zombie: Zombie, table?: Tabletop): Character[] {
  const here = tabletopOf(battle);
  const isSeen = (one: Character): boolean =>
    table === undefined ? viewOn(here, zombie, one).seen : sees(battle, zombie, one, table);
  for (const group of byDistance(battle, zombie)) {
    const seen = group.filter(isSeen);
    if (seen.length > 0) return seen;
  }
  return [];
}

/** LD.ZACT.9: what made Noise in this Phase and is still there. */
export function luresOf(battle: Battle): Aim[] {
  const { ground } = tabletopOf(battle);
  return battle.lures.flatMap(({ id, kind, x, y, level }): Aim[] => {
    if (kind === 'noisemaker') return [{ why: 'hears', goal: tokenGoal(id, { x, y, level }), name: 'Noisemaker' }];
    if (kind === 'model') {
      const one = charactersHere(battle).find((other) => other.id === id);
      return one === undefined ? [] : [{ why: 'hears', goal: goalOf(one), name: one.member.name }];
    }
    const vehicle = ground.named(id);
    return vehicle === undefined ? [] : [{ why: 'hears', goal: { id, outline: vehicle.outline }, name: vehicle.name }];
  });
}

export interface Sought {
  readonly aim: Aim;
  readonly plan: ZombiePlan;
}

/** What it heads for now, and how; null if there is nothing (LD.ZACT.11). What it was up to goes on where nothing has changed. */
export function* seek(t: Table, zombie: Zombie, horde: HordeStep): Flow<Sought | null> {
  const battle = battleOf(t);
  const models = unitsHere(battle).length;
  const before = horde.plan?.models === models ? horde.plan : null;
  const ringed: string[] = [];
  const settle = (aim: Aim, planned?: Planned): Sought => {
    const { actions, door } = planned ?? planTo(battle, zombie, aim.goal, horde.left);
    return { aim, plan: { why: aim.why, target: aim.goal.id, ringed, models, actions, door } };
  };
  const kept = (aims: readonly Aim[]): Sought | null => {
    if (before === null) return null;
    const aim = aims.find(({ why, goal }) => why === before.why && goal.id === before.target);
    return aim === undefined ? null : { aim, plan: before };
  };
  for (const group of byDistance(battle, zombie)) {
    let nearest = aimsAt(group.filter((one) => sees(battle, zombie, one)));
    for (;;) {
      // That they are ringed was found out before, and nobody has come or gone since.
      ringed.push(...nearest.map(({ goal }) => goal.id).filter((id) => before?.ringed.includes(id) === true));
      nearest = nearest.filter(({ goal }) => !ringed.includes(goal.id));
      // LD.ZACT.12: after one that is ringed, only those who touch no enemy.
      if (ringed.length > 0) nearest = nearest.filter(({ goal }) => !isEngaged(battle, goal.id));
      if (nearest.length === 0) break;
      const same = kept(nearest);
      if (same !== null) return same;
      const aim = yield* whichOf(t, zombie, nearest);
      const planned = planTo(battle, zombie, aim.goal, horde.left);
      if (!(planned.isCrowdedOut && isFoughtByZombies(battle, aim.goal.id))) return settle(aim, planned);
      ringed.push(aim.goal.id);
      nearest = nearest.filter((other) => other !== aim);
    }
  }
  const lures = luresOf(battle); // LD.ZACT.13
  if (lures.length === 0) return null;
  const nearest = allNearestBy(lures, ({ goal }) => inchesTo(zombie, goal));
  return kept(nearest) ?? settle(yield* whichOf(t, zombie, nearest));
}

const aimsAt = (people: readonly Character[]): Aim[] =>
  people.map((one) => ({ why: 'sees', goal: goalOf(one), name: one.member.name }));

const touchers = (battle: Battle, id: string) => {
  const one = charactersHere(battle).find((other) => other.id === id);
  return one === undefined ? [] : contactsOf(battle, one);
};
const isEngaged = (battle: Battle, id: string): boolean => touchers(battle, id).length > 0;
const isFoughtByZombies = (battle: Battle, id: string): boolean => touchers(battle, id).some(isZombie);

/** LD.ZACT.7: the player who moves the zombie settles equal distances. */
function* whichOf(t: Table, zombie: Zombie, nearest: readonly Aim[]): Flow<Aim> {
  const [only, ...others] = nearest;
  if (only !== undefined && others.length === 0) return only;
  const id = yield* choose(t, battleOf(t).active, () => ({
    rule: 'LD.ZACT.7',
    prompt: { key: 'ld.zombie.which', params: { name: nameOf(zombie) } },
    options: nearest.map(({ goal, name }) => ({
      means: goal.id,
      label: { key: 'ld.character', params: { name } },
      about: { unit: goal.id },
    })),
    facts: { unit: zombie.id },
  }));
  return nearest.find(({ goal }) => goal.id === id) as Aim;
}
