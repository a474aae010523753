import type { Objection, Placed } from '../../kernel/index.ts';
import { type Model, spotsRound, type Tabletop, walk, within } from '../../tabletop/index.ts';
import type { Action } from './action.ts';
import { type Pool, poolOf, resolve } from './attack.ts';
import { hungerFactors, toughnessOf } from './conditions.ts';
import { bitersAt, MOST_BITERS, TOLERANCE, zombiesAt } from './contact.ts';
import { tabletopOf } from './field.ts';
import { overcrowds } from './formation.ts';
import { called, isFree } from './human.ts';
import type { Battle, Herd, Human, Table, Zombie } from './state.ts';
import { emit, type Flow, pick } from './table.ts';
import { battleOf, bodyOf, downModels, enemiesTouching, isHerd, nameOf, unitOf, zombieOption } from './units.ts';
import { woundHuman } from './wound.ts';

/** EDM.BITE.9, EDM.T.BITE, EDM.X.6: it falls with every zombie but the first. */
const accuracyOf = (biters: number): number => 8 - (biters - 1);

/** EDM.T.BITEF: one die for each zombie of the herd in contact (EDM.BITE.8); nothing else counts (EDM.BITE.17). */
export function bitePools(battle: Battle, biters: number, target: Human): [Pool, Pool] {
  const offence = poolOf('EDM.BITE.8', 'zombies in contact', { dice: biters, needed: accuracyOf(biters) }, [
    ...(target.down ? [{ rule: 'EDM.BITE.14', label: 'Knocked Down', dice: 1 } as const] : []),
    ...hungerFactors(battle),
  ]);
  return [offence, toughnessOf(battle, target, 'bite')];
}

/** EDM.BITE.1, EDM.BITE.3: a herd, against a human that it touches; one that rambles is only ever moved (EDM.BITE.2). */
export const bite: Action = {
  id: 'bite',
  options(t, unit) {
    const battle = battleOf(t);
    if (!isHerd(unit) || !isFree(unit)) return [];
    const table = tabletopOf(battle);
    return battle.humans.flatMap((human) => {
      const zombies = zombiesAt(battle, unit, human, table).length;
      if (zombies === 0) return [];
      const more = Math.min(MOST_BITERS - bitersAt(battle, human), nearby(battle, unit, human).length);
      const label = { key: more > 0 ? 'ed.bite.more' : 'ed.bite', params: { victim: nameOf(human), zombies, more } };
      return [{ id: `bite:${human.id}`, label, about: { unit: human.id } }];
    });
  },
  *play(t, unit, option) {
    const battle = battleOf(t);
    const target = unitOf(battle, option.split(':')[1] as string) as Human;
    yield* pileIn(t, unit as Herd, target);
    yield* bitten(t, unit as Herd, target);
  },
};

function* bitten(t: Table, herd: Herd, target: Human): Flow<void> {
  const battle = battleOf(t);
  const biters = zombiesAt(battle, herd, target);
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

/** EDM.BITE.4, EDM.BITE.5: from so near a zombie may be pulled in. */
const PULL = 2;
/** A clear way is one that is not longer than straight to the target and half round it. */
const LONGEST = 5;

/**
 * EDM.BITE.4: zombies of the herd that are near the target and hold nobody else (EDM.BITE.7) may come into contact too,
 * until six touch it (EDM.BITE.6). Whoever comes later may find that those before have left no room: then not all can be
 * named together.
 */
function* pileIn(t: Table, herd: Herd, target: Human): Flow<void> {
  const battle = battleOf(t);
  const room = MOST_BITERS - bitersAt(battle, target);
  const near = room > 0 ? nearby(battle, herd, target) : [];
  const able = near.filter((zombie) => pullsOf(battle, herd, [zombie], target).length > 0);
  if (able.length === 0) return;
  const named = (ids: readonly string[]): Zombie[] => able.filter(({ id }) => ids.includes(id));
  const most = able.slice(0, room);
  const chosen = yield* pick(t, herd.seat, {
    rule: 'EDM.BITE.4',
    prompt: { key: 'ed.bite.with', params: { victim: nameOf(target) } },
    options: able.map((zombie) => zombieOption(battle, zombie)),
    min: 0,
    max: most.length,
    check: (ids) => noRoom(pullsOf(battle, herd, named(ids), target).length, ids.length),
    suggestions: [pullsOf(battle, herd, most, target).map(({ zombie }) => zombie.id)],
  });
  for (const { zombie, to } of pullsOf(battle, herd, named(chosen), target)) pullIn(t, herd, zombie, to);
}

const noRoom = (comes: number, named: number): Objection | null =>
  comes < named ? { rule: 'EDM.BITE.4', reason: { key: 'ed.no.bite-room', params: { comes } } } : null;

interface Pull {
  readonly zombie: Zombie;
  readonly to: Placed;
}

/** Where each of some zombies comes to touch the target, one after the other; without those who find no room. */
function pullsOf(battle: Battle, herd: Herd, zombies: readonly Zombie[], target: Human): Pull[] {
  const table = tabletopOf(battle).draft();
  return zombies.flatMap((zombie) => {
    const body = bodyOf(zombie, herd);
    const to = spotFor(battle, table, body, bodyOf(target, target));
    if (to === null) return [];
    table.put({ ...body, x: to.x, y: to.y });
    return [{ zombie, to }];
  });
}

function nearby(battle: Battle, herd: Herd, target: Human): Zombie[] {
  const body = bodyOf(target, target);
  return herd.zombies.filter((zombie) => {
    const one = bodyOf(zombie, herd);
    return within(one, body, PULL, TOLERANCE) && enemiesTouching(battle, one, herd.seat).length === 0;
  });
}

function pullIn(t: Table, herd: Herd, zombie: Zombie, to: Placed): void {
  const from = { x: zombie.x, y: zombie.y };
  Object.assign(zombie, { x: to.x, y: to.y });
  emit(t, 'EDM.BITE.4', 'ed.pulled', { ...called(herd), zombie: zombie.id, from, to: { x: to.x, y: to.y } });
}

/**
 * Where a zombie comes to touch the target: the nearest spot that it finds a short way to, over those who are down if need
 * be (EDM.MOVE.11), and where it is nobody's seventh (EDM.CONTACT.3).
 */
function spotFor(battle: Battle, table: Tabletop, zombie: Model, target: Model): Placed | null {
  const down = downModels(battle);
  const pass = ({ id }: Model): boolean => down.has(id);
  const isFit = (at: Placed): boolean =>
    !overcrowds(battle, table, { ...zombie, ...at }) && walk(table, zombie, at, { budget: LONGEST, pass }) !== null;
  return spotsRound(table, zombie, target).find(isFit) ?? null;
}
