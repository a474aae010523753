import { expect } from 'vitest';
import type { Encounter, Human, State } from '../state.ts';
import { scene, stateOf, type Somebody, test } from '../testing.ts';
import { newPlot } from '../encounters/plot.ts';
import { chronicle, forgetAnswers } from './chronicle.ts';
import type { Campaign, Fixture, Known, Task } from './state.ts';
import { campaignState, live, type Lived, member } from './testing.ts';

const FIXTURE: Fixture = {
  kind: 'search',
  mode: 'same-side',
  seats: ['a'],
  voluntary: true,
  day: 31,
  dayPart: 'daytime',
  along: { a: ['a1', 'a2'] },
  tired: {},
  playing: true,
  fast: false,
  from: 3,
};

/** An Encounter that is over: a1 and a2 were along, a3 stayed at Home. */
function over(people: readonly Somebody[], change: (enc: Encounter, state: State) => void = () => {}): State {
  const state = campaignState((campaign, band) => {
    band.members = [
      member('a1', { rep: 5, skills: { people: 4, savvy: 3 }, guns: ['P'] }),
      member('a2', { rep: 4 }, { hunger: 1 }),
      member('a3'),
    ];
    band.lastId = 3;
    campaign.fixture = { ...FIXTURE };
    campaign.places[0]!.stock = { armor: 0, food: 5, fuel: 0, luxury: 0, medical: 0, weapon: 0 };
  });
  state.encounter = stateOf({ band: people, kind: 'search' }).encounter;
  state.encounter.doing = [];
  change(state.encounter, state);
  return state;
}
const own = (...people: Partial<Somebody>[]): Somebody[] =>
  people.map((one, i) => ({ x: 10 + 2 * i, y: 10, rep: i === 0 ? 5 : 3, ...one }));
const met = (enc: Encounter, ...by: string[]): void => void (enc.objective = { met: true, turn: 3, by });
const tasksOf = ({ campaign }: Lived): string[] =>
  campaign.tasks.map((task: Task) => ('member' in task ? `${task.do} ${task.member}` : task.do));
const deeds = (more: Partial<Human['deeds']>): Human['deeds'] => ({
  zombies: 0,
  hurtArmed: false,
  wentOof: false,
  ranAway: false,
  skills: [],
  found: [],
  ...more,
});

test('ATZ.CAMP.15 ATZ.CAMP.16 ATZ.ENC.11 ATZ.ADV.1 each who was along may grow, then all keep together', () => {
  const done = live(
    over(own({ deeds: deeds({ zombies: 2, skills: ['savvy'] }) }, {}), (enc) => met(enc, 'a1')),
    [],
  );
  expect(tasksOf(done)).toEqual(['advance a1', 'class a1', 'advance a2', 'class a2', 'keep']);
  expect(done.campaign.tasks[0]).toEqual({
    do: 'advance',
    seat: 'a',
    member: 'a1',
    part: { zombies: 2, ranAway: false, wentOof: false, success: true, skills: ['savvy'] },
  });
  expect(done.campaign.tasks.at(-1)).toEqual({
    do: 'keep',
    seat: 'a',
    mood: { leaderOut: false, membersOut: 0, success: true },
  });
  expect(done.campaign.played.map(({ number, success, turns }) => [number, success, turns])).toEqual([[1, ['a1'], 2]]);
  expect([done.campaign.fixture, done.state.encounter.doing]).toEqual([null, []]);
});

test('ATZ.STAR.19 ATZ.RES.3 ATZ.AMMO.8 what has changed on the table is kept, what was for the Encounter is not', () => {
  const gun = {
    id: 'BAP',
    empty: true,
    dry: true,
    lastReload: true,
    stockpiled: false,
    hidden: false,
    scope: false,
  } as const;
  const done = live(over(own({ rep: 4, fate: 'cheated', guns: [gun], items: ['food'] }, {})), []);
  const [star, grunt] = done.band.members;
  expect([star?.profile.rep, star?.profile.items, star?.profile.guns]).toEqual([
    4,
    ['food'],
    [{ ...gun, empty: false, dry: false, lastReload: false }],
  ]);
  expect([grunt?.profile.rep, grunt?.hunger]).toEqual([4, 1]);
});

test('ATZ.ITEM.7 ATZ.AVAIL.5 ATZ.X.76 the dead leave their things to the area, and so do strangers who were killed', () => {
  const state = over(own({}, { status: 'od', items: ['food', 'luxury'], guns: ['SG'] }), (enc) => {
    enc.stock = { left: { armor: 0, food: 5, fuel: 0, luxury: 0, medical: 0, weapon: 0 }, together: ['food'] };
    enc.dropped.push({ id: 'd1', x: 1, y: 1, level: 0, thing: { item: 'fuel' } });
  });
  const done = live(state, []);
  expect(done.band.members.map(({ id }) => id)).toEqual(['a1', 'a3']);
  expect(done.campaign.places[0]?.stock).toEqual({ armor: 0, food: 5, fuel: 1, luxury: 1, medical: 0, weapon: 1 });
});

test('ATZ.INFECT.1 ATZ.INFECT.7 who is infected is lost to the band; who was bitten is tested first', () => {
  const bitten = (dice: readonly number[]) => live(over(own({}, { bitten: 'untested', rep: 3 })), [dice]);
  expect(bitten([6]).band.members.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
  const lost = bitten([2]);
  expect(lost.asked).toEqual(['ATZ.INFECT.2 1d6']);
  expect(lost.band.members.map(({ id }) => id)).toEqual(['a1', 'a3']);
  expect(lost.told).toContain('ATZ.INFECT.7 atz.member.infected');
  expect(live(over(own({}, { bitten: 'untested', status: 'od' })), []).asked).toEqual([]);
});

test('ATZ.LEAD.5 ATZ.LEAD.6 ATZ.KEEP.12 ATZ.BAND.10 the Star is dead: another leads, and the others decide at once', () => {
  const state = over(own({ status: 'od' }, { deeds: deeds({ wentOof: true }) }));
  const done = live(state, []);
  expect(tasksOf(done)).toEqual(['advance a2', 'class a2', 'succession', 'keep']);
  // The old Leader and a2 were both members of the group that the new Leader takes over (ATZ.KEEP.3).
  expect(done.campaign.tasks.at(-1)).toMatchObject({ mood: { leaderOut: false, membersOut: 2, success: false } });
  done.campaign.tasks = [{ do: 'succession', seat: 'a' }];
  const led = live(state, ['a3']);
  expect(led.asked).toEqual(['ATZ.LEAD.5 a2 a3 nobody']);
  expect(led.band.members.map(({ id, profile }) => [id, profile.star])).toEqual([
    ['a3', true],
    ['a2', false],
  ]);
  led.campaign.tasks = [{ do: 'succession', seat: 'a' }];
  const broken = live(state, ['nobody']);
  expect([broken.band.members, broken.band.ended, broken.campaign.people.length]).toEqual([[], 31, 2]);
});

test('ATZ.RECRUIT.3 ATZ.FIRST.16 who has joined on the table belongs to the band from now on', () => {
  const state = over(own({}, {}), (enc) => {
    const joined = { ...structuredClone(enc.humans[1] as Human), id: 'n7', name: 'Nate', seat: 'a' };
    enc.humans.push(joined);
  });
  const { band } = live(state, []);
  expect(band.members.map(({ id, profile }) => [id, profile.name]).at(-1)).toEqual(['a4', 'Nate']);
  expect(band.members).toHaveLength(4);
  const fallen = over(own({}, {}), (enc) => {
    enc.humans.push({ ...structuredClone(enc.humans[1] as Human), id: 'n7', name: 'Nate', seat: 'a', status: 'od' });
  });
  expect(live(fallen, []).band.members.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
});

test('ATZ.FIRST.16 who joins on the way back of Escape! is somebody else than those who stayed at Home', () => {
  const state = over(own({ rep: 5, fate: 'waiting', class: 'survivor' }), (enc) => {
    Object.assign(enc, { kind: 'escape', plot: newPlot(), doing: [{ do: 'turn', stage: 'close', done: 0 }] });
    enc.doing.push({ do: 'way-back', left: null });
  });
  const { campaign } = state as { campaign: Campaign };
  campaign.fixture = { ...FIXTURE, kind: 'escape', along: { a: ['a1'] } };
  live(state, ['1-3']);
  state.encounter.doing = [];
  for (const one of state.encounter.humans) one.fate = 'left';
  const { band } = live(state, []);
  expect(band.members.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(band.members[1]?.profile.name).toBe('a2');
  expect(band.members[3]?.profile).toMatchObject({ rep: 3, class: 'survivor' });
});

test('ATZ.MEET.25 ATZ.MEET.26 ATZ.MEET.27 people who were met are known: Enemies for life, Friends, and the law as a body', () => {
  const state = over(own({}, {}));
  const strangers = stateOf({
    strangers: [
      {
        attitude: 'enemy',
        people: [
          { x: 1, y: 1, class: 'ganger', name: 'Dex' },
          { x: 3, y: 1, class: 'ganger', status: 'od' },
        ],
      },
      {
        attitude: 'friend',
        people: [{ x: 5, y: 1, class: 'citizen', name: 'Fern', parties: { 'recruit a': 'lost' } }],
      },
      { attitude: 'enemy', people: [{ x: 7, y: 1, class: 'police' }] },
    ],
  }).encounter;
  state.encounter.humans.push(...strangers.humans);
  state.encounter.sides.push(...strangers.sides.filter(({ kind }) => kind === 'people'));
  const { campaign } = live(state, []);
  expect(
    campaign.people.map(({ profile, attitude, refused, dead }) => [profile.name, attitude, refused, dead]),
  ).toEqual([
    ['Dex', 'enemy', [], false],
    ['Fern', 'friend', ['a'], false],
  ]);
  expect(campaign.wanted).toEqual(['police']);
});

test('ATZ.RECRUIT.5 who has been asked twice in vain is an Enemy at the next meeting', () => {
  const attitudes = (parties: Human['parties']) =>
    live(
      over(own({}), (enc) => {
        const { encounter } = stateOf({
          band: [],
          strangers: [{ attitude: 'neutral', people: [{ x: 5, y: 5, name: 'Fern', parties }], side: { met: true } }],
        });
        enc.humans.push(...encounter.humans);
        enc.sides.push(...encounter.sides.filter(({ kind }) => kind === 'people'));
      }),
      [],
    ).campaign.people.map(({ attitude, refused }) => [attitude, refused]);
  expect(attitudes({ 'recruit a': 'lost' })).toEqual([['neutral', ['a']]]);
  expect(attitudes({ 'recruit a': 'lost', 'recruit again a': 'lost' })).toEqual([['enemy', ['a']]]);
});

test('ATZ.ADV.1 ATZ.ARREST.6 newcomers grow, and go to jail, like everybody else who was there', () => {
  const newcomer = (more: Partial<Somebody>) =>
    live(
      over(own({}), (enc) => {
        const { encounter } = stateOf({
          band: [
            { x: 3, y: 3 },
            { x: 5, y: 5, name: 'Fern', deeds: deeds({ zombies: 1 }), ...more },
          ],
        });
        enc.humans.push({ ...(encounter.humans[1] as Human), id: 'n7' });
        met(enc, 'n7');
      }),
      [],
    );
  const joined = newcomer({});
  expect(tasksOf(joined)).toEqual(['advance a1', 'class a1', 'advance a4', 'class a4', 'keep']);
  expect(joined.campaign.tasks[2]).toMatchObject({ part: { zombies: 1, success: true } });
  expect(joined.campaign.bands[0]?.members.at(-1)).toMatchObject({ id: 'a4', kills: 1, profile: { name: 'Fern' } });
  expect(tasksOf(newcomer({ fate: 'arrested' }))).toContain('arrest a4');
});

test('ATZ.PEF.21 ATZ.MEET.25 ATZ.ER.3 ATZ.RECRUIT.4 people who are known come back on 1 or 2, with what they remember', () => {
  const known = (attitude: Known['attitude']): Known => ({
    id: 'p1',
    profile: member('p1', { name: 'Fern', class: 'citizen', rep: 3 }).profile,
    attitude,
    party: '1',
    place: 'place-1',
    day: 31,
    encounter: 1,
    times: 1,
    refused: ['a'],
    was: null,
    dead: false,
  });
  const at = (attitude: Known['attitude']) => {
    const state = campaignState((campaign) => {
      campaign.people = [known(attitude)];
      campaign.fixture = { ...FIXTURE };
    });
    const spec = stateOf({
      band: [{ x: 18, y: 18, rep: 5 }],
      doing: [
        {
          do: 'contact',
          pef: null,
          x: 24,
          y: 18,
          level: 0,
          group: ['a1'],
          stage: 'people',
          met: 'citizen',
          modifier: 0,
          count: 2,
        },
      ],
    });
    state.encounter = spec.encounter;
    return state;
  };
  const stranger = live(at('friend'), [[3]]);
  expect(stranger.told).toContain('ATZ.PEF.21 atz.known.strangers');
  const friend = live(at('friend'), [[2], '-1']);
  expect(friend.asked).toEqual(['ATZ.PEF.21 1d6', 'ATZ.ER.3 0 -1 1']);
  const fern = friend.state.encounter.humans.find(({ name }) => name === 'Fern');
  expect([fern?.known, fern?.parties, friend.state.encounter.er.now]).toEqual(['p1', { 'recruit a': 'lost' }, 2]);
  const enemy = live(at('enemy'), [[1]]);
  expect(enemy.asked).toEqual(['ATZ.PEF.21 1d6']);
  expect(enemy.state.encounter.sides.find(({ class: kin }) => kin === 'citizen')?.attitude).toBe('enemy');
});

test('ATZ.ARREST.1 ATZ.ARREST.2 ATZ.ARREST.3 ATZ.ARREST.4 a week in jail and half a die of things, weapons kept; a second week for who cannot pay', () => {
  const jailed = (items: readonly 'food'[], dice: readonly number[], ...pays: string[]) =>
    live(
      campaignState((campaign, band) => {
        band.members = [member('a1', { rep: 5, guns: ['P'] })];
        band.home.stash.items = [...items];
        campaign.tasks = [{ do: 'arrest', seat: 'a', member: 'a1', by: 'guard' }];
      }),
      [dice, ...pays],
    );
  const paid = jailed(['food', 'food'], [3], 'food', 'food');
  expect(paid.asked).toEqual(['ATZ.ARREST.1 1d6', 'ATZ.ARREST.1 P food', 'ATZ.ARREST.1 P food']);
  expect([paid.band.home.stash.items, paid.band.members[0]?.away, paid.band.members[0]?.profile.guns.length]).toEqual([
    [],
    2,
    1,
  ]);
  const broke = jailed([], [6]);
  expect(broke.band.members[0]?.away).toBe(3);
});

test('ATZ.ARREST.1 a Star under arrest misses the next Encounter', () => {
  const state = campaignState((campaign, band) => {
    Object.assign(campaign, { month: 1, slot: 1 });
    band.members = [member('a1', {}, { away: 2 })];
  });
  const week = live(state, []);
  expect(tasksOf(week)).toEqual(['what-next']);
  expect([live(state, []).open, week.band.members[0]?.away]).toEqual([null, 1]);
  expect(tasksOf(live(state, []))).toEqual(['encounter', 'what-next']);
});

test('ATZ.ARREST.5 the Army’s safe zone is overrun: one Food, and a weapon by a die; what was carried is lost', () => {
  const state = campaignState((campaign, band) => {
    band.members = [member('a1', { rep: 5, guns: ['SG'], items: ['medical', 'luxury'] })];
    band.home.stash.items = ['rope'];
    campaign.tasks = [{ do: 'arrest', seat: 'a', member: 'a1', by: 'army' }];
    campaign.places[0]!.stock.medical = 0;
  });
  const { band, campaign } = live(state, [[4]]);
  expect([
    band.members[0]?.profile.guns.map(({ id }) => id),
    band.members[0]?.profile.items,
    band.home.stash.items,
  ]).toEqual([['AR'], ['food'], ['rope']]);
  expect([campaign.places[0]?.stock.medical, band.members[0]?.away]).toEqual([1, 0]);
});

test('ATZ.TAKE.4 ATZ.HOME.1 a place that has been cleared may be Home', () => {
  const at = (answer: string) =>
    live(
      campaignState((campaign) => void (campaign.tasks = [{ do: 'home-here', seat: 'a', name: 'Motel' }])),
      [answer],
    );
  expect([at('here').band.home.name, at('as-it-is').band.home.name]).toEqual(['Motel', null]);
  expect(at('here').asked).toEqual(['ATZ.TAKE.4 here as-it-is']);
});

test('ATZ.KEEP.11 who leaves takes what it carries along, and may be met again', () => {
  const state = campaignState((campaign, band) => {
    band.members = [member('a1', { rep: 4 }), member('a2', { rep: 4, guns: ['SG'] })];
    band.home.stash.items = ['food'];
    campaign.tasks = [{ do: 'keep', seat: 'a', mood: { leaderOut: false, membersOut: 0, success: true } }];
  });
  const done = live(state, [
    [5, 5, 5, 5],
    [1, 5, 5, 5],
  ]);
  expect(done.band.members.map(({ id }) => id)).toEqual(['a1']);
  expect(
    done.campaign.people.map(({ profile, was, attitude }) => [profile.name, profile.guns.length, was, attitude]),
  ).toEqual([['a2', 1, 'a', 'neutral']]);
  expect(done.band.home.stash.items).toEqual(['food']);
});

test('ATZ.CAMP.1 the story keeps what is worth telling, with the Encounter and the answer at which a replay opens', () => {
  const state = over(own({}, {}), (enc) => met(enc, 'a1'));
  const { campaign } = live(state, []);
  expect(campaign.story.map(({ key, encounter, day }) => [key, encounter, day])).toEqual([
    ['atz.encounter.over', 1, 31],
  ]);
  expect(campaign.story[0]?.answer).toBe(0);
  expect(scene({ band: [{ x: 1, y: 1 }] }).state().campaign).toBeUndefined();
});

test('ATZ.CAMP.1 of wounds the story keeps those of the band, from Out of the Fight on; in another match it opens no replay', () => {
  const state = over(own({}), (enc) => {
    enc.humans.push({ ...structuredClone(enc.humans[0] as Human), id: 'n9', seat: null });
  });
  const hurt = (unit: string, status: string): void =>
    chronicle(state, { rule: 'ATZ.DMG.4', key: 'atz.harm', params: { unit, status }, answer: 7 });
  hurt('a1', 'stunned');
  hurt('n9', 'oof');
  hurt('a1', 'oof');
  hurt('a1', 'od');
  chronicle(state, { rule: 'ATZ.CAMP.5', key: 'atz.turn.die', params: {}, answer: 8 });
  const { campaign } = state as { campaign: Campaign };
  expect(campaign.story.map(({ params, encounter, answer }) => [params['status'], encounter, answer])).toEqual([
    ['oof', 1, 7],
    ['od', 1, 7],
  ]);
  campaign.played.push({ from: 3, to: 9 } as never);
  forgetAnswers(state);
  expect([campaign.story.map(({ answer }) => answer), campaign.played]).toEqual([
    [null, null],
    [{ from: null, to: null }],
  ]);
});

test('ATZ.RAID.16 ATZ.MEET.27 a Hostage who was freed belongs to no band, and is a friend from now on', () => {
  const state = over(own({}, {}), (enc) =>
    Object.assign(enc.humans[1] as Human, { id: 'n7', name: 'Ola Brandt', guest: true }),
  );
  const done = live(state, []);
  expect(done.band.members.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
  expect(tasksOf(done)).toEqual(['advance a1', 'class a1', 'keep']);
  expect(done.campaign.people.map(({ profile, attitude }) => [profile.name, attitude])).toEqual([
    ['Ola Brandt', 'friend'],
  ]);
  expect(done.told).toContain('ATZ.MEET.27 atz.known.friend');
});
