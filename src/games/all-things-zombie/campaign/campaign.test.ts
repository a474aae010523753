import { expect } from 'vitest';
import { KEEP_DICE } from '../data/campaign.ts';
import { drive, profileFrom, test } from '../testing.ts';
import type { Flow, Table } from '../verbs.ts';
import { fall, mayRaise, rise } from './after/advance.ts';
import { dayOf, encountersIn, yearOf } from './calendar.ts';
import { eat, hungerAfter, hungryRep } from './month/food.ts';
import { keepTogether, verdictOf } from './after/keep.ts';
import { hoursSlept, lossOf, sleep } from './month/sleep.ts';
import type { Band, Member, Part, Stash } from './state.ts';
import { enterArea, fishedOut, foodToTravel, fuelToTravel, stockOf, withLost, without } from './things/stock.ts';
import { burglary, involuntary, steal, theft } from './month/trouble.ts';

const member = (id: string, rep: number, more: Partial<Member> = {}): Member => ({
  id,
  profile: profileFrom({ rep, star: id === 'a1', skills: { people: 3, savvy: 3 } }, id),
  hunger: 0,
  months: 0,
  poisoned: false,
  sure: false,
  kills: 0,
  hurtArmed: false,
  away: 0,
  ...more,
});
const homeOf = (...items: Stash['items']): Band['home'] => ({
  place: 'here',
  name: null,
  stash: { guns: [], blades: [], items },
});
const band = (...members: Member[]): Band => ({
  seat: 'a',
  members,
  home: homeOf(),
  ride: null,
  livesInRide: false,
  short: false,
  stays: 0,
  swapped: false,
  lastId: members.length,
  ended: null,
});
const part = (more: Partial<Part> = {}): Part => ({
  zombies: 1,
  ranAway: false,
  wentOof: false,
  success: true,
  skills: [],
  ...more,
});

/** Carries out a rule with these answers; what it comes to, what was asked, what was told. */
function run<T>(rule: (t: Table) => Flow<T>, answers: Parameters<typeof drive>[1] = []) {
  const came: T[] = [];
  const { asked, told } = drive({ band: [{ x: 18, y: 18 }] }, answers, function* (t) {
    came.push(yield* rule(t));
  });
  return { result: came[0] as T, asked, told };
}

test('ATZ.CAMP.5 ATZ.CAMP.6 ATZ.CAMP.7 four weeks first, then three, two or one Encounter a month', () => {
  expect([1, 2, 3, 4].map((week) => dayOf(1, week))).toEqual([5, 15, 23, 28]);
  expect(encountersIn(1, 'rural')).toBe(4);
  expect((['urban', 'suburban', 'rural'] as const).map((area) => encountersIn(2, area))).toEqual([3, 2, 1]);
  expect([dayOf(2, 1), dayOf(2, 2), dayOf(2, 3), dayOf(3, 1)]).toEqual([31, 41, 51, 61]);
  expect([yearOf(1), yearOf(12), yearOf(13)]).toEqual([1, 1, 2]);
});

test('ATZ.AVAIL.1 ATZ.AVAIL.3 a new area has the usual numbers, changed by one die more and one less', () => {
  expect(stockOf('urban', 0)).toEqual({ armor: 12, food: 60, fuel: 30, luxury: 50, medical: 20, weapon: 40 });
  const { result } = run((t) => enterArea(t, 'a', 'rural'), [[2, 5]]);
  expect(result).toEqual({ armor: 0, food: 7, fuel: 2, luxury: 7, medical: 0, weapon: 12 });
  expect(fishedOut(result)).toEqual(['medical', 'armor']);
});

test('ATZ.AVAIL.4 ATZ.AVAIL.5 ATZ.X.76 what is found is taken off, what is lost is put back', () => {
  const before = { ...stockOf('urban', 0), food: 20 };
  const after = withLost(without(before, ['food']), ['weapon', 'fuel']);
  expect(after).toEqual({ ...before, food: 19, weapon: 41, fuel: 31 });
});

test('ATZ.AVAIL.6 ATZ.AVAIL.7 ATZ.X.77 two finds of the last Food both count, and there is none left', () => {
  const after = without({ ...stockOf('urban', 0), food: 1 }, ['food', 'food']);
  expect(after.food).toBe(0);
  expect(fishedOut(after)).toEqual(['food']);
});

test('ATZ.AREA.2 ATZ.AREA.3 ATZ.X.73 the way to another area costs Fuel by Bash Value, or Food on foot', () => {
  expect([fuelToTravel(5), fuelToTravel(0)]).toEqual([5, 1]);
  expect(foodToTravel(3)).toBe(3);
});

test('ATZ.RES.2 ATZ.RES.3 ATZ.RES.4 ATZ.X.75 half rations cost a point of Rep each month, full ones bring all back', () => {
  const two = band(member('a1', 5), member('a2', 4));
  const first = run((t) => eat(t, two, 1), ['half:a1', 'half:a2']);
  expect(first.asked).toHaveLength(2);
  expect(first.result).toBe(1);
  expect(two.members.map(hungryRep)).toEqual([4, 3]);
  expect(two.short).toBe(true);
  expect([hungerAfter(1, 'half'), hungerAfter(2, 'full')]).toEqual([2, 0]);
  const second = run((t) => eat(t, two, 2), ['full:a1', 'full:a2']);
  expect(second.result).toBe(2);
  expect(two.members.map(hungryRep)).toEqual([5, 4]);
  expect(two.short).toBe(false);
});

test('ATZ.RES.5 nothing to eat costs two points, and who comes to none dies', () => {
  const three = band(member('a1', 5), member('a2', 3, { hunger: 1 }), member('a3', 3));
  const { asked, told } = run((t) => eat(t, three, 0));
  expect(asked).toEqual([]);
  expect(three.members.map(({ id, hunger }) => [id, hunger])).toEqual([
    ['a1', 2],
    ['a3', 2],
  ]);
  expect(told.filter((one) => one.endsWith('starves'))).toEqual(['ATZ.RES.5 atz.food.starves']);
});

test('ATZ.SLEEP.1 ATZ.SLEEP.2 hours and what they cost', () => {
  expect([hoursSlept([3, 2], 1), hoursSlept([3, 2], 2), hoursSlept([3, 2], 3)]).toEqual([4, 5, 6]);
  expect([8, 7, 6, 5, 4, 3].map((hours) => lossOf(hours, 0))).toEqual([0, 1, 1, 2, 2, 3]);
});

test('ATZ.SLEEP.3 ATZ.SLEEP.4 ATZ.X.78 Billy alone, four hours, one die passed: Rep 4', () => {
  const { result, asked } = run(
    (t) => sleep(t, band(member('a1', 5))),
    [
      [3, 2],
      [2, 6],
    ],
  );
  expect(result).toEqual({ a1: 1 });
  expect(asked).toEqual(['ATZ.SLEEP.1 2d6', 'ATZ.SLEEP.3 2d6']);
});

test('ATZ.HOME.3 ATZ.HOME.5 two dice passed: one die for each thing, odd is stolen', () => {
  const one = { ...band(member('a1', 5)), home: homeOf('food', 'fuel', 'rope') };
  expect(run((t) => burglary(t, one, 3), [[3, 4]]).result).toBe('nothing');
  expect(run((t) => burglary(t, one, 3), [[3, 2]]).result).toBe('burglarized');
  expect(run((t) => steal(t, one), [[1, 2, 5]]).result.items).toEqual(['food', 'rope']);
  expect(one.home.stash.items).toEqual(['fuel']);
});

test('ATZ.HOME.4 doubles find the band at home', () => {
  const one = { ...band(member('a1', 5)), home: homeOf('food') };
  expect(run((t) => burglary(t, one, 3), [[2, 2]]).result).toBe('robbery');
  expect(one.home.stash.items).toEqual(['food']);
});

test('ATZ.HOME.6 ATZ.HOME.7 three dice passed: the vehicle is gone, or robbers are at its door', () => {
  expect(run((t) => theft(t, 'a', 3, false), [[3, 1, 4]]).result).toBe('nothing');
  expect(run((t) => theft(t, 'a', 3, false), [[3, 1, 2]]).result).toBe('stolen');
  expect(run((t) => theft(t, 'a', 3, true), [[3, 1, 2]]).result).toBe('robbery');
});

test('ATZ.ENC.3 ATZ.ENC.4 doubles up to the Encounter Rating bring trouble, and a die says which', () => {
  const roll = (dice: readonly (readonly number[])[]) => run((t) => involuntary(t, 'a', 'suburban', 3), dice).result;
  expect([roll([[2, 3]]), roll([[4, 4]]), roll([[3, 3], [4]])]).toEqual([null, null, 'robbery']);
});

test('ATZ.ADV.2 ATZ.ADV.5 ATZ.ADV.7 ATZ.ADV.8 what may be tried: Rep with a zombie killed, Skills that were used, or none yet', () => {
  const grunt = member('a2', 4).profile;
  expect(mayRaise(grunt, part())).toEqual(['rep']);
  expect(mayRaise(grunt, part({ zombies: 0, skills: ['savvy'] }))).toEqual(['savvy']);
  expect(mayRaise({ ...grunt, skills: { people: 0, savvy: 4 } }, part({ skills: ['savvy'] }))).toEqual([
    'rep',
    'people',
  ]);
  for (const not of [{ ranAway: true }, { wentOof: true }, { success: false }])
    expect(mayRaise(grunt, part(not))).toEqual([]);
});

test('ATZ.ADV.4 ATZ.REP.2 ATZ.STAR.28 a Grunt stops at Rep 6, a Star does not', () => {
  expect(mayRaise(member('a2', 6).profile, part())).toEqual([]);
  expect(mayRaise(member('a1', 6).profile, part())).toEqual(['rep']);
});

test('ATZ.ADV.3 ATZ.ADV.6 ATZ.ADV.9 one attempt: a 6 or more than the present number', () => {
  const one = member('a1', 4);
  const rep = run((t) => rise(t, 'a', one, part({ skills: ['people'] })), ['rep:a1', [5]]);
  expect(rep.asked[0]).toBe('ATZ.ADV.9 rep:a1 people:a1 nothing:a1');
  expect(one.profile.rep).toBe(5);
  run((t) => rise(t, 'a', one, part()), ['rep:a1', [5]]);
  expect(one.profile.rep).toBe(5);
  run((t) => rise(t, 'a', one, part({ skills: ['people'] })), ['people:a1', [3]]);
  expect([one.profile.rep, one.profile.skills.people]).toEqual([5, 3]);
  run((t) => rise(t, 'a', one, part({ skills: ['people'] })), ['people:a1', [4]]);
  expect([one.profile.rep, one.profile.skills]).toEqual([5, { people: 4, savvy: 3 }]);
  expect(run((t) => rise(t, 'a', one, part()), ['nothing:a1']).asked).toEqual(['ATZ.ADV.9 rep:a1 nothing:a1']);
  expect(one.profile.rep).toBe(5);
});

test('ATZ.ADV.10 ATZ.ADV.11 ATZ.X.81 ATZ.REP.3 a 1 after going down costs Rep, and Skills above it', () => {
  const one = member('a2', 4);
  one.profile.skills = { people: 3, savvy: 4 };
  run((t) => fall(t, 'a', one, part({ wentOof: true })), [[1]]);
  expect([one.profile.rep, one.profile.skills]).toEqual([3, { people: 3, savvy: 3 }]);
  run((t) => fall(t, 'a', one, part({ success: false })), [[2]]);
  expect([one.profile.rep, one.profile.skills]).toEqual([3, { people: 3, savvy: 3 }]);
  expect(run((t) => fall(t, 'a', one, part())).asked).toEqual([]);
  expect(run((t) => fall(t, 'a', member('a3', 2), part({ success: false }))).asked).toEqual([]);
});

test('ATZ.T.KEEP ATZ.KEEP.6 ATZ.KEEP.7 ATZ.KEEP.10 what the successes of both come to', () => {
  expect(KEEP_DICE).toEqual({ leaderOut: -1, memberOut: -1, bornLeader: 1, poisoned: 1, loyal: -1, hungry: 1 });
  expect([verdictOf(4, 2, false), verdictOf(3, 2, false), verdictOf(1, 0, false)]).toEqual(['sure', 'stays', 'sure']);
  expect([verdictOf(0, 0, true), verdictOf(0, 0, false), verdictOf(2, 2, true)]).toEqual(['stays', 'leaves', 'stays']);
  expect([verdictOf(2, 3, true), verdictOf(2, 4, true), verdictOf(0, 1, true)]).toEqual([
    'leaves',
    'poisons',
    'poisons',
  ]);
});

test('ATZ.ATTR.5 a Born Leader rolls a die more to keep the band together, and no other Attribute does', () => {
  const asked = (attributes: Member['profile']['attributes'], lead: number[]): string | undefined => {
    const star = member('a1', 4);
    star.profile.attributes = attributes;
    const mood = { leaderOut: false, membersOut: 0, success: true };
    return run((t) => keepTogether(t, band(star, member('a2', 3)), mood), [lead, [4, 4, 4]]).asked[0];
  };
  expect(asked(['born-leader'], [4, 4, 4, 4, 4])).toBe('ATZ.KEEP.2 5d6');
  expect(asked(['medic', 'brawler'], [4, 4, 4, 4])).toBe('ATZ.KEEP.2 4d6');
});

test('ATZ.KEEP.2 ATZ.KEEP.3 ATZ.KEEP.4 ATZ.KEEP.5 dice of leader and Grunts with all that changes them', () => {
  const star = member('a1', 5);
  star.profile.attributes = ['born-leader'];
  const ours = { ...band(star, member('a2', 4, { poisoned: true, months: 7 })), short: true };
  const mood = { leaderOut: true, membersOut: 2, success: true };
  const { asked } = run(
    (t) => keepTogether(t, ours, mood),
    [
      [1, 4, 4],
      [4, 4, 4, 4],
    ],
  );
  expect(asked).toEqual(['ATZ.KEEP.2 3d6', 'ATZ.KEEP.4 4d6']);
});

test('ATZ.KEEP.1 ATZ.KEEP.6 nobody rolls for a Star alone, nor where all Grunts skip the test; the next one they take', () => {
  const mood = { leaderOut: false, membersOut: 0, success: true };
  expect(run((t) => keepTogether(t, band(member('a1', 4)), mood)).asked).toEqual([]);
  const sure = band(member('a1', 4), member('a2', 3, { sure: true }));
  expect(run((t) => keepTogether(t, sure, mood)).asked).toEqual([]);
  expect(
    run(
      (t) => keepTogether(t, sure, mood),
      [
        [4, 4, 4, 4],
        [4, 4, 4],
      ],
    ).asked,
  ).toEqual(['ATZ.KEEP.2 4d6', 'ATZ.KEEP.4 3d6']);
});

test('ATZ.KEEP.1 ATZ.KEEP.8 ATZ.KEEP.9 ATZ.KEEP.11 who scores more leaves; twice as many poisons minds of equal or lower Rep', () => {
  const ours = band(member('a1', 4), member('a2', 4), member('a3', 3), member('a4', 5, { sure: true }));
  const { result } = run(
    (t) => keepTogether(t, ours, { leaderOut: false, membersOut: 0, success: true }),
    [
      [1, 5, 5, 5],
      [1, 1, 5, 5],
      [5, 5, 5, 5],
    ],
  );
  expect(result.map(({ id }) => id)).toEqual(['a2']);
  expect(ours.members.map(({ id, poisoned, sure }) => [id, poisoned, sure])).toEqual([
    ['a1', false, false],
    ['a3', true, true],
    ['a4', false, false],
  ]);
});
