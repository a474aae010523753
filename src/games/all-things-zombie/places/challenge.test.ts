import { describe, expect } from 'vitest';
import { CATALOGUE, CHALLENGES, type ChallengeId } from '../data/challenge-catalogue.ts';
import { encounter, person, rectangle, type SceneSpec, type Somebody, stateOf, test } from '../testing.ts';
import { meeting, onTop } from '../strangers/testing.ts';
import { placesDeeds } from './deeds.ts';
import { offered } from './testing.ts';
import { texts } from '../text.ts';
import { changesFor } from './challenge.ts';
import type { ChallengeDoing } from './doing.ts';

const taking = (challenge: ChallengeId, given: Partial<ChallengeDoing> = {}): ChallengeDoing => ({
  do: 'challenge',
  who: 'a1',
  challenge,
  with: null,
  stage: 'state',
  passed: 0,
  ...given,
});
const two = (star: Partial<Somebody>, other: Partial<Somebody> = {}): SceneSpec => ({
  band: [{ x: 18, y: 8, rep: 4, facing: 90, ...star }],
  strangers: [
    {
      attitude: 'neutral',
      people: [{ x: 18, y: 10, facing: 270, class: 'citizen', rep: 4, ...other }],
      side: { met: true },
    },
  ],
});

describe('the catalogue', () => {
  test('ATZ.CHAL.1 what can be tried is what there is to try: a lock, a pane, a stranger, a guard, foes beside the dead', () => {
    const challenges = (spec: SceneSpec): string[] =>
      offered(placesDeeds, spec).filter((id) => id.startsWith('challenge'));
    expect(challenges({ band: [{ x: 18, y: 8 }] })).toEqual([]);
    const house = (kind: 'door' | 'window', lock: boolean) => ({
      id: 'house',
      outline: rectangle(15, 9, 6, 6),
      height: 3,
      openings: [
        {
          id: 'way',
          kind,
          from: [17, 9] as [number, number],
          to: [19, 9] as [number, number],
          ...(lock ? { tags: { lock: true as const } } : undefined),
        },
      ],
    });
    const at = (building: ReturnType<typeof house>): string[] => {
      const locked: SceneSpec['change'] = (enc) => {
        if (building.openings[0]?.tags !== undefined) enc.changes = { openings: { way: { state: 'locked' } } };
      };
      return challenges({ band: [{ x: 18, y: 8.2 }], buildings: [building], change: locked });
    };
    expect(at(house('door', true))).toEqual(['challenge:a1:pick-lock:way']);
    expect(at(house('door', false))).toEqual([]);
    expect(at(house('window', false))).toEqual(['challenge:a1:break-window:way']);
    expect(challenges(two({}))).toEqual(['challenge:a1:befriend:n1']);
  });
  test('ATZ.CHAL.2 each Challenge of the catalogue is one of three types, and there are some of each', () => {
    expect(new Set(CHALLENGES.map((id) => CATALOGUE[id].type))).toEqual(new Set(['savvy', 'physical', 'people']));
  });
  test('ATZ.CHAL.3 ATZ.CHAL.4 each states what success is and what failure costs', () => {
    for (const id of CHALLENGES) expect(texts[`atz.challenge.${id}`], id).toMatch(/If (it works|not)/);
  });
});

describe('where one can leap', () => {
  /** Two flat roofs, and an alley of 3" between them. */
  const roof = (id: string, y: number) => ({
    id,
    outline: rectangle(10, y, 6, 6),
    height: 3,
    floors: [0],
    openings: [],
  });
  const onRoof = (more: Partial<Somebody> = {}): string[] =>
    offered(placesDeeds, {
      band: [{ x: 13, y: 15.4, level: 1, ...more }],
      buildings: [roof('one', 10), roof('two', 19)],
    });
  test('ATZ.CHAL.16 ATZ.X.59 who has given up one alley may still jump another one, and only that one is barred', () => {
    const jumps = onRoof().filter((id) => id.startsWith('challenge:a1:jump'));
    expect(jumps).toHaveLength(1);
    const [, , , where] = (jumps[0] ?? '').split(':');
    expect(where).not.toBe('');
    expect(onRoof({ barred: ['jump elsewhere'] })).toEqual(onRoof());
    expect(onRoof({ barred: [`jump ${where}`] })).toEqual(onRoof().filter((id) => !jumps.includes(id)));
  });
});

describe('before the dice', () => {
  test('ATZ.CHAL.3 ATZ.CHAL.13 ATZ.CHAL.14 it can be tried plainly, with one tool that helps, or left alone', () => {
    const m = meeting({
      band: [{ x: 18, y: 8, items: ['lockpicks', 'rope', 'food'], blades: ['crowbar'] }],
      doing: [taking('pick-lock', { with: 'door' })],
    });
    expect(m.asked()).toMatchObject({
      rule: 'ATZ.CHAL.3',
      options: ['try:', 'try:lockpicks', 'try:crowbar', 'leave:'],
    });
    expect(onTop(encounter(m.answer('a', 'leave:'))).do).toBe('turn');
    const gun = meeting({ band: [{ x: 18, y: 8, guns: ['SG', 'P'] }], doing: [taking('break-window', { with: 'w' })] });
    expect(gun.asked().options).toEqual(['try:', 'try:butt', 'leave:']);
  });
  test('ATZ.CHAL.14 any Item is a gift to people, and is used up', () => {
    const m = meeting({ ...two({ items: ['food', 'luxury'] }), doing: [taking('befriend', { with: 'n1' })] });
    expect(m.asked().options).toEqual(['try:', 'try:food', 'try:luxury', 'leave:']);
    m.answer('a', 'try:luxury').answer('a', [6, 6]);
    expect([person(m, 'a1').items, person(m, 'n1').items]).toEqual([['food'], ['luxury']]);
  });
});

describe('all players involved agree', () => {
  const past = (answer: string): ReturnType<typeof meeting> => {
    const m = meeting({
      mode: 'head-to-head',
      band: [{ x: 18, y: 8 }],
      partner: [{ x: 18, y: 16, name: 'Dez' }],
      doing: [taking('sneak', { with: 'b1' })],
    });
    m.answer('a', 'try:');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'ATZ.CHAL.5', options: ['agree:', 'object:'] });
    return m.answer('b', answer);
  };
  test('ATZ.CHAL.5 a rival whom it is taken against hears success and consequence, and agrees to them or not', () => {
    expect(past('agree:').asked().rule).toBe('ATZ.CHAL.7');
    const m = past('object:');
    expect(onTop(encounter(m)).do).toBe('turn');
    expect(person(m, 'a1').barred).toEqual(['sneak b1']);
  });
});

describe('what is added to Rep', () => {
  const sum = (what: ChallengeId, spec: SceneSpec, given: Partial<ChallengeDoing> = {}) =>
    changesFor(stateOf(spec), taking(what, given)).reduce((total, { target = 0 }) => total + target, 0);
  const men = (own: Partial<Somebody>, other: Partial<Somebody> = {}) =>
    two({ gender: 'male', ...own }, { gender: 'male', ...other });

  test('ATZ.CHAL.9 very easy +1, difficult -1, a tool +1', () => {
    const alone = { band: [{ x: 18, y: 8 }] };
    expect([sum('break-window', alone), sum('jump', alone), sum('climb', alone)]).toEqual([1, -1, 0]);
    expect(sum('climb', alone, { tool: 'rope' })).toBe(1);
  });
  test('ATZ.CHAL.9 each opponent over the first -1', () => {
    const spec: SceneSpec = {
      band: [{ x: 18, y: 8, rep: 4 }],
      strangers: [
        {
          attitude: 'enemy',
          people: [
            { x: 18, y: 10, rep: 4 },
            { x: 19, y: 10, rep: 4 },
            { x: 20, y: 10, rep: 3 },
          ],
        },
      ],
    };
    expect(sum('sneak', spec, { with: 'n1', others: ['n2', 'n3'] })).toBe(-2);
  });
  test('ATZ.CHAL.10 Physical: Rep beside the best opponent', () => {
    expect([3, 4, 5].map((rep) => sum('sneak', men({}, { rep }), { with: 'n1' }))).toEqual([1, 0, -1]);
  });
  test('ATZ.CHAL.11 ATZ.SKILL.1 ATZ.SKILL.2 People: the People Skills', () => {
    const skills = (people: number) => men({ skills: { people: 3, savvy: 0 } }, { skills: { people, savvy: 5 } });
    expect([2, 3, 4].map((people) => sum('barter', skills(people), { with: 'n1' }))).toEqual([1, 0, -1]);
  });
  test('ATZ.CHAL.12 ATZ.SKILL.2 Savvy: the Savvy Skills, and nothing without an opponent', () => {
    const skills = (savvy: number) => men({ skills: { people: 0, savvy: 2 } }, { skills: { people: 5, savvy } });
    expect([1, 2, 3].map((savvy) => sum('pick-lock', skills(savvy), { with: 'n1' }))).toEqual([1, 0, -1]);
    expect(sum('pick-lock', skills(3), { with: 'door' })).toBe(0);
  });
  test('ATZ.ATTR.9 ATZ.ATTR.19 Attractive with the other sex, Free Spirit with everybody', () => {
    const people = (own: Partial<Somebody>, gender: 'male' | 'female') =>
      sum('barter', men(own, { gender, skills: { people: 3, savvy: 0 } }), { with: 'n1' });
    expect([people({ attributes: ['attractive'] }, 'female'), people({ attributes: ['attractive'] }, 'male')]).toEqual([
      1, 0,
    ]);
    expect(people({ attributes: ['free-spirit'] }, 'male')).toBe(1);
  });
  test('ATZ.ATTR.12 ATZ.ATTR.19 ATZ.ATTR.20 Dim and Free Spirit -1 in Savvy, Logical +1 with a lock', () => {
    const savvy = (attribute: 'dim' | 'free-spirit' | 'logical') =>
      sum('pick-lock', { band: [{ x: 18, y: 8, attributes: [attribute] }] }, { with: 'door' });
    expect([savvy('dim'), savvy('free-spirit'), savvy('logical')]).toEqual([-1, -1, 1]);
  });
  test('ATZ.ATTR.21 ATZ.CHAL.9 Agile +1 where agility counts; an opponent who is Agile -1', () => {
    const agile = { band: [{ x: 18, y: 8, attributes: ['agile' as const] }] };
    expect([sum('climb', agile), sum('break-window', agile)]).toEqual([1, 1]); // the window is only very easy
    expect(sum('sneak', men({}, { attributes: ['agile'] }), { with: 'n1' })).toBe(-1);
  });
});

describe('the dice', () => {
  const jump = (star: Partial<Somebody> = {}) =>
    meeting({
      band: [{ x: 18, y: 8, rep: 5, ...star }],
      doing: [taking('jump', { stage: 'roll', to: { x: 18, y: 12, level: 0 } })],
    });
  test('ATZ.CHAL.7 ATZ.CHAL.15 two passed against Rep: success', () => {
    const m = jump().answer('a', [4, 4]); // Rep 5, difficult
    expect(person(m, 'a1')).toMatchObject({ y: 12, lame: false });
    expect(m.under('ATZ.CHAL.15')).toHaveLength(1);
  });
  test('ATZ.CHAL.8 a 6 is never passed, whatever the Rep', () => {
    expect(jump({ rep: 8 }).answer('a', [6, 6]).under('ATZ.CHAL.17')).toHaveLength(1);
  });
  test('ATZ.CHAL.17 ATZ.CHAL.4 none passed: the one consequence, and no more: it may be tried again', () => {
    const m = jump().answer('a', [5, 6]);
    expect(person(m, 'a1')).toMatchObject({ y: 8, lame: true, barred: [] });
    const lock = meeting({
      band: [{ x: 18, y: 8, rep: 3 }],
      doing: [taking('pick-lock', { with: 'door', stage: 'roll' })],
      change: (enc) => void (enc.clocks.noMoreZombies = true),
    }).answer('a', [5, 6]);
    expect([person(lock, 'a1').barred, encounter(lock).noises.length]).toEqual([[], 1]);
  });
  test('ATZ.CHAL.17 ATZ.VEH.11 where that is the consequence it cannot be tried again', () => {
    for (const what of ['befriend', 'barter', 'truce'] as const) {
      const m = meeting({ ...two({}), doing: [taking(what, { with: 'n1', stage: 'roll' })] }).answer('a', [6, 6]);
      expect(person(m, 'a1').barred, what).toEqual([`${what} n1`]);
    }
  });
  test('ATZ.X.59 ATZ.CHAL.16 an alley is jumped: 1 and 6 pass one; he rolls again, and passes two', () => {
    const m = jump().answer('a', [1, 6]);
    expect(m.asked()).toMatchObject({ rule: 'ATZ.CHAL.16', options: ['again:', 'never:'] });
    m.answer('a', 'again:').answer('a', [1, 2]);
    expect(person(m, 'a1')).toMatchObject({ y: 12, lame: false, barred: [] });
    const stopped = jump().answer('a', [1, 6]).answer('a', 'never:');
    expect(person(stopped, 'a1')).toMatchObject({ y: 8, lame: false, barred: ['jump '] });
  });
  test('ATZ.CHAL.16 the second time one die passed counts as none', () => {
    const m = jump().answer('a', [1, 6]).answer('a', 'again:').answer('a', [1, 6]);
    expect(person(m, 'a1')).toMatchObject({ y: 8, lame: true });
  });
  const talk = (before: 'won' | 'lost') =>
    meeting({ ...two({ parties: { n1: before } }), doing: [taking('befriend', { with: 'n1', stage: 'roll' })] }).answer(
      'a',
      [1, 6],
    );
  test('ATZ.X.60 ATZ.CHAL.18 after a success with the same person one die passed is enough', () => {
    const m = talk('won');
    expect(encounter(m).sides[1]?.attitude).toBe('friend');
    expect(person(m, 'a1').parties).toEqual({ n1: 'won' });
    expect(person(m, 'a1').deeds.skills).toEqual(['people']);
  });
  test('ATZ.CHAL.19 after a failure it counts as none', () => {
    const m = talk('lost');
    expect(encounter(m).sides[1]?.attitude).toBe('neutral');
    expect(m.under('ATZ.CHAL.17')).toHaveLength(1);
  });
});

describe('sneaking', () => {
  const past = () =>
    meeting({
      band: [{ x: 18, y: 8, rep: 4, facing: 90 }],
      strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 14, rep: 4, facing: 90 }] }],
      doing: [taking('sneak', { with: 'n1', stage: 'roll' })],
    });
  test('ATZ.X.58 ATZ.CHAL.6 past a guard: success lets her go unseen, failure is an In Sight test for both', () => {
    expect(encounter(past().answer('a', [1, 1])).sighted).toEqual(['a1 n1']);
    const m = past().answer('a', [5, 5]);
    expect(onTop(encounter(m))).toMatchObject({ do: 'in-sight', pairs: [['a1', 'n1']] });
    expect(encounter(m).sighted).toEqual([]);
  });
});
