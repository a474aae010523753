import { describe, expect } from 'vitest';
import { test } from '../../../../kernel/testing.ts';
import { passagesFrom } from '../map.ts';
import type { Battle } from '../../state.ts';
import { behaviourFrom } from './battle.ts';
import { evenDeath } from '../../index.ts';
import {
  at,
  campaign,
  type CampaignScene,
  decided,
  group,
  type MapSpec,
  mapScene,
  moves,
  offered,
  side,
} from '../testing.ts';

const battleOf = (m: CampaignScene): Battle => m.state().battle as Battle;
const meeting = (spec: MapSpec = {}): CampaignScene =>
  mapScene({
    groups: [
      { seat: 'a', tile: 'Crossway', members: [{ weapons: ['rifle'] }, {}] },
      { seat: 'b', tile: 'Marrowby' },
    ],
    ...spec,
  });

describe('Battle', () => {
  test('EDM.CSHARED.7 EDM.CGEN.13 against enemies right beside only, a passage or not', () => {
    expect(meeting().asked().options).toEqual([
      ...moves('a1', "Tanner's Common", 'Ashwater Bridge', 'Orrin Narrows'),
      'control:a1',
      'battle:a1',
      'search:a1',
      'end',
    ]);
    const apart = meeting({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Larkmead' },
      ],
    });
    expect(offered(apart, 'battle')).toEqual([]);
    const water = meeting({
      groups: [
        { seat: 'a', tile: 'Orrin Narrows' },
        { seat: 'b', tile: 'Crossway' },
      ],
    });
    expect(offered(water, 'battle')).toEqual(['battle:a1']);
    const lake = meeting({
      groups: [
        { seat: 'a', tile: 'Orrin Narrows' },
        { seat: 'b', tile: 'Orrin North Shore' },
      ],
    });
    expect(passagesFrom(at('Orrin Narrows'))).not.toContain(at('Orrin North Shore'));
    expect(offered(lake, 'battle')).toEqual(['battle:a1']);
    const own = meeting({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'a', tile: 'Marrowby' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    expect(offered(own, 'battle')).toEqual([]);
  });

  const crowd: MapSpec = {
    players: ['survivors', 'zombies', 'bandits'],
    groups: [
      { seat: 'a', tile: 'Crossway' },
      { seat: 'b', tile: 'Marrowby' },
      { seat: 'b', tile: 'Orrin Narrows' },
      { seat: 'c', tile: 'Ashwater Bridge' },
    ],
  };

  test('EDM.X.11 EDM.CSHARED.8 of two Hordes beside the Force the zombie player chooses the one that fights', () => {
    const m = mapScene(crowd);
    m.answer('a', 'battle:a1');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'EDM.CSHARED.8', options: ['group:b1', 'group:b2'] });
    m.answer('b', 'group:b2');
    expect(campaign(m).fighting).toEqual(['a1', 'b2', 'c1']);
  });

  test('EDM.CSHARED.7 every faction right beside takes part, with one group each', () => {
    const m = mapScene(crowd);
    m.answer('a', 'battle:a1').answer('b', 'group:b1').answer('b', 'one').answer('b', [4]);
    for (const seat of ['a', 'b', 'c']) m.answer(seat, 'play');
    expect(battleOf(m).sides.map(({ seat }) => seat)).toEqual(['a', 'b', 'c']);
    expect(battleOf(m).pattern).toBe('three');
  });

  test('EDM.CSHARED.9 EDM.CMAP.14 it is fought in the tile of the group that began it', () => {
    const m = meeting({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Marrowby' },
      ],
    });
    m.answer('a', 'battle:a1').answer('b', 'one').answer('b', [4]).answer('a', 'play').answer('b', 'play');
    expect(battleOf(m).field).toMatchObject({ layout: 'harrow-farm' }); // open country; Marrowby is a town
  });

  test('EDM.CSHARED.11 EDM.CSHARED.12 the zombie player chooses one die or three for the behaviour', () => {
    const m = meeting();
    m.answer('a', 'battle:a1');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'EDM.CSHARED.12', options: ['one', 'each'] });
    m.answer('b', 'each').answer('b', [1, 8, 5]).answer('a', 'play').answer('b', 'play');
    expect(battleOf(m).behaviour).toEqual({ decay: 'rotten', brains: 'agitated', hunger: 'hungry' });
    const one = meeting();
    one.answer('a', 'battle:a1').answer('b', 'one').answer('b', [7]).answer('a', 'play').answer('b', 'play');
    expect(battleOf(one).behaviour).toEqual({ decay: 'fresh', brains: 'agitated', hunger: 'starved' });
  });

  test('EDM.CSHARED.11 without zombies nothing is rolled', () => {
    const m = mapScene({
      players: ['survivors', 'zombies', 'bandits'],
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'c', tile: 'Marrowby' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    m.answer('a', 'battle:a1');
    expect(m.asked()).toMatchObject({ seats: ['a', 'c'], mode: 'all', options: ['play', 'fast'] });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('EDM.ZVAR.1 EDM.ZVAR.2 EDM.ZVAR.5 EDM.ZVAR.8 a die of %i', (die) => {
    const low = die <= 2;
    const high = die >= 7;
    expect(behaviourFrom(die, die, die)).toEqual({
      decay: low ? 'rotten' : 'fresh',
      brains: low ? 'docile' : high ? 'agitated' : 'shambling',
      hunger: low ? 'full' : high ? 'starved' : 'hungry',
    });
  });

  const fought = (spec: MapSpec): Battle => {
    const m = meeting(spec);
    m.answer('a', 'battle:a1').answer('b', 'one').answer('b', [4]).answer('a', 'play').answer('b', 'play');
    return battleOf(m);
  };

  test('EDM.CGEN.7 EDM.COND.13 humans come with the Vitality, infection and states that they have', () => {
    const groups = [
      { seat: 'a', tile: 'Crossway', members: [{ vitality: 2 }, { infected: true }, { health: 'sick' as const }] },
      { seat: 'b', tile: 'Marrowby' },
    ];
    const [mine] = fought({ groups, sides: { a: { supplies: 0 } } }).sides;
    expect(mine?.list.humans).toMatchObject([
      { vitality: 2, infected: false, fatigue: 'fine' },
      { vitality: 4, infected: true, fatigue: 'exhausted' },
      { health: 'sick', fatigue: 'exhausted' },
    ]);
    expect(fought({ sides: { a: { supplies: 5 } } }).sides[0]?.list.humans[0]?.fatigue).toBe('energised');
  });

  test('EDM.CGEN.8 Command Points begin at 0; secondary factors count', () => {
    expect(fought({}).sides.map(({ commandPoints }) => commandPoints)).toEqual([0, 0]);
    expect(fought({}).campaign).toBe(true);
  });

  test('EDM.MORALE.5 a faction with luxuries begins Eager', () => {
    expect(fought({ sides: { a: { luxuries: true } } }).eager).toEqual(['survivors']);
    expect(fought({}).eager).toEqual([]);
  });

  test('EDM.SETUP.12 EDM.WIN.4 battles have the objective that was agreed on for the campaign', () => {
    const fought = (spec: MapSpec): CampaignScene =>
      meeting({ battles: 'play', ...spec })
        .answer('a', 'battle:a1')
        .answer('b', 'one')
        .answer('b', [4]);
    expect(battleOf(fought({})).objective).toBeNull();
    const { objective } = battleOf(fought({ objective: { radius: 8, rounds: 3 } }));
    expect(objective).toEqual({ x: 30, y: 30, radius: 8, rounds: 3, holder: null, held: 0 });
  });

  test('how it is fought: fast only if all agree', () => {
    const m = meeting();
    m.answer('a', 'battle:a1').answer('b', 'one').answer('b', [4]).answer('a', 'fast').answer('b', 'play');
    expect(m.state().battle).not.toBeNull();
  });

  test('fast: the rules play it out in one step, by the match’s chance, and the log has the summary', () => {
    const m = meeting();
    m.answer('a', 'battle:a1').answer('b', 'one').answer('b', [4]).answer('a', 'fast');
    const before = m.match.eventCount;
    m.answer('b', 'fast');
    expect(m.state().battle).toBeNull();
    expect(campaign(m).lastBattle).toMatchObject({ tile: at('Crossway'), fast: true });
    expect(m.match.eventCount - before).toBeLessThan(12);
    const [story] = m.match.subgames;
    expect(story).toMatchObject({ rule: 'EDM.CSHARED.9', revealed: true });
    expect(story?.events.map(({ key }) => key).slice(-1)).toEqual(['ed.out']);
    const left = campaign(m).groups.map(({ seat }) => seat);
    const { winner } = campaign(m).lastBattle as { winner: string | null };
    if (winner !== null) expect(left).toEqual([winner]);
  });

  test('begun on the table, the rest is still played out fast if all who fight agree', () => {
    const m = meeting({ seeded: true });
    m.answer('a', 'battle:a1').answer('b', 'one').answer('a', 'play').answer('b', 'play');
    expect(m.standing('a')).toEqual(['hurry']);
    const before = m.asked();
    m.answer('a', 'hurry');
    expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'EDM.CSHARED.9', options: ['fast', 'play'] });
    m.answer('b', 'play');
    expect(m.asked()).toEqual(before);
    m.answer('a', 'hurry').answer('b', 'fast');
    expect(m.standing('a')).toEqual([]);
    const { request } = m.match;
    const [seat = ''] = m.match.waitingFor;
    if (request !== null) m.answer(seat, evenDeath.follow?.(m.match.state, request, seat) ?? null);
    expect(m.state().battle).toBeNull();
    expect(campaign(m)).not.toHaveProperty('hurried');
    expect(campaign(m).lastBattle).toMatchObject({ fast: true });
  });

  test('as agreed beforehand: nobody is asked', () => {
    const m = meeting({ battles: 'fast', seeded: true });
    m.answer('a', 'battle:a1').answer('b', 'one');
    expect(campaign(m).lastBattle).not.toBeNull();
  });
});

describe('after a battle', () => {
  const two: MapSpec = {
    groups: [
      { seat: 'a', tile: 'Crossway', members: [{ weapons: ['rifle'] }, { class: 'newbie' }, { class: 'seasoned' }] },
      { seat: 'a', tile: 'Larkmead' },
      {
        seat: 'b',
        tile: 'Marrowby',
        herds: [
          { type: 'regular', zombies: 10 },
          { type: 'fast', zombies: 5 },
        ],
      },
      { seat: 'b', tile: 'Saltgate' },
    ],
    actions: 1,
  };
  const fighting = ['a1', 'b1'];

  test('EDM.CSHARED.10 EDM.CVP.2 the loser leaves the map, the winner stays where it was and scores 2', () => {
    const m = decided({ ...two, fighting, winner: 'a' });
    expect(group(m, 'b1')).toBeUndefined();
    expect(group(m, 'a1')?.tile).toBe(at('Crossway'));
    expect([side(m, 'a').points, side(m, 'b').points]).toEqual([2, 0]);
    expect(m.state().battle).toBeNull();
    expect(campaign(m)).toMatchObject({ phase: 'actions', actions: 1, fighting: [] });
  });

  test('EDM.CVP.2 whoever wins, not only who began', () => {
    const m = decided({ ...two, fighting, winner: 'b' });
    expect([side(m, 'a').points, side(m, 'b').points]).toEqual([0, 2]);
    expect(group(m, 'a1')).toBeUndefined();
  });

  test('EDM.CGEN.7 lost Vitality, deaths and infection stay', () => {
    const m = decided({ ...two, fighting, winner: 'a' }, (battle) => {
      battle.humans = battle.humans.filter(({ number }) => number !== 1);
      Object.assign(battle.humans[0] ?? {}, { vitality: 1, infected: true });
    });
    expect(group(m, 'a1')?.members).toMatchObject([
      { entry: { class: 'regular' }, vitality: 1, infected: true },
      { entry: { class: 'seasoned' }, vitality: 5, infected: false },
    ]);
  });

  test('EDM.MORALE.10 EDM.CGEN.8 morale and other states of the battle do not', () => {
    const m = decided({ ...two, fighting, winner: 'a' }, (battle) => {
      for (const human of battle.humans) Object.assign(human, { morale: 'broken', down: true, medicUsed: true });
    });
    expect(Object.keys(group(m, 'a1')?.members[0] ?? {}).sort()).toEqual(['entry', 'health', 'infected', 'vitality']);
  });

  test('EDM.CSHARED.10 withdrawn units of the winner come back, the loser’s are gone with it', () => {
    const m = decided({ ...two, fighting, winner: 'a' }, (battle) => {
      const [gone] = battle.humans.splice(2, 1);
      if (gone !== undefined) battle.sides[0]?.withdrawn.push({ ...gone, vitality: 2 });
      const [herd] = battle.herds.splice(0, 1);
      if (herd !== undefined) battle.sides[1]?.withdrawn.push(herd);
    });
    expect(group(m, 'a1')?.members.map(({ vitality }) => vitality)).toEqual([4, 3, 2]);
    expect(group(m, 'b1')).toBeUndefined();
  });

  test('EDM.CGEN.9 herds keep the make-up with which the battle ended', () => {
    const m = decided({ ...two, fighting, winner: 'b' }, (battle) => {
      const [herd] = battle.herds;
      if (herd === undefined) return;
      herd.zombies = herd.zombies.slice(0, 7);
      battle.herds.push({ ...herd, id: 'split', entry: null, zombies: herd.zombies.slice(0, 2) });
    });
    expect(group(m, 'b1')?.herds).toEqual([
      { type: 'regular', zombies: 7 },
      { type: 'fast', zombies: 5 },
      { type: 'regular', zombies: 2 },
    ]);
  });

  test('EDM.CGEN.3 zombies beyond 200 points are given up, as the zombie player chooses', () => {
    const herds = [
      ...[1, 2, 3].map(() => ({ type: 'military' as const, zombies: 15 })),
      { type: 'regular' as const, zombies: 10 },
    ];
    const groups = [
      { seat: 'a', tile: 'Crossway' },
      { seat: 'a', tile: 'Larkmead' },
      { seat: 'b', tile: 'Marrowby', herds },
    ];
    const m = decided({ groups, fighting, winner: 'b' }, (battle) => {
      const herd = battle.herds[3];
      if (herd !== undefined) herd.zombies.push({ ...(herd.zombies[0] as never as object), id: 'turned' } as never);
    });
    expect(m.asked()).toMatchObject({
      seats: ['b'],
      rule: 'EDM.CGEN.3',
      options: ['herd:0', 'herd:1', 'herd:2', 'herd:3'],
    });
    m.answer('b', 'herd:3');
    expect(group(m, 'b1')?.herds[3]).toEqual({ type: 'regular', zombies: 10 });
  });

  test('EDM.WIN.6 EDM.CSHARED.13 a draw scores nothing and removes only who has no units left', () => {
    const m = decided({ ...two, fighting, winner: null }, (battle) => {
      battle.humans = [];
    });
    expect(group(m, 'a1')).toBeUndefined();
    expect(group(m, 'b1')?.herds).toHaveLength(2);
    expect([side(m, 'a').points, side(m, 'b').points]).toEqual([0, 0]);
  });

  test('EDM.DEATH.10 a herd that arose where no Horde fights vanishes, and the fight is between the others', () => {
    const groups = [
      { seat: 'a', tile: 'Crossway' },
      { seat: 'c', tile: 'Marrowby' },
      { seat: 'b', tile: 'Saltgate' },
    ];
    const m = decided(
      { players: ['survivors', 'zombies', 'bandits'], groups, fighting: ['a1', 'c1'], winner: 'a' },
      (battle) => {
        battle.herds.push({
          id: 'h9',
          name: 'Risen Ruth',
          seat: 'b',
          entry: null,
          type: 'regular',
          zombies: [],
          facing: 0,
          used: false,
          climbing: null,
        });
      },
    );
    expect(group(m, 'b1')?.herds).toEqual([{ type: 'regular', zombies: 10 }]);
    expect(group(m, 'a1')?.herds).toEqual([]);
    expect(side(m, 'b').points).toBe(0);
  });

  test('EDM.CGEN.11 a battle that leaves one faction ends the campaign', () => {
    const m = decided({
      groups: [
        { seat: 'a', tile: 'Crossway' },
        { seat: 'b', tile: 'Marrowby' },
      ],
      fighting,
      winner: 'b',
    });
    expect(m.outcome).toMatchObject({ won: ['b'], lost: ['a'] });
  });
});
