import { describe, expect } from 'vitest';
import { schema } from './setup.ts';
import { examples } from './examples.ts';
import { PLANS } from './encounters.ts';
import { achieved } from './objective.ts';
import { closeTurn } from '../course/ending.ts';
import { turn } from '../course/turn.ts';
import { sectionsOf } from '../../../tabletop/index.ts';
import type { TableChoice } from '../../../skirmish/index.ts';
import { terrainOf } from '../tables/index.ts';
import type { Encounter, Human } from '../state.ts';
import { drive, scene, type SceneSpec, test } from '../testing.ts';
import { AREAS, DAY_PARTS, ENCOUNTERS } from '../words.ts';
import { newEncounter } from '../encounter.ts';

/** What Encounters have in common, and the Search that they are measured by. */

const band = [{ x: 18, y: 8 }];
const begun = (more: Partial<Parameters<typeof newEncounter>[0]>): Encounter =>
  newEncounter({
    kind: 'search',
    day: 31,
    area: 'suburban',
    dayPart: 'daytime',
    table: { kind: 'ready', table: 'suburb' },
    bands: { a: examples.search.bands[0] as never },
    ...more,
  });

describe('a Search', () => {
  test('ATZ.SEARCH.3 ATZ.SEARCH.5 on the table and in the Day Part of the set-up', () => {
    for (const dayPart of DAY_PARTS) expect(begun({ dayPart }).daylight.part).toBe(dayPart);
    expect(begun({}).table).toEqual({ kind: 'ready', table: 'suburb' });
    expect(examples.search.table).toMatchObject({ kind: 'district', district: 'suburban' });
    expect(schema.safeParse({ ...examples.search, dayPart: 'night' }).success).toBe(true);
  });
  test('ATZ.SEARCH.4 ATZ.SEARCH.6 zombies once the players have come on, then PEFs, and those in sight at once', () => {
    expect(PLANS.search.steps).toEqual(['moon', 'pace', 'enter', 'start-zombies', 'pefs', 'pefs-in-sight']);
  });
  const met = (feat: Parameters<typeof achieved>[1], kind: SceneSpec['kind'] = 'search'): boolean =>
    drive({ kind: kind ?? 'search', band }, [], function* (t) {
      yield* [];
      achieved(t, feat);
    }).encounter.objective.met;
  test('ATZ.SEARCH.1 ATZ.FIRST.8 something found or somebody recruited; in Zed! something found or a Friend', () => {
    expect((['found', 'recruited', 'friend', 'held', 'raided'] as const).map((feat) => met(feat))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect((['found', 'recruited', 'friend'] as const).map((feat) => met(feat, 'zed'))).toEqual([true, false, true]);
  });
});

describe('every Encounter', () => {
  test('ATZ.ENC.8 has the ER of its area', () => {
    const ratings = AREAS.map((area) => ENCOUNTERS.map((kind) => begun({ kind, area }).er));
    expect(ratings.map((all) => new Set(all.map(({ now, original }) => `${now} ${original}`)).size)).toEqual([1, 1, 1]);
    expect(ratings.map(([er]) => er?.now)).toEqual([5, 3, 1]);
  });
  test('ATZ.ENC.7 the set ones are played in their weeks', () => {
    type Single = Extract<(typeof examples)[keyof typeof examples], { day: number }>;
    const days = (name: keyof typeof examples): number => (examples[name] as Single).day;
    expect([days('zed'), days('robbery-week'), days('escape')].map((day) => Math.ceil(day / 10))).toEqual([1, 2, 3]);
    expect([days('search'), days('raid'), days('take-back'), days('robbery')].every((day) => day > 30)).toBe(true);
  });
  test('ATZ.GROUP.1 begins with the figures of each side in groups, as they were deployed', () => {
    const { encounter: enc } = drive(
      {
        band: [
          { x: 18, y: 8 },
          { x: 20, y: 8 },
          { x: 30, y: 8 },
        ],
        strangers: [
          {
            attitude: 'neutral',
            people: [
              { x: 4, y: 30 },
              { x: 6, y: 30 },
            ],
          },
        ],
        turn: 1,
        change: ({ doing }) => void doing.splice(0, 1, { do: 'turn', stage: 'dice', done: 0 }),
      },
      [[3], [4], [5]],
      (t) => turn(t, t.state.encounter.doing[0] as never),
    );
    const groups = ['players', 'people-1'].map((id) => enc.sides.find((side) => side.id === id)?.groups);
    expect(groups).toEqual([[['a1', 'a2'], ['a3']], [['n1', 'n2']]]);
  });
  test('ATZ.MODE.2 two bands on the same side have one die, and nobody has to roll for the dead and for strangers', () => {
    const m = scene({
      band: [{ x: 18, y: 8 }],
      partner: [{ x: 20, y: 8 }],
      strangers: [{ attitude: 'enemy', people: [{ x: 4, y: 30, class: 'ganger' }] }],
      zombies: [{ x: 30, y: 30 }],
      turn: 1,
      seeded: true,
      change: ({ doing }) => void doing.splice(0, 1, { do: 'turn', stage: 'dice', done: 0 }),
    });
    expect(m.asked().kind).not.toBe('roll');
    const { sides } = m.state().encounter;
    expect(sides.map(({ id, seats }) => [id, seats])).toEqual([
      ['players', ['a', 'b']],
      ['people-1', []],
      ['dead', []],
    ]);
    expect(sides.every(({ die }) => die !== null)).toBe(true);
  });
  test('ATZ.FIG.8 ATZ.FIG.1 for figures of another size the table is larger or smaller, with the same nine sections', () => {
    const sized = (width: number, depth: number) => {
      const table = { ...examples.search.table, width, depth, seed: 'size' };
      const given = schema.parse({ ...examples.search, table });
      return sectionsOf(terrainOf((given as { table: TableChoice }).table)).map(({ outline }) => outline[2]);
    };
    expect(sized(36, 36).at(-1)).toEqual({ x: 36, y: 12 });
    expect(sized(48, 48).at(-1)).toEqual({ x: 48, y: 16 });
  });
});

test('ATZ.TAKE.4 ATZ.ENC.10 a Take Back may end once all is done, and ends when nobody is left', () => {
  const close = (change: (enc: Encounter) => void, answers: string[]) =>
    drive({ kind: 'take-back', band, change }, answers, (t) => closeTurn(t, { do: 'turn', stage: 'close', done: 0 }), [
      'after',
    ]).encounter.ending;
  expect(close(() => {}, ['end'])).toEqual({ rule: 'ATZ.ENC.10', key: 'met' });
  expect(close((enc) => void ((enc.humans[0] as Human).fate = 'left'), [])).toEqual({
    rule: 'ATZ.ENC.10',
    key: 'left',
  });
  expect(close((enc) => void ((enc.humans[0] as Human).status = 'od'), [])).toEqual({
    rule: 'ATZ.ENC.10',
    key: 'destroyed',
  });
});
