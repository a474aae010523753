import { expect } from 'vitest';
import { NO_GEAR } from '../groups/create.ts';
import type { Group } from '../groups/group.ts';
import { groupOf, hero } from '../groups/testing.ts';
import type { Battle } from '../state.ts';
import { type BattleScene, test } from '../testing.ts';
import { group, member, names, over, type OverSpec, until } from './testing.ts';

const aid = {
  type: 'rescue-worker',
  name: 'Aid',
  guns: ['revolver'],
  blades: ['club'],
  items: ['medical-supplies'],
} as const;
const three = groupOf(hero, [aid, { type: 'good-samaritan', name: 'Fay', blades: ['club'] }]);
const captured = (id: string): Pick<Group, 'leader' | 'members'> => ({
  leader: three.leader,
  members: three.members.map((one) => (one.id === id ? { ...one, captured: true } : one)),
});
const held = { guns: [{ id: 'revolver', fitted: [], made: false }], blades: ['club'], items: ['medical-supplies'] };

/** The Rescue of one of seat a is over. */
const rescued = (id: string, taken: Record<string, string[]>): BattleScene =>
  over({
    a: captured(id),
    encounter: 'rescue',
    tokens: [{ id: 'c1', kind: 'captive', captive: { seat: 'a', member: id } }],
    taken,
    change: (campaign) => campaign.captives.push({ seat: 'a', member: id, captor: 'b', rescue: true }),
  });

test('LD.RESCUE.11 LD.INJ.6 a captured Character whom the attacker retrieves is back with all that it carried', () => {
  const m = rescued('m2', { a: ['c1'], b: [] });
  expect(member(m, 'a', 'Aid')).toMatchObject(held);
  expect(member(m, 'a', 'Aid').captured).toBe(undefined);
  expect(m.state().campaign?.captives).toEqual([]);
  expect(group(m, 'b').stash).toEqual(NO_GEAR);
  expect(until(m, 'LD.JOB.2').asked().options).toEqual(['job:m1', 'job:m2', 'job:m3', 'rest']);
});

test('LD.RESCUE.12 LD.INJ.7 one whom the defender retrieves, or nobody, dies, and the defender has what it carried', () => {
  for (const taken of [
    { a: [], b: ['c1'] },
    { a: [], b: [] },
  ]) {
    const m = rescued('m2', taken);
    expect(names(group(m, 'a'))).toEqual(['Ann', 'Fay']);
    expect(group(m, 'a').gone?.map(({ how, member: { name } }) => [how, name])).toEqual([['lost-captive', 'Aid']]);
    expect(group(m, 'b').stash).toEqual(held);
    expect(m.state().campaign?.captives).toEqual([]);
    expect(m.under('LD.RESCUE.12')).toHaveLength(1);
  }
});

test('LD.RESCUE.12 LD.DEATH.1 a Leader who is not freed is followed at once', () => {
  const m = rescued('m1', { a: [], b: ['c1'] });
  expect(m.asked()).toMatchObject({ rule: 'LD.DEATH.4', seats: ['a'], options: ['hero', 'thug', 'professional'] });
  m.answer('a', 'hero');
  expect(group(m, 'a').leader).toBe('m4');
  expect(m.asked().rule).toBe('LD.XP.4');
});

/** After a game somebody of seat a, or of both, was Captured; on to what becomes of them. */
function taken(out: readonly string[], spec: OverSpec = {}): BattleScene {
  const m = over({ a: three, b: { points: 0 }, out, ...spec });
  for (const one of out) {
    m.answer(one.slice(0, 1), [1, 2]);
    if (m.asked().rule === 'LD.SKILL.14') m.answer('a', []);
    if (m.asked().rule === 'LD.ITEM.8') m.answer('a', '3');
  }
  return until(m, 'LD.INJ.5');
}

test('LD.INJ.5 LD.INJ.7 a Rescue may be declined: the captive dies, and the captor keeps what it carried', () => {
  const m = taken(['a2']);
  expect(m.asked()).toMatchObject({ seats: ['a'], options: ['rescue', 'decline'] });
  m.answer('a', 'decline');
  expect(names(group(m, 'a'))).toEqual(['Ann', 'Fay']);
  expect(group(m, 'b').stash).toEqual(held);
  expect(m.state().campaign).toMatchObject({ captives: [], rescues: [] });
  expect(m.asked().rule).toBe('LD.ENC.2');
});

test('LD.INJ.7 LD.DEATH.1 a Leader who is given up is followed at once', () => {
  const m = taken(['a1']).answer('a', 'decline');
  expect(m.asked()).toMatchObject({ rule: 'LD.DEATH.4', seats: ['a'], options: ['hero', 'thug', 'professional'] });
});

test('LD.INJ.5 LD.RESCUE.1 a Rescue that is chosen is the next game, with the captive on the table', () => {
  const m = taken(['a2']).answer('a', 'rescue');
  expect(m.state().campaign?.fixture).toEqual({ seats: ['a', 'b'], encounter: 'rescue', attacker: 'a' });
  const { tokens, characters, sides } = m.state().battle as Battle;
  expect(tokens.filter(({ kind }) => kind === 'captive').map(({ captive }) => captive)).toEqual([
    { seat: 'a', member: 'm2' },
  ]);
  expect(characters.filter(({ seat }) => seat === 'a').map(({ member: { name } }) => name)).toEqual(['Ann', 'Fay']);
  expect(sides.map(({ part }) => part)).toEqual(['attacker', 'defender']);
});

test('LD.RESCUE.2 if both have captured somebody, a Roll-Off says whose Rescue is played first', () => {
  for (const [a, b, first] of [
    [5, 2, 'a'],
    [2, 5, 'b'],
  ] as const) {
    const m = taken(['a2', 'b2']).answer('a', 'rescue').answer('b', 'rescue');
    for (const [one, other] of [
      [3, 3],
      [a, b],
    ]) {
      expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.RESCUE.2' });
      for (let i = 0; i < 2; i++) {
        const [seat] = m.asked().seats as ['a' | 'b'];
        m.answer(seat, [(seat === 'a' ? one : other) as number]);
      }
    }
    const second = first === 'a' ? 'b' : 'a';
    expect(m.state().campaign?.fixture).toMatchObject({ encounter: 'rescue', attacker: first });
    expect(m.state().campaign?.rescues).toEqual([{ seat: second, captor: first }]);
    expect(m.state().battle?.tokens.map(({ captive }) => captive?.seat)).toEqual([first]);
  }
});

const freed = (a: Partial<Group>, by: 'a' | 'b' = 'a'): BattleScene =>
  over({
    a,
    encounter: 'rescue',
    tokens: [{ id: 'c1', kind: 'captive' }],
    taken: { a: by === 'a' ? ['c1'] : [], b: by === 'b' ? ['c1'] : [] },
  });

test('LD.RESCUE.13 a Captive who is nobody else may join as a Survivor without arms, armed later, with a Job', () => {
  const m = freed({ points: 0 });
  expect(m.asked()).toMatchObject({ rule: 'LD.RESCUE.13', seats: ['a'], options: ['join', 'go'] });
  m.answer('a', 'join');
  expect(m.asked()).toMatchObject({ rule: 'LD.TYPES.2', options: ['academic', 'athletic', 'cqc', 'firearms'] });
  m.answer('a', 'cqc');
  expect(m.asked()).toMatchObject({ rule: 'LD.TYPES.2', options: ['academic', 'athletic', 'firearms'] });
  m.answer('a', 'athletic');
  expect(group(m, 'a').members[2]).toMatchObject({
    type: 'survivor',
    keyword: 'neutral',
    learns: ['cqc', 'athletic'],
    guns: [],
    blades: [],
    items: [],
    isNew: false,
  });
  expect(group(m, 'a').points).toBe(0);
  expect(until(m, 'LD.JOB.2').asked().options).toEqual(['job:m1', 'job:m2', 'job:m3', 'rest']);
});

test('LD.RESCUE.13 either Group may have freed the Captive, and may let them go', () => {
  const m = freed({}, 'b');
  expect(m.asked()).toMatchObject({ rule: 'LD.RESCUE.13', seats: ['b'] });
  m.answer('b', 'go');
  expect(names(group(m, 'b'))).toEqual(['Ben', 'Eve']);
});

test('LD.RESCUE.13 without room nobody joins', () => {
  const six = groupOf(
    hero,
    Array.from({ length: 5 }, (_, i) => ({ ...aid, name: `Aid ${i}` })),
    'gun-shop',
  );
  expect(freed(six).asked().rule).toBe('LD.XP.4');
  expect(freed({ ...six, built: ['bunk-bed'] }).asked().rule).toBe('LD.RESCUE.13');
});

const escaped = (spec: OverSpec = {}): BattleScene =>
  over({ a: three, encounter: 'the-escape', rule: 'LD.ESCAPE.7', winner: 'a', ...spec });

test('LD.ESCAPE.9 one of the Group that escaped may keep the vehicle going with Intelligence/8; nobody Out of Action', () => {
  const m = escaped({ out: ['a2'] });
  expect(m.asked()).toMatchObject({ rule: 'LD.ESCAPE.9', seats: ['a'], options: ['m1', 'm3', 'nobody'] });
  m.answer('a', 'm3');
  expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'LD.ESCAPE.9' });
  m.answer('a', [5]);
  expect(group(m, 'a')).toMatchObject({ foundVehicle: true, built: [], points: three.points });
  expect(group(escaped().answer('a', 'm3').answer('a', [4]), 'a').foundVehicle).toBe(undefined);
  expect(group(escaped().answer('a', 'nobody'), 'a').foundVehicle).toBe(undefined);
});

test('LD.ESCAPE.9 not where there is an Escape Vehicle already, and not where the game was stopped', () => {
  expect(escaped({ a: { ...three, refuge: 'police-station' } }).asked().rule).toBe('LD.XP.4');
  expect(escaped({ a: { ...three, built: ['escape-vehicle'] } }).asked().rule).toBe('LD.XP.4');
  expect(escaped({ winner: null }).asked().rule).toBe('LD.XP.4');
  expect(escaped({ rule: 'LD.TURN.3' }).asked().rule).toBe('LD.XP.4');
});

/** Six in a Gun Shop that is built on throughout. */
const settled = (points: number): Partial<Group> => ({
  ...groupOf(
    hero,
    Array.from({ length: 5 }, (_, i) => ({ ...aid, name: `Aid ${i}` })),
    'gun-shop',
  ),
  built: ['fences', 'infirmary', 'store-room'],
  points,
});
const ended = (spec: OverSpec): BattleScene => until(over({ goal: true, ...spec }), 'LD.ENC.2');

test('LD.END.1 a full Refuge that is built on throughout and 300 points win the campaign after the Zombie Attack', () => {
  const m = ended({ a: settled(300) });
  expect(m.outcome).toMatchObject({ rule: 'LD.END.1', won: ['a'], lost: ['b'] });
  expect(m.under('LD.ATTACK.1').map(({ params }) => params?.seat)).toEqual(['a', 'b']);
});

test('LD.END.1 anything less does not, nor does it without the option', () => {
  const full = settled(300);
  for (const spec of [
    { a: settled(299) },
    { a: { ...full, built: ['fences', 'infirmary'] } },
    { a: { ...full, members: full.members?.slice(0, 5) ?? [] } },
    { a: { ...full, built: ['fences', 'infirmary', 'bunk-bed'] } },
    { a: full, goal: false },
  ] as OverSpec[])
    expect(ended(spec).asked().rule).toBe('LD.ENC.2');
});

test('LD.END.1 if both have come so far, the one with more points wins', () => {
  const six = settled(301).members?.map((one) => ({ ...one, name: `${one.name} B` })) ?? [];
  expect(ended({ a: settled(300), b: { ...settled(301), members: six } }).outcome).toMatchObject({ won: ['b'] });
});
