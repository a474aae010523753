/** Scenes for tests: the smallest battle that a rule needs, every model placed, dice typed in. */
import type { Answer } from '../../kernel/index.ts';
import { type Scene, sceneAt } from '../../kernel/testing.ts';
import { terrainSchema, type TerrainFile } from '../../tabletop/index.ts';
import { newBattle } from './battle.ts';
import type { EncounterId } from './data/encounters.ts';
import { typeFigures } from './data/people.ts';
import type { Group, Member } from './groups/group.ts';
import { lastDays } from './index.ts';
import { USUAL } from './prepare/setup.ts';
import type { Battle, Character, Gun, Options, Phase, State, Token, Zombie } from './state.ts';

export { test } from '../../kernel/testing.ts';
export { block, rectangle, said } from '../../skirmish/testing.ts';
export type BattleScene = Scene<State>;

type Cut<T> = Partial<Omit<T, 'guns' | 'blades'>>;
/** Somebody on the table: a Survivor where nothing else is said, with whatever the rule needs. */
export type Somebody = { readonly x: number; readonly y: number } & Cut<Member> &
  Cut<Omit<Character, keyof Member>> & {
    readonly seat?: 'a' | 'b';
    /** Guns by id, or with what state they are in. */
    readonly guns?: readonly (Gun['id'] | ({ readonly id: Gun['id'] } & Partial<Gun>))[];
    readonly blades?: readonly Character['blades'][number]['id'][];
  };
export type Dead = { readonly x: number; readonly y: number } & Partial<Zombie>;

export interface SceneSpec {
  readonly encounter?: EncounterId;
  /** The action Phase of seat a, who is Aggressor, where nothing else is said. */
  readonly phase?: Phase;
  readonly turn?: number;
  /** They are called a1, a2… and b1, b2… in the order given; the first of each side leads. */
  readonly people?: readonly Somebody[];
  /** They are called z1, z2… */
  readonly zombies?: readonly Dead[];
  readonly tokens?: readonly (Partial<Token> & { readonly x?: number; readonly y?: number })[];
  readonly pieces?: TerrainFile['pieces'];
  readonly buildings?: TerrainFile['buildings'];
  /** The sides of the table: 36 inches. */
  readonly size?: number;
  readonly options?: Partial<Options>;
  readonly aggressor?: 'a' | 'b';
  readonly active?: 'a' | 'b';
  /** Dice by the seed instead of typed in. */
  readonly seeded?: boolean;
  /** Whatever else is to be different before play begins. */
  readonly change?: (battle: Battle) => void;
}

export function memberFrom(one: Partial<Somebody>, number: number): Member {
  const { type = 'survivor', guns = [], blades = [], items = [] } = one;
  const profile = typeFigures(type);
  return {
    id: `m${number}`,
    name: one.name ?? `${one.seat ?? 'a'}${number}`,
    type,
    keyword: one.keyword ?? profile.keyword,
    learns: one.learns ?? [],
    skills: one.skills ?? profile.skills,
    gunsmith: one.gunsmith ?? null,
    raised: one.raised ?? {},
    scars: one.scars ?? [],
    experience: one.experience ?? 0,
    level: 0,
    isNew: false,
    guns: guns.map((gun) =>
      typeof gun === 'string'
        ? { id: gun, fitted: [], made: false }
        : { id: gun.id, fitted: gun.fitted ?? [], made: gun.made ?? false },
    ),
    blades,
    items,
  };
}

export const groupFrom = (name: string, members: readonly Member[]): Group => ({
  name,
  leader: members[0]?.id ?? '',
  members,
  refuge: 'farm-house',
  built: [],
  stash: { guns: [], blades: [], items: [] },
  points: 0,
});

/** A battle on an empty table of 36" by 36" unless pieces are given; turn 2, the Action Phase, seat a is Aggressor and acts. */
export function scene(spec: SceneSpec = {}): BattleScene {
  const { people = [], zombies = [], tokens = [], pieces = [], buildings = [], size = 36 } = spec;
  const of = (seat: 'a' | 'b'): readonly Somebody[] => people.filter((one) => (one.seat ?? 'a') === seat);
  const terrain = terrainSchema.parse({ id: 'scene', name: 'Scene', width: size, depth: size, pieces, buildings });
  const groups = {
    a: groupFrom(
      'A',
      of('a').map((one, i) => memberFrom(one, i + 1)),
    ),
    b: groupFrom(
      'B',
      of('b').map((one, i) => memberFrom(one, i + 1)),
    ),
  };
  const battle = newBattle({
    encounter: spec.encounter ?? 'scavengers',
    table: { kind: 'own', terrain: terrain as never },
    groups,
  });
  for (const seat of ['a', 'b'] as const) {
    of(seat).forEach((one, i) => {
      const character = battle.characters.find(({ id }) => id === `${seat}${i + 1}`) as Character;
      const { guns = [], blades: _b, ...given } = one;
      const own = Object.fromEntries(Object.entries(given).filter(([key]) => key in character && key !== 'items'));
      Object.assign(character, { fate: 'here' }, own);
      guns.forEach((gun, n) => typeof gun !== 'string' && Object.assign(character.guns[n] as Gun, gun));
    });
    const side = battle.sides.find((s) => s.seat === seat);
    if (side !== undefined) {
      side.leader = of(seat).length > 0 ? `${seat}1` : null;
      side.edge = seat === 'a' ? 'near' : 'far';
    }
  }
  battle.zombies = zombies.map((one, i) => ({
    id: `z${i + 1}`,
    level: 0,
    facing: 0,
    damage: 0,
    knockback: 0,
    activated: false,
    fought: false,
    subdued: false,
    door: null,
    reason: null,
    ...one,
  }));
  battle.lastId = zombies.length + tokens.length;
  battle.tokens = tokens.map(({ x, y, ...one }, i) => ({
    id: `t${i + 1}`,
    kind: 'supply',
    at: x === undefined || y === undefined ? null : { x, y, level: 0 },
    carrier: null,
    captive: null,
    ...one,
  }));
  Object.assign(battle, {
    phase: spec.phase ?? 'action',
    preparing: [],
    turn: spec.turn ?? 2,
    aggressor: spec.aggressor ?? 'a',
    active: spec.active ?? spec.aggressor ?? 'a',
  });
  spec.change?.(battle);
  const state: State = { options: { ...USUAL, ...spec.options }, orders: {}, battle, campaign: null };
  return sceneAt<State>(lastDays, state, {
    setup: lastDays.examples['scavengers'] as never,
    dice: spec.seeded === true ? 'seeded' : 'typed',
    showsDice: true,
  });
}

export const battle = (m: BattleScene): Battle => m.state().battle as Battle;
export const person = (m: BattleScene, id: string): Character =>
  battle(m).characters.find((one) => one.id === id) as Character;
export const zombie = (m: BattleScene, id: string): Zombie | undefined =>
  battle(m).zombies.find((one) => one.id === id);

/** A match from its first question on, on an empty table unless another one is given: only a vehicle to escape in is there. */
export function start(
  encounter: EncounterId,
  groups: readonly [readonly Partial<Somebody>[], readonly Partial<Somebody>[]],
  more: {
    readonly dice?: 'seeded' | 'typed';
    readonly buildings?: TerrainFile['buildings'];
    readonly change?: (battle: Battle) => void;
  } = {},
): BattleScene {
  const { dice = 'typed', buildings = [], change } = more;
  const terrain = terrainSchema.parse({ id: 'scene', name: 'Scene', width: 36, depth: 36, buildings });
  const [a, b] = groups.map((people, i) =>
    groupFrom(
      'AB'[i] as string,
      people.map((one, n) => memberFrom({ ...one, seat: i === 0 ? 'a' : 'b' }, n + 1)),
    ),
  ) as [Group, Group];
  const at = newBattle({ encounter, table: { kind: 'own', terrain: terrain as never }, groups: { a, b } });
  if (encounter !== 'the-escape') at.changes = {};
  change?.(at);
  const state: State = { options: USUAL, orders: {}, battle: at, campaign: null };
  return sceneAt<State>(lastDays, state, { setup: lastDays.examples['scavengers'] as never, dice, showsDice: true });
}

/** The rule that refuses an answer, and its reason. */
export function why(m: BattleScene, seat: 'a' | 'b', answer: Answer): string {
  const { rule, reason } = m.refused(seat, answer);
  return `${rule} ${reason?.key ?? ''}`;
}
