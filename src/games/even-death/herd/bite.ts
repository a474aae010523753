import type { Model } from '../../../tabletop/index.ts';
import type { Action } from '../turn/action.ts';
import { type Pool, poolOf, resolve } from '../fight/attack.ts';
import { hungerFactors, toughnessOf } from '../conditions.ts';
import { bitersAt, bitersOn, MOST_BITERS, zombiesAt } from '../fight/contact.ts';
import { tabletopOf } from '../prepare/battlefield.ts';
import { called, isFree } from '../turn/human.ts';
import { nearby, pullingPlaces, ringUp } from './pile-in.ts';
import { oneByOne, type Placing, placingOf, settle, shown } from '../move/placing.ts';
import type { Battle, Herd, Human, Table } from '../state.ts';
import { choose, emit, type Flow, type Message, type Objection, pick } from '../verbs.ts';
import { battleOf, isHerd, nameOf, unitOf, zombieOption } from '../units.ts';
import { woundHuman } from '../fight/wound.ts';

/** EDM.BITE.9, EDM.T.BITE, EDM.X.6: it falls with every zombie but the first. */
const accuracyOf = (biters: number): number => 8 - (biters - 1);

/** EDM.T.BITEF: one die for each zombie in contact (EDM.BITE.8); nothing else counts (EDM.BITE.17). */
export function bitePools(battle: Battle, biters: number, target: Human): [Pool, Pool] {
  const offence = poolOf('EDM.BITE.8', 'ed.factor.zombies', { dice: biters, needed: accuracyOf(biters) }, [
    ...(target.down ? [{ rule: 'EDM.BITE.14', label: 'ed.factor.down', dice: 1 } as const] : []),
    ...hungerFactors(battle),
  ]);
  return [offence, toughnessOf(battle, target, 'bite')];
}

/** EDM.BITE.1, EDM.BITE.3: a herd, against a human that it touches; one that rambles is only ever moved (EDM.BITE.2). */
export const bite: Action<'bite'> = {
  id: 'bite',
  options(t, unit) {
    const battle = battleOf(t);
    if (!isHerd(unit) || !isFree(unit)) return [];
    const table = tabletopOf(battle);
    return battle.humans.flatMap((human) => {
      if (zombiesAt(battle, unit, human, table).length === 0) return [];
      const zombies = bitersOn(battle, human).length;
      const more = Math.min(MOST_BITERS - bitersAt(battle, human), nearby(battle, unit.seat, human).length);
      const label: Message = {
        key: more > 0 ? 'ed.bite.more' : 'ed.bite',
        params: { victim: nameOf(human), zombies, more },
      };
      return [{ means: { do: 'bite', target: human.id }, label, about: { unit: human.id } }];
    });
  },
  *play(t, unit, { target }) {
    const human = unitOf(battleOf(t), target) as Human;
    yield* pileIn(t, unit as Herd, human);
    yield* bitten(t, unit as Herd, human);
  },
};

/** EDM.BITE.8: every zombie that stands in contact bites along, whatever herd it belongs to. */
function* bitten(t: Table, herd: Herd, target: Human): Flow<void> {
  const battle = battleOf(t);
  const biters = bitersOn(battle, target);
  const [offence, defence] = bitePools(battle, biters.length, target);
  const { wounds, hits, saves, dice, modifiers } = yield* resolve(t, {
    attacker: herd.seat,
    target: target.seat,
    offence,
    defence,
    rules: { attack: 'EDM.BITE.8', toughness: 'EDM.BITE.11' },
    human: null,
  });
  const said = { ...called(herd), target: target.id, victim: nameOf(target), biters: biters.map(({ id }) => id) };
  emit(
    t,
    wounds > 0 ? 'EDM.BITE.12' : 'EDM.BITE.11',
    'ed.bitten',
    { ...said, hits, saves, wounds },
    { dice, modifiers },
  );
  if (wounds > 0) woundHuman(t, target, wounds, { by: 'bite', herd });
}

/**
 * EDM.BITE.4: zombies near the target that hold nobody else (EDM.BITE.7) may come into contact too, until six touch it
 * (EDM.BITE.6): as many as find room, as suggested, unless their player says who comes and where.
 */
function* pileIn(t: Table, herd: Herd, target: Human): Flow<void> {
  const battle = battleOf(t);
  const near = nearby(battle, herd.seat, target);
  const able = near.filter((model) => ringUp(battle, target, [], [model]).length > 0);
  if (able.length === 0) return;
  const suggested = ringUp(battle, target, [], able);
  const placing = pullingPlaces(battle, target, { rule: 'EDM.BITE.4', seat: herd.seat, unit: placingOf(herd) });
  const way = yield* choose(t, herd.seat, {
    rule: 'EDM.BITE.4',
    prompt: { key: 'ed.bite.how', params: { victim: nameOf(target), zombies: suggested.length } },
    options: ['suggested', 'by-hand', 'none'],
    facts: { unit: herd.id, places: shown(suggested) },
  });
  if (way === 'none') return;
  pullIn(t, way === 'suggested' ? suggested : yield* named(t, placing, target, able, suggested));
}

/** Who comes; then where each stands. */
function* named(
  t: Table,
  placing: Placing,
  target: Human,
  able: readonly Model[],
  suggested: readonly Model[],
): Flow<readonly Model[]> {
  if (able.length === 1) return yield* oneByOne(t, placing, suggested, able);
  const battle = battleOf(t);
  const those = (ids: readonly string[]): Model[] => able.filter(({ id }) => ids.includes(id));
  const chosen = yield* pick(t, placing.seat, {
    rule: 'EDM.BITE.4',
    prompt: { key: 'ed.bite.with', params: { victim: nameOf(target) } },
    options: able.map((zombie) => zombieOption(battle, zombie)),
    min: 1,
    max: suggested.length,
    check: (ids) => noRoom(placing.suggest([], those(ids)).length, ids.length),
    suggestions: [suggested.map(({ id }) => id)],
  });
  return yield* settle(t, placing, those(chosen));
}

const noRoom = (comes: number, of: number): Objection | null =>
  comes < of ? { rule: 'EDM.BITE.4', reason: { key: 'ed.no.bite-room', params: { comes } } } : null;

function pullIn(t: Table, ends: readonly Model[]): void {
  for (const herd of battleOf(t).herds) {
    for (const zombie of herd.zombies) {
      const to = ends.find(({ id }) => id === zombie.id);
      if (to === undefined) continue;
      const from = { x: zombie.x, y: zombie.y };
      Object.assign(zombie, { x: to.x, y: to.y });
      emit(t, 'EDM.BITE.4', 'ed.pulled', { ...called(herd), zombie: zombie.id, from, to: { x: to.x, y: to.y } });
    }
  }
}
