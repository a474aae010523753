import { expect } from 'vitest';
import { NO_GEAR } from '../groups/create.ts';
import type { Group } from '../groups/group.ts';
import { groupOf, hero } from '../groups/testing.ts';
import { type BattleScene, test } from '../testing.ts';
import { group, names, over, type OverSpec, until } from './testing.ts';

const ANYWHERE = ['farm-house', 'mall', 'gun-shop', 'police-station', 'church', 'prison'];
const other = (than: string): string[] => ANYWHERE.filter((one) => one !== than);
const aid = (name: string) => ({ type: 'good-samaritan', name, blades: ['club'] }) as const;
const many = (refuge: Group['refuge'], size: number): Group =>
  groupOf(
    hero,
    Array.from({ length: size - 1 }, (_, i) => aid(`Aid ${i + 2}`)),
    refuge,
  );

/** The whole Group of seat a was Out of Action and has recovered, so nobody guards; its Zombie Attack is to be rolled. */
function helpless(spec: OverSpec = {}): BattleScene {
  const size = spec.a?.members?.filter(({ captured }) => captured !== true).length ?? 2;
  const out = Array.from({ length: size }, (_, i) => `a${i + 1}`);
  const m = over({ ...spec, out });
  for (const _ of out) m.answer('a', [3, 4]);
  return until(m, 'LD.ATTACK.1');
}
const lastRoll = (m: BattleScene) => {
  const { params, modifiers = [] } = m.under('LD.ATTACK.1').at(-1) as never as {
    params: { total: number };
    modifiers?: { rule: string; value: number }[];
  };
  return [params.total, ...modifiers.map(({ rule, value }) => `${rule} ${value}`)];
};

test('LD.ATTACK.1 LD.ATTACK.3 after the Jobs each of the two Groups rolls 2D6 with all modifiers; from 3 on the Refuge holds', () => {
  const m = helpless();
  expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'] });
  m.answer('a', [1, 4]);
  expect(lastRoll(m)).toEqual([3, 'LD.ATTACK.4 -2']);
  expect(m.under('LD.ATTACK.3')).toHaveLength(1);
  expect(m.asked()).toMatchObject({ rule: 'LD.LOSE.9', seats: ['a'] });
  m.answer('a', 'stay');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.ATTACK.1', seats: ['b'] });
  m.answer('b', [1, 1]);
  expect(lastRoll(m)).toEqual([4, 'LD.JOB.3 2']);
  m.answer('b', 'stay');
  expect(m.asked().rule).toBe('LD.ENC.2');
});

test('LD.ATTACK.2 LD.LOSE.1 LD.REFUGE.8 on 2 or less the Group is overrun, and picks a Refuge of another type at once', () => {
  const m = helpless().answer('a', [1, 3]);
  expect(m.under('LD.ATTACK.2')).toHaveLength(1);
  expect(m.asked()).toMatchObject({ kind: 'choose', rule: 'LD.LOSE.1', seats: ['a'], options: other('mall') });
  m.answer('a', 'prison');
  expect(group(m, 'a').refuge).toBe('prison');
});

test('LD.LOSE.6 a Refuge that is too small says how many would stay behind', () => {
  const m = helpless().answer('a', [1, 3]);
  const { request } = m.match;
  const crowded =
    request?.kind === 'choose' ? request.options.filter(({ label }) => label?.key === 'ld.refuge.to.crowded') : [];
  const { length } = group(m, 'a').members;
  expect(crowded.map(({ id, label }) => [id, label?.params?.['behind']])).toEqual(
    [
      ['farm-house', 8],
      ['gun-shop', 6],
      ['police-station', 8],
      ['church', 8],
      ['prison', 10],
    ].flatMap(([id, size]) => (length > Number(size) ? [[id, length - Number(size)]] : [])),
  );
});

test.each(['living', 'all'] as const)(
  'LD.ATTACK.4 the dead and the captured count with `all` only: %s',
  (attackCounts) => {
    const m = over({ a: many('mall', 4), out: ['a2', 'a3', 'a4'], attackCounts });
    m.answer('a', [1, 1]).answer('a', [1, 2]).answer('a', [3, 4]); // dead, captured, recovered
    until(m, 'LD.ATTACK.1').answer('a', [6, 6]);
    expect(lastRoll(m)).toEqual(
      attackCounts === 'all' ? [10, 'LD.ATTACK.4 -3', 'LD.JOB.3 1'] : [12, 'LD.ATTACK.4 -1', 'LD.JOB.3 1'],
    );
    expect(m.under('LD.ATTACK.1').at(-1)).toMatchObject({
      modifiers: [{ label: attackCounts === 'all' ? 'attack.out-of-action-all' : 'attack.out-of-action' }, {}],
    });
  },
);

test('LD.ATTACK.5 LD.PERK.10 each Infirmary takes one of them in', () => {
  const one = helpless({ a: { refuge: 'prison' } }).answer('a', [6, 6]);
  expect(lastRoll(one)).toEqual([11, 'LD.ATTACK.4 -2', 'LD.ATTACK.5 1']);
  const three = helpless({ a: { refuge: 'prison', built: ['infirmary', 'infirmary'] } }).answer('a', [6, 6]);
  expect(lastRoll(three)).toEqual([12, 'LD.ATTACK.4 -2', 'LD.ATTACK.5 2']);
});

test('LD.PERK.9 LD.ATTACK.1 Fortified Windows add 1', () => {
  const m = helpless({ a: { refuge: 'gun-shop' } }).answer('a', [2, 2]);
  expect(lastRoll(m)).toEqual([3, 'LD.ATTACK.4 -2', 'LD.PERK.9 1']);
});

/** Ann works the Watch Tower of a Church, Aid was Out of Action. */
function watched(die: number): BattleScene {
  const m = over({ a: { refuge: 'church', points: 0 }, out: ['a2'] });
  until(m.answer('a', [3, 4]), 'LD.JOB.2')
    .answer('a', 'job:m1')
    .answer('a', 'work:watch-tower');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.PERK.17', seats: ['a'] });
  return until(m.answer('a', [die]), 'LD.ATTACK.1');
}

test('LD.PERK.17 LD.ATTACK.6 who has passed Intelligence/8 on the Watch Tower may have one die rolled again', () => {
  const m = watched(5).answer('a', [1, 2]);
  expect(lastRoll(m)).toEqual([2, 'LD.ATTACK.4 -1']); // no Guard besides
  expect(m.asked()).toMatchObject({ rule: 'LD.ATTACK.6', seats: ['a'], options: ['keep', 'first', 'second'] });
  m.answer('a', 'first');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.PERK.17' });
  m.answer('a', [2]); // 2 + 2 - 1
  expect(m.asked()).toMatchObject({ rule: 'LD.LOSE.9', seats: ['a'] });
  const worse = watched(5).answer('a', [1, 2]).answer('a', 'second').answer('a', [1]);
  expect(worse.asked().rule).toBe('LD.LOSE.1');
  expect(watched(5).answer('a', [1, 2]).answer('a', 'keep').asked().rule).toBe('LD.LOSE.1');
});

test('LD.PERK.17 a failed Test changes nothing', () => {
  expect(watched(4).answer('a', [1, 2]).asked().rule).toBe('LD.LOSE.1');
});

const stash = { guns: [], blades: ['knife'], items: ['booze'] } as const;

test('LD.LOSE.2 LD.LOSE.3 LD.LOSE.4 LD.LOSE.5 an overrun Group loses stash and Perks, and keeps points and what it carries', () => {
  const m = helpless({ a: { stash, built: ['fences', 'bunk-bed'], points: 33 } });
  m.answer('a', [1, 1]).answer('a', 'church');
  expect(group(m, 'a')).toMatchObject({ refuge: 'church', built: [], stash: NO_GEAR, points: 33 });
  expect(group(m, 'a').members.map(({ blades }) => blades)).toEqual([['club'], ['club']]);
});

test('LD.PERK.3 LD.LOSE.2 LD.LOSE.5 with an Escape Vehicle the stash is saved, and the vehicle is gone', () => {
  for (const housed of [
    { refuge: 'police-station' },
    { refuge: 'mall', built: ['escape-vehicle'] },
    { refuge: 'mall', foundVehicle: true },
  ] as const) {
    const m = helpless({ a: { ...housed, stash } })
      .answer('a', [1, 1])
      .answer('a', 'church');
    expect(group(m, 'a')).toMatchObject({ refuge: 'church', built: [], stash });
    expect(group(m, 'a').foundVehicle).toBe(undefined);
  }
});

test('LD.LOSE.6 LD.LOSE.7 those for whom there is no room are left behind with all they carry, never the Leader', () => {
  const m = helpless({ a: many('mall', 8) })
    .answer('a', [1, 1])
    .answer('a', 'gun-shop');
  expect(m.asked()).toMatchObject({
    kind: 'pick',
    rule: 'LD.LOSE.6',
    seats: ['a'],
    options: ['m2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'],
    min: 2,
    max: 2,
  });
  m.answer('a', ['m3', 'm8']);
  expect(names(group(m, 'a'))).toEqual(['Ann', 'Aid 2', 'Aid 4', 'Aid 5', 'Aid 6', 'Aid 7']);
  expect(group(m, 'a')).toMatchObject({
    stash: NO_GEAR,
    gone: [
      { how: 'left-behind', member: { name: 'Aid 3', blades: ['club'] } },
      { how: 'left-behind', member: { name: 'Aid 8' } },
    ],
  });
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'LD.LOSE.8', count: 1, sides: 6 });
});

test('LD.LOSE.8 one of those who are left is drawn for an extra Injury; there is no captor, so Captured is rolled again', () => {
  const three = many('mall', 3);
  const [ann, two, gone] = three.members;
  const members = [ann, { ...two, captured: true }, gone] as Group['members'];
  const m = helpless({
    a: { ...three, members },
    change: (campaign) => campaign.captives.push({ seat: 'a', member: 'm2', captor: 'b', rescue: false }),
  });
  m.answer('a', [1, 1]).answer('a', 'church');
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'LD.LOSE.8', count: 1, sides: 2 }); // Ann and the third
  m.answer('a', [2]);
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'LD.LOSE.8', count: 2, sides: 6 });
  m.answer('a', [1, 2]); // Captured
  expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'LD.LOSE.8', count: 2, sides: 6 });
  m.answer('a', [1, 1]);
  expect(names(group(m, 'a'))).toEqual(['Ann', 'Aid 2']);
  expect(group(m, 'a').gone?.map(({ how, member }) => [how, member.name])).toEqual([['dead', 'Aid 3']]);
});

test('LD.LOSE.8 LD.DEATH.1 if that kills the Leader, another follows at once', () => {
  const m = helpless().answer('a', [1, 1]).answer('a', 'church').answer('a', [1]).answer('a', [1, 1]);
  expect(m.asked()).toMatchObject({ rule: 'LD.DEATH.4', seats: ['a'] });
});

test('LD.LOSE.9 LD.LOSE.10 LD.LOSE.11 a Group that held out may move; stash and points come along, its Perks do not', () => {
  const a = { stash, built: ['fences', 'bunk-bed'], points: 33, foundVehicle: true } as const;
  const m = helpless({ a }).answer('a', [6, 6]);
  expect(m.asked()).toMatchObject({ rule: 'LD.LOSE.9', seats: ['a'], options: ['stay', ...other('mall')] });
  m.answer('a', 'farm-house');
  expect(group(m, 'a')).toMatchObject({ refuge: 'farm-house', built: [], stash, points: 33 });
  expect(group(m, 'a').foundVehicle).toBe(undefined);
  expect(m.asked()).toMatchObject({ rule: 'LD.ATTACK.1', seats: ['b'] }); // no extra Injury
  expect(group(helpless({ a }).answer('a', [6, 6]).answer('a', 'stay'), 'a')).toMatchObject({ refuge: 'mall', ...a });
});

test('LD.LOSE.12 who does not fit is abandoned, and the Leader always goes', () => {
  const m = helpless({ a: { ...many('mall', 7), stash } })
    .answer('a', [6, 6])
    .answer('a', 'gun-shop');
  expect(m.asked()).toMatchObject({
    kind: 'pick',
    rule: 'LD.LOSE.12',
    options: ['m2', 'm3', 'm4', 'm5', 'm6', 'm7'],
    min: 1,
    max: 1,
  });
  m.answer('a', ['m4']);
  expect(group(m, 'a')).toMatchObject({ stash, gone: [{ how: 'abandoned', member: { name: 'Aid 4' } }] });
  expect(names(group(m, 'a'))).toEqual(['Ann', 'Aid 2', 'Aid 3', 'Aid 5', 'Aid 6', 'Aid 7']);
});
