/** Scenes for tests: the smallest Encounter that a rule needs, every figure placed, dice typed in. */
import { expect } from 'vitest';
import { canonical, type Happening, type Json } from '../../kernel/index.ts';
import { bareTable, type Scene, sceneAt } from '../../kernel/testing.ts';
import { terrainSchema, type TerrainFile } from '../../tabletop/index.ts';
import { step } from './course/steps.ts';
import { DEAD, humanFrom, newEncounter, newSide } from './encounter.ts';
import { allThingsZombie } from './index.ts';
import { USUAL } from './prepare/options.ts';
import type { Blade, Doing, Encounter, Gun, Human, Options, Pef, Profile, Side, State, Zombie } from './state.ts';
import type { Flow, Table } from './verbs.ts';
import type { Area, Attitude, BladeId, DayPart, EncounterId, GunId, Mode } from './words.ts';

export { test } from '../../kernel/testing.ts';
export { block, rectangle, said } from '../../skirmish/testing.ts';
export type EncounterScene = Scene<State>;

export const gun = (id: GunId, more: Partial<Gun> = {}): Gun => ({
  id,
  empty: false,
  dry: false,
  lastReload: false,
  stockpiled: false,
  hidden: false,
  scope: false,
  ...more,
});
const blade = (id: BladeId): Blade => ({ id, state: 'ready' });

/** Somebody on the table: a Rep 4 Survivor who has seen it all, where nothing else is said. */
export type Somebody = { readonly x: number; readonly y: number } & Partial<
  Omit<Human, 'guns' | 'blades' | 'skills'>
> & {
    readonly guns?: readonly (GunId | Gun)[];
    readonly blades?: readonly BladeId[];
    readonly skills?: Human['skills'];
  };
export type Dead = { readonly x: number; readonly y: number } & Partial<Zombie>;

export function profileFrom(one: Partial<Somebody>, name: string): Profile {
  const { rep = 4, guns = [], blades = [] } = one;
  return {
    name: one.name ?? name,
    gender: one.gender ?? 'female',
    age: one.age ?? 'young',
    star: one.star ?? false,
    rep,
    skills: one.skills ?? { people: rep - 1, savvy: rep - 2 },
    class: one.class ?? 'survivor',
    attributes: one.attributes ?? [],
    medic: one.medic ?? 0,
    ambidextrous: one.ambidextrous ?? false,
    guns: guns.map((of) => (typeof of === 'string' ? gun(of) : of)),
    blades: blades.map(blade),
    items: one.items ?? [],
    metZombie: one.metZombie ?? true,
    sawFeast: one.sawFeast ?? true,
  };
}

/** People whom the rules run: one side of one Class and attitude. */
export interface Strangers {
  readonly attitude: Attitude;
  /** They are called n1, n2… over all sides; the first of each leads. */
  readonly people: readonly Somebody[];
  readonly side?: Partial<Side>;
}

export interface SceneSpec {
  readonly kind?: EncounterId;
  /** ATZ.MODE.3: `partner` is a rival. */
  readonly mode?: Mode;
  readonly day?: number;
  readonly area?: Area;
  readonly dayPart?: DayPart;
  readonly turn?: number;
  /** The band of seat a: a1 is the Star and leads unless said otherwise; then a2, a3… */
  readonly band?: readonly Somebody[];
  /** Another player's band on the same side: b1, b2… */
  readonly partner?: readonly Somebody[];
  readonly strangers?: readonly Strangers[];
  /** z1, z2… */
  readonly zombies?: readonly Dead[];
  readonly pefs?: readonly ({ readonly x: number; readonly y: number } & Partial<Pef>)[];
  readonly pieces?: TerrainFile['pieces'];
  readonly buildings?: TerrainFile['buildings'];
  readonly areas?: TerrainFile['areas'];
  /** The sides of the table: 36 inches. */
  readonly size?: number;
  readonly options?: Partial<Options>;
  /** What is going on, the innermost last: the turn is put under it. */
  readonly doing?: readonly Doing[];
  /** Dice by the seed instead of typed in. */
  readonly seeded?: boolean;
  /** Whatever else is to be different before play begins. */
  readonly change?: (encounter: Encounter) => void;
}

/** An Encounter on an empty table of 36" by 36" unless pieces are given: turn 2, after Day 30, Daytime, suburban. */
export function stateOf(spec: SceneSpec): State {
  const { band = [], partner, strangers = [], zombies = [], pefs = [], size = 36 } = spec;
  const { pieces = [], buildings = [], areas = [] } = spec;
  const terrain = terrainSchema.parse({
    id: 'scene',
    name: 'Scene',
    width: size,
    depth: size,
    pieces,
    buildings,
    areas,
  });
  const star = (people: readonly Somebody[], seat: string): Profile[] =>
    people.map((one, i) => profileFrom({ star: i === 0, ...one }, `${seat}${i + 1}`));
  const encounter = newEncounter({
    kind: spec.kind ?? 'search',
    mode: spec.mode ?? 'same-side',
    day: spec.day ?? 31,
    area: spec.area ?? 'suburban',
    dayPart: spec.dayPart ?? 'daytime',
    table: { kind: 'own', terrain: terrain as never },
    bands: { a: star(band, 'a'), ...(partner === undefined ? undefined : { b: star(partner, 'b') }) },
  });
  const own = (human: Human, one: Somebody): void => {
    const { guns: _g, blades: _b, ...given } = one;
    Object.assign(human, { fate: 'here' }, given, human.starPower > 0 && { starPower: one.starPower ?? human.rep });
  };
  encounter.humans.forEach((human) => {
    const theirs = human.seat === 'a' ? band : (partner ?? []);
    own(human, theirs.find((_, i) => human.id === `${human.seat}${i + 1}`) as Somebody);
  });
  let count = 0;
  strangers.forEach(({ attitude, people, side }, i) => {
    const id = side?.id ?? `people-${i + 1}`;
    const theirs = people.map((one, n) => {
      const human = humanFrom(profileFrom(one, `n${count + 1}`), {
        id: `n${++count}`,
        seat: null,
        side: id,
        leads: n === 0,
      });
      own(human, one);
      return human;
    });
    encounter.humans.push(...theirs);
    const first = theirs[0] as Human;
    const made = newSide({
      id,
      kind: 'people',
      class: first.class,
      attitude,
      started: theirs.map((one) => one.id),
      ...side,
    });
    encounter.sides.splice(encounter.sides.length - 1, 0, made);
  });
  encounter.zombies = zombies.map((one, i) => ({
    id: `z${i + 1}`,
    level: 0,
    facing: 0,
    prone: false,
    placed: 0,
    lastSeen: null,
    sawDie: [],
    feast: null,
    was: null,
    risen: false,
    rides: null,
    reason: null,
    ...one,
  }));
  encounter.pefs = pefs.map((one, i) => ({ id: `p${i + 1}`, level: 0, rep: 4, section: 2, activated: false, ...one }));
  encounter.turn = spec.turn ?? 2;
  encounter.lastId = 100;
  encounter.doing = [{ do: 'turn', stage: 'phases', done: 0 }, ...(spec.doing ?? [])];
  spec.change?.(encounter);
  return { options: { ...USUAL, ...spec.options }, orders: {}, encounter };
}

export function scene(spec: SceneSpec = {}): EncounterScene {
  return sceneAt<State>(allThingsZombie, stateOf(spec), {
    setup: allThingsZombie.examples[spec.partner === undefined ? 'search' : 'hold-out'] as never,
    dice: spec.seeded === true ? 'seeded' : 'typed',
  });
}

export const encounter = (m: EncounterScene): Encounter => m.state().encounter;
export const person = (m: EncounterScene, id: string): Human =>
  encounter(m).humans.find((one) => one.id === id) as Human;
export const zombie = (m: EncounterScene, id: string): Zombie | undefined =>
  encounter(m).zombies.find((one) => one.id === id);
export { DEAD };

/** What was asked on the way, in the words that tests use: the rule, and the ids of the options or the number of dice. */
export interface Driven {
  readonly encounter: Encounter;
  readonly state: State;
  readonly asked: readonly string[];
  readonly events: readonly Happening[];
  /** The events as `RULE key`. */
  readonly told: readonly string[];
}

/** Dice as they fall, or the id of an option, or several of them, or a number, or a point. */
export type Said = readonly number[] | string | readonly string[] | number | { readonly x: number; readonly y: number };

/**
 * Takes the steps of what is going on in a scene until nothing is left but the turn, or something that the test leaves alone, with
 * these answers; or first carries out a rule. Every answer must be allowed, all must be used, and the state must be plain between two steps.
 */
export function drive(
  spec: SceneSpec | State,
  answers: readonly Said[] = [],
  first: ((t: Table) => Flow<unknown>) | null = null,
  upTo: readonly Doing['do'][] = ['reactions'],
): Driven {
  const state = 'encounter' in spec ? spec : stateOf(spec);
  const { t, events } = bareTable(state, 'scene', true);
  const { doing } = state.encounter;
  const left = [...answers];
  const asked: string[] = [];
  const run = (flow: Flow<unknown>): void => {
    let next = flow.next(undefined as never);
    while (next.done !== true) {
      const request = next.value;
      const options = 'options' in request ? request.options : [];
      const what =
        request.kind === 'roll' ? `${request.count}d${request.sides}` : options.map(({ id }) => id).join(' ');
      asked.push(`${request.rule} ${what}`.trim());
      if (left.length === 0) throw new Error(`Nothing to say to: ${asked.at(-1)} (${request.prompt.key})`);
      const said = left.shift() as Said;
      if (request.kind === 'roll') expect(said, asked.at(-1) as string).toHaveLength(request.count);
      const meant = (id: string): unknown => {
        const option = options.find((one) => one.id === id);
        if (option === undefined) throw new Error(`${id} is not offered: ${asked.at(-1)}`);
        return option.means ?? id;
      };
      const answer =
        request.kind === 'choose'
          ? meant(said as string)
          : Array.isArray(said) && options.length > 0
            ? said.map(meant)
            : said;
      next = flow.next({ seat: request.seats[0], answer } as never);
    }
  };
  if (first !== null) run(first(t as Table));
  for (let i = 0; doing.length > 1 && !upTo.includes((doing.at(-1) as Doing).do); i++) {
    expect(canonical(state as unknown as Json), 'the state between two steps').toBe(
      canonical(JSON.parse(JSON.stringify(state))),
    );
    if (i > 500) throw new Error(`Still going on: ${doing.map((one) => one.do).join(' ')}`);
    run(step(t as Table));
  }
  expect(left, 'answers that nobody asked for').toEqual([]);
  return { encounter: state.encounter, state, asked, events, told: events.map(({ rule, key }) => `${rule} ${key}`) };
}
