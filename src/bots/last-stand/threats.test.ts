import { describe, expect, it } from 'vitest';
import { type SceneSpec, tableOf } from '../../games/last-stand/testing.ts';
import type { Ranger } from '../../games/last-stand/index.ts';
import { lookOver, type Outlook } from './outlook.ts';
import { crowding, dangerAt, depotDanger, hazardAt, monstrosityDanger, mutationCost, passes } from './threats.ts';
import { worth } from './worth.ts';

const of = (spec: SceneSpec = {}): Outlook => lookOver(tableOf({ rangers: ['frank', 'hat'], ...spec }));
const round = (n: number): number => Number(n.toFixed(3));
const first = ({ rangers }: Outlook): Ranger => rangers[0] as Ranger;

describe('how bad a crowd is', () => {
  it('the more it is, the worse, at the gates worse, in Last Stand worst', () => {
    const crowds = (at: number, spec: SceneSpec = {}) => [0, 1, 2, 3, 4].map((n) => round(crowding(of(spec), at, n)));
    expect(crowds(4)).toEqual([0, 0.5, 1.4, 3, 3]);
    expect(crowds(14)).toEqual([0, 0.65, 1.82, 3.9, 3.9]);
    expect(crowds(19)).toEqual([0, 1.5, 4.5, 14, 14]);
  });

  it('worse with fewer than seven Depots left, by a fifth each', () => {
    const two = (depots: number): number => round(crowding(of({ depots }), 4, 2));
    expect([8, 7, 6, 4].map(two)).toEqual([1.4, 1.4, 1.68, 2.24]);
    expect([12, 7, 3].map((depots) => round(depotDanger(of({ depots }))))).toEqual([1.6, 1.6, 2.88]);
  });

  it('worse where its tribe runs out; Monstrosities count in Last Stand only', () => {
    const map = { 4: { techie: 2, earther: 1, monstrosity: 1 } };
    expect([5, 7, 8].map((techie) => round(dangerAt(of({ map, supply: { techie } }), 4)))).toEqual([4.6, 3, 3]);
    expect(dangerAt(of({ map: { 19: { techie: 1, monstrosity: 1 } } }), 19)).toBe(4.5);
  });

  it('Monstrosities more from the fourth on, and more still from the sixth, while Puke lives', () => {
    const each = (monstrosity: number, spec: SceneSpec = {}): number =>
      monstrosityDanger(of({ map: { 4: { monstrosity } }, ...spec }));
    expect([0, 3, 4, 5, 6, 8].map((n) => each(n))).toEqual([2, 2, 3, 4, 8, 16]);
    expect(each(8, { leaders: { puke: { slain: true, at: null } } })).toBe(2);
  });
});

describe('what the end of a turn costs', () => {
  it('a test is passed on 5 or more: so many dice, so many needed', () => {
    const chances = [passes(1, 1), passes(2, 1), passes(2, 2), passes(4, 2), passes(12, 4)].map(round);
    expect(chances).toEqual([1 / 3, 5 / 9, 1 / 9, 33 / 81, 0.607].map(round));
    expect([passes(0, 1), passes(-1, 1), passes(3, 0), passes(3, -1), passes(3, 9)]).toEqual([0, 0, 1, 1, 0]);
    expect(passes(13, 4)).toBe(passes(12, 4));
  });

  it('a Mutation more the more, the nearer the Ranger is to turning', () => {
    const cost = (...mutations: string[]): number => round(mutationCost(first(of({ frank: { mutations } }))));
    expect([cost(), cost('M01'), cost('M15'), cost('M27'), cost('M15', 'M16')]).toEqual([2.6, 2.6, 5.4, 10.3, 16.6]);
  });

  it.each<[string, SceneSpec['frank'], number]>([
    ['one wound of each Raider, two of a Road Rider, a Monstrosity’s, and radiation', {}, 5.926],
    ['Krank’s board spares the Techies', { slain: ['krank'] }, 5.026],
    ['Bama’s halves those of Road Riders', { slain: ['bama'] }, 5.026],
    ['Puke’s those of Monstrosities', { slain: ['puke'] }, 4.756],
    ['no more wounds than tokens', { ready: 1, wounded: 6 }, 2.056],
    ['no radiation for who ignores it', { artifacts: ['U03'] }, 4.77],
    ['nor through a fitting Mutation', { mutations: ['M32'] }, 4.77],
    ['one icon less', { mutations: ['M05'] }, 4.77],
  ])('%s', (_, frank, expected) => {
    const map = { 4: { techie: 1, roadRider: 1, earther: 1, monstrosity: 1, radiation: 1 } };
    const state = of({ map, frank: { ...frank } });
    expect(round(hazardAt(state, first(state), 4))).toBe(expected);
    expect(hazardAt(state, first(state), 19)).toBe(0);
  });

  it('Hat takes two fewer of Techies and Road Riders, and none would be left is looked at as told', () => {
    const state = of({ map: { 4: { techie: 1, roadRider: 1, earther: 1 } } });
    const hat = state.rangers[1] as Ranger;
    expect([round(hazardAt(state, hat, 4)), round(hazardAt(state, first(state), 4))]).toEqual([1.8, 3.6]);
    expect(hazardAt(state, hat, 4, { techie: 0, roadRider: 0, earther: 0, monstrosity: 0 })).toBe(0);
    expect(round(hazardAt(state, hat, 4, { techie: 3, roadRider: 0, earther: 0, monstrosity: 0 }))).toBe(0.9);
  });
});

describe('what a table is worth', () => {
  it.each<[string, SceneSpec, number]>([
    ['as it begins', {}, 0],
    ['a Leader’s lost health', { leaders: { bama: { health: 5 } } }, 3.6],
    ['a Leader slain', { leaders: { bama: { slain: true, at: null } } }, 16],
    ['a Leader at the gates', { leaders: { bama: { at: 18 } } }, -8],
    ['a Leader a step before them', { leaders: { bama: { at: 23 } } }, -3],
    ['a Leader farther away', { leaders: { bama: { at: 22 } } }, 0],
    ['a Leader off the map', { leaders: { bama: { at: null } } }, 0],
    ['a wound', { frank: { wounded: 1 } }, -0.9],
    ['a Mutation', { frank: { mutations: ['M15'] } }, -2.4],
    ['Karma', { frank: { karma: 1 } }, 1],
    ['a Special card', { hat: { specials: ['S01'] } }, 2.2],
    ['an Artifact', { frank: { artifacts: ['C01'] } }, 1.5],
    ['a Defender card', { frank: { defenders: ['D01'] } }, 1.55],
    ['Depots', { map: { 4: { depots: 2 } } }, -3.2],
    ['a Monstrosity', { map: { 4: { monstrosity: 1 } } }, -2],
    ['a crowd', { map: { 4: { techie: 3 } } }, -3],
  ])('%s', (_, spec, expected) => {
    expect(round(worth(tableOf({ rangers: ['frank', 'hat'], ...spec })))).toBe(expected);
  });
});
