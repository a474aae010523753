import { expect } from 'vitest';
import type { Doing, Encounter, Leg } from '../../state.ts';
import { type Driven, drive, type Said, type SceneSpec, type Somebody, test } from '../../testing.ts';

const leg = (x: number, y: number, cost: number): Leg => ({ to: { x, y, level: 0 }, cost, through: null });
const house = {
  id: 'house',
  outline: [
    [10, 10],
    [26, 10],
    [26, 26],
    [10, 26],
  ] as [number, number][],
  height: 3,
  openings: [
    {
      id: 'door',
      kind: 'door' as const,
      from: [16, 10] as [number, number],
      to: [20, 10] as [number, number],
      open: true,
    },
  ],
};
const band = (...people: Partial<Somebody>[]): Somebody[] =>
  people.map((one, i) => ({ x: 18 + 1.5 * i, y: 8, facing: 90, rep: 4, ...one }));
const activation = (...group: string[]): Doing => ({
  do: 'activate',
  side: 'players',
  group,
  with: group,
  waking: [],
  stuck: [],
  handed: false,
});
const enter = (spec: SceneSpec, answers: Said[]): Driven =>
  drive(
    {
      buildings: [house],
      area: 'urban',
      doing: [activation('a1', 'a2'), { do: 'walk', who: 'a1', legs: [leg(18, 17, 9)], as: 'move', met: [] }],
      ...spec,
    },
    answers,
    null,
    ['reactions', 'activate', 'charge', 'contact', 'volley'],
  );
const top = ({ encounter }: Driven): unknown => encounter.doing.at(-1);

test('ATZ.ZBLDG.1 ATZ.ZBLDG.2 ATZ.ZBLDG.3 ATZ.DEFINE.1 up to 2" inside; 6d6 without a zombie are a Defining Moment, once', () => {
  const met = enter({ band: band({}) }, [[1, 1, 2, 2, 3, 3]]);
  expect(met.asked).toEqual(['ATZ.ZBLDG.2 6d6']);
  expect(met.encounter.humans[0]?.y).toBeCloseTo(12, 1);
  expect(top(met)).toMatchObject({ do: 'contact', pef: null, group: ['a1'], stage: 'resolve' });
  expect(met.encounter.entered).toEqual({ 'house 0': { parts: ['daytime'], searchedTurn: null } });
  const again = enter(
    { band: band({}), change: (enc) => void (enc.entered['house 0'] = { parts: ['daytime'], searchedTurn: null }) },
    [],
  );
  expect(again.encounter.humans[0]?.y).toBe(17);
});

test('ATZ.ZBLDG.1 a PEF inside is resolved instead', () => {
  const met = enter({ band: band({}), pefs: [{ x: 24, y: 24 }], pieces: [] }, []);
  expect(top(met)).toMatchObject({ do: 'contact', pef: 'p1' });
});

test('ATZ.ZBLDG.4 ATZ.ZBLDG.11 ATZ.X.65 four zombies, two on each: Sooze may not fire, Billy fires first', () => {
  const people = band({ rep: 5, guns: ['BAP'] }, { rep: 4, guns: ['P'] });
  const met = enter({ band: people }, [
    'come-in:a2',
    [1, 2, 4, 5, 5, 6],
    [5],
    [6],
    'fire:a1',
    [3],
    'aim:z101',
    'share:z101 z101',
  ]);
  expect(met.asked.slice(0, 5)).toEqual([
    'ATZ.ZBLDG.2 come-in:a2 stay-out:a2',
    'ATZ.ZBLDG.2 6d6',
    'ATZ.ZBLDG.5 1d6',
    'ATZ.ZBLDG.6 1d6',
    'ATZ.ZBLDG.8 fire:a1 away:a1 melee:a1',
  ]);
  expect(met.encounter.zombies).toHaveLength(4);
  const entry = met.encounter.doing.find((one) => one.do === 'entry');
  expect(entry).toMatchObject({
    meetings: [
      { who: 'a1', how: 'fire' },
      { who: 'a2', how: 'caught' },
    ],
  });
  expect((entry as { meetings: { zombies: string[] }[] }).meetings.map(({ zombies }) => zombies.length)).toEqual([
    2, 2,
  ]);
});

test('ATZ.ZBLDG.7 ATZ.ZBLDG.10 a Grunt who is ready fires with its Rep or less, or else moves away, and they come after it', () => {
  const grunt = band({ star: false, guns: ['P'] });
  const fires = enter({ band: grunt }, [[1, 1, 1, 1, 1, 6], [1], [3], [4]]);
  expect(top(fires)).toMatchObject({ do: 'volley', why: 'charged' });
  const away = enter({ band: grunt }, [
    [1, 1, 1, 1, 1, 6],
    [1],
    [3],
    [5],
    'normal:a1',
    { to: { x: 18, y: 7 } } as never,
  ]);
  expect(away.told).toContain('ATZ.ZBLDG.7 atz.entry.flees');
  expect(away.encounter.zombies[0]?.reason?.rule).toBe('ATZ.ZBLDG.10');
});

test('ATZ.ZBLDG.12 Zed or No Zed comes first: with one die passed one shot, with none no shot, and no surprise', () => {
  const green = band({ star: false, metZombie: false });
  const one = enter({ band: green }, [[1, 1, 1, 1, 1, 6], [1], [1, 6]]);
  expect(top(one)).toMatchObject({ do: 'charge', stage: 'fire', target: 'a1', oneShot: true });
  const none = enter({ band: green }, [[1, 1, 1, 1, 1, 6], [1], [6, 6]]);
  expect(top(none)).toMatchObject({ do: 'charge', stage: 'contact', target: 'a1' });
});

test('ATZ.FIRST.6 ATZ.ZBLDG.2 in Zed! one zombie waits inside at most', () => {
  const met = enter({ kind: 'zed', band: band({}) }, [[4, 4, 5, 5, 6, 6], [6], [1]]);
  expect(met.encounter.zombies).toHaveLength(1);
  expect(enter({ kind: 'zed', band: band({}) }, [[1, 1, 2, 2, 3, 3]]).encounter.zombies).toEqual([]);
});

test('ATZ.ZBLDG.8 a Star who is ready fires, moves away or goes straight into melee, as it likes', () => {
  const met = (choice: string, ...more: Said[]): Driven =>
    enter({ band: band({ rep: 5, guns: ['BAP'] }) }, [[1, 1, 1, 1, 1, 6], [1], [6], choice, ...more]);
  const away = met('away:a1', 'normal:a1', { to: { x: 18, y: 7 } } as never);
  expect(away.asked[3]).toBe('ATZ.ZBLDG.8 fire:a1 away:a1 melee:a1');
  expect(away.asked.slice(4)).toEqual(['ATZ.ZBLDG.10 fast:a1 normal:a1', 'ATZ.ZBLDG.10']);
  expect(top(met('melee:a1'))).toMatchObject({ do: 'charge', target: 'a1', stage: 'contact' });
});

test('ATZ.ZBLDG.9 after that fire those who are left go into melee with it', () => {
  const met = drive(
    {
      buildings: [house],
      area: 'urban',
      band: band({ star: false, guns: ['P'] }),
      doing: [activation('a1'), { do: 'walk', who: 'a1', legs: [leg(18, 17, 9)], as: 'move', met: [] }],
    },
    [[1, 1, 1, 1, 1, 6], [1], [3], [4], [1, 1], [1, 2]],
    null,
    ['reactions', 'activate', 'charge', 'contact'],
  );
  expect(top(met)).toMatchObject({ do: 'charge', target: 'a1', stage: 'contact', chargers: ['z101'] });
});

test('ATZ.ZBLDG.10 ATZ.MOVE.3 it may get away with a Fast Move, once, and a Grunt goes where its player says', () => {
  // The door that stands open has cost nothing: 4" are left of a normal move.
  const flees = (star: boolean, ...more: Said[]): Driven => {
    const how: Said[] = star ? ['away:a1'] : [[5]];
    return enter({ band: band({ star, rep: 4 }) }, [[1, 1, 1, 1, 1, 6], [1], [5], ...how, ...more]);
  };
  const to = (y: number): Said => ({ to: { x: 18, y } }) as never;
  const ends = ({ encounter }: Driven): number => encounter.humans[0]?.y ?? 0;
  expect([16, 17].map((y) => ends(flees(true, 'normal:a1', to(y))))).toEqual([16, 12]);
  expect([20, 21].map((y) => ends(flees(true, 'fast:a1', [4, 5], to(y))))).toEqual([20, 12]);
  const far = flees(false, 'fast:a1', [4, 4], to(24));
  expect([ends(far), far.encounter.humans[0]?.turn]).toMatchObject([24, { fast: true, bonus: 8 }]);
  const ran = (enc: Encounter): void => void (enc.humans[0]!.turn.fast = true);
  const twice = enter({ band: band({ rep: 4 }), change: ran }, [[1, 1, 1, 1, 1, 6], [1], [5], 'away:a1', to(16)]);
  expect(twice.asked.filter((asked) => asked.includes('fast:a1'))).toEqual([]);
});

test('ATZ.EVENT.3 ATZ.EVENT.21 where no more zombies come none is inside, and with more of them a 3 is enough in a city', () => {
  const clocks = (change: Partial<Encounter['clocks']>): SceneSpec => ({
    band: band({}),
    change: (enc) => void Object.assign(enc.clocks, change),
  });
  const none = enter(clocks({ noMoreZombies: true }), []);
  expect([none.asked, none.encounter.zombies]).toEqual([[], []]);
  expect(top(none)).toMatchObject({ do: 'contact', pef: null, stage: 'resolve' }); // ATZ.ZBLDG.3
  const fest = enter(clocks({ moreZombies: 1 }), [[1, 1, 2, 2, 3, 3], [6], [1]]);
  expect(fest.encounter.zombies).toHaveLength(2);
});
