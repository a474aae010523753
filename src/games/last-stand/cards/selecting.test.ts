import { describe, expect, it } from 'vitest';
import { bareTable } from '../../../kernel/testing.ts';
import { LOCATIONS } from '../map.ts';
import type { Ranger, State } from '../state.ts';
import { type SceneSpec, tableOf } from '../testing.ts';
import { type LeaderId, type Loc, RANGERS } from '../wording/words.ts';
import { type Doing, doing } from './interpreter.ts';
import { locationsMeant, leadersMeant, rangersMeant, tribesMeant, whichLeader, where } from './selecting.ts';

/** Pepzi resolves the card; it is Frank's turn. Jake is with her among Raiders, Hat glows in the Crater, Juniper is home. */
const SPEC: SceneSpec = {
  rangers: RANGERS,
  frank: { at: 10, mutations: ['M01'] },
  pepzi: { at: 4 },
  jake: { at: 4 },
  hat: { at: 20, mutations: ['M02'] },
  juniper: { at: 19 },
  map: {
    4: { techie: 1, roadRider: 1 },
    10: { earther: 1 },
    14: { techie: 2, earther: 1 },
    18: { earther: 2 },
    19: { techie: 1 },
    21: { earther: 2 },
    25: { roadRider: 1 },
  },
};
const ranger = (state: State, id: string): Ranger => state.rangers.find((each) => each.id === id) as Ranger;
const asOf = (state: State, more: Partial<Doing> = {}): Doing =>
  doing(ranger(state, 'pepzi'), 'DLS.SPEC.5', 'S01', {
    tested: ranger(state, 'hat'),
    fighters: [ranger(state, 'jake')],
    ...more,
  });

describe('whom a word means', () => {
  it.each([
    ['self', ['pepzi']],
    ['active', ['frank']],
    ['any', RANGERS],
    ['all', RANGERS],
    ['other', ['frank', 'jake', 'hat', 'juniper']],
    ['otherHere', ['jake']],
    ['battle', ['jake']],
    ['anyBattle', ['jake']],
    ['tested', ['hat']],
    ['irradiated', ['hat']],
    ['outside', ['frank', 'pepzi', 'jake', 'hat']],
    ['mutated', ['frank', 'hat']],
    ['withRaiders', ['frank', 'pepzi', 'jake']],
    ['krank', []],
  ] as const)('%s', (word, expected) => {
    const state = tableOf(SPEC);
    expect(rangersMeant(state, word, asOf(state)).map(({ id }) => id)).toEqual(expected);
  });

  it('nobody has to be tested', () => {
    const state = tableOf(SPEC);
    expect(rangersMeant(state, 'tested', asOf(state, { tested: null }))).toEqual([]);
  });
});

describe('where a word means', () => {
  it.each([
    ['here', [4]],
    ['activeHere', [10]],
    ['target', []],
    ['adjacentOpen', [3, 5, 10]],
    ['adjacentAny', [3, 5, 9, 10]],
    ['sameRegion', [1, 2, 3, 5, 6]],
    ['lastStandBorder', [14, 18, 21, 25]],
    ['lastStandNearMost', [14]],
    ['mostRoadRiders', [4, 25]],
    ['chosen', LOCATIONS],
    [7, [7]],
  ] as const)('%s', (word, expected) => {
    const state = tableOf(SPEC);
    expect(locationsMeant(state, word, asOf(state))).toEqual(expected);
  });

  it('of one tribe the entrances where most of it stand; nowhere, if it stands at none', () => {
    const state = tableOf(SPEC);
    const near = (tribe: 'earther' | 'roadRider' | 'notEarther') =>
      locationsMeant(state, 'lastStandNearMost', asOf(state), tribe);
    expect([near('earther'), near('roadRider'), near('notEarther')]).toEqual([[18, 21], [25], [14]]);
    const empty = tableOf({ ...SPEC, map: {} });
    expect(locationsMeant(empty, 'lastStandNearMost', asOf(empty), 'earther')).toEqual([]);
    expect(locationsMeant(empty, 'mostRoadRiders', asOf(empty))).toEqual([]);
  });

  it('here is where the battle is, the target what was chosen', () => {
    const state = tableOf(SPEC);
    const of = asOf(state, { at: 10, target: 12 });
    expect([locationsMeant(state, 'here', of), locationsMeant(state, 'target', of)]).toEqual([[10], [12]]);
    expect(locationsMeant(state, 'adjacentOpen', asOf(state, { at: 20 }))).toEqual([12, 21, 27]);
  });

  it('a tribe is one, any, or any but Earthers', () => {
    expect((['techie', 'any', 'notEarther'] as const).map(tribesMeant)).toEqual([
      ['techie'],
      ['techie', 'roadRider', 'earther'],
      ['techie', 'roadRider'],
    ]);
  });
});

describe('which Leader a word means', () => {
  const leaders: SceneSpec['leaders'] = {
    krank: { at: 8, health: 9 },
    bama: { at: 16, health: 4 },
    bramble: { at: 4, health: 5 },
    puke: { at: 20, health: 8 },
  };
  const meant = (which: Parameters<typeof leadersMeant>[1], more: Partial<Doing> = {}, spec: SceneSpec = {}) => {
    const state = tableOf({ ...SPEC, leaders, ...spec });
    return leadersMeant(state, which, asOf(state, more));
  };
  const slain = { slain: true, at: null, health: 0 };

  it('here, there, any, the farthest, the weakest, or one by name', () => {
    expect([meant('here'), meant('here', { at: 16 })]).toEqual([['bramble'], ['bama']]);
    expect([meant('target'), meant('target', { target: 20 })]).toEqual([[], ['puke']]);
    expect([meant('target', { target: 20, leader: 'krank' })]).toEqual([['krank']]);
    expect(meant('target', { leader: 'krank' }, { leaders: { ...leaders, krank: slain } })).toEqual([]);
    expect(meant('chosen')).toEqual(['krank', 'bama', 'bramble', 'puke']);
    expect(meant('chosen', {}, { leaders: { ...leaders, bama: { at: null } } })).toEqual(['krank', 'bramble', 'puke']);
    expect(meant('farthest', {}, { leaders: { krank: { at: 8 }, bama: { at: 16 }, bramble: { at: 27 } } })).toEqual([
      'bama',
      'bramble',
    ]);
    expect(meant('bama')).toEqual(['bama']);
    expect(meant('bama', {}, { leaders: { ...leaders, bama: slain } })).toEqual([]);
  });

  it('the weakest has lost most; nobody, while all are whole', () => {
    expect(meant('weakest')).toEqual(['bama', 'bramble']);
    expect(meant('weakest', {}, { leaders: { bama: slain, bramble: { health: 7 } } })).toEqual(['bramble']);
    expect(meant('weakest', {}, { leaders: {} })).toEqual([]);
  });
});

describe('DLS.SPEC.5 what a card that a standing order uses is used on', () => {
  const state = tableOf(SPEC);
  /** Taken at once, or asked for. */
  function taken<T>(flow: Generator<unknown, T, never>): T | 'asked' {
    const { done, value } = flow.next(undefined as never);
    return done === true ? value : 'asked';
  }
  const { t } = bareTable(state);
  const at = (subject: Loc | null, meant: readonly Loc[], helping: readonly Loc[] = []) =>
    taken(where(t, asOf(state, { subject: { leader: null, at: subject } }), meant, helping));
  const who = (subject: LeaderId | null, meant: readonly LeaderId[], helping: readonly LeaderId[] = []) =>
    taken(whichLeader(t, asOf(state, { subject: { leader: subject, at: null } }), meant, helping));

  it('what the moment is about, if that is among what is meant and would help', () => {
    expect([at(5, [4, 5]), at(5, [4, 5], [5]), at(6, [4, 5]), at(null, [4, 5])]).toEqual([5, 5, 'asked', 'asked']);
    expect([who('bama', ['krank', 'bama']), who('puke', ['krank', 'bama'])]).toEqual(['bama', 'asked']);
  });

  it('otherwise the first that would help', () => {
    expect([at(4, [4, 5, 6], [5, 6]), at(null, [4, 5, 6], [6, 5]), at(null, [4, 5], [9])]).toEqual([5, 5, 'asked']);
    expect([who('krank', ['krank', 'bama'], ['bama'])]).toEqual(['bama']);
  });

  it('nothing, if there is nothing; the only one unasked', () => {
    expect([at(5, []), at(null, [4]), who('bama', []), who(null, ['puke'])]).toEqual([null, 4, null, 'puke']);
  });

  it('played by hand it is asked for, with what would help', () => {
    const request = where(t, asOf(state), [4, 5], [5]).next(undefined as never).value;
    expect(request).toMatchObject({
      rule: 'DLS.SPEC.5',
      seats: ['b'],
      prompt: { key: 'ls.where' },
      facts: { helping: [5] },
    });
    expect(where(t, asOf(state), [4, 5]).next(undefined as never).value).not.toHaveProperty('facts');
    const group = whichLeader(t, asOf(state, { group: true }), ['krank', 'bama']).next(undefined as never).value;
    expect(group).toMatchObject({ seats: ['a', 'b', 'c', 'd', 'e'], mode: 'any', prompt: { key: 'ls.which' } });
  });
});
