import { describe, expect } from 'vitest';
import {
  type Driven,
  drive,
  encounter,
  person,
  type Said,
  type SceneSpec,
  type Somebody,
  stateOf,
  test,
} from '../testing.ts';
import { meeting, onTop } from '../strangers/testing.ts';
import { placesDeeds } from './deeds.ts';
import type { Encounter } from '../state.ts';
import { AT_WHEEL, type Car, carOf, withCars } from '../vehicles/testing.ts';
import { BLADES } from '../words.ts';
import { prices, stockOf } from './barter.ts';
import { buildingAt } from './inside.ts';
import { freshTurn } from '../encounter.ts';
import { tabletopOf } from '../figures.ts';
import { done, offered } from './testing.ts';
import type { LootDoing } from './doing.ts';

const house = (tags: Record<string, true | number | string> = {}, door: Record<string, true> = {}) => ({
  id: 'house',
  name: 'House',
  outline: [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  ] as [number, number][],
  height: 6,
  floors: [0, 3],
  tags,
  openings: [
    {
      id: 'door',
      kind: 'door' as const,
      from: [12, 10] as [number, number],
      to: [14, 10] as [number, number],
      tags: door,
    },
    { id: 'pane', kind: 'window' as const, from: [16, 10] as [number, number], to: [18, 10] as [number, number] },
  ],
});
const inside = (more: Partial<Somebody> = {}): Somebody => ({ x: 15, y: 15, ...more });
const at = (spec: SceneSpec, who?: string) => offered(placesDeeds, { buildings: [house()], ...spec }, who);

describe('searching', () => {
  test('ATZ.LOOT.1 ATZ.LOOT.4 each once for a floor, with its whole activation', () => {
    expect(at({ band: [inside()] })).toEqual(['search:a1:house 0']);
    expect(at({ band: [inside({ searched: ['house 0'] })] })).toEqual([]);
    expect(at({ band: [inside({ searched: ['house 0'], level: 1 })] })).toContain('search:a1:house 1');
    const spec = { band: [inside(), inside({ x: 16, searched: ['house 0'] })] };
    expect([at(spec), at(spec, 'a2')]).toEqual([['search:a1:house 0'], []]);
  });
  test('ATZ.LOOT.1 nothing is searched after a move or a shot', () => {
    expect(at({ band: [inside({ turn: { ...freshTurn(), inches: 1 } })] })).toEqual([]);
    expect(at({ band: [inside({ turn: { ...freshTurn(), fired: true } })] })).toEqual([]);
  });
  test('ATZ.LOOT.2 not with a zombie or an opponent on its feet in the building', () => {
    expect(at({ band: [inside()], zombies: [{ x: 18, y: 18 }] })).toEqual([]);
    expect(at({ band: [inside()], zombies: [{ x: 25, y: 25 }] })).toEqual(['search:a1:house 0']);
    const enemy = (status: 'oof' | 'carry-on') =>
      at({ band: [inside()], strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 18, status }] }] });
    expect([enemy('oof'), enemy('carry-on').filter((id) => id.startsWith('search'))]).toEqual([
      ['search:a1:house 0'],
      [],
    ]);
  });
  test('ATZ.LOOT.2 ATZ.LOOT.4 who is on another floor is in another building', () => {
    expect(at({ band: [inside()], zombies: [{ x: 18, y: 18, level: 1 }] })).toEqual(['search:a1:house 0']);
    const enemy = (level: number) =>
      at({ band: [inside({ level: 1 })], strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 18, level }] }] });
    expect([enemy(0), enemy(1)].map((all) => all.includes('search:a1:house 1'))).toEqual([true, false]);
  });
  const cars = (car: Car, more: SceneSpec = {}, who = 'a1') =>
    offered(
      placesDeeds,
      withCars([{ running: false, owner: null, ...car }], {
        band: [
          { x: 18, y: 16.5 },
          { x: 19, y: 16.5 },
        ],
        ...more,
      }),
      who,
    ).filter((id) => id.startsWith('search'));
  test('ATZ.LOOT.2 ATZ.LOOT.3 not a vehicle in which an opponent sits, or to which a zombie clings', () => {
    const driver = (attitude: 'enemy' | 'neutral', status: 'oof' | 'carry-on' = 'carry-on') =>
      cars({}, { strangers: [{ attitude, people: [{ ...AT_WHEEL, status }] }] });
    expect([cars({}), driver('neutral'), driver('enemy', 'oof')]).toEqual(Array(3).fill(['search:a1:car']));
    expect(driver('enemy')).toEqual([]);
    expect(cars({}, { zombies: [{ x: 18, y: 18, rides: 'car' }] })).toEqual([]);
  });
  test('ATZ.LOOT.3 ATZ.VEH.20 the trailer of a truck is searched by each of them once, as a building is', () => {
    const truck = (looks: string, searched: string[]) => (who: string) =>
      cars(
        { type: 'big-rig', looks, width: 2 },
        {
          band: [
            { x: 18, y: 16.5, searched },
            { x: 19, y: 16.5 },
          ],
          change: (enc) => void (enc.searchedVehicles = ['car']),
        },
        who,
      );
    expect(['a1', 'a2'].map(truck('truck', ['car']))).toEqual([[], ['search:a2:car']]);
    expect(['a1', 'a2'].map(truck('tanker', ['car']))).toEqual([[], []]);
  });
  test('ATZ.LOOT.5 a very large building counts as several', () => {
    const large = { buildings: [house({ parts: 2 })] };
    const known = (enc: Encounter): void => void (enc.entered['house 0 2'] = { parts: ['night'], searchedTurn: null });
    expect(at({ ...large, band: [inside({ searched: ['house 0'] })], change: known })).toEqual(['search:a1:house 0 2']);
    expect(at({ ...large, band: [inside({ searched: ['house 0', 'house 0 2'] })] })).toEqual([]);
  });
  test('ATZ.DEFINE.4 ATZ.LOOT.5 a further section is gone into first: zombies may be there, or somebody', () => {
    const large: SceneSpec = { buildings: [house({ parts: 2 })], band: [inside({ searched: ['house 0'] })] };
    expect(at(large)).toEqual(['go-deeper:a1:house 0 2']);
    expect(at({ ...large, band: [inside()] })).toEqual(['search:a1:house 0']);
    const deeper = (dice: number[], ...more: Said[]): Driven =>
      drive(
        large,
        [dice, ...more],
        (t) => placesDeeds.perform['go-deeper'](t, { do: 'go-deeper', who: 'a1', place: 'house 0 2' }, {} as never),
        ['contact', 'charge'],
      );
    const empty = deeper([1, 1, 2, 2, 3, 4]);
    expect(empty.asked).toEqual(['ATZ.ZBLDG.2 6d6']);
    expect(onTop(empty.encounter)).toMatchObject({ do: 'contact', pef: null, group: ['a1'], stage: 'resolve' });
    expect(empty.encounter.humans[0]?.turn.did).toEqual([]);
    expect(at({ ...large, change: (enc) => void (enc.entered = empty.encounter.entered) })).toEqual([
      'search:a1:house 0 2',
    ]);
    expect(deeper([1, 1, 2, 2, 3, 5], [6], [1]).encounter.zombies).toHaveLength(1);
  });
  test('ATZ.LOOT.3 one searches a vehicle, and nobody after it', () => {
    const car = {
      id: 'car',
      name: 'Car',
      outline: [
        [25, 25],
        [29, 25],
        [29, 27],
        [25, 27],
      ] as [number, number][],
      height: 1.2,
      cover: true,
      kind: 'impassable' as const,
      tags: { vehicle: 'sedan' },
    };
    const spec: SceneSpec = {
      band: [
        { x: 24.4, y: 26 },
        { x: 27, y: 24.4 },
      ],
      pieces: [car],
    };
    expect(offered(placesDeeds, spec)).toEqual(['search:a1:car']);
    const after = done(placesDeeds, spec, { do: 'search', who: 'a1', place: 'car' }, [6, 6]);
    expect(after.searchedVehicles).toEqual(['car']);
    expect(offered(placesDeeds, { ...spec, change: (enc) => void (enc.searchedVehicles = ['car']) }, 'a2')).toEqual([]);
  });
  const searched = (dice: number[], er = 3) =>
    done(
      placesDeeds,
      { band: [inside()], buildings: [house()], change: (enc) => void (enc.er.now = er) },
      { do: 'search', who: 'a1', place: 'house 0' },
      dice,
    );
  test('ATZ.LOOT.8 ATZ.T.LOOT one die passed: one Food', () => {
    expect(searched([3, 4]).humans[0]).toMatchObject({ items: ['food'], searched: ['house 0'] });
    expect(searched([3, 4]).humans[0]?.deeds.found).toEqual(['food']);
  });
  test('ATZ.LOOT.9 ATZ.T.LOOT none passed: nothing', () => {
    expect(searched([4, 5]).humans[0]).toMatchObject({ items: [], searched: ['house 0'], deeds: { found: [] } });
  });
  test('ATZ.LOOT.6 two dice, and a 6 always fails, whatever the ER', () => {
    expect(searched([6, 6], 9).humans[0]?.items).toEqual([]);
    expect(searched([6, 5], 9).humans[0]?.items).toEqual(['food']);
  });
  test('ATZ.ER.7 against the ER as it is now, not as it was', () => {
    expect([1, 2, 4].map((er) => searched([2, 6], er).humans[0]?.items.length)).toEqual([0, 1, 1]);
  });
  test('ATZ.LOOT.7 ATZ.LOOT.10 ATZ.RES.13 two passed: anything but body armor', () => {
    expect(onTop(searched([1, 2]))).toEqual({ do: 'find', who: 'a1' });
    const m = meeting({ band: [inside()], doing: [{ do: 'find', who: 'a1' }] });
    const { options } = m.asked();
    expect([options.includes('body-armor'), options.includes('medical'), options.includes('SG')]).toEqual([
      false,
      true,
      true,
    ]);
    m.answer('a', 'SG');
    expect(encounter(m).humans[0]?.guns.map(({ id }) => id)).toEqual(['SG']);
    expect(encounter(m).humans[0]?.deeds.found).toEqual(['weapon']);
  });
  test('ATZ.LOOT.7 ATZ.ITEM.3 a machete is an Item, too, and each thing is there once', () => {
    const m = meeting({ band: [inside()], doing: [{ do: 'find', who: 'a1' }] });
    const { options } = m.asked();
    expect(BLADES.filter((blade) => !options.includes(blade))).toEqual([]);
    expect(new Set(options).size).toBe(options.length);
    m.answer('a', 'machete');
    expect(person(m, 'a1')).toMatchObject({
      blades: [{ id: 'machete', state: 'ready' }],
      deeds: { found: ['weapon'] },
    });
  });
});

describe('doors and windows', () => {
  const words = (...given: Parameters<typeof house>): (string | undefined)[] => {
    const { ground } = tabletopOf(stateOf({ buildings: [house(...given)] }).encounter);
    return [ground.wordOf('door'), ground.wordOf('pane')];
  };
  test('ATZ.BLDG.6 ATZ.BLDG.7 doors and windows are closed unless the table says otherwise', () => {
    expect(words()).toEqual(['closed', 'closed']);
  });
  test('ATZ.BLDG.14 doors are locked where the table says so', () => {
    expect(words({}, { lock: true })).toEqual(['locked', 'closed']);
  });
  test('ATZ.BLDG.5 one sees through a closed window, and not through a closed door', () => {
    const table = tabletopOf(stateOf({ buildings: [house()] }).encounter);
    expect([table.opening('door')?.see, table.opening('pane')?.see]).toEqual([false, true]);
  });
  test('ATZ.BLDG.1 ATZ.BLDG.4 a table may say that a building is as weak as a tent', () => {
    const { encounter: enc } = stateOf({ buildings: [house({ defence: 0 })] });
    expect(buildingAt(enc, { x: 15, y: 15, level: 0 })?.tags).toEqual({ defence: 0 });
  });
  test('ATZ.BLDG.14 a locked door is broken like a barricade, or its lock is picked', () => {
    const spec: SceneSpec = { band: [{ x: 13, y: 9.2 }], buildings: [house({}, { lock: true })] };
    expect(offered(placesDeeds, spec)).toEqual(['batter:a1:door', 'challenge:a1:pick-lock:door']);
    const m = meeting({
      ...spec,
      doing: [{ do: 'challenge', who: 'a1', challenge: 'pick-lock', with: 'door', stage: 'roll', passed: 0 }],
    }).answer('a', [1, 1]);
    expect(tabletopOf(encounter(m)).ground.wordOf('door')).toBe('open');
  });
  test('ATZ.BLDG.17 ATZ.BLDG.18 ATZ.BLDG.21 from inside it is barricaded, by two in a turn at most; a hammer counts no more than hands', () => {
    const spec: SceneSpec = { band: [{ x: 13, y: 10.8 }], buildings: [house()] };
    expect(offered(placesDeeds, spec)).toEqual(['search:a1:house 0', 'barricade:a1:door']);
    const one = done(placesDeeds, spec, { do: 'barricade', who: 'a1', opening: 'door' });
    expect([one.barricades['door']?.dv, one.humans[0]?.turn.did]).toEqual([2, ['task']]);
    const tool = done(
      placesDeeds,
      { ...spec, band: [{ x: 13, y: 10.8, items: ['hammer'] }] },
      { do: 'barricade', who: 'a1', opening: 'door' },
    );
    expect(tool.barricades['door']?.dv).toBe(2);
    const busy = (task: string) => ({ x: 15, y: 15, turn: { ...one.humans[0]?.turn, task } as never });
    const third = { ...spec, band: [{ x: 13, y: 10.8 }, busy('barricade door'), busy('barricade door')] };
    expect(offered(placesDeeds, third)).toEqual(['search:a1:house 0']);
    const inTheFrame = { ...spec, zombies: [{ x: 13, y: 9.7 }] };
    expect(offered(placesDeeds, inTheFrame)).toEqual(['search:a1:house 0']);
  });
  test('ATZ.BLDG.19 ATZ.BLDG.21 from inside a barricade is taken down by 1, by 2 with a tool', () => {
    const spec: SceneSpec = {
      band: [{ x: 13, y: 10.8 }],
      buildings: [house()],
      change: (enc) => {
        enc.barricades['door'] = { dv: 3, destroyed: false, openedTurn: null };
        enc.changes = { openings: { door: { state: 'boarded' } } };
      },
    };
    expect(offered(placesDeeds, spec)).toEqual(['search:a1:house 0', 'unbarricade:a1:door']);
    const down = { do: 'unbarricade', who: 'a1', opening: 'door' } as const;
    expect(done(placesDeeds, spec, down).barricades['door']?.dv).toBe(2);
    const tool: SceneSpec = { ...spec, band: [{ x: 13, y: 10.8, items: ['hammer'] }] };
    expect(done(placesDeeds, tool, down).barricades['door']?.dv).toBe(1);
    const busy = { x: 15, y: 15, turn: { ...freshTurn(), task: 'unbarricade door' } };
    expect(offered(placesDeeds, { ...spec, band: [{ x: 13, y: 10.8 }, busy, busy] })).toEqual(['search:a1:house 0']);
  });
  test('ATZ.BLDG.20 ATZ.BLDG.21 from outside up to three roll one die; a crowbar counts twice', () => {
    const spec: SceneSpec = {
      band: [
        { x: 12.4, y: 9.2, blades: ['crowbar'] },
        { x: 13.5, y: 9.2 },
      ],
      buildings: [house({}, { lock: true })],
    };
    const act = { do: 'batter', who: 'a1', opening: 'door' } as const;
    expect(done(placesDeeds, spec, act, [], [2]).barricades['door']).toEqual({ dv: 0, destroyed: true, openedTurn: 2 });
    expect(done(placesDeeds, spec, act, [], [3]).barricades).toEqual({});
    const two = done(placesDeeds, spec, act, ['a2'], [3]);
    expect([two.barricades['door']?.dv, two.humans.map(({ turn }) => turn.task)]).toEqual([
      0,
      ['batter door', 'batter door'],
    ]);
  });
  test('ATZ.BLDG.21 three figures at most, but those with a tool count twice: with two crowbars a 4 is enough', () => {
    const spec: SceneSpec = {
      band: [
        { x: 12.4, y: 9.2, blades: ['crowbar'] },
        { x: 13.5, y: 9.2, blades: ['hammer'] },
      ],
      buildings: [house({}, { lock: true })],
    };
    const act = { do: 'batter', who: 'a1', opening: 'door' } as const;
    expect(done(placesDeeds, spec, act, ['a2'], [4]).barricades['door']?.dv).toBe(0);
    expect(done(placesDeeds, spec, act, ['a2'], [5]).barricades).toEqual({});
  });
});

describe('taking from others', () => {
  const body = (more: Partial<Somebody>): SceneSpec => ({
    band: [{ x: 15, y: 15 }],
    strangers: [
      { attitude: 'enemy', people: [{ x: 15.9, y: 15, guns: ['P'], items: ['body-armor', 'food'], ...more }] },
    ],
  });
  test('ATZ.LOOT.11 ATZ.LOOT.14 the helpless and the dead in contact, not those on their feet', () => {
    expect(offered(placesDeeds, body({ status: 'oof' }))).toEqual(['loot:a1:n1']);
    expect(offered(placesDeeds, body({ status: 'od' }))).toEqual(['loot:a1:n1']);
    expect(offered(placesDeeds, body({})).filter((id) => id.startsWith('loot'))).toEqual([]);
    expect(offered(placesDeeds, body({ status: 'oof', x: 17 }))).toEqual([]);
  });
  test('ATZ.ACT.8 ATZ.LOOT.14 one of them in an activation: not after a charge, nor on the ground', () => {
    const after = (did: 'reload' | 'pick-up' | 'charge' | 'prone'): string[] =>
      offered(placesDeeds, {
        ...body({ status: 'oof' }),
        band: [{ x: 15, y: 15, turn: { ...freshTurn(), did: [did] } }],
      });
    expect(after('reload')).toEqual(['loot:a1:n1']);
    expect([after('pick-up'), after('charge'), after('prone')]).toEqual([[], [], []]);
  });
  test('ATZ.LOOT.11 the fallen of its own band are relieved of what they carry, without dice and without ill will', () => {
    const fallen = (status: 'carry-on' | 'stunned' | 'oof' | 'od', items: 'food'[] = ['food']): SceneSpec => ({
      band: [
        { x: 15, y: 15 },
        { x: 15.9, y: 15, status, items },
      ],
    });
    const loots = (spec: SceneSpec): string[] => offered(placesDeeds, spec).filter((id) => id.startsWith('loot'));
    expect([loots(fallen('carry-on')), loots(fallen('stunned')), loots(fallen('oof', []))]).toEqual([[], [], []]);
    expect([loots(fallen('oof')), loots(fallen('od'))]).toEqual([['loot:a1:a2'], ['loot:a1:a2']]);
    const taken = done(placesDeeds, fallen('od'), { do: 'loot', who: 'a1', body: 'a2' });
    expect(onTop(taken)).toEqual({ do: 'loot', who: 'a1', body: 'a2' });
    expect(taken.humans[1]?.searched).toEqual([]);
  });
  test('ATZ.AVAIL.2 armor that is taken from people or zombies is subtracted from the area', () => {
    const stock = { armor: 2, food: 0, fuel: 0, luxury: 0, medical: 0, weapon: 0 };
    const m = meeting({
      band: [{ x: 15, y: 15 }],
      strangers: [
        {
          attitude: 'enemy',
          people: [{ x: 15.9, y: 15, status: 'od', items: ['body-armor', 'food'], searched: ['pockets'] }],
        },
      ],
      doing: [{ do: 'loot', who: 'a1', body: 'n1' }],
      change: (enc) => void (enc.stock = { left: stock, together: [] }),
    });
    m.answer('a', 'food').answer('a', 'body-armor');
    expect(encounter(m).stock?.together).toEqual(['armor']);
  });
  test('ATZ.LOOT.13 one thing more on 1 to 3: a Luxury Item, Food, or a Medical Supply', () => {
    const found = [1, 2, 3, 4, 5, 6].map(
      (what) =>
        done(placesDeeds, body({ status: 'od', items: [] }), { do: 'loot', who: 'a1', body: 'n1' }, [3], [what])
          .humans[1]?.items,
    );
    expect(found).toEqual([['luxury'], ['food'], ['food'], [], [], ['medical']]);
    const none = done(placesDeeds, body({ status: 'od', items: [] }), { do: 'loot', who: 'a1', body: 'n1' }, [4]);
    expect([none.humans[1]?.items, none.humans[0]?.turn.did]).toEqual([[], ['pick-up']]);
  });
  test('ATZ.LOOT.11 ATZ.LOOT.12 weapons, armor and what is listed are taken one by one', () => {
    const looting: LootDoing = { do: 'loot', who: 'a1', body: 'n1' };
    const m = meeting({ ...body({ status: 'od' }), doing: [looting] });
    expect(m.asked()).toMatchObject({ rule: 'ATZ.LOOT.11', options: ['gun-0', 'body-armor', 'food', 'done'] });
    m.answer('a', 'gun-0').answer('a', 'body-armor');
    const [star, victim] = encounter(m).humans;
    expect([star?.guns.map(({ id }) => id), star?.items, victim?.items]).toEqual([['P'], ['body-armor'], ['food']]);
    expect(onTop(encounter(m.answer('a', 'done'))).do).toBe('turn');
  });
  test('ATZ.RES.13 a dead zombie wears body armor on a 1 and another 1', () => {
    const spec: SceneSpec = {
      band: [{ x: 15, y: 15 }],
      change: (enc) => void enc.corpses.push({ id: 'z9', x: 15.5, y: 15, level: 0, looted: false }),
    };
    expect(offered(placesDeeds, spec)).toEqual(['loot:a1:z9']);
    const act = { do: 'loot', who: 'a1', body: 'z9' } as const;
    expect(done(placesDeeds, spec, act, [1], [1]).humans[0]?.items).toEqual(['body-armor']);
    expect(done(placesDeeds, spec, act, [1], [2]).humans[0]?.items).toEqual([]);
    expect(done(placesDeeds, spec, act, [2]).corpses[0]?.looted).toBe(true);
  });
});

describe('barter', () => {
  const trade = (own: Partial<Somebody>, other: Partial<Somebody>): SceneSpec => ({
    band: [{ x: 15, y: 15, ...own }],
    strangers: [
      { attitude: 'neutral', people: [{ x: 15.9, y: 15, searched: ['pockets'], ...other }], side: { met: true } },
    ],
    doing: [{ do: 'barter', who: 'a1', with: 'n1' }],
  });
  const human = (spec: SceneSpec, i: number) => stateOf(spec).encounter.humans[i] as never;
  test('ATZ.BARTER.6 never the weapon in the hand nor the armor that is worn', () => {
    expect(stockOf(human(trade({}, { guns: ['P', 'SG'], items: ['body-armor', 'food'] }), 1))).toEqual([
      'gun-1',
      'food',
    ]);
    expect(stockOf(human(trade({}, { blades: ['knife', 'axe'] }), 1))).toEqual(['blade-1']);
  });
  test('ATZ.BARTER.5 ATZ.RES.10 one for one, and two for a Luxury Item', () => {
    const rich = human(trade({ items: ['food', 'food', 'medical', 'luxury'] }, {}), 0);
    expect(prices(rich, 'food').map(({ give, and }) => [give, and])).toEqual([
      ['food', ''],
      ['medical', ''],
      ['luxury', ''],
    ]);
    expect(prices(rich, 'luxury').map(({ give, and }) => [give, and])).toEqual([
      ['luxury', ''],
      ['food', 'food'],
      ['food', 'medical'],
    ]);
  });
  test('ATZ.RES.9 Fuel is worth two in a trade with somebody who has a vehicle, and one otherwise', () => {
    const owner = human(trade({ items: ['food', 'food', 'fuel', 'luxury'] }, {}), 0);
    const pairs = (drives: boolean, thing: string) => prices(owner, thing, drives).map(({ give, and }) => [give, and]);
    const plain = [
      ['food', ''],
      ['fuel', ''],
      ['luxury', ''],
    ];
    expect([pairs(false, 'fuel'), pairs(true, 'medical')]).toEqual([plain, plain]);
    expect(pairs(true, 'fuel')).toEqual([
      ['fuel', ''],
      ['luxury', ''],
      ['food', 'food'],
    ]);
    const spec = trade({ items: ['food'] }, { items: ['fuel'] });
    const owned = (state: 'whole' | 'destroyed') => (enc: Encounter) =>
      void enc.vehicles.push(carOf({ x: 30, y: 30, owner: 'people-1', state }));
    expect(meeting(spec).asked()).toMatchObject({ options: ['fuel', 'done'] });
    expect(meeting({ ...spec, change: owned('destroyed') }).asked()).toMatchObject({ options: ['fuel', 'done'] });
    expect(encounter(meeting({ ...spec, change: owned('whole') })).doing.some((one) => one.do === 'barter')).toBe(
      false,
    );
  });
  test('ATZ.BARTER.1 ATZ.BARTER.5 ATZ.MEET.27 what is wanted, what is given, and they are Friends', () => {
    const m = meeting(trade({ items: ['food'] }, { guns: ['P'], items: ['medical'] }));
    expect(m.asked()).toMatchObject({ rule: 'ATZ.BARTER.1', options: ['medical', 'done'] });
    m.answer('a', 'medical');
    expect(m.asked()).toMatchObject({ rule: 'ATZ.BARTER.5', options: ['food:', 'done:'] });
    m.answer('a', 'food:');
    const [star, other] = encounter(m).humans;
    expect([star?.items, other?.items, encounter(m).sides[1]?.attitude]).toEqual([['medical'], ['food'], 'friend']);
  });
  test('ATZ.BARTER.2 ATZ.BARTER.3 it takes a People Challenge, and a failure forbids it for the Encounter', () => {
    const asking = { do: 'challenge', who: 'a1', challenge: 'barter', with: 'n1', stage: 'roll', passed: 0 } as const;
    const won = meeting({ ...trade({ items: ['food'] }, { items: ['medical'] }), doing: [asking] }).answer('a', [1, 1]);
    expect(onTop(encounter(won))).toEqual({ do: 'barter', who: 'a1', with: 'n1' });
    expect(person(won, 'a1').barred).toEqual(['barter n1']); // one attempt, whatever came of it
    const lost = meeting({ ...trade({}, {}), doing: [asking] }).answer('a', [6, 6]);
    expect(encounter(lost).humans[0]?.barred).toEqual(['barter n1']);
  });
});

describe('carts', () => {
  const shop = { band: [inside()], buildings: [house({ use: 'shop' })] };
  test('ATZ.ITEM.12 at a store there is one on 1 to 3, and one looks once', () => {
    expect(offered(placesDeeds, shop)).toEqual(['search:a1:house 0', 'find-cart:a1']);
    expect(at({ band: [inside()] })).toEqual(['search:a1:house 0']);
    expect(done(placesDeeds, shop, { do: 'find-cart', who: 'a1' }, [3]).humans[0]?.items).toEqual(['cart']);
    const none = done(placesDeeds, shop, { do: 'find-cart', who: 'a1' }, [4]).humans[0];
    expect([none?.items, none?.searched]).toEqual([[], ['cart house']]);
  });
  test('ATZ.ITEM.14 six Items that lie about are put back in an activation', () => {
    const spec: SceneSpec = {
      band: [{ x: 15, y: 15 }],
      change: (enc) => {
        const lie = (item: 'food' | 'cart', i: number) => ({ id: `d${i}`, x: 15, y: 15.5, level: 0, thing: { item } });
        enc.dropped = [...[1, 2, 3, 4, 5, 6, 7].map((i) => lie('food', i)), lie('cart', 8)];
      },
    };
    expect(offered(placesDeeds, spec)).toEqual(['gather:a1']);
    const after = done(placesDeeds, spec, { do: 'gather', who: 'a1' });
    expect([after.humans[0]?.items.length, after.dropped.length]).toEqual([7, 1]);
  });
});
