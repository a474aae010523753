import { STRUCTURES } from '../../words.ts';
import { describe, expect } from 'vitest';
import { test } from '../../../../kernel/testing.ts';
import { fatigueOf } from './supplies.ts';
import { at, campaign, type CampaignScene, group, mapScene, offered, side } from '../testing.ts';
import { victoryPoints } from './points.ts';

const roll = (m: CampaignScene, ...dice: number[]): void => void m.answer(m.asked().seats[0] ?? '', dice);

/** Seat a begins a turn, its second unless `turns` says otherwise. */
const beginning = (spec: Parameters<typeof mapScene>[0] = {}): CampaignScene =>
  mapScene({
    phase: 'start',
    groups: [
      { seat: 'a', tile: 'Larkmead' },
      { seat: 'b', tile: 'Saltgate' },
    ],
    ...spec,
  });

/** The tiles that make so many points for a faction: a city 5, a town 3, anything else 1. */
const holding = (faction: 'survivors' | 'bandits' | 'zombies' | 'military', ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { controller: faction }]));

describe('the start of a turn', () => {
  const nearly = [
    'Kelstrand',
    'Vantry',
    'Saltgate',
    'Marrowby',
    "Haddow's End",
    'Pellam Cross',
    'Nine Wells',
    'Lastlight',
  ];

  test('EDM.CTURN.1 EDM.CVP.1 a side that has 40 Victory Points as its turn starts has won', () => {
    const m = beginning({ tiles: holding('survivors', ...nearly), sides: { a: { points: 10 } } });
    expect(m.outcome).toMatchObject({ won: ['a'], lost: ['b'], rule: 'EDM.CVP.1' });
    const short = beginning({ tiles: holding('survivors', ...nearly), sides: { a: { points: 9 } } });
    expect(short.outcome).toBeNull();
  });

  test('EDM.CTURN.1 not in its first turn', () => {
    const m = beginning({ tiles: holding('survivors', ...nearly), sides: { a: { points: 10, turns: 0 } } });
    expect(m.outcome).toBeNull();
  });

  test('EDM.CTURN.2 each Force uses up 1 Supply, never below 0, and none in the first turn', () => {
    const groups = ['Larkmead', 'Upper Tithe', 'Marrowby'].map((tile) => ({ seat: 'a', tile }));
    expect(
      side(beginning({ groups: [...groups, { seat: 'b', tile: 'Saltgate' }], sides: { a: { supplies: 4 } } }), 'a')
        .supplies,
    ).toBe(1);
    expect(side(beginning({ groups, sides: { a: { supplies: 2 } } }), 'a').supplies).toBe(0);
    expect(side(beginning({ groups, sides: { a: { supplies: 4, turns: 0 } } }), 'a').supplies).toBe(4);
  });

  test('EDM.CHUMAN.3 Farms bring in 1 Supply each, before the Forces eat', () => {
    const farm = { controller: 'survivors', structure: 'farm' } as const;
    const m = beginning({ tiles: { Saltgate: farm, Kelstrand: farm }, sides: { a: { supplies: 0 } } });
    expect(side(m, 'a').supplies).toBe(1);
    expect(m.asked().rule).toBe('EDM.CTURN.5'); // no Health Check: something is left
  });

  test('EDM.CTURN.3 EDM.HEALTH.2 EDM.COND.5 with 0 Supplies one Health Check for each Force', () => {
    const m = beginning({
      groups: [
        { seat: 'a', tile: 'Larkmead', members: [{}, {}] },
        { seat: 'a', tile: 'Marrowby' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      sides: { a: { supplies: 1 } },
    });
    expect(m.asked()).toMatchObject({ kind: 'roll', seats: ['a'], rule: 'EDM.HEALTH.1' });
    roll(m, 3);
    roll(m, 7);
    expect(group(m, 'a1')?.members.map(({ health }) => health)).toEqual(['sick', 'sick']);
    expect(group(m, 'a2')?.members.map(({ health }) => health)).toEqual(['healthy']);
    expect(m.asked().rule).toBe('EDM.CTURN.5');
  });

  const checked = (die: number, members: object[]): CampaignScene => {
    const m = beginning({
      groups: [
        { seat: 'a', tile: 'Larkmead', members },
        { seat: 'b', tile: 'Saltgate' },
      ],
      sides: { a: { supplies: 0 } },
    });
    roll(m, die);
    return m;
  };

  test.each([
    { die: 1, infected: true, health: 'healthy' },
    { die: 2, infected: false, health: 'sick' },
    { die: 5, infected: false, health: 'sick' },
    { die: 6, infected: false, health: 'healthy' },
  ])('EDM.HEALTH.1 EDM.HEALTH.3 a Health Check of $die', ({ die, infected, health }) => {
    expect(group(checked(die, [{ health: 'sick' }]), 'a1')?.members[0]).toMatchObject({ infected, health });
  });

  test('EDM.HEALTH.4 Infected units are not affected; EDM.PERK.8 an Immune one is Sick instead of Infected', () => {
    const immune = { class: 'seasoned', perks: ['immune'] } as const;
    const m = checked(1, [{ infected: true }, immune]);
    expect(group(m, 'a1')?.members).toMatchObject([
      { infected: true, health: 'healthy' },
      { infected: false, health: 'sick' },
    ]);
    expect(group(checked(4, [{ infected: true }]), 'a1')?.members[0]).toMatchObject({
      infected: true,
      health: 'healthy',
    });
  });

  const generating = (die: number, spec: Parameters<typeof mapScene>[0] = {}): CampaignScene => {
    const m = mapScene({
      players: ['zombies', 'survivors'],
      phase: 'start',
      groups: [
        { seat: 'a', tile: 'Saltgate' },
        { seat: 'b', tile: 'Larkmead' },
      ],
      tiles: { Vantry: { controller: 'zombies' }, Kelstrand: { controller: 'zombies' } },
      ...spec,
    });
    roll(m, die);
    return m;
  };

  test('EDM.CTURN.4 on 7 or 8 a Horde of up to 50 points appears in a free tile of the zombies', () => {
    const m = generating(7);
    expect(m.asked().options).toEqual(['ready:drift', 'ready:sprinters', 'ready:deserters', 'build']);
    m.answer('a', 'ready:drift');
    expect(m.asked().options).toEqual([`tile:${at('Kelstrand')}`, `tile:${at('Vantry')}`]);
    m.answer('a', `tile:${at('Vantry')}`);
    expect(group(m, 'a2')).toMatchObject({ tile: at('Vantry'), herds: [{ zombies: 15 }, { zombies: 10 }] });
    expect(generating(6).asked().rule).toBe('EDM.CTURN.5');
  });

  test('EDM.CTURN.4 nothing appears without a free tile of their own', () => {
    const m = generating(8, { tiles: { Saltgate: { controller: 'zombies' } } });
    expect(campaign(m).groups).toHaveLength(2);
  });

  test('EDM.CTURN.4 EDM.CGEN.2 not in the first turn, nor with 12 Hordes', () => {
    const first = mapScene({
      players: ['zombies', 'survivors'],
      phase: 'start',
      groups: [
        { seat: 'a', tile: 'Saltgate' },
        { seat: 'b', tile: 'Larkmead' },
      ],
      sides: { a: { turns: 0 } },
    });
    expect(first.asked().rule).toBe('EDM.CTURN.5');
    const names = [
      'Saltgate',
      'Larkmead',
      'Marrowby',
      'Kelstrand',
      'Vantry',
      'Wickwood',
      'Outfall',
      'Brickfield',
      'Lastlight',
      'Crossway',
      'Ravenholt',
      'Whinmoor',
    ];
    const full = mapScene({
      players: ['zombies', 'survivors'],
      phase: 'start',
      groups: [...names.map((tile) => ({ seat: 'a', tile })), { seat: 'b', tile: 'Upper Tithe' }],
      tiles: { 'Nine Wells': { controller: 'zombies' } },
    });
    expect(full.asked().rule).toBe('EDM.CTURN.5');
  });
});

describe('actions', () => {
  test('EDM.CTURN.5 EDM.CTURN.7 up to three actions, then the next player', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Larkmead' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      sides: { b: { turns: 0 } },
    });
    m.answer('a', 'control:a1').answer('a', 'build:a1:farm');
    expect(campaign(m).actions).toBe(1);
    m.answer('a', `move:a1:${at('Upper Tithe')}`);
    expect(campaign(m)).toMatchObject({ active: 'b' });
    expect(m.asked().seats).toEqual(['b']);
  });

  test('EDM.CTURN.7 a player may stop earlier', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Larkmead' },
        { seat: 'b', tile: 'Saltgate' },
      ],
      sides: { b: { turns: 0 } },
    });
    m.answer('a', 'end');
    expect(campaign(m).active).toBe('b');
  });

  test('EDM.CTURN.6 one Force may do all three, or several share them, each in its own tile', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Larkmead' },
        { seat: 'a', tile: 'Marrowby' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    m.answer('a', 'control:a1').answer('a', 'control:a2');
    const { tiles } = campaign(m);
    expect([tiles[at('Larkmead')]?.controller, tiles[at('Marrowby')]?.controller]).toEqual(['survivors', 'survivors']);
    expect(offered(m, 'control', 'build', 'search')).toEqual(
      ['a1', 'a2'].flatMap((id) => [...STRUCTURES.map((structure) => `build:${id}:${structure}`), `search:${id}`]),
    );
  });
});

describe('who is out', () => {
  test('EDM.CTURN.7 EDM.CGEN.11 a side that is out has no more turns', () => {
    const m = mapScene({
      players: ['survivors', 'zombies', 'bandits'],
      groups: [
        { seat: 'a', tile: 'Larkmead' },
        { seat: 'c', tile: 'Saltgate' },
      ],
      sides: { b: { out: true } },
    });
    m.answer('a', 'end');
    expect(m.asked()).toMatchObject({ seats: ['c'], rule: 'EDM.CTURN.5' });
    m.answer('c', 'end');
    expect(m.asked()).toMatchObject({ seats: ['a'], rule: 'EDM.CTURN.5' });
  });

  const doomed = (spec: Parameters<typeof mapScene>[0] = {}): CampaignScene => {
    const m = mapScene({
      players: ['survivors', 'zombies', 'bandits'],
      groups: [
        { seat: 'a', tile: 'Larkmead' },
        { seat: 'b', tile: 'Saltgate' },
        { seat: 'c', tile: 'Vantry' },
      ],
      tiles: { Crossway: { controller: 'survivors' } },
      ...spec,
    });
    m.answer('a', 'search:a1');
    roll(m, 1);
    return m;
  };

  test('EDM.CGEN.11 a human faction without Forces is out and takes no turns; its tiles stay its own until taken', () => {
    const m = doomed();
    expect(side(m, 'a').out).toBe(true);
    expect(campaign(m).tiles[at('Crossway')]?.controller).toBe('survivors');
    expect(campaign(m).active).toBe('b');
    roll(m, 1); // Horde Generation
    m.answer('b', 'end').answer('c', 'end');
    expect(campaign(m).active).toBe('b');
  });

  test('EDM.CGEN.11 if one faction is left it wins; zombies without Hordes stay as long as they control a tile', () => {
    const m = doomed({
      players: ['survivors', 'zombies'],
      groups: [
        { seat: 'a', tile: 'Larkmead' },
        { seat: 'b', tile: 'Saltgate' },
      ],
    });
    expect(m.outcome).toMatchObject({ won: ['b'], lost: ['a'], rule: 'EDM.CGEN.11' });
    const quiet = mapScene({
      groups: [{ seat: 'a', tile: 'Larkmead' }],
      tiles: { Saltgate: { controller: 'zombies' } },
    });
    quiet.answer('a', 'control:a1');
    expect(side(quiet, 'b').out).toBe(false);
    const gone = mapScene({ groups: [{ seat: 'a', tile: 'Larkmead' }] });
    gone.answer('a', 'control:a1');
    expect(gone.outcome).toMatchObject({ won: ['a'] });
  });
});

describe('Victory Points', () => {
  const points = (spec: Parameters<typeof mapScene>[0], seat: string) =>
    victoryPoints(
      campaign(
        mapScene({
          groups: [
            { seat: 'a', tile: 'Larkmead' },
            { seat: 'b', tile: 'Saltgate' },
          ],
          ...spec,
        }),
      ),
      seat,
    );

  test('EDM.CVP.3 EDM.CVP.4 EDM.CVP.5 a town counts 3, a city 5, any other tile 1', () => {
    const tiles = holding('survivors', 'Marrowby', 'Kelstrand', 'Larkmead', 'Wickwood', 'Orrin Narrows');
    expect(points({ tiles }, 'a').tiles).toBe(3 + 5 + 1 + 1 + 1);
  });

  test('EDM.CVP.6 humans count 1 for every full 5 Supplies, zombies none', () => {
    expect([4, 5, 9, 10].map((supplies) => points({ sides: { a: { supplies } } }, 'a').supplies)).toEqual([0, 1, 1, 2]);
    expect(points({ sides: { b: { supplies: 10 } } }, 'b').supplies).toBe(0);
  });

  test('EDM.CVP.6 the Supplies are counted before Farms and upkeep', () => {
    const m = beginning({ sides: { a: { supplies: 5, points: 39 } } });
    expect(m.outcome).toMatchObject({ won: ['a'] });
  });

  test('EDM.CVP.8 what tiles and Supplies give is a balance, the rest is kept', () => {
    const tiles = holding('survivors', 'Marrowby');
    expect(points({ tiles, sides: { a: { points: 4, supplies: 7 } } }, 'a')).toEqual({
      kept: 4,
      tiles: 3,
      supplies: 1,
      total: 8,
    });
    expect(points({ tiles: holding('zombies', 'Marrowby'), sides: { a: { points: 4, supplies: 0 } } }, 'a').total).toBe(
      4,
    );
  });
});

describe('conditions', () => {
  const member = {
    entry: { class: 'regular', weapons: [], perks: [] },
    vitality: 4,
    infected: false,
    health: 'healthy',
  } as const;
  const of = (supplies: number, more: object = {}): string =>
    fatigueOf(
      { ...side(mapScene({ groups: [{ seat: 'a', tile: 'Larkmead' }] }), 'a'), supplies },
      { ...member, entry: { ...member.entry, weapons: [], perks: [] }, ...more },
    );

  test('EDM.T.FATIGUE EDM.COND.3 EDM.COND.4 Abundant makes Energised, Rationing and Deprived Fine', () => {
    expect([5, 4, 1, 0].map((supplies) => of(supplies))).toEqual(['energised', 'fine', 'fine', 'fine']);
  });

  test('EDM.COND.8 EDM.INFECT.14 Sick and Infected units are Exhausted, whatever the Supplies', () => {
    expect(of(0, { health: 'sick' })).toBe('exhausted');
    expect(of(9, { infected: true })).toBe('exhausted');
  });

  test('EDM.COND.4 EDM.COND.1 a Sick unit recovers as soon as its faction has Supplies', () => {
    const m = mapScene({
      groups: [
        { seat: 'a', tile: 'Larkmead', members: [{ health: 'sick' }, { infected: true }] },
        { seat: 'b', tile: 'Saltgate' },
      ],
      sides: { a: { supplies: 0 } },
    });
    m.answer('a', 'search:a1');
    roll(m, 3);
    expect(group(m, 'a1')?.members).toMatchObject([{ health: 'healthy', infected: false }, { infected: true }]);
  });
});
