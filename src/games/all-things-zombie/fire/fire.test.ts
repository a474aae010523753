import { describe, expect } from 'vitest';
import { EVENTS } from '../course/events.ts';
import { tableOf } from '../data/testing.ts';
import { tabletopOf } from '../figures.ts';
import { buildingAt } from '../places/inside.ts';
import { done, offered } from '../places/testing.ts';
import type { Encounter, Fire } from '../state.ts';
import { drive, type SceneSpec, type Somebody, stateOf, test } from '../testing.ts';
import type { Table } from '../verbs.ts';
import { firesGrow, fleeFire } from './burning.ts';
import { fireDeeds } from './deeds.ts';

/** A house of ten inches by ten; DV 2 if nothing else is said. */
const house = (tags: Record<string, true | number | string> = {}) => ({
  id: 'house',
  name: 'House',
  outline: [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  ] as [number, number][],
  height: 3,
  tags,
  openings: [
    { id: 'door', kind: 'door' as const, from: [12, 10] as [number, number], to: [14, 10] as [number, number] },
  ],
});
const hydrant = {
  id: 'hydrant',
  name: 'Hydrant',
  outline: [
    [22, 22],
    [22.5, 22],
    [22.5, 22.5],
    [22, 22.5],
  ] as [number, number][],
  height: 0.5,
  tags: { hose: true as const },
};
const outside = (more: Partial<Somebody> = {}): Somebody => ({ x: 17, y: 9.3, ...more });
const withTags = (tags: Record<string, true | number | string> = {}): SceneSpec => ({ buildings: [house(tags)] });
const plain = withTags();
const burning = (more: Partial<Fire> = {}): Fire => ({
  building: 'house',
  lit: true,
  at: 7,
  left: 0.5,
  right: 0.5,
  putOut: 0,
  ...more,
});
const set = { do: 'set-fire', who: 'a1', building: 'house' } as const;
const holesOf = ({ changes }: Encounter): number[][] =>
  (changes.holes ?? []).map(({ from, to }) => [from.x, from.y, to.x, to.y]);
/** The start of a turn with this fire, and these dice. */
const turnWith = (fire: Partial<Fire>, dice: readonly number[], spec: SceneSpec = plain) =>
  drive(
    { band: [outside({ x: 30, y: 30 })], ...spec, change: (enc) => void enc.fires.push(burning(fire)) },
    [dice],
    firesGrow,
  );

describe('setting a building on fire', () => {
  test('ATZ.FIRE.2 beside a wall that does not burn yet, with a whole activation', () => {
    const at = (one: Somebody, change?: (enc: Encounter) => void) =>
      offered(fireDeeds, { ...plain, band: [one], ...(change && { change }) });
    expect(at(outside())).toEqual(['set-fire:a1:house']);
    expect(at(outside({ y: 10.7 }))).toEqual(['set-fire:a1:house']);
    expect(at(outside({ y: 8.7 }))).toEqual([]);
    expect(at(outside(), (enc) => void enc.fires.push(burning()))).toEqual([]);
    expect(at(outside(), (enc) => void enc.humans[0]!.turn.did.push('reload'))).toEqual([]);
    expect(done(fireDeeds, { ...plain, band: [outside()] }, set, [6, 6]).humans[0]!.turn.task).toBe('fire house');
  });
  test('ATZ.FIRE.2 a torch adds a die, and each is compared with Rep', () => {
    const lit = (items: Somebody['items'], ...dice: number[]) =>
      done(fireDeeds, { ...plain, band: [outside({ rep: 4, ...(items && { items }) })] }, set, dice).fires[0]?.lit;
    expect(lit(['torch'], 5, 4, 4)).toBe(true);
    expect(lit(undefined, 5, 4)).toBe(false);
  });
  test('ATZ.T.FIRE ATZ.FIRE.2 every row of the table', () => {
    const row = (dice: number[], items: Somebody['items'] = []) => {
      const enc = done(fireDeeds, { ...plain, band: [outside({ rep: 4, items })] }, set, dice);
      const [fire] = enc.fires;
      if (fire === undefined) return 'nothing, try again when next active';
      return fire.lit ? 'fire started' : 'smolders, lights when activation is rolled';
    };
    expect([
      ['Lit torch or similar tool', row([5, 4, 4], ['torch']) === row([4, 4]) ? '+1d6' : 'nothing'],
      ['2 passed', row([4, 4])],
      ['1 passed', row([4, 5])],
      ['0 passed', row([5, 6])],
    ]).toEqual(tableOf('ATZ.T.FIRE'));
  });
  test('ATZ.FIRE.3 ATZ.FIRE.4 ATZ.FIRE.5 two passed start it, one lets it smoulder, none is no spark', () => {
    const fires = (...dice: number[]) => done(fireDeeds, { ...plain, band: [outside()] }, set, dice).fires;
    expect(fires(1, 4)).toEqual([burning()]);
    expect(fires(1, 5)).toEqual([burning({ lit: false, left: 0, right: 0 })]);
    expect(fires(5, 6)).toEqual([]);
  });
  test('ATZ.FIRE.1 ATZ.FIRE.6 at once it makes a hole of 3 inches less the DV', () => {
    const wide = (defence: number) =>
      holesOf(done(fireDeeds, { ...withTags({ defence }), band: [outside()] }, set, [1, 1]));
    expect(wide(2)).toEqual([[16.5, 10, 17.5, 10]]);
    expect(wide(1)).toEqual([[16, 10, 18, 10]]);
    expect(wide(0)).toEqual([[15.5, 10, 18.5, 10]]);
  });
  test('ATZ.FIRE.6 one walks and looks through the hole', () => {
    const enc = done(fireDeeds, { ...withTags({ defence: 0 }), band: [outside()] }, set, [1, 1]);
    expect(tabletopOf(enc).ground.terrain.id).toBe('scene');
    expect(enc.changes.holes?.map(({ in: of, level }) => [of, level])).toEqual([['house', 0]]);
  });
});

describe('a fire goes on', () => {
  test('ATZ.FIRE.4 what smoulders lights before activation is rolled, without a die', () => {
    const { encounter, told } = drive(
      {
        ...plain,
        band: [outside({ x: 30, y: 30 })],
        change: (enc) => void enc.fires.push(burning({ lit: false, left: 0, right: 0 })),
      },
      [],
      firesGrow,
    );
    expect(encounter.fires).toEqual([burning()]);
    expect(told).toEqual(['ATZ.FIRE.4 atz.fire.lights']);
  });
  test('ATZ.FIRE.7 it grows by the same inches, to the left on 1 to 3 and to the right on 4 to 6', () => {
    expect(turnWith({}, [3]).encounter.fires).toEqual([burning({ left: 1.5 })]);
    expect(turnWith({}, [4]).encounter.fires).toEqual([burning({ right: 1.5 })]);
    expect(holesOf(turnWith({}, [4]).encounter)).toEqual([[16.5, 10, 18.5, 10]]);
    expect(turnWith({ left: 1, right: 1 }, [1], withTags({ defence: 1 })).encounter.fires[0]?.left).toBe(3);
  });
  test('ATZ.FIRE.7 along the outer wall, round its corners', () => {
    expect(holesOf(turnWith({ right: 3 }, [6]).encounter)).toEqual([
      [16.5, 10, 20, 10],
      [20, 10, 20, 11],
    ]);
    expect(holesOf(turnWith({ left: 7 }, [1]).encounter)).toEqual([
      [10, 11, 10, 10],
      [10, 10, 17.5, 10],
    ]);
  });
  test('ATZ.FIRE.8 ATZ.FIRE.9 once all of its wall burns it is gone, with everybody inside', () => {
    const spec: SceneSpec = {
      ...plain,
      band: [outside({ x: 30, y: 30 }), { x: 15, y: 15 }],
      zombies: [
        { x: 12, y: 18 },
        { x: 25, y: 25 },
      ],
    };
    const { encounter } = turnWith({ left: 19.5, right: 19.5 }, [5], spec);
    expect(encounter.fires).toEqual([]);
    expect(encounter.changes.gone).toEqual(['house']);
    expect(encounter.humans.map(({ status, fate }) => [status, fate])).toEqual([
      ['carry-on', 'here'],
      ['od', 'gone'],
    ]);
    expect(encounter.zombies.map(({ id }) => id)).toEqual(['z2']);
    expect(buildingAt(encounter, { x: 15, y: 15, level: 0 })).toBeNull();
    expect(turnWith({ left: 19, right: 19 }, [5], spec).encounter.changes.gone).toBeUndefined();
  });
  test('ATZ.FIRE.9 who is in a house of which half burns goes out by the shortest way when next active', () => {
    const flee = (fire: Partial<Fire>) => {
      const state = stateOf({
        ...plain,
        band: [{ x: 17, y: 12 }],
        change: (enc) => {
          enc.fires.push(burning(fire));
          enc.changes = {
            holes: [{ id: 'fire-house-1', in: 'house', level: 0, from: { x: 15, y: 10 }, to: { x: 19, y: 10 } }],
          };
        },
      });
      const activation = {
        do: 'activate',
        side: 'players',
        group: ['a1'],
        with: ['a1'],
        waking: [],
        stuck: [],
        handed: false,
      } as const;
      return drive(state, [], (t) => fleeFire(t, t.state.encounter.humans[0] as never, activation as never), ['walk']);
    };
    const half = flee({ left: 10, right: 10 });
    expect(half.told).toEqual(['ATZ.FIRE.9 atz.fire.flees']);
    const walk = half.encounter.doing.at(-1) as { do: string; legs: { to: { x: number; y: number } }[] };
    expect(walk.do).toBe('walk');
    expect(walk.legs.at(-1)!.to.y).toBeLessThan(10);
    expect(flee({ left: 9.5, right: 10 }).told).toEqual([]);
    expect(flee({ left: 10, right: 10, putOut: 1 }).told).toEqual([]);
  });
});

/** Another house beside it: two inches between the walls. */
const barn = (tags: Record<string, true | number | string> = {}) => ({
  ...house(tags),
  id: 'barn',
  name: 'Barn',
  outline: [
    [22, 10],
    [32, 10],
    [32, 20],
    [22, 20],
  ] as [number, number][],
  openings: [],
});

describe('of two houses only one burns', () => {
  const both: SceneSpec = { buildings: [house(), barn()] };
  test('ATZ.FIRE.7 ATZ.FIRE.8 a fire grows in its own walls, and takes only what is in its own house', () => {
    const inBarn = { x: 27, y: 15, level: 0 };
    const inHouse = { x: 15, y: 15, level: 0 };
    const spec: SceneSpec = {
      ...both,
      band: [
        outside({ x: 30, y: 30 }),
        { ...inHouse, star: false, carries: 'a4' },
        { ...inBarn, star: false },
        { ...inHouse, star: false, status: 'oof' },
      ],
    };
    const left = drive(
      {
        ...spec,
        change: (enc) => {
          enc.fires.push(burning({ left: 19.5, right: 19.5 }));
          enc.changes = { holes: [{ id: 'x', in: 'barn', level: 0, from: { x: 22, y: 12 }, to: { x: 22, y: 13 } }] };
          for (const [i, at] of [inHouse, inBarn].entries()) {
            enc.corpses.push({ id: `c${i}`, ...at } as never);
            enc.dropped.push({ id: `d${i}`, ...at, thing: { item: 'food' } });
            enc.pefs.push({ id: `p${i}`, ...at, rep: 4, section: 5, activated: false });
            enc.feasts.push({ id: `f${i}`, ...at } as never);
          }
        },
      },
      [[5]],
      firesGrow,
    ).encounter;
    expect(left.humans.map(({ status, fate }) => [status, fate])).toEqual([
      ['carry-on', 'here'],
      ['od', 'gone'],
      ['carry-on', 'here'],
      ['od', 'gone'],
    ]);
    expect(left.humans[1]?.carries).toBeNull();
    for (const those of [left.corpses, left.dropped, left.pefs, left.feasts])
      expect(those.map(({ id }: { id: string }) => id.slice(1))).toEqual(['1']);
    expect([left.changes.gone, left.changes.holes?.map(({ id }) => id)]).toEqual([['house'], ['x']]);
  });
  test('ATZ.FIRE.2 ATZ.FIRE.7 the other one may still be set on fire, and their holes are kept apart', () => {
    const spec: SceneSpec = { ...both, band: [{ x: 27, y: 9.3 }] };
    expect(offered(fireDeeds, { ...spec, change: (enc) => void enc.fires.push(burning()) })).toEqual([
      'set-fire:a1:barn',
    ]);
    const lit = done(
      fireDeeds,
      { ...spec, change: (enc) => void enc.fires.push(burning()) },
      { do: 'set-fire', who: 'a1', building: 'barn' },
      [1, 1],
    );
    expect(lit.fires.map(({ building }) => building)).toEqual(['house', 'barn']);
    const grown = drive(
      {
        ...spec,
        change: (enc) => {
          enc.fires.push(burning(), burning({ building: 'barn' }));
        },
      },
      [[1], [6]],
      firesGrow,
    ).encounter;
    expect(grown.changes.holes?.map(({ id, in: of }) => [id, of])).toEqual([
      ['fire-house-1', 'house'],
      ['fire-barn-1', 'barn'],
    ]);
    expect(grown.fires.map(({ left, right }) => [left, right])).toEqual([
      [1.5, 0.5],
      [0.5, 1.5],
    ]);
  });
  test('ATZ.EVENT.7 a house that burns already, or that fire cannot get through, does not catch fire', () => {
    const can = (spec: SceneSpec): boolean => EVENTS[7]!.can(stateOf({ band: [{ x: 21, y: 9 }], ...spec }).encounter);
    const alight = { change: (enc: Encounter) => void enc.fires.push(burning()) };
    expect([can(both), can({ ...both, ...alight }), can({ ...plain, ...alight })]).toEqual([true, true, false]);
    expect([can(withTags({ defence: 3 })), can({ buildings: [] })]).toEqual([false, false]);
    const { encounter } = drive(
      { ...both, ...alight, band: [{ x: 21, y: 9 }], doing: [{ do: 'random-event', total: 7, stage: 0, who: null }] },
      [
        [1, 1],
        [1, 2],
      ],
    );
    expect(encounter.fires.map(({ building }) => building)).toEqual(['house', 'barn']);
  });
  test('ATZ.FIRE.9 only who can go flees, and only out of the house that burns', () => {
    const flees = (one: Somebody, fire: Partial<Fire> = { left: 10, right: 10 }): boolean => {
      const state = stateOf({
        ...both,
        band: [one],
        change: (enc) => {
          enc.fires.push(burning(fire));
          enc.changes = {
            holes: [{ id: 'fire-house-1', in: 'house', level: 0, from: { x: 15, y: 10 }, to: { x: 19, y: 10 } }],
          };
        },
      });
      const way = (t: Table) => fleeFire(t, t.state.encounter.humans[0] as never, {} as never);
      return drive(state, [], way, ['walk']).told.includes('ATZ.FIRE.9 atz.fire.flees');
    };
    expect([flees({ x: 17, y: 12 }), flees({ x: 27, y: 15 }), flees({ x: 5, y: 5 })]).toEqual([true, false, false]);
    expect(flees({ x: 17, y: 12, status: 'stunned', prone: true })).toBe(false);
    expect(flees({ x: 17, y: 12, items: ['gas-mask'] })).toBe(false);
  });
});

describe('water', () => {
  const at = (tags: Record<string, true | number | string>, one: Somebody, change?: (enc: Encounter) => void) =>
    offered(fireDeeds, {
      buildings: [house(tags)],
      pieces: [hydrant],
      band: [one],
      change: (enc) => {
        enc.fires.push(burning());
        change?.(enc);
      },
    });
  test('ATZ.FIRE.10 only a hose puts it out, each once in a turn', () => {
    expect(at({}, outside())).toEqual([]);
    expect(at({ hose: true }, outside())).toEqual(['hose:a1:house:house']);
    expect(at({}, { x: 22.2, y: 23 })).toEqual(['hose:a1:hydrant:house']);
    expect(at({ hose: true }, outside(), (enc) => void (enc.humans[0]!.turn.task = 'hose house'))).toEqual([]);
  });
  test('ATZ.FIRE.11 a garden hose takes 1 inch off, a fire hose 4', () => {
    const after = (spec: SceneSpec, hose: string, fire: Partial<Fire>) =>
      done(
        fireDeeds,
        { ...spec, change: (enc) => void enc.fires.push(burning(fire)) },
        {
          do: 'hose',
          who: 'a1',
          hose,
          building: 'house',
        },
      ).fires.map(({ putOut }) => putOut);
    const garden: SceneSpec = { ...withTags({ hose: true }), band: [outside()] };
    const street: SceneSpec = { ...plain, pieces: [hydrant], band: [{ x: 22.2, y: 23 }] };
    expect(after(garden, 'house', { left: 3 })).toEqual([1]);
    expect(after(garden, 'house', {})).toEqual([]);
    expect(after(street, 'hydrant', { left: 3.6, right: 0.5 })).toEqual([4]);
    expect(after(street, 'hydrant', { left: 3.5, right: 0.5 })).toEqual([]);
    // What only smoulders is out at once, and the other fire goes on.
    expect(after(garden, 'house', { lit: false, left: 0, right: 0 })).toEqual([]);
  });
});

test('ATZ.EVENT.7 a building near the band catches fire and draws 2d6 zombies', () => {
  const happening = EVENTS[7]!;
  const doing = { do: 'random-event', total: 7, stage: 0, who: null } as const;
  const spec: SceneSpec = { ...plain, band: [outside()], doing: [{ ...doing }] };
  expect(happening.can(stateOf(spec).encounter)).toBe(true);
  expect(happening.can(stateOf({ ...plain, band: [outside({ x: 34, y: 34 })] }).encounter)).toBe(false);
  const { encounter } = drive(spec, [
    [1, 2],
    [1, 3, 5],
  ]);
  expect(encounter.fires).toEqual([burning()]);
  expect(encounter.zombies).toHaveLength(3);
});
