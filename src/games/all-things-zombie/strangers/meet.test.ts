import { describe, expect } from 'vitest';
import type { Side } from '../state.ts';
import { encounter, type EncounterScene, person, type SceneSpec, type Somebody, test } from '../testing.ts';
import type { Attitude, Class } from '../words.ts';
import type { MeetDoing } from './doing.ts';
import { becomeEnemies } from './enemies.ts';
import { meeting, onTop } from './testing.ts';
import { play } from '../dead/testing.ts';

interface Given extends SceneSpec {
  readonly kind?: never;
  readonly class: Class;
  /** The Star, and those who are met. */
  readonly star?: Partial<Somebody>;
  readonly people?: readonly Partial<Somebody>[];
  readonly attitude?: Attitude;
  readonly side?: Partial<Side>;
}

const greet = (given: Given): EncounterScene => {
  const { class: kind, star, people = [{}], attitude = 'neutral', side, ...spec } = given;
  const met = people.map((one, i): Somebody => ({ x: 18 + i, y: 16, facing: 270, class: kind, rep: 3, ...one }));
  const doing: MeetDoing = {
    do: 'meet',
    side: 'people-1',
    people: met.map((_, i) => `n${i + 1}`),
    group: ['a1'],
    stage: 'roll',
  };
  return meeting({
    band: [{ x: 18, y: 8, facing: 90, rep: 4, ...star }],
    strangers: [{ attitude, people: met, side: { ...side } }],
    doing: [doing],
    ...spec,
  });
};

/** The player's leader has so many successes of four dice, theirs so many of three. */
const scored = (m: EncounterScene, own: number, other: number): EncounterScene =>
  m
    .answer(
      'a',
      [1, 1, 1, 1].map((n, i) => (i < own ? n : 6)),
    )
    .answer(
      'a',
      [1, 1, 1].map((n, i) => (i < other ? n : 6)),
    );
const more = (m: EncounterScene): EncounterScene => scored(m, 2, 1);
const same = (m: EncounterScene): EncounterScene => scored(m, 1, 1);
const fewer = (m: EncounterScene): EncounterScene => scored(m, 0, 1);

const side = (m: EncounterScene): Side => encounter(m).sides[1] as Side;
const isFight = (m: EncounterScene): void => {
  expect(onTop(encounter(m))).toMatchObject({ do: 'in-sight', stage: 'roll', pairs: [['a1', 'n1']] });
  expect(side(m)).toMatchObject({ attitude: 'enemy', met: true });
};
const isPolite = (m: EncounterScene): void => {
  expect(onTop(encounter(m)).do).toBe('turn');
  expect(side(m)).toMatchObject({ attitude: 'neutral', met: true });
};

describe('the dice', () => {
  test('ATZ.MEET.2 ATZ.MEET.3 each leader rolls its Rep; who is outnumbered two to one has a die less', () => {
    const m = greet({ class: 'citizen', people: [{ rep: 3 }, { rep: 5 }] });
    expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'ATZ.MEET.2', prompt: 'atz.meet.roll' });
    expect(m.match.request).toMatchObject({ count: 3 });
    m.answer('a', [1, 1, 1]);
    expect(m.match.request).toMatchObject({ count: 3 }); // n1 leads, whatever the others' Rep
  });
  test('ATZ.MEET.2 with two against one they have all their dice, and three to two is not enough', () => {
    const m = meeting({
      band: [
        { x: 18, y: 8, rep: 4 },
        { x: 19, y: 8, rep: 3 },
      ],
      strangers: [{ attitude: 'neutral', people: [{ x: 18, y: 16, rep: 5, class: 'survivor' }] }],
      doing: [{ do: 'meet', side: 'people-1', people: ['n1'], group: ['a1', 'a2'], stage: 'roll' }],
    });
    expect(m.match.request).toMatchObject({ count: 4 });
    m.answer('a', [6, 6, 6, 6]);
    expect(m.match.request).toMatchObject({ count: 4 }); // a die less than Rep 5
  });
  test('ATZ.MEET.25 Enemies who are met again go straight to In Sight', () => {
    isFight(greet({ class: 'citizen', attitude: 'enemy', side: { met: true } }));
  });
});

/** ATZ.MEET.9: where the leader was told to go back. */
const HERE = { side: 'players', x: 18, y: 8, edge: 'near' };

describe('Army', () => {
  test('ATZ.MEET.7 ATZ.T.MEET more: walk, or count as the same', () => {
    const m = more(greet({ class: 'army' }));
    expect(m.asked()).toMatchObject({ rule: 'ATZ.MEET.7', options: ['walk', 'as-same'] });
    isFight(more(greet({ class: 'army' })).answer('a', 'walk'));
    m.answer('a', 'as-same');
    expect(encounter(m).sides[1]?.turnedBack).toEqual([HERE]);
  });
  test('ATZ.MEET.8 ATZ.ARREST.6 ATZ.MEET.9 the same: searched; who is armed is arrested or resists', () => {
    const armed = { star: { guns: ['P'] as const } };
    const m = same(greet({ class: 'army', ...armed }));
    expect(m.asked()).toMatchObject({ rule: 'ATZ.MEET.8', prompt: 'atz.meet.arrest', options: ['give-in', 'resist'] });
    m.answer('a', 'give-in');
    expect(person(m, 'a1')).toMatchObject({ fate: 'arrested', captor: 'people-1' });
    isFight(same(greet({ class: 'army', ...armed })).answer('a', 'resist'));
  });
  test('ATZ.MEET.8 ATZ.MEET.9 fewer: the same; a blade is a weapon, and who has none is turned back', () => {
    expect(fewer(greet({ class: 'army', star: { blades: ['knife'] } })).asked().prompt).toBe('atz.meet.arrest');
    const m = fewer(greet({ class: 'army' }));
    isPolite(m);
    expect(side(m).turnedBack).toEqual([HERE]);
  });
});

describe('Citizens', () => {
  test('ATZ.MEET.10 ATZ.MEET.4 ATZ.MEET.5 more: Walk, or Talk; those of equal or lower Rep ask to join, all trade', () => {
    const people = [{ rep: 3 }, { rep: 4 }, { rep: 5 }];
    const won = () =>
      greet({ class: 'citizen', people, star: { rep: 4 } })
        .answer('a', [1, 1, 6])
        .answer('a', [6, 6, 6]);
    expect(won().asked()).toMatchObject({ rule: 'ATZ.MEET.10', options: ['walk', 'talk'] });
    const m = won().answer('a', 'talk');
    expect(m.asked()).toMatchObject({ kind: 'pick', rule: 'ATZ.RECRUIT.6', options: ['n1', 'n2'], min: 0, max: 2 });
    m.answer('a', ['n2']);
    expect(person(m, 'n2')).toMatchObject({ seat: 'a', side: 'players', leads: false });
    expect(m.asked()).toMatchObject({
      rule: 'ATZ.BARTER.4',
      options: ['barter:n1', 'barter:n3', 'done:'],
    });
    m.answer('a', 'done:');
    isPolite(m);
    const walked = won().answer('a', 'walk');
    expect(onTop(encounter(walked))).toMatchObject({ do: 'in-sight' });
    expect(side(walked).attitude).toBe('enemy');
  });
  const talking = () =>
    greet({ class: 'citizen', people: [{ rep: 3 }, { rep: 4 }], star: { rep: 4 } })
      .answer('a', [1, 1, 6])
      .answer('a', [6, 6, 6])
      .answer('a', 'talk');
  test('ATZ.RECRUIT.6 those who ask to join may be accepted, all, some or none, without a Challenge', () => {
    expect(talking().asked()).toMatchObject({ kind: 'pick', options: ['n1', 'n2'], min: 0, max: 2 });
    const joined = (...those: string[]) => {
      const m = talking().answer('a', those);
      return ['n1', 'n2'].filter((id) => person(m, id).seat === 'a');
    };
    expect([joined(), joined('n1'), joined('n1', 'n2')]).toEqual([[], ['n1'], ['n1', 'n2']]);
  });
  test('ATZ.BARTER.4 after such a greeting they trade without a Challenge', () => {
    const m = talking().answer('a', []);
    expect(m.asked()).toMatchObject({ rule: 'ATZ.BARTER.4', options: ['barter:n1', 'barter:n2', 'done:'] });
    m.answer('a', 'barter:n1');
    expect(m.asked().rule).toBe('ATZ.LOOT.13'); // what they have with them
    expect(encounter(m).doing.map((one) => one.do)).not.toContain('challenge');
  });
  test('ATZ.MEET.11 ATZ.MEET.6 ATZ.MEET.27 the same: pleasantries, and they are Neutrals', () => {
    isPolite(same(greet({ class: 'citizen' })));
  });
  test('ATZ.MEET.12 fewer: pleasantries, unless their leader is of higher Rep and rolls 1 to 3', () => {
    isPolite(fewer(greet({ class: 'citizen' })));
    const strong = () => greet({ class: 'citizen', people: [{ rep: 5 }] });
    const lost = (m: EncounterScene) => m.answer('a', [6, 6, 6, 6]).answer('a', [1, 6, 6, 6, 6]);
    expect(lost(strong()).asked()).toMatchObject({ kind: 'roll', rule: 'ATZ.MEET.12' });
    isFight(lost(strong()).answer('a', [3]));
    isPolite(lost(strong()).answer('a', [4]));
  });
});

describe('Gangers', () => {
  test('ATZ.MEET.13 more: those of lower Rep ask to join a Ganger; to others they are only polite; all trade', () => {
    const people = [{ rep: 3 }, { rep: 4 }];
    const won = (kind: Class) =>
      greet({ class: 'ganger', people, star: { rep: 4, class: kind } })
        .answer('a', [1, 1, 6])
        .answer('a', [6, 6, 6]);
    expect(won('ganger').asked()).toMatchObject({ rule: 'ATZ.MEET.13', options: ['walk', 'talk'] });
    expect(won('ganger').answer('a', 'talk').asked()).toMatchObject({ rule: 'ATZ.RECRUIT.6', options: ['n1'] });
    expect(won('survivor').answer('a', 'talk').asked()).toMatchObject({ rule: 'ATZ.BARTER.4' });
    expect(onTop(encounter(won('ganger').answer('a', 'walk'))).do).toBe('in-sight');
  });
  test('ATZ.MEET.14 the same or fewer: they walk', () => {
    isFight(same(greet({ class: 'ganger' })));
    isFight(fewer(greet({ class: 'ganger' })));
  });
});

describe('National Guard', () => {
  test('ATZ.MEET.15 more: walk, or count as the same', () => {
    const m = more(greet({ class: 'guard' }));
    expect(m.asked()).toMatchObject({ rule: 'ATZ.MEET.15', options: ['walk', 'as-same'] });
    isPolite(m.answer('a', 'as-same'));
    isFight(more(greet({ class: 'guard' })).answer('a', 'walk'));
  });
  test('ATZ.MEET.16 the same: pleasantries', () => isPolite(same(greet({ class: 'guard' }))));
  test('ATZ.MEET.17 fewer: as with the Army', () => {
    const m = fewer(greet({ class: 'guard', star: { guns: ['P'] } }));
    expect(m.asked()).toMatchObject({ rule: 'ATZ.MEET.17', options: ['give-in', 'resist'] });
    expect(side(fewer(greet({ class: 'guard' }))).turnedBack).toEqual([HERE]);
  });
});

describe('Police', () => {
  test('ATZ.MEET.18 more: walk, or count as the same', () => {
    expect(more(greet({ class: 'police' })).asked()).toMatchObject({
      rule: 'ATZ.MEET.18',
      options: ['walk', 'as-same'],
    });
  });
  test('ATZ.MEET.19 ATZ.ER.4 ATZ.ER.5 the same: pleasantries, and the ER falls by 1, not below 0', () => {
    const m = same(greet({ class: 'police' }));
    isPolite(m);
    expect(encounter(m).er.now).toBe(2);
    const none = same(greet({ class: 'police', change: (enc) => void (enc.er.now = 0) }));
    expect(encounter(none).er.now).toBe(0);
  });
  test('ATZ.MEET.20 fewer: weapons are given up and one goes on, or it is Walk the Walk; the unarmed are left alone', () => {
    const armed = () => fewer(greet({ class: 'police', star: { guns: ['P'], blades: ['knife'] } }));
    expect(armed().asked()).toMatchObject({ prompt: 'atz.meet.weapons', options: ['give-in', 'resist'] });
    const m = armed().answer('a', 'give-in');
    isPolite(m);
    expect(person(m, 'a1')).toMatchObject({ guns: [], blades: [], fate: 'here' });
    isFight(armed().answer('a', 'resist'));
    isPolite(fewer(greet({ class: 'police' })));
  });
});

describe('Survivors', () => {
  test('ATZ.MEET.22 more: Walk, or Talk; those of equal or lower Rep ask to join, but nobody who is no Citizen before Day 21', () => {
    const won = (day: number) => more(greet({ class: 'survivor', day }));
    expect(won(31).asked()).toMatchObject({ rule: 'ATZ.MEET.22', options: ['walk', 'talk'] });
    expect(won(31).answer('a', 'talk').asked()).toMatchObject({ rule: 'ATZ.RECRUIT.6', options: ['n1'] });
    expect(won(20).answer('a', 'talk').asked()).toMatchObject({ rule: 'ATZ.BARTER.4' });
  });
  test('ATZ.MEET.23 the same: pleasantries', () => isPolite(same(greet({ class: 'survivor' }))));
  test('ATZ.MEET.24 fewer: higher Rep walks on 1 or 2', () => {
    const lost = () =>
      greet({ class: 'survivor', people: [{ rep: 5 }] })
        .answer('a', [6, 6, 6, 6])
        .answer('a', [1, 6, 6, 6, 6]);
    isFight(lost().answer('a', [2]));
    isPolite(lost().answer('a', [3]));
    isPolite(fewer(greet({ class: 'survivor' })));
  });
});

describe('limits of a band', () => {
  const talked = (star: Partial<Somebody>, band: Partial<Somebody>[] = []) =>
    meeting({
      band: [{ x: 18, y: 8, rep: 3, ...star }, ...band.map((one, i) => ({ x: 18 + i, y: 7, ...one }))],
      strangers: [{ attitude: 'neutral', people: [{ x: 18, y: 16, class: 'citizen', rep: 3 }] }],
      doing: [
        { do: 'meet', side: 'people-1', people: ['n1'], group: ['a1'], stage: 'join', joining: 'equal-or-lower-rep' },
      ],
    }).asked().rule;
  test('ATZ.BAND.3 ATZ.BAND.4 ATZ.RECRUIT.7 as many Grunts as the Star has Rep; the dead leave room', () => {
    expect(talked({}, [{}, {}])).toBe('ATZ.RECRUIT.6');
    expect(talked({}, [{}, {}, {}])).toBe('ATZ.BARTER.4');
    expect(talked({}, [{}, {}, { status: 'od' }])).toBe('ATZ.RECRUIT.6');
  });
  test('ATZ.BAND.7 nobody of higher Rep than the Star', () => {
    expect(talked({ rep: 2 })).toBe('ATZ.BARTER.4');
  });
});

describe('Enemies', () => {
  const strangers = (kind: Class): Pick<SceneSpec, 'strangers'> => ({
    strangers: [
      { attitude: 'neutral', people: [{ x: 18, y: 16, class: kind }] },
      { attitude: 'neutral', people: [{ x: 30, y: 30, class: kind }] },
    ],
  });
  const attitudes = (kind: Class) =>
    play({ band: [{ x: 18, y: 8 }], ...strangers(kind) }, function* (t) {
      yield* [];
      becomeEnemies(t, 'people-1');
    }).sides.map(({ attitude }) => attitude);
  test('ATZ.MEET.26 ATZ.MEET.21 people who are hurt are Enemies; Police and soldiers remember as one body', () => {
    expect(attitudes('citizen')).toEqual([null, 'enemy', 'neutral', null]);
    for (const kind of ['police', 'guard', 'army'] as const) {
      expect(attitudes(kind)).toEqual([null, 'enemy', 'enemy', null]);
    }
  });
});
