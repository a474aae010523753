import { expect } from 'vitest';
import { INVOLUNTARY } from '../data/campaign.ts';
import { CONTACT } from '../data/strangers/contact.ts';
import { newEncounter, periodOf } from '../encounter.ts';
import { allThingsZombie } from '../index.ts';
import { parseSetup } from '../../../kernel/index.ts';
import { TABLES } from '../tables/index.ts';
import { drive, profileFrom, scene, test } from '../testing.ts';
import { PERIODS, RESOURCES } from '../words.ts';
import type { Campaign } from './state.ts';
import { campaignState, live, member, SEARCH } from './testing.ts';
import { yearsOf } from './month/years.ts';
import { resourceOf } from './things/stash.ts';

const tasksOf = ({ tasks }: Campaign): string[] => tasks.map(({ do: what }) => what);
const gun = (id: 'SG' | 'P', stockpiled = false) =>
  ({ id, empty: false, dry: false, lastReload: false, stockpiled, hidden: false, scope: false }) as const;

test('ATZ.CAMP.2 ATZ.CAMP.3 periods by the day, and who is deployed in each: the Guard, then the Army, then nobody', () => {
  expect([1, 10, 11, 20, 21, 30, 31, 400].map(periodOf)).toEqual([
    'days-1-10',
    'days-1-10',
    'days-11-20',
    'days-11-20',
    'days-21-30',
    'days-21-30',
    'after-30',
    'after-30',
  ]);
  const law = PERIODS.map((period) => [
    ...new Set(
      CONTACT[period].map(({ met }) => met).filter((met) => met === 'guard' || met === 'army' || met === 'police'),
    ),
  ]);
  expect(law).toEqual([[], ['guard'], ['army'], []]);
});

test('ATZ.CAMP.10 ATZ.CAMP.12 after travel it is said how often the band stays at Home; then Food, then trouble', () => {
  const state = campaignState((campaign) => void (campaign.tasks = [{ do: 'travel' }]));
  const { campaign } = live(state, []);
  expect(tasksOf(campaign)).toEqual(['stay', 'eat', 'trouble']);
  expect(live(state, []).open).toBe('ATZ.HOME.2 0 1 2');
});

test('ATZ.ENC.1 ATZ.ENC.9 the player says which Encounter comes next, and whether one does', () => {
  const state = campaignState((campaign) => void (campaign.tasks = [{ do: 'what-next' }]));
  const chosen = live(state, ['take-back']);
  expect(chosen.asked).toEqual(['ATZ.CAMP.14 search raid take-back rob nothing']);
  expect(chosen.campaign.tasks).toEqual([
    { do: 'encounter', kind: 'take-back', seats: ['a'], mode: 'same-side', voluntary: true },
  ]);
});

test('ATZ.ENC.2 what is forced on players: burglars, a Bushwhack, a Raid on them, robbers; and nothing else', () => {
  expect([...new Set(Object.values(INVOLUNTARY).flat())].sort()).toEqual([
    'burglarized',
    'bushwhack',
    'raid-defend',
    'robbery',
  ]);
  const came = (die: number) => {
    const state = campaignState((campaign, band) => {
      campaign.tasks = [{ do: 'trouble', seats: ['a'] }];
      band.home.stash.items = ['food'];
    });
    const { campaign, asked } = live(state, [[1, 1], [die], ...(die === 1 ? [[2]] : [])]);
    return [asked.at(-1), ...campaign.tasks.map((task) => ('kind' in task ? `${task.kind} ${task.voluntary}` : ''))];
  };
  expect([1, 2, 4, 5].map(came)).toEqual([
    ['ATZ.HOME.5 1d6'],
    ['ATZ.ENC.4 1d6', 'bushwhack false'],
    ['ATZ.ENC.4 1d6', 'robbery false'],
    ['ATZ.ENC.4 1d6', 'raid-defend false'],
  ]);
});

test('ATZ.RES.1 six Resources, and which Items are among them', () => {
  expect(RESOURCES).toEqual(['food', 'fuel', 'luxury', 'medical', 'weapon', 'armor']);
  expect((['food', 'fuel', 'luxury', 'medical', 'body-armor', 'rope'] as const).map(resourceOf)).toEqual([
    'food',
    'fuel',
    'luxury',
    'medical',
    'armor',
    null,
  ]);
});

test('ATZ.GEAR.9 ATZ.GEAR.7 a campaign year makes everybody a year older, and a Teen is Young in the end', () => {
  const state = campaignState((campaign, band) => {
    Object.assign(campaign, { month: 12, slot: 2 });
    band.members = [member('a1', {}), member('a2', {})];
    Object.assign(band.members[1]?.profile as object, { age: 'teen' });
  });
  const [star, grunt] = state.campaign?.bands[0]?.members ?? [];
  if (star === undefined || grunt === undefined) throw new Error('no band');
  const before = yearsOf(star);
  const done = live(state, []);
  expect(done.told).toEqual(['ATZ.CAMP.5 atz.month', 'ATZ.GEAR.9 atz.year']);
  expect([yearsOf(star) - before, yearsOf(grunt), grunt.profile.age]).toEqual([1, 18, 'teen']);
  for (const month of [24, 36]) {
    Object.assign(done.campaign, { month, slot: 2, tasks: [] });
    live(state, []);
  }
  expect([yearsOf(grunt), grunt.profile.age]).toEqual([20, 'young']);
});

/** A Shotgun and a Pistol with the Star, one Food at Home, about to be packed. */
const packing = (tightAmmo: boolean, items: 'food'[] = ['food']) =>
  campaignState((campaign, band, state) => {
    state.options.tightAmmo = tightAmmo;
    Object.assign(band.members[0]?.profile as object, { guns: [gun('SG'), gun('P')], items: [] });
    band.home.stash.items = items;
    campaign.fixture = structuredClone(SEARCH);
    campaign.tasks = [{ do: 'pack', seat: 'a' }];
  });

test('ATZ.AMMO.12 ATZ.AMMO.14 before an Encounter an Item is given up for ammo for one very weapon', () => {
  const state = packing(true);
  const done = live(state, ['stockpile', '0:a1', 'food']);
  expect(done.asked).toEqual(['ATZ.ITEM.20 done a1 stockpile', 'ATZ.AMMO.12 -1: 0:a1 1:a1', 'ATZ.AMMO.12 food']);
  expect([done.band.members[0]?.profile.guns.map(({ stockpiled }) => stockpiled), done.band.home.stash.items]).toEqual([
    [true, false],
    [],
  ]);
  // Without Really Tight Ammo every weapon reloads anyway; and nothing comes of nothing.
  expect(live(packing(false), []).open).toBe('ATZ.ITEM.20 done a1');
  expect(live(packing(true, []), []).open).toBe('ATZ.ITEM.20 done a1');
});

test('ATZ.MODE.2 on the same side all players share one side and one die, and the game runs everybody else', () => {
  const [one, other] = [profileFrom({ star: true }, 'One'), profileFrom({ star: true }, 'Other')];
  const table = { kind: 'ready', table: TABLES[0]?.id ?? '' } as const;
  const enc = newEncounter({
    kind: 'search',
    day: 31,
    area: 'suburban',
    dayPart: 'daytime',
    table,
    bands: { a: [one], b: [other] },
  });
  expect(enc.sides.map(({ id, seats }) => [id, seats])).toEqual([
    ['players', ['a', 'b']],
    ['dead', []],
  ]);
});

test('ATZ.MODE.5 a quick game has no PEFs, Random Events or Police, and is not offered where PEFs are what it is about', () => {
  const setup = (kind: string) => ({ ...allThingsZombie.examples['hold-out'], kind, options: { quick: true } });
  expect(() => parseSetup(allThingsZombie, setup('raid-defend'))).toThrow('ATZ.MODE.5');
  expect(parseSetup(allThingsZombie, setup('take-back'))).toMatchObject({ options: { quick: true } });
  const quick = (options: object, day: number) => {
    const m = scene({
      band: [{ x: 18, y: 18 }],
      change: (enc) => Object.assign(enc, { shotsFired: true, day, area: 'urban', er: { now: 5, original: 5 } }),
      options,
    });
    return day < 20 ? m.asked().rule : m.answer('a', [2]).answer('a', [2]).asked().rule;
  };
  expect([quick({}, 5), quick({ quick: true }, 5)]).toEqual(['ATZ.POLICE.2', 'ATZ.TURN.3']);
  expect([quick({}, 40), quick({ quick: true }, 40)]).toEqual(['ATZ.EVENT.2', 'ATZ.TURN.3']);
  const prepare = { do: 'prepare' as const, left: ['pefs' as const], entering: [], paces: {}, meeting: [], placed: 0 };
  const spec = { band: [{ x: 18, y: 3 }], doing: [prepare] };
  expect(drive({ ...structuredClone(spec), options: { quick: true } }).encounter.pefs).toEqual([]);
  expect(() => drive(structuredClone(spec))).toThrow('ATZ.PEF.3');
});
