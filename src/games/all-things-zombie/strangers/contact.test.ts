import { describe, expect } from 'vitest';
import { CONTACT, HOW_MANY, type Column, type HowMany } from '../data/strangers/contact.ts';
import type { Doing } from '../state.ts';
import { drive, encounter, rectangle, type SceneSpec, stateOf, test } from '../testing.ts';
import type { ContactDoing } from './doing.ts';
import { pefsInSight } from './markers/pefs.ts';
import { meeting, onTop } from './testing.ts';
import { PERIODS } from '../words.ts';

const DAYS = { 'days-1-10': 5, 'days-11-20': 15, 'days-21-30': 25, 'after-30': 40 } as const;

const contact = (given: Partial<ContactDoing> = {}): ContactDoing => ({
  do: 'contact',
  pef: 'p1',
  x: 18,
  y: 20,
  level: 0,
  group: ['a1', 'a2'],
  stage: 'resolve',
  ...given,
});
const pair: SceneSpec = {
  band: [
    { x: 18, y: 8, facing: 90 },
    { x: 19, y: 8, facing: 90 },
  ],
  pefs: [{ x: 18, y: 20 }],
};
const met = (given: Partial<ContactDoing>, more: SceneSpec = {}) =>
  meeting({ ...pair, ...more, doing: [contact(given)] });

describe('PEF Resolution', () => {
  test('ATZ.PEF.17 ATZ.PEF.18 ATZ.ER.8 two dice at or under the current ER are Contact', () => {
    const m = met({}).answer('a', [3, 3]);
    expect(onTop(encounter(m))).toMatchObject({ do: 'contact', stage: 'who' });
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'ATZ.CONTACT.1' });
    expect(encounter(m).pefs).toHaveLength(1);
  });
  test('ATZ.PEF.19 ATZ.ER.2 one die passed: nobody, and the ER is higher by 1', () => {
    const m = met({}).answer('a', [3, 4]);
    expect([encounter(m).er, encounter(m).pefs]).toEqual([{ now: 4, original: 3 }, []]);
    expect(onTop(encounter(m)).do).toBe('turn');
  });
  test('ATZ.PEF.20 none passed: the marker is taken away', () => {
    const m = met({}).answer('a', [4, 6]);
    expect([encounter(m).er.now, encounter(m).pefs]).toEqual([3, []]);
  });
});

describe('the Contact tables', () => {
  for (const period of PERIODS) {
    CONTACT[period].forEach((row, score) => {
      // Every score can be reached: in the Daytime a die gives 0 to 5, at Night 3 to 8.
      const [dayPart, die] = score <= 5 ? (['daytime', score + 1] as const) : (['night', score - 2] as const);
      test(`ATZ.CONTACT.1 ATZ.T.DAYMOD ${period}, ${score}: ${row.met} with ${row.modifier}`, () => {
        const m = met({ stage: 'who' }, { day: DAYS[period], dayPart }).answer('a', [die]);
        expect(onTop(encounter(m))).toMatchObject({ stage: 'how-many', met: row.met, modifier: row.modifier });
      });
    });
  }
  test('ATZ.CONTACT.1 ATZ.CLASS.9 a 3 in the Morning, by period', () => {
    const kinds = PERIODS.map((period) => {
      const m = met({ stage: 'who' }, { day: DAYS[period], dayPart: 'morning' }).answer('a', [3]);
      return (onTop(encounter(m)) as ContactDoing).met;
    });
    expect(kinds).toEqual(['citizen', 'guard', 'army', 'zombies']);
  });
  test('ATZ.CONTACT.1 in the Evening a die counts one more', () => {
    const m = met({ stage: 'who' }, { day: 40, dayPart: 'evening' }).answer('a', [1]);
    expect(onTop(encounter(m))).toMatchObject({ met: 'survivor' });
  });
});

describe('How Many', () => {
  const columns: Record<Column, ContactDoing['met']> = {
    citizen: 'citizen',
    gang: 'ganger',
    police: 'police',
    survivor: 'survivor',
    zombies: 'zombies',
  };
  const number = (cell: HowMany): number =>
    'fixed' in cell ? cell.fixed : 'groupAnd' in cell ? 2 + cell.groupAnd : 2 + cell.halfDieAnd;
  for (const column of Object.keys(columns) as Column[]) {
    HOW_MANY[column].forEach((cell, score) => {
      test(`ATZ.CONTACT.2 ATZ.T.HOWMANY ${column}, ${score}`, () => {
        const modifier = score === 0 ? -1 : score > 6 ? score - 6 : 0;
        const m = met({ stage: 'how-many', met: columns[column] as never, modifier }).answer('a', [score - modifier]);
        if ('halfDieAnd' in cell) m.answer('a', [4]); // half of 4 is 2
        const kept = (onTop(encounter(m)) as Partial<ContactDoing>).count ?? encounter(m).zombies.length;
        expect(kept).toBe(number(cell));
      });
    });
  }
  test('ATZ.CONTACT.2 urban adds 1, rural takes 2 away', () => {
    const of = (area: 'urban' | 'rural') =>
      onTop(encounter(met({ stage: 'how-many', met: 'citizen', modifier: 0 }, { area }).answer('a', [4])));
    expect(of('urban')).toMatchObject({ count: 3 });
    expect(of('rural')).toMatchObject({ count: 1 });
  });
  test('ATZ.CONTACT.3 the National Guard counts on two rolls for Citizens, the Army on two for Gangers', () => {
    const guard = met({ stage: 'how-many', met: 'guard', modifier: 0 }).answer('a', [3]).answer('a', [5]);
    expect(onTop(encounter(guard))).toMatchObject({ count: 5 });
    const army = met({ stage: 'how-many', met: 'army', modifier: 0 }).answer('a', [1]).answer('a', [4]);
    expect(onTop(encounter(army))).toMatchObject({ count: 4 });
  });
  test('ATZ.CONTACT.4 PG is the group that met them, or by option the whole side', () => {
    const given = { stage: 'how-many', met: 'ganger', modifier: 0, group: ['a1'] } as const;
    const alone = met({ ...given, group: ['a1'] }).answer('a', [2]);
    expect(onTop(encounter(alone))).toMatchObject({ count: 1 });
    const all = met({ ...given, group: ['a1'] }, { options: { playerGroup: 'side' } }).answer('a', [2]);
    expect(onTop(encounter(all))).toMatchObject({ count: 2 });
  });
});

describe('who they are', () => {
  test('ATZ.CONTACT.5 ATZ.CONTACT.6 ATZ.MEET.1 ATZ.PREGEN.3 two Gangers take the place of the marker and are met', () => {
    const m = met({ stage: 'people', met: 'ganger', modifier: 0, count: 2 });
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'ATZ.PREGEN.2' });
    m.answer('a', [3]).answer('a', [1, 1]).answer('a', [4]).answer('a', [1, 3]);
    const { humans, sides, pefs, turn } = encounter(m);
    const people = humans.filter(({ seat }) => seat === null);
    expect(people).toMatchObject([
      { class: 'ganger', rep: 5, skills: { people: 3, savvy: 4 }, attributes: ['dim'], leads: true, fate: 'here' },
      { class: 'ganger', rep: 3, attributes: ['attractive'], leads: false, metZombie: true },
    ]);
    expect(people.map(({ guns }) => guns.map(({ id }) => id))).toEqual([['BAP'], ['SG']]);
    expect(people.every(({ x, y }) => Math.hypot(x - 18, y - 20) <= 3 && y > 8)).toBe(true);
    expect(people.map(({ facing }) => Math.round(facing / 90))).toEqual([3, 3]);
    expect(sides.find(({ class: kind }) => kind === 'ganger')).toMatchObject({ attitude: 'neutral', since: turn });
    expect(pefs).toEqual([]);
    expect(onTop(encounter(m))).toMatchObject({ do: 'meet', stage: 'roll', group: ['a1', 'a2'] });
  });
  test('ATZ.MULTI.1 people out of a PEF are a side of their own from then on', () => {
    const m = met({ stage: 'people', met: 'survivor', modifier: 0, count: 1 });
    const before = encounter(m).sides.length;
    m.answer('a', [1, 1]);
    expect(encounter(m).sides).toHaveLength(before + 1);
    expect(encounter(m).sides.find(({ class: kind }) => kind === 'survivor')).toMatchObject({
      kind: 'people',
      seats: [],
    });
  });
  test('ATZ.PREGEN.6 ATZ.ATTR.6 a Medic rolls its level, level two on a 6', () => {
    const m = met({ stage: 'people', met: 'survivor', modifier: 0, count: 1 }).answer('a', [1, 2]);
    expect(m.asked()).toMatchObject({ rule: 'ATZ.PREGEN.6' });
    m.answer('a', [6]);
    expect(encounter(m).humans.at(-1)).toMatchObject({ attributes: ['medic'], medic: 2 });
  });
  test('ATZ.CONTACT.6 behind a wall they are in cover, and still in sight', () => {
    const wall = {
      id: 'wall',
      outline: [
        [15, 18],
        [21, 18],
        [21, 18.4],
        [15, 18.4],
      ] as [number, number][],
      height: 1,
      kind: 'impassable' as const,
      cover: true,
    };
    const m = met({ stage: 'people', met: 'army', modifier: 0, count: 1 }, { pieces: [wall] }).answer('a', [1, 1]);
    const soldier = encounter(m).humans.at(-1);
    expect(soldier).toMatchObject({ class: 'army', items: ['body-armor'] });
    expect((soldier?.y ?? 0) - 18.4).toBeLessThanOrEqual(1.5);
    expect(soldier?.y).toBeGreaterThan(18.4);
  });
  test('ATZ.CONTACT.7 zombies stand round the spot, face the players and were placed this turn', () => {
    const m = met({ stage: 'people', met: 'zombies', modifier: 0, count: 3 });
    const { zombies, turn, pefs } = encounter(m);
    expect(zombies.map(({ facing, placed }) => [Math.round(facing / 90), placed])).toEqual([
      [3, turn],
      [3, turn],
      [3, turn],
    ]);
    expect(zombies.every(({ x, y }) => Math.hypot(x - 18, y - 20) <= 3)).toBe(true);
    expect(pefs).toEqual([]);
  });
  test('ATZ.CONTACT.7 inside a building with the players in it there is Zombie Surprise', () => {
    const house = {
      id: 'house',
      outline: [
        [14, 6],
        [24, 6],
        [24, 24],
        [14, 24],
      ] as [number, number][],
      height: 3,
    };
    const m = met({ stage: 'people', met: 'zombies', modifier: 0, count: 2 }, { buildings: [house] });
    expect(onTop(encounter(m))).toMatchObject({ do: 'entry', building: 'house', who: ['a1', 'a2'], stage: 'surprise' });
  });
});

test('ATZ.PEF.1 people are met as a PEF outdoors, as a PEF in a building, or by a Defining Moment there', () => {
  const house = { id: 'house', name: 'House', outline: rectangle(12, 12, 12, 12), height: 3 };
  const entered = (pefs: SceneSpec['pefs'], dice: number[][]): Doing | undefined =>
    drive(
      {
        band: [{ x: 18, y: 14 }],
        buildings: [house],
        pefs: pefs ?? [],
        doing: [{ do: 'entry', building: 'house', level: 0, who: ['a1'], stage: 'check', zombies: [] }],
      },
      dice,
      null,
      ['contact'],
    ).encounter.doing.at(-1);
  expect(entered([{ x: 18, y: 20 }], [])).toMatchObject({ do: 'contact', pef: 'p1' });
  expect(entered([], [[1, 1, 1, 1, 1, 1]])).toMatchObject({ do: 'contact', pef: null, x: 18, y: 14 });
  const { encounter: enc } = stateOf({ band: [{ x: 18, y: 8, facing: 90 }], pefs: [{ x: 18, y: 20 }] });
  expect(pefsInSight(enc)).toMatchObject([{ do: 'contact', pef: 'p1' }]);
});

test('ATZ.X.80 ATZ.DEFINE.2 a Defining Moment with ER 3: 1 and 3 are Contact, a 5 zombies, an unmodified 4 three of them', () => {
  const m = meeting({
    ...pair,
    day: 18,
    dayPart: 'morning',
    pefs: [],
    doing: [contact({ pef: null })],
  });
  m.answer('a', [1, 3]).answer('a', [5]);
  expect(onTop(encounter(m))).toMatchObject({ met: 'zombies', modifier: -1 });
  m.answer('a', [5]);
  expect(encounter(m).zombies).toHaveLength(3);
});

describe('Zed!', () => {
  test('ATZ.FIRST.4 ATZ.FIRST.6 Citizens are friends on 5 or 6 without a Meet & Greet; zombies are always one', () => {
    const zed = { kind: 'zed', day: 3 } as const;
    const one = met({ group: ['a1'], stage: 'people', met: 'citizen', modifier: 0, count: 1 }, zed)
      .answer('a', [1])
      .answer('a', [3, 4]);
    one.answer('a', [5]);
    expect(encounter(one).sides.map(({ attitude }) => attitude)).toEqual([null, 'friend', null]);
    expect(onTop(encounter(one)).do).toBe('turn');
    const none = met({ group: ['a1'], stage: 'people', met: 'citizen', modifier: 0, count: 1 }, zed).answer('a', [1]);
    expect(encounter(none.answer('a', [3, 4]).answer('a', [4])).sides[1]?.attitude).toBe('neutral');
    expect(encounter(met({ group: ['a1'], stage: 'how-many', met: 'zombies', modifier: 3 }, zed)).zombies).toHaveLength(
      1,
    );
  });
  test('ATZ.FIRST.5 the last PEF is a zombie if none has been met', () => {
    const m = met({ group: ['a1'] }, { kind: 'zed', day: 3 });
    expect([encounter(m).zombies.length, encounter(m).pefs.length]).toEqual([1, 0]);
    const two = met(
      {},
      {
        kind: 'zed',
        day: 3,
        pefs: [
          { x: 18, y: 20 },
          { x: 30, y: 30 },
        ],
      },
    );
    expect(two.asked().rule).toBe('ATZ.PEF.17');
  });
});
