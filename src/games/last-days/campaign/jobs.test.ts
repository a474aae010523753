import { expect } from 'vitest';
import { groupOf, hero } from '../groups/testing.ts';
import type { Member } from '../groups/group.ts';
import { type BattleScene, test } from '../testing.ts';
import { group, member, over, side, until } from './testing.ts';

const skilled = (...skills: Member['skills']) =>
  ({ type: 'rescue-worker', name: 'Aid', blades: ['club'], skills }) as const;

/** On to what is done with one of them. */
const jobOf = (m: BattleScene, who: string): readonly string[] =>
  until(m, 'LD.JOB.2').answer('a', `job:${who}`).asked().options;

test('LD.JOB.1 LD.JOB.2 everybody who was not Out of Action gets one Job, and those who are left stand Guard', () => {
  const three = groupOf(hero, [skilled(), { ...skilled(), name: 'Ida' }], 'church');
  const m = over({ a: { ...three, points: 0 }, out: ['a2'] });
  until(m.answer('a', [3, 4]), 'LD.JOB.2'); // LD.INJ.13
  expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ld.jobs' });
  expect(m.asked().options).toEqual(['job:m1', 'job:m3', 'rest']);
  m.answer('a', 'job:m3').answer('a', 'guard');
  expect(m.asked().options).toEqual(['job:m1', 'rest']);
  m.answer('a', 'rest');
  expect(m.state().campaign?.after?.sides[0]).toMatchObject({ busy: ['m3', 'm1'], guards: ['m3', 'm1'] });
  expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ld.jobs' });
});

test('LD.JOB.1 a Group whose people were all Out of Action has no Jobs', () => {
  const m = over({ out: ['a1', 'a2'] });
  m.answer('a', [3, 4]).answer('a', [3, 4]);
  expect(until(m, 'LD.JOB.2').asked().seats).toEqual(['b']);
});

test('LD.JOB.3 LD.SKILL.37 LD.SKILL.53 a Guard adds 1 to the roll, a Headhunter or a Sniper 2', () => {
  const guards = groupOf(hero, [skilled('headhunter'), { ...skilled('sniper'), name: 'Ida' }], 'church');
  const m = until(over({ a: guards }), 'LD.ATTACK.1');
  m.answer('a', [2, 2]);
  expect(m.under('LD.ATTACK.1').at(-1)).toMatchObject({
    params: { total: 9 },
    modifiers: [{ rule: 'LD.JOB.3', value: 5 }],
  });
});

test('LD.JOB.4 LD.JOB.6 one Character works each Perk, and only the Leader recruits', () => {
  const m = over({ a: { refuge: 'gun-shop', built: ['fenced-off-garden', 'radio-room', 'watch-tower'], points: 6 } });
  const work = ['armoury', 'fenced-off-garden', 'radio-room', 'watch-tower'].map((perk) => `work:${perk}`);
  expect(jobOf(m, 'm2')).toEqual(['guard', ...work]);
  m.answer('a', 'work:armoury');
  expect(side(m, 'a').armoury).toBe(true); // LD.PERK.1
  expect(jobOf(m, 'm1')).toEqual(['guard', ...work.slice(1), 'recruit']);
});

test('LD.JOB.4 LD.PERK.4 each garden needs somebody of its own, and yields a die of points', () => {
  const m = over({ a: { refuge: 'farm-house', built: ['fenced-off-garden'], points: 0 } });
  expect(jobOf(m, 'm2')).toEqual(['guard', 'work:fenced-off-garden']);
  m.answer('a', 'work:fenced-off-garden');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.PERK.4', seats: ['a'] });
  m.answer('a', [2]);
  expect(group(m, 'a').points).toBe(2);
  expect(jobOf(m, 'm1')).toEqual(['guard', 'work:fenced-off-garden']);
  m.answer('a', 'work:fenced-off-garden').answer('a', [5]);
  expect(group(m, 'a').points).toBe(7);
});

test('LD.SKILL.2 an Agriculturalist rolls two dice in the garden', () => {
  const m = over({ a: { ...groupOf(hero, [skilled('agriculturalist')], 'farm-house'), points: 0 } });
  jobOf(m, 'm2');
  m.answer('a', 'work:fenced-off-garden');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.SKILL.2' });
  m.answer('a', [4, 6]);
  expect(group(m, 'a').points).toBe(10);
});

const every = ['armoury', 'bunk-bed', 'escape-vehicle', 'fenced-off-garden', 'fences', 'fortified-windows'].concat([
  'infirmary',
  'radio-room',
  'reinforced-doors',
  'solid-structure',
  'watch-tower',
]);
const builds = (...without: string[]): string[] =>
  every.filter((perk) => !without.includes(perk)).map((perk) => `build:${perk}`);

test('LD.JOB.5 a Perk is built in an Empty Space for its price; it counts at once, and is worked from the next game on', () => {
  const m = over({ a: { points: 25 } });
  expect(jobOf(m, 'm2')).toEqual(['guard', ...builds('solid-structure')]);
  m.answer('a', 'build:fenced-off-garden');
  expect(group(m, 'a')).toMatchObject({ points: 10, built: ['fenced-off-garden'] });
  expect(jobOf(m, 'm1')).toEqual(['guard', 'recruit']);
});

test('LD.JOB.5 nothing is built where no Empty Space is left', () => {
  const m = over({ a: { refuge: 'church', built: ['bunk-bed', 'bunk-bed'], points: 90 } });
  expect(jobOf(m, 'm2')).toEqual(['guard', 'work:watch-tower']);
});

test('LD.JOB.5 LD.REFUGE.7 what is torn down again does not keep anybody from the garden that was there', () => {
  const m = over({ a: { refuge: 'farm-house', points: 15 } });
  jobOf(m, 'm2');
  m.answer('a', 'build:fenced-off-garden');
  expect(m.asked().options).toEqual(['job:m1', 'rest', 'demolish:fenced-off-garden']);
  m.answer('a', 'demolish:fenced-off-garden');
  expect(jobOf(m, 'm1')).toEqual(['guard', 'work:fenced-off-garden']);
});

test('LD.SKILL.18 an Engineer builds for three quarters of the price, rounded up', () => {
  const m = over({ a: { ...groupOf(hero, [skilled('engineer')]), points: 18 } });
  expect(jobOf(m, 'm2')).toEqual(['guard', ...builds('solid-structure', 'infirmary')]);
  m.answer('a', 'build:fenced-off-garden'); // 15
  expect(group(m, 'a').points).toBe(6);
});

test('LD.JOB.8 LD.JOB.6 a newcomer has no Job until after the next game', () => {
  const m = over({ a: { refuge: 'church', points: 9 } });
  jobOf(m, 'm1');
  m.answer('a', 'recruit');
  expect(m.asked()).toMatchObject({ rule: 'LD.JOB.7', seats: ['a'] });
  m.answer('a', 'kid');
  outfit(m);
  expect(group(m, 'a').members.map(({ isNew }) => isNew)).toEqual([false, false, true]);
  expect(m.asked()).toMatchObject({ seats: ['a'], options: ['job:m2', 'rest'] });
  const next = over({ a: group(m, 'a') });
  expect(until(next, 'LD.JOB.2').asked().options).toEqual(['job:m1', 'job:m2', 'job:m3', 'rest']);
});

/** Whatever comes first, until Jobs are handed out again. */
function outfit(m: BattleScene): void {
  while (m.asked().rule !== 'LD.JOB.2')
    m.answer('a', m.asked().options.includes('enough') ? 'enough' : (m.asked().options[0] as string));
}

const mixed = groupOf(
  hero,
  [skilled(), { type: 'crony', name: 'Eve', blades: ['club'] }, { type: 'survivor', name: 'Gil', blades: ['club'] }],
  'church',
  0,
);

test('LD.JOB.10 LD.JOB.11 The Talk takes the Leader and one of another Keyword; if he wins, it becomes his own', () => {
  const m = over({ a: { ...mixed, points: 0 } });
  expect(jobOf(m, 'm3')).toEqual(['guard', 'work:watch-tower']);
  m.answer('a', 'guard');
  expect(jobOf(m, 'm1')).toEqual(['guard', 'work:watch-tower', 'talk:m4']); // Eve has a Job already
  m.answer('a', 'talk:m4');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.JOB.11', seats: ['a'] });
  m.answer('a', [5]).answer('a', [4]);
  expect(member(m, 'a', 'Gil').keyword).toBe('selfless');
  expect(m.asked().options).toEqual(['job:m2', 'rest']);
});

test('LD.JOB.11 The Talk is lost on a full tie', () => {
  const m = over({ a: { ...mixed, points: 0 } });
  expect(jobOf(m, 'm1')).toEqual(['guard', 'work:watch-tower', 'talk:m3', 'talk:m4']);
  m.answer('a', 'talk:m4').answer('a', [4]).answer('a', [4]);
  expect(member(m, 'a', 'Gil').keyword).toBe('neutral');
  expect(m.asked().options).toEqual(['job:m2', 'job:m3', 'rest']);
});

test('LD.JOB.11 on equal totals the higher Intelligence wins', () => {
  const m = over({ a: { ...mixed, points: 0 } });
  jobOf(m, 'm1');
  m.answer('a', 'talk:m3').answer('a', [4]).answer('a', [5]); // 3 + 4 against 2 + 5
  expect(member(m, 'a', 'Eve').keyword).toBe('selfless');
});

test('LD.JOB.12 both Groups have done their Jobs before the first Zombie Attack, and a harvest pays for a Perk', () => {
  const m = over({ a: { refuge: 'farm-house', points: 12 } });
  jobOf(m, 'm2');
  m.answer('a', 'work:fenced-off-garden').answer('a', [3]);
  expect(jobOf(m, 'm1')).toEqual([
    'guard',
    'build:fenced-off-garden',
    'build:radio-room',
    'build:reinforced-doors',
    'build:store-room',
    'recruit',
  ]);
  m.answer('a', 'build:store-room');
  expect(group(m, 'a')).toMatchObject({ points: 0, built: ['store-room'] });
  expect(m.asked()).toMatchObject({ rule: 'LD.JOB.2', seats: ['b'] });
  m.answer('b', 'rest');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.ATTACK.1', seats: ['a'] });
});

/** A Radio Room on one side or on both, and whether Intelligence/8 is passed: 3 + 5, or 3 + 4. */
function radioed({ a, b }: { a?: number; b?: number }): BattleScene {
  const m = over({ a: { refuge: 'police-station', points: 0 }, b: { refuge: 'police-station', points: 0 }, games: 5 });
  for (const [seat, die] of [
    ['a', a],
    ['b', b],
  ] as const) {
    until(m, 'LD.JOB.2');
    if (die === undefined) m.answer(seat, 'rest');
    else {
      m.answer(seat, 'job:m1').answer(seat, 'work:radio-room');
      expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.PERK.12', seats: [seat] });
      m.answer(seat, [die]).answer(seat, 'rest');
    }
  }
  return until(m, 'LD.ENC.2');
}

test('LD.ENC.2 LD.PERK.12 the next Encounter is rolled with a die; a Radio Room may move it by 1', () => {
  const m = radioed({ a: 5 });
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.ENC.2' });
  m.answer('a', [3]);
  expect(m.asked()).toMatchObject({ rule: 'LD.PERK.12', seats: ['a'], options: ['3', '2', '4'] });
  m.answer('a', '2');
  expect(m.state().campaign?.fixture).toMatchObject({ encounter: 'home-defense', attacker: null });
  expect(side(m, 'a').radio).toBe(false); // for this die only
});

test('LD.PERK.12 the die stays between 1 and 6', () => {
  expect(radioed({ b: 6 }).answer('a', [6]).asked()).toMatchObject({ seats: ['b'], options: ['6', '5'] });
  expect(radioed({ b: 6 }).answer('a', [1]).asked()).toMatchObject({ seats: ['b'], options: ['1', '2'] });
});

test.each([1, 2, 3, 4, 5, 6])('LD.ENC.2 LD.PERK.12 after a failed Test a die of %i stands', (die) => {
  const m = radioed({ a: 4 }).answer('a', [die]);
  expect(m.state().campaign?.fixture?.encounter).toBe(
    ['bushwhack', 'home-defense', 'massacre-site', 'rescue', 'scavengers', 'the-escape'][die - 1],
  );
});

test('LD.PERK.13 if both have heard something, the die cannot be changed', () => {
  const m = radioed({ a: 5, b: 5 }).answer('a', [5]);
  expect(m.state().campaign?.fixture?.encounter).toBe('scavengers');
  expect(m.under('LD.PERK.13')).toHaveLength(1);
});
