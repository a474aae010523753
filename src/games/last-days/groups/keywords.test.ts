import { describe, expect, test } from 'vitest';
import type { Keyword } from '../data/profiles.ts';
import { newMember, type Recruit } from './create.ts';
import { dismissals, standingTo } from './keywords.ts';
import { newLeaderFaults, recruitFaults } from './recruiting.ts';
import { cop, crony, faultsOf, groupOf, hero, professional, said, samaritan, survivor, thug } from './testing.ts';
import { groupFaults } from './faults.ts';
import type { Group } from './group.ts';

const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

describe('Keywords', () => {
  test('LD.GROUP.7 any number may share the Leader’s Keyword', () => {
    expect(standingTo('selfish', { keyword: 'selfish' })).toBe('same');
    expect(faultsOf(groupOf(thug, times(11, crony)))).toEqual([]);
  });

  test.each([
    [1, 0, true],
    [2, 0, false],
    [2, 1, true],
    [3, 2, true],
    [3, 1, false],
    [4, 2, false],
    [4, 3, true],
  ])(
    'LD.GROUP.8 %i Neutral beside the Leader and %i of his own: half of all, rounded down',
    (neutral, own, isLegal) => {
      const group = groupOf(hero, [...times(own, samaritan), ...times(neutral, survivor)]);
      expect(faultsOf(group)).toEqual(isLegal ? [] : ['members LD.GROUP.8']);
    },
  );

  test.each([
    [1, 1, false],
    [1, 2, true],
    [2, 4, false],
    [2, 5, true],
  ])(
    'LD.GROUP.9 %i of another Keyword beside the Leader and %i of his own: a quarter of all, rounded down',
    (other, own, isLegal) => {
      const group = groupOf(thug, [...times(own, crony), ...times(other, { ...cop, guns: ['revolver'] } as Recruit)]);
      expect(faultsOf(group)).toEqual(isLegal ? [] : ['members LD.GROUP.9']);
    },
  );

  test('LD.GROUP.9 Neutral Characters do not use up the quarter', () => {
    expect(faultsOf(groupOf(thug, [crony, survivor, survivor, cop, crony, crony, crony]))).toEqual([]);
  });

  test('LD.GROUP.10 in a running campaign the limits force nobody out', () => {
    const group = groupOf(hero, [survivor, survivor, crony]);
    expect(groupFaults(group, { use: 'running' })).toEqual([]);
    expect(groupFaults(group, { use: 'new' }).map(({ message }) => message)).toEqual([]);
    const after = { ...group, members: group.members.slice(0, 3) };
    expect(faultsOf(after)).toEqual(['members LD.GROUP.8']);
    expect(faultsOf(after, { use: 'running' })).toEqual([]);
  });
});

describe('newcomers', () => {
  const group = { ...groupOf(hero, [survivor, survivor, crony]), points: 30 };
  const recruit = (one: Recruit, of = group): string[] => said(recruitFaults(of, newMember({ id: 'm9', ...one })));

  test('LD.JOB.7 a recruit is refused only because of its own kind', () => {
    const pressed = { ...group, members: group.members.slice(0, 3) }; // two Neutral of three: over the limit
    expect(recruit(samaritan, pressed)).toEqual([]);
    expect(recruit(cop, { ...pressed, points: 50 })).toEqual([]); // a quarter of four
    expect(recruit(survivor, pressed)).toEqual(['LD.GROUP.8']);
    const crowded = { ...groupOf(hero, [survivor, survivor, survivor]), points: 50 };
    expect(faultsOf(crowded)).toEqual(['members LD.GROUP.8']);
    expect(recruit(cop, crowded)).toEqual([]); // three Neutral of five are too many, but a cop is not one of them
    expect(recruit(cop)).toEqual(['LD.GROUP.9']);
  });

  test('LD.JOB.7 LD.CAMP.6 a recruit and its gear are paid from the points in hand', () => {
    expect(recruit({ ...samaritan, guns: ['hunting-rifle'] }, { ...group, points: 15 })).toEqual([]);
    expect(recruit({ ...samaritan, guns: ['hunting-rifle'] }, { ...group, points: 14 })).toEqual(['LD.JOB.7']);
  });

  test('LD.JOB.7 a recruit needs a bed, a weapon and gear that is on sale; a Leader there is already', () => {
    const full = groupOf(thug, times(5, crony), 'gun-shop');
    expect(recruit(crony, full)).toEqual(['LD.GROUP.11']);
    expect(recruit({ type: 'good-samaritan' })).toEqual(['LD.EQUIP.1']);
    expect(recruit({ ...samaritan, blades: ['chainsaw'] })).toEqual(['blades.0 LD.BLADE.1']);
    expect(recruit({ ...hero })).toEqual(['type LD.GROUP.5']);
    expect(recruit(samaritan, { ...group, members: group.members.slice(1) })).toEqual(['LD.JOB.6']);
  });

  test('LD.EQUIP.7 LD.EQUIP.8 finds take a Group above a Rarity number, and then no more can be bought', () => {
    const rich = { ...group, stash: { guns: [], blades: ['heavy-blade', 'heavy-blade'], items: [] } } as const;
    expect(faultsOf(rich, { use: 'running' })).toEqual([]);
    expect(recruit({ ...samaritan, blades: ['heavy-blade'] }, rich)).toEqual(['LD.EQUIP.6']);
    expect(recruit({ ...samaritan, blades: ['club'] }, rich)).toEqual([]);
    expect(recruit({ ...samaritan, blades: ['heavy-blade'] })).toEqual([]);
  });

  const headless: Group = { ...group, members: group.members.slice(1), points: 2 };
  const lead = (one: Recruit, of = headless): string[] => said(newLeaderFaults(of, newMember({ id: 'm9', ...one })));

  test('LD.DEATH.1 LD.DEATH.3 LD.DEATH.4 a new Leader is free and of any Keyword; his gear is paid for', () => {
    expect(lead(hero)).toEqual([]);
    expect(lead({ ...hero, guns: ['revolver'] })).toEqual(['LD.DEATH.3']);
    expect(lead({ type: 'hero' })).toEqual(['LD.EQUIP.1']);
    expect(lead({ type: 'hero' }, { ...headless, points: 1 })).toEqual([]);
    expect(lead(samaritan)).toEqual(['type LD.DEATH.1']);
    expect(lead(hero, { ...group, points: 2 })).toContain('LD.GROUP.5');
    expect(lead(professional)).toEqual([]);
    expect(lead({ ...professional, blades: ['heavy-club'] })).toEqual(['blades.0 LD.EQUIP.10']);
  });

  test('LD.DEATH.5 as few as possible leave under a new Leader', () => {
    const people = (...keywords: Keyword[]): { keyword: Keyword }[] => keywords.map((keyword) => ({ keyword }));
    expect(dismissals(people('selfish', 'selfish', 'neutral'), 'selfish')).toEqual([{ neutral: 0, other: 0 }]);
    expect(dismissals(people('selfish', 'selfish', 'selfish'), 'selfless')).toEqual([{ neutral: 0, other: 3 }]);
    expect(dismissals(people('selfish', 'selfish', 'neutral', 'neutral'), 'selfless')).toEqual([
      { neutral: 0, other: 1 },
    ]);
    expect(dismissals(people('neutral', 'neutral', 'neutral', 'trained', 'trained'), 'selfless')).toEqual([
      { neutral: 1, other: 1 },
    ]);
    const three = { ...headless, members: groupOf(thug, [survivor, survivor, survivor]).members.slice(1) };
    expect(lead(hero, three)).toEqual(['LD.DEATH.5']);
    expect(dismissals(people('selfish', 'trained', 'selfless', 'neutral'), 'selfless')).toEqual([
      { neutral: 0, other: 1 },
    ]);
    expect(dismissals([], 'trained')).toEqual([{ neutral: 0, other: 0 }]);
  });
});
