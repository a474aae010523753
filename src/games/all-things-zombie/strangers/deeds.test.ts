import { describe, expect } from 'vitest';
import { done, offered } from '../places/testing.ts';
import { encounter, person, type SceneSpec, type Somebody, test } from '../testing.ts';
import type { Attitude, Class } from '../words.ts';
import { strangersDeeds } from './deeds.ts';
import { mercyDue } from './mercy.ts';
import { meeting, onTop } from './testing.ts';

const near = (attitude: Attitude, more: Partial<Somebody> = {}, star: Partial<Somebody> = {}): SceneSpec => ({
  band: [{ x: 18, y: 8, rep: 4, facing: 90, ...star }],
  strangers: [
    { attitude, people: [{ x: 18, y: 11, rep: 3, class: 'survivor', facing: 270, ...more }], side: { met: true } },
  ],
});

describe('recruiting and barter', () => {
  test('ATZ.RECRUIT.1 ATZ.BARTER.1 within 3" one may ask, and farther away one may not', () => {
    expect(offered(strangersDeeds, near('neutral'))).toEqual(['recruit:a1:n1', 'barter:a1:n1']);
    expect(offered(strangersDeeds, near('neutral', { y: 11.5 }))).toEqual([]);
  });
  const asks = (spec: SceneSpec) => offered(strangersDeeds, spec).includes('recruit:a1:n1');
  test('ATZ.RECRUIT.7 ATZ.CLASS.8 ATZ.BAND.7 who cannot join is not asked', () => {
    expect(asks(near('neutral', { class: 'police' }))).toBe(false);
    expect(asks(near('neutral', { class: 'ganger' }))).toBe(false);
    expect(asks(near('neutral', { class: 'ganger' }, { class: 'ganger' }))).toBe(true);
    expect(asks(near('neutral', { rep: 5 }))).toBe(false);
  });
  test('ATZ.BAND.5 in the first 20 days only Citizens join', () => {
    expect(asks({ ...near('neutral'), day: 20 })).toBe(false);
    expect(asks({ ...near('neutral'), day: 21 })).toBe(true);
    expect(asks({ ...near('neutral', { class: 'citizen' }), day: 20 })).toBe(true);
  });
  test('ATZ.BAND.10 nobody joins a band whose Leader is dead', () => {
    expect(asks(near('neutral', {}, { status: 'od' }))).toBe(false);
  });
  test('ATZ.FIRST.3 in Zed! nobody is recruited', () => {
    expect(asks({ ...near('neutral', { class: 'citizen' }), kind: 'zed', day: 3 })).toBe(false);
  });
  test('ATZ.RECRUIT.2 ATZ.RECRUIT.3 a People Challenge, and it joins', () => {
    const enc = done(strangersDeeds, near('neutral'), { do: 'recruit', who: 'a1', whom: 'n1' });
    expect(onTop(enc)).toMatchObject({ do: 'challenge', challenge: 'recruit', who: 'a1', with: 'n1', stage: 'state' });
    const m = meeting({ ...near('neutral'), doing: [onTop(enc)] })
      .answer('a', 'try:')
      .answer('a', [1, 1]);
    expect(person(m, 'n1')).toMatchObject({ seat: 'a', side: 'players', leads: false });
  });
  test('ATZ.RECRUIT.4 ATZ.RECRUIT.5 a failure bars it for the whole band in this Encounter; a second one makes an Enemy of the next meeting', () => {
    const asked = (spec: SceneSpec) =>
      meeting({
        ...spec,
        doing: [{ do: 'challenge', who: 'a1', challenge: 'recruit', with: 'n1', stage: 'roll', passed: 0 }],
      }).answer('a', [6, 6]);
    const first = asked(near('neutral'));
    expect([person(first, 'a1').barred, person(first, 'n1').parties]).toEqual([
      ['recruit n1'],
      { 'recruit a': 'lost' },
    ]);
    expect(encounter(first).sides[1]?.attitude).toBe('neutral');
    expect(offered(strangersDeeds, near('neutral', {}, { barred: ['recruit n1'] }))).not.toContain('recruit:a1:n1');
    const band = [...(near('neutral').band ?? []), { x: 19, y: 8 }];
    expect(person(asked({ ...near('neutral'), band }), 'a2').barred).toEqual(['recruit n1']);
    const second = asked(near('neutral', { parties: { 'recruit a': 'lost' } }));
    expect([encounter(second).sides[1]?.attitude, person(second, 'n1').parties]).toEqual([
      'neutral',
      { 'recruit a': 'lost', 'recruit again a': 'lost' },
    ]);
  });
});

describe('surrender and mercy', () => {
  const foes = (
    kind: Class,
    people: number,
    more: Partial<SceneSpec> = {},
    star: Partial<Somebody> = {},
  ): SceneSpec => ({
    band: [{ x: 18, y: 8, rep: 4, guns: ['P'], items: ['food', 'medical'], skills: { people: 2, savvy: 2 }, ...star }],
    strangers: [{ attitude: 'enemy', people: [{ x: 18, y: 14, class: kind, skills: { people, savvy: 1 } }] }],
    ...more,
  });
  test('ATZ.MERCY.12 an active figure gives itself up to the nearest Enemies', () => {
    expect(offered(strangersDeeds, foes('ganger', 3))).toEqual(['surrender:a1:people-1']);
    const enc = done(strangersDeeds, foes('ganger', 3), { do: 'surrender', who: 'a1', to: 'people-1' });
    expect(enc.humans[0]).toMatchObject({ fate: 'held', captor: 'people-1' });
    expect(onTop(enc)).toMatchObject({ do: 'mercy', captors: 'people-1', captives: ['a1'], surrendering: true });
  });
  const judged = (spec: SceneSpec, surrendering: boolean, ...dice: number[]) => {
    const m = meeting({
      ...spec,
      doing: [{ do: 'mercy', captors: 'people-1', captives: ['a1'], surrendering, asking: [] }],
    });
    if (dice.length > 0) expect(m.match.request).toMatchObject({ count: dice.length });
    return dice.length > 0 ? m.answer('a', dice) : m;
  };
  test('ATZ.MERCY.3 ATZ.T.MERCY two dice; one more in the first 20 days, for a surrender, and for the better talker', () => {
    expect(person(judged(foes('ganger', 3), false, 1, 1), 'a1').status).toBe('carry-on');
    judged(foes('ganger', 3, { day: 20 }), false, 1, 1, 1);
    judged(foes('ganger', 3), true, 1, 1, 1);
    judged(foes('ganger', 1), true, 1, 1, 1, 1);
    judged(foes('ganger', 1, { day: 1 }), true, 1, 1, 1, 1, 1);
  });
  test('ATZ.MERCY.4 ATZ.MERCY.8 ATZ.MERCY.11 two passed: robbed and alive; none: dead', () => {
    const robbed = person(judged(foes('ganger', 3), false, 3, 3), 'a1');
    expect(robbed).toMatchObject({ status: 'carry-on', fate: 'held', guns: [], items: [] });
    expect(person(judged(foes('ganger', 3), false, 4, 4), 'a1').status).toBe('od');
  });
  const one = (captor: Class, captive: Class) => {
    const { status, items } = person(judged(foes(captor, 3, {}, { class: captive }), false, 3, 4), 'a1');
    return status === 'od' ? 'dead' : items;
  };
  test('ATZ.MERCY.5 one passed: Gangers kill Survivors and other Gangers and rob Citizens', () => {
    expect([one('ganger', 'survivor'), one('ganger', 'ganger'), one('ganger', 'citizen')]).toEqual([
      'dead',
      'dead',
      [],
    ]);
  });
  test('ATZ.MERCY.6 Survivors take everything, and leave Citizens one Food', () => {
    expect([one('survivor', 'survivor'), one('survivor', 'ganger'), one('survivor', 'citizen')]).toEqual([
      [],
      [],
      ['food'],
    ]);
  });
  test('ATZ.MERCY.7 Citizens kill Gangers and rob the others', () => {
    expect([one('citizen', 'survivor'), one('citizen', 'ganger'), one('citizen', 'citizen')]).toEqual([[], 'dead', []]);
  });
  test('ATZ.MERCY.5 ATZ.MODE.3 rivals are as merciful as their Leader’s Class', () => {
    const m = meeting({
      mode: 'head-to-head',
      band: [{ x: 18, y: 8, class: 'survivor' }],
      partner: [{ x: 18, y: 14, class: 'ganger', skills: { people: 3, savvy: 1 } }],
      doing: [{ do: 'mercy', captors: 'players-b', captives: ['a1'], surrendering: false, asking: [] }],
    }).answer('a', [3, 4]);
    expect(person(m, 'a1').status).toBe('od');
  });
  test('ATZ.MERCY.10 Police and soldiers arrest', () => {
    for (const kind of ['police', 'guard', 'army'] as const) {
      expect(person(judged(foes(kind, 3), false), 'a1')).toMatchObject({ fate: 'arrested', captor: 'people-1' });
    }
  });
  test('ATZ.MERCY.2 a Star may cheat death instead, for 1 Rep, or hope like a Grunt', () => {
    const mercy = { do: 'mercy', captors: 'people-1', captives: ['a1'], surrendering: false } as const;
    const ask = () => meeting({ ...foes('ganger', 3), doing: [{ ...mercy, captives: ['a1'], asking: ['a1'] }] });
    expect(ask().asked()).toMatchObject({ rule: 'ATZ.MERCY.2', options: ['trust', 'cheat-death'] });
    expect(person(ask().answer('a', 'cheat-death'), 'a1')).toMatchObject({
      fate: 'cheated',
      rep: 3,
      guns: [{ id: 'P' }],
    });
    expect(ask().answer('a', 'trust').asked().rule).toBe('ATZ.MERCY.3');
  });
  test('ATZ.MERCY.1 ATZ.MERCY.9 ATZ.MERCY.13 those who are held are judged together when the Encounter ends', () => {
    const held = { captor: 'people-1', status: 'oof' } as const;
    const spec = foes('ganger', 3);
    const m = meeting({
      ...spec,
      band: [
        { x: 18, y: 8, ...held },
        { x: 19, y: 8, ...held },
        { x: 20, y: 8 },
      ],
      doing: [{ do: 'find', who: 'a3' }],
    });
    expect(mercyDue(encounter(m))).toEqual([
      { do: 'mercy', captors: 'people-1', captives: ['a1', 'a2'], surrendering: false, asking: ['a1'] },
    ]);
  });
});
