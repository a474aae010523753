import { expect } from 'vitest';
import { freshTurn } from '../encounter.ts';
import type { Encounter, ThisTurn } from '../state.ts';
import {
  encounter,
  type EncounterScene,
  person,
  said,
  scene,
  type SceneSpec,
  type Somebody,
  test,
} from '../testing.ts';

/** A scene at the start of turn 3, with these activation dice: players, people, zombies. */
function turn(spec: SceneSpec, ...dice: number[]): EncounterScene {
  const m = scene({
    ...spec,
    change: (enc) => {
      spec.change?.(enc);
      enc.doing = [{ do: 'turn', stage: 'starts', done: 0 }];
    },
  });
  for (const die of dice) m.answer('a', [die]);
  return m;
}
const at = (x: number, y: number, more: Partial<Somebody> = {}): Somebody => ({ x, y, ...more });
const GANGERS = { attitude: 'enemy' as const, people: [at(30, 34, { class: 'ganger', rep: 4, facing: 90 })] };

test('ATZ.TURN.3 ATZ.TURN.6 ATZ.TURN.7 ATZ.TURN.12 the higher die acts first, with leaders of at least that Rep', () => {
  const m = turn({ band: [at(4, 4, { rep: 5 })] }, 5, 4);
  expect(said(m, 'atz.phase.begins')).toMatchObject([{ side: 'players', die: 5 }]);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.TURN.9', options: ['activate:a1', 'done'] });
  m.answer('a', 'done');
  expect(said(m, 'atz.phase.begins')).toMatchObject([{ side: 'players' }, { side: 'dead', die: 4 }]);
  expect(encounter(m).turn).toBe(4);
});

test('ATZ.TURN.7 ATZ.X.17 a leader whose Rep is lower than the die does not act', () => {
  const m = turn({ band: [at(4, 4, { rep: 4 })] }, 5, 4);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.TURN.3', prompt: 'atz.turn.roll' });
  expect(encounter(m).turn).toBe(4);
});

test('ATZ.TURN.4 ATZ.MULTI.6 ATZ.X.19 with doubles of the named die and the zombies’ nobody acts at all', () => {
  const m = turn({ band: [at(4, 4)], strangers: [GANGERS], area: 'rural' }, 3, 5, 3);
  expect(said(m, 'atz.turn.doubles')).toMatchObject([{ die: 3 }]);
  expect(said(m, 'atz.phase.begins')).toEqual([]);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.TURN.3' });
});

test('ATZ.MULTI.3 ATZ.MULTI.4 ATZ.MULTI.7 ATZ.X.18 other equal dice are rolled off', () => {
  const m = turn({ band: [at(4, 4)], strangers: [GANGERS] }, 3, 3, 2);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.MULTI.4', prompt: 'atz.turn.roll-off' });
  m.answer('a', [2]).answer('a', [2]).answer('a', [5]).answer('a', [4]);
  expect(encounter(m).order).toEqual(['people-1', 'dead']);
  expect(m.asked().rule).toBe('ATZ.TURN.9');
});

test('ATZ.MULTI.10 people who came into play in this turn roll from the next one on', () => {
  const m = turn({ band: [at(4, 4)], strangers: [{ ...GANGERS, side: { since: 3 } }] }, 6, 5);
  expect(said(m, 'atz.turn.die').map(({ side }) => side)).toEqual(['players', 'dead']);
});

test('ATZ.TURN.8 ATZ.TURN.9 ATZ.TURN.11 ATZ.LEAD.2 the best leaders first; who passes does not come back', () => {
  const band = [
    at(4, 4, { rep: 4 }),
    at(20, 4, { rep: 5, star: false }),
    at(4, 24, { rep: 4, star: false }),
    at(20, 24, { rep: 3 }),
  ];
  const m = turn({ band }, 4, 1);
  expect(m.asked().options).toEqual(['activate:a2', 'done']);
  m.answer('a', 'done');
  expect(m.asked().options).toEqual(['activate:a1', 'activate:a3', 'done']);
  m.answer('a', 'activate:a3');
  expect(m.asked()).toMatchObject({ rule: 'ATZ.ACT.1' });
  m.answer('a', 'done');
  expect(m.asked().options).toEqual(['activate:a1', 'done']);
});

test('ATZ.ATTR.22 Initiative adds to Rep for activation when alone', () => {
  const one = at(4, 4, { rep: 4, attributes: ['initiative'] });
  expect(turn({ band: [one] }, 5, 1).asked().rule).toBe('ATZ.TURN.9');
  expect(turn({ band: [one, at(5.5, 4, { rep: 3, star: false })] }, 5, 1).asked().rule).toBe('ATZ.TURN.3');
});

test('ATZ.GROUP.4 ATZ.GROUP.6 ATZ.GROUP.7 ATZ.X.13 a chain is one group; with a Stunned link it is two', () => {
  const chain = (stunned: Partial<Somebody> = {}): Somebody[] => [
    at(4, 4, { rep: 5 }),
    at(7, 4, { star: false }),
    at(10, 4, { star: false }),
    at(13, 4, { star: false, ...stunned }),
    at(16, 4, { star: false }),
  ];
  const all = turn({ band: chain() }, 4, 1);
  expect(all.asked().options).toEqual(['activate:a1', 'done']);
  const split = turn({ band: chain({ status: 'stunned', prone: true, stun: { left: 1, reacts: false } }) }, 4, 1);
  split.answer('a', 'activate:a1');
  expect(split.asked()).toMatchObject({ rule: 'ATZ.ACT.1' });
  expect(encounter(split).doing.at(-1)).toMatchObject({ do: 'activate', group: ['a1', 'a2', 'a3'] });
});

test('ATZ.DAY.7 ATZ.DAY.8 a double six moves the Day Part on, and there is one Morning only', () => {
  const part = (dayPart: 'morning' | 'daytime' | 'evening' | 'night', more: Partial<{ hadMorning: boolean }> = {}) =>
    encounter(turn({ dayPart, band: [at(4, 4)], change: ({ daylight }) => Object.assign(daylight, more) }, 6, 6))
      .daylight;
  expect(part('daytime')).toMatchObject({ part: 'evening', hadEvening: true });
  expect(part('night')).toMatchObject({ part: 'morning' });
  expect(part('night', { hadMorning: true })).toMatchObject({ part: 'night' });
});

test('ATZ.DAY.3 when Night falls a 1 is a full moon', () => {
  const m = turn({ dayPart: 'evening', band: [at(4, 4)] }, 6, 6);
  expect(m.asked().rule).toBe('ATZ.DAY.3');
  m.answer('a', [1]);
  expect(encounter(m).daylight).toMatchObject({ part: 'night', moon: true });
});

test('ATZ.ENC.10 when nobody of the players is left the Encounter is over', () => {
  const over = turn({ band: [at(4, 4, { status: 'oof' })] }, 6, 1);
  expect(over.asked()).toMatchObject({ rule: 'ATZ.AFTER.2', kind: 'roll' });
  over.answer('a', [1, 1]);
  expect(over.outcome).toMatchObject({ lost: ['a'], key: 'atz.over.destroyed' });
  const left = turn({ band: [at(4, 4, { fate: 'left' })] }, 1);
  expect(left.outcome).toMatchObject({ key: 'atz.over.left' });
});

test('ATZ.ENC.10 ATZ.ENC.11 ATZ.SEARCH.7 with something found the players may stop or play on', () => {
  const found = { zombies: 0, hurtArmed: false, wentOof: false, ranAway: false, skills: [], found: ['food' as const] };
  const band = [at(4, 4, { rep: 4, deeds: found }), at(30, 4, { fate: 'ran', star: false })];
  const m = turn({ band }, 5, 6);
  expect(m.asked()).toMatchObject({ rule: 'ATZ.ENC.10', options: ['play-on', 'end'] });
  m.answer('a', 'end').answer('a', [6, 6]);
  expect(m.outcome).toMatchObject({ won: ['a'], key: 'atz.over.met' });
  expect(encounter(m).objective).toMatchObject({ met: true, by: ['a1'] });
  expect(person(m, 'a2').fate).toBe('gone'); // ATZ.AFTER.6
});

test('ATZ.TURN.5 ATZ.MULTI.8 on doubles up to the area’s ER something happens by chance, above it nothing does', () => {
  const rule = (die: number, area: 'urban' | 'rural'): string =>
    turn({ band: [at(4, 4)], area }, die, die).asked().rule;
  expect([rule(5, 'urban'), rule(1, 'rural')]).toEqual(['ATZ.EVENT.2', 'ATZ.EVENT.2']);
  expect(rule(2, 'rural')).toBe('ATZ.TURN.3');
});

test('ATZ.MULTI.5 only the die that was named counts for doubles with the zombies’', () => {
  const others = turn({ band: [at(4, 4)], strangers: [GANGERS] }, 5, 3, 3);
  expect(said(others, 'atz.turn.doubles')).toEqual([]);
  expect(
    said(turn({ band: [at(4, 4)], strangers: [GANGERS], area: 'rural' }, 3, 5, 3), 'atz.turn.doubles'),
  ).toHaveLength(1);
});

test('ATZ.TURN.2 ATZ.MULTI.2 every side rolls a die of its own, zombies and PEFs one together', () => {
  const m = turn(
    { band: [at(4, 4)], strangers: [GANGERS], pefs: [{ x: 30, y: 4 }], zombies: [{ x: 4, y: 34 }] },
    1,
    2,
    3,
  );
  expect(said(m, 'atz.turn.die').map(({ side }) => side)).toEqual(['players', 'ganger', 'dead']);
});

test('ATZ.TURN.16 players on the same side share one die, and each may say which of the best groups acts', () => {
  const m = turn({ band: [at(4, 4, { rep: 4 })], partner: [at(30, 4, { rep: 4 })] }, 4, 1);
  expect(said(m, 'atz.turn.die').map(({ side }) => side)).toEqual(['players', 'dead']);
  expect(m.asked()).toMatchObject({
    rule: 'ATZ.TURN.9',
    seats: ['a', 'b'],
    options: ['activate:a1', 'activate:b1', 'done'],
  });
});

test('ATZ.TURN.13 ATZ.TURN.1 when all have acted or passed the dice are rolled for the next turn, turn after turn', () => {
  const m = turn({ band: [at(4, 4, { rep: 5 })] }, 5, 4);
  for (let next = 4; next < 30; next++) {
    m.answer('a', 'done');
    expect(encounter(m).turn).toBe(next);
    expect(m.asked().rule).toBe('ATZ.TURN.3');
    m.answer('a', [5]).answer('a', [4]);
  }
});

test('ATZ.TURN.10 one group finishes before the next one of its side begins', () => {
  const m = turn({ band: [at(4, 4, { rep: 5 }), at(30, 4, { rep: 5, star: false })] }, 4, 1);
  m.answer('a', 'activate:a1').answer('a', 'prone:a1');
  expect(m.asked()).toMatchObject({ rule: 'ATZ.ACT.1' });
  expect(m.asked().options).toEqual(['move:a1', 'face:a1', 'fast-move:a1', 'stand:a1', 'leave-table:a1', 'done']);
  m.answer('a', 'done');
  expect(m.asked()).toMatchObject({ rule: 'ATZ.TURN.9', options: ['activate:a2', 'done'] });
});

test('ATZ.TURN.14 ATZ.TURN.15 PEFs act on the zombies’ die, and before them', () => {
  const m = turn(
    { band: [at(4, 4, { rep: 3 })], pefs: [{ x: 30, y: 30, rep: 4 }], zombies: [{ x: 4, y: 34, facing: 90 }] },
    5,
    4,
  );
  expect(m.asked()).toMatchObject({ rule: 'ATZ.PEF.10' });
  expect(encounter(m).doing.map((one) => one.do)).toEqual(['turn', 'dead-phase', 'pef-phase']);
});

test('ATZ.GROUP.10 who splits off before it has acted activates by itself, on its own Rep, and nobody does so twice', () => {
  const band = [at(4, 4, { rep: 5 }), at(7, 4, { star: false, rep: 3 })];
  const m = turn({ band }, 4, 1);
  expect(m.asked().options).toEqual(['activate:a1', 'done']);
  const apart = turn({ band }, 3, 1);
  apart
    .answer('a', 'activate:a1')
    .answer('a', 'move:a1')
    .answer('a', { to: { x: 4, y: 12 } })
    .answer('a', 'done');
  expect(encounter(apart).turn).toBe(4); // a2 had its activation with a1
});

test('ATZ.DAY.1 the Day Parts follow each other: Morning, Daytime, Evening, Night', () => {
  const after = (dayPart: 'morning' | 'daytime' | 'evening'): string => {
    const m = turn({ dayPart, band: [at(4, 4)] }, 6, 6);
    if (dayPart === 'evening') m.answer('a', [3]);
    return encounter(m).daylight.part;
  };
  expect([after('morning'), after('daytime'), after('evening')]).toEqual(['daytime', 'evening', 'night']);
});

test('ATZ.FIG.11 every player has one band, and answers for it alone', () => {
  const m = turn({ band: [at(4, 4, { rep: 5 })], partner: [at(30, 4, { rep: 4 })] }, 4, 1);
  expect(m.asked().seats).toEqual(['a']);
  m.answer('a', 'done');
  expect(m.asked()).toMatchObject({ seats: ['b'], options: ['activate:b1', 'done'] });
});

test('ATZ.MULTI.5 once nobody of the named side is left the next player’s die is the one that makes doubles', () => {
  const band = [at(4, 4, { rep: 5, fate: 'left' })];
  const m = turn({ mode: 'head-to-head', band, partner: [at(30, 4, { rep: 5 })] });
  m.answer('b', [5]).answer('a', [5]);
  expect(said(m, 'atz.turn.doubles')).toHaveLength(1);
  expect(said(m, 'atz.phase.begins')).toEqual([]);
});

test('ATZ.FIG.5 what begins once an activation is over begins where a figure stands then', () => {
  const m = turn({ band: [at(4, 4, { rep: 5 })] }, 4, 1);
  m.answer('a', 'activate:a1')
    .answer('a', 'move:a1')
    .answer('a', { to: { x: 10, y: 4 } });
  expect(person(m, 'a1').turn.from).toEqual({ x: 4, y: 4, level: 0 });
  m.answer('a', 'done');
  expect(person(m, 'a1').turn.from).toBeNull();
});

test('ATZ.MELEE.18 when a melee goes on those of a group who fight in it do so first, the highest Rep before the others', () => {
  const side = (who: string) => ({ who, even: 1, unarmed: null, arm: null, mild: false });
  const change = (enc: Encounter): void =>
    void enc.melees.push({ id: 'm1', sides: [side('a1'), side('n1')] }, { id: 'm2', sides: [side('a3'), side('n1')] });
  const m = turn(
    {
      band: [at(4, 4, { rep: 4 }), at(6, 4, { star: false, rep: 5 }), at(5, 5, { star: false, rep: 5 })],
      strangers: [{ attitude: 'enemy', people: [at(5, 4, { rep: 3 })] }],
      change,
    },
    4,
    2,
    1,
  );
  m.answer('a', 'activate:a1');
  const top = encounter(m).doing.at(-1);
  expect(top?.do === 'activate' && top.waking.map(({ who }) => who)).toEqual(['a3', 'a1', 'a2']);
});

test('ATZ.BREAK.3 who has broken off moves, and has no word, no look and no hand for anything else', () => {
  const offered = (did: ThisTurn['did']): readonly string[] =>
    scene({
      band: [at(4, 4, { turn: { ...freshTurn(), did } }), at(5, 4, { star: false, status: 'oof' })],
      strangers: [{ attitude: 'neutral', people: [at(4, 5.5)], side: { met: true } }],
      doing: [{ do: 'activate', side: 'players', group: ['a1'], with: ['a1'], waking: [], stuck: [], handed: false }],
    }).asked().options;
  expect(offered([])).toEqual(expect.arrayContaining(['lift:a1:a2', 'recruit:a1:n1', 'barter:a1:n1']));
  expect(offered(['break-off'])).toEqual(['move:a1', 'face:a1', 'fast-move:a1', 'done']);
});

test('ATZ.STATUS.9 the Stunned come round by themselves once they have sat a turn out; who is OOF stays so', () => {
  const band = [
    at(4, 4, { rep: 5, status: 'stunned', prone: true, stun: { left: 1, reacts: false } }),
    at(20, 4, { rep: 5, star: false, status: 'oof', prone: true }),
    at(30, 30, { rep: 5, star: false }),
  ];
  const m = turn({ band }, 4, 1);
  m.answer('a', 'done');
  expect([person(m, 'a1').status, person(m, 'a1').prone, person(m, 'a2').status]).toEqual(['carry-on', true, 'oof']);
});

test('ATZ.ER.6 Random Events go by the ER that the area began with', () => {
  const rule = (now: number, original: number): string =>
    turn({ band: [at(4, 4)], change: (enc) => void (enc.er = { now, original }) }, 3, 3).asked().rule;
  expect([rule(1, 3), rule(5, 2)]).toEqual(['ATZ.EVENT.2', 'ATZ.TURN.3']);
});

test('ATZ.STAR.1 a player orders the Star and the Grunts of its band about when their group is active', () => {
  const m = turn({ band: [at(4, 4, { rep: 5 }), at(7, 4, { star: false, rep: 3 })] }, 4, 1);
  m.answer('a', 'activate:a1');
  expect(m.asked()).toMatchObject({ rule: 'ATZ.ACT.1', seats: ['a'] });
  expect(m.asked().options.filter((one) => one.startsWith('move:'))).toEqual(['move:a1', 'move:a2']);
});

test('ATZ.GROUP.9 while they are active some may go their own way: two groups in the next turn', () => {
  const m = turn({ band: [at(4, 4, { rep: 5 }), at(7, 4, { star: false, rep: 3 })] }, 3, 1);
  m.answer('a', 'activate:a1')
    .answer('a', 'move:a2')
    .answer('a', { to: { x: 14, y: 4 } })
    .answer('a', 'done');
  m.answer('a', [3]).answer('a', [1]);
  expect(m.asked().options).toEqual(['activate:a1', 'done']);
  m.answer('a', 'done');
  expect(m.asked().options).toEqual(['activate:a2', 'done']);
});
