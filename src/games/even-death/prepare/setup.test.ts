import { describe, expect } from 'vitest';
import { type BadSetup, parseSetup } from '../../../kernel/index.ts';
import { areaOf } from '../../../tabletop/index.ts';
import { groundOf, LAYOUT_IDS, layoutOf, slotsOf, tabletopOf } from './battlefield.ts';
import { evenDeath } from '../index.ts';
import { listFaults } from './lists.ts';
import type { Battle } from '../state.ts';
import { battle, scene, start, test } from '../testing.ts';
import { viewOf } from '../shown/view.ts';

const survivors = { faction: 'survivors', humans: [{ class: 'regular', perks: ['medic'] }] };
const zombies = { faction: 'zombies', herds: [{ type: 'regular', zombies: 5 }] };

const pathsOf = (setup: unknown): string[] => {
  try {
    parseSetup(evenDeath, setup);
    return [];
  } catch (error) {
    return (error as BadSetup).errors.map(({ path }) => path);
  }
};

describe('set-up', () => {
  test('EDM.SETUP.1 EDM.SETUP.2 two to four players, each with a faction of its own', () => {
    expect(pathsOf({ kind: 'battle', players: [survivors] })).toEqual(['players']);
    expect(pathsOf({ kind: 'battle', players: [zombies, zombies] })).toEqual(['players.1.faction']);
    expect(pathsOf({ kind: 'battle', players: [{ ...survivors, faction: 'robots' }, zombies] })).toEqual([
      'players.0.faction',
    ]);
    expect(pathsOf({ kind: 'battle', players: [survivors, zombies] })).toEqual([]);
    expect(evenDeath.seats).toEqual({ min: 2, max: 4 });
  });

  test('EDM.SETUP.3 EDM.SETUP.8 a bad list is refused with where and why', () => {
    const heavy = {
      faction: 'zombies',
      herds: [
        { type: 'military', zombies: 15 },
        { type: 'military', zombies: 15 },
      ],
    };
    expect(pathsOf({ kind: 'battle', players: [survivors, heavy] })).toEqual(['players.1.herds']);
    expect(pathsOf({ kind: 'battle', limit: 120, players: [survivors, heavy] })).toEqual([]);
    expect(pathsOf({ kind: 'battle', limit: 201, players: [survivors, zombies] })).toEqual(['limit']);
  });

  test('EDM.HERD.1 EDM.SETUP.3 a herd of 16, a human among the dead: refused, not an error of ours', () => {
    const crowd = { faction: 'zombies', herds: [{ type: 'regular', zombies: 16 }] };
    expect(pathsOf({ kind: 'battle', players: [survivors, crowd] })).toEqual(['players.1.herds.0.zombies']);
    const { herds } = crowd;
    const campaign = {
      kind: 'campaign',
      players: [{ faction: 'survivors' }, { faction: 'zombies', lists: [{ herds }] }],
    };
    expect(pathsOf(campaign)).toEqual(['players.1.lists.0.herds.0.zombies']);
    const mixed = { ...zombies, humans: [{ class: 'newbie' }] };
    expect(pathsOf({ kind: 'battle', players: [survivors, mixed] })).toEqual(['players.1.humans']);
  });

  test('EDM.SETUP.13 EDM.SETUP.14 EDM.SETUP.15 outside a campaign everyone is as usual', () => {
    const state = start({ kind: 'battle', players: [survivors, zombies] }).state().battle as Battle;
    expect(state).toMatchObject({
      campaign: false,
      behaviour: { decay: 'fresh', brains: 'shambling', hunger: 'hungry' },
    });
    expect(state.sides[0]?.list.humans).toMatchObject([
      { vitality: 4, infected: false, health: 'healthy', fatigue: 'fine' },
    ]);
  });

  test('EDM.SETUP.12 an objective can be agreed: the battlefield’s own is 12" for 5 rounds', () => {
    const of = (objective: unknown): unknown =>
      (
        start({ kind: 'battle', layout: 'beacon-shore', objective, players: [survivors, zombies] }).state()
          .battle as Battle
      ).objective;
    expect(of(false)).toBeNull();
    expect(of(true)).toMatchObject({ x: 30, y: 30, radius: 12, rounds: 5, held: 0, holder: null });
    expect(of({ x: 10, y: 12, radius: 6, rounds: 3 })).toMatchObject({ x: 10, y: 12, radius: 6, rounds: 3 });
  });

  test('EDM.MODEL.4 EDM.MODEL.2 everybody may measure everything: all places are open', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[20, 10]] }] });
    const view = viewOf(m.state()).battle;
    expect(view?.models.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['a1', 10, 10],
      ['z2', 20, 10],
    ]);
    expect(evenDeath.view(m.state(), 'b')).toEqual(evenDeath.view(m.state(), null));
  });
});

describe('a battle that is under way', () => {
  describe('begins in the phase that is given', () => {
    const waiting = [
      { faction: 'survivors', slot: '1', humans: [{ class: 'newbie', name: 'Sam' }] },
      { faction: 'zombies', slot: '2', herds: [{ type: 'fast', zombies: 3 }] },
    ];
    const given = { kind: 'custom', layout: 'harrow-farm', players: waiting };
    const placed = [{ seat: 'a', class: 'regular', name: 'Ida', x: 30, y: 30 }];

    test('EDM.DEPLOY.1 deployment goes on with whoever is still to come, beside those who stand there', () => {
      const m = start({ ...given, phase: 'deploy', active: 'b', humans: placed });
      expect(m.asked()).toMatchObject({ seats: ['b'], prompt: 'ed.deploy.place-herd' });
      m.answer('b', { x: 30, y: 56, facing: 270 }).answer('b', 'suggested');
      expect(m.asked()).toMatchObject({ seats: ['a'], prompt: 'ed.deploy.place' });
      m.answer('a', { x: 30, y: 4, facing: 90 });
      const { phase, humans, herds } = m.state().battle as Battle;
      expect([humans.map(({ entry }) => entry.name), herds.length]).toEqual([['Ida', 'Sam'], 1]);
      expect(phase).toBe('play'); // Priority is rolled at once
    });

    test('EDM.SETUP.6 zones are chosen in the order that is given, or rolled for', () => {
      const players = waiting.map((player) => ({ ...player, slot: undefined }));
      const m = start({ ...given, players, phase: 'slots', order: ['b', 'a'] });
      expect(m.asked()).toMatchObject({ seats: ['b'], rule: 'EDM.SETUP.6' });
      const rolled = start({ ...given, players, phase: 'slots' });
      expect((rolled.state().battle as Battle).order).toHaveLength(2);
    });

    test('EDM.PRIO.1 the order of turns is rolled where everybody stands already', () => {
      const m = start({
        ...given,
        players: [{ faction: 'survivors' }, { faction: 'zombies' }],
        humans: placed,
        herds: [{ seat: 'b', type: 'fast', zombies: [{ x: 9, y: 9 }] }],
        phase: 'priority',
      });
      const rolls = m
        .events()
        .filter(({ key }) => key === 'ed.priority.rolled')
        .map(({ params }) => params.seat);
      expect(rolls.slice(0, 2)).toEqual(['a', 'b']);
      expect(m.state().battle).toMatchObject({ phase: 'play', round: 1 });
    });

    test('EDM.DEPLOY.3 who is still to come needs a phase and a zone for it', () => {
      expect(pathsOf({ ...given, phase: 'deploy' })).toEqual([]);
      expect(pathsOf(given)).toEqual(['players.0.humans', 'players.1.herds']);
      const [survivors, zombies] = waiting;
      expect(pathsOf({ ...given, phase: 'deploy', players: [{ ...survivors, slot: '9' }, zombies] })).toEqual([
        'players.0.slot',
      ]);
      const nowhere = { ...survivors, slot: undefined };
      expect(pathsOf({ ...given, phase: 'deploy', players: [nowhere, zombies] })).toEqual(['players.0.slot']);
      const thug = { ...survivors, humans: [{ class: 'thug' }] };
      expect(pathsOf({ ...given, phase: 'deploy', players: [thug, zombies] })).toEqual(['players.0.humans.0.class']);
    });
  });
});

describe('battlefields', () => {
  test('EDM.SETUP.4 a flat table of 60" by 60"', () => {
    for (const layout of LAYOUT_IDS) {
      expect(groundOf({ layout, without: [] }).terrain).toMatchObject({ width: 60, depth: 60 });
    }
  });

  test('EDM.SETUP.5 each layout is as good for either side: turned or mirrored it is itself', () => {
    const turns = {
      'harrow-farm': [([x, y]: number[]) => [60 - (x as number), 60 - (y as number)]],
      'cinder-gorge': [([x, y]: number[]) => [60 - (x as number), y as number]],
      'marrow-cross': [([x, y]: number[]) => [60 - (y as number), x as number]],
      'beacon-shore': [
        ([x, y]: number[]) => [60 - (x as number), y as number],
        ([x, y]: number[]) => [x as number, 60 - (y as number)],
      ],
    } as const;
    const key = (corners: number[][]): string =>
      corners
        .map(([x, y]) => `${(x as number).toFixed(2)} ${(y as number).toFixed(2)}`)
        .sort()
        .join();
    for (const layout of LAYOUT_IDS) {
      const { terrain } = layoutOf(layout);
      const all = new Set(terrain.map(({ kind, polygon }) => kind + key(polygon.map(({ x, y }) => [x, y]))));
      for (const turn of turns[layout]) {
        for (const { kind, polygon } of terrain) {
          expect(all).toContain(kind + key(polygon.map(({ x, y }) => turn([x, y]) as number[])));
        }
      }
    }
  });

  test('EDM.SETUP.6 every layout has zones for all four patterns', () => {
    for (const layout of LAYOUT_IDS) {
      const field = { layout, without: [] };
      expect(slotsOf(field, 'two', 2)).toHaveLength(2);
      expect(slotsOf(field, 'three', 3)).toHaveLength(3);
      expect(slotsOf(field, 'four', 4)).toHaveLength(4);
      for (const sides of [2, 3, 4]) {
        const slots = slotsOf(field, 'lastStand', sides);
        expect(slots.map(({ id }) => id)).toEqual(
          ['defender', 'attacker-1', 'attacker-2', 'attacker-3'].slice(0, sides),
        );
        expect(slots.every(({ zones }) => zones.length > 0 && zones.every((zone) => areaOf(zone) > 100))).toBe(true);
      }
    }
  });

  test('EDM.SETUP.11 a layout says what can be climbed: rocks and walls, houses by their ladders, deep water not', () => {
    const climbable = (layout: (typeof LAYOUT_IDS)[number]): Record<string, boolean> =>
      Object.fromEntries(groundOf({ layout, without: [] }).terrain.pieces.map((piece) => [piece.id, piece.climbable]));
    expect(climbable('harrow-farm')).toMatchObject({ 'building-1': true, 'rocks-1': true, 'wood-1': false });
    expect(climbable('cinder-gorge')).toMatchObject({ 'cliff-1': true, 'deep-water-1': false, 'ravine-1': false });
    expect(groundOf({ layout: 'harrow-farm', without: [] }).features.map(({ kind }) => kind)).toEqual([
      'ladder',
      'ladder',
    ]);
  });

  test('EDM.HUMAN.4 an open gate is no obstacle, and the table knows at once', () => {
    const m = start({
      kind: 'custom',
      layout: 'beacon-shore',
      players: [{ faction: 'survivors' }, { faction: 'zombies' }],
      humans: [
        { seat: 'a', class: 'newbie', x: 30, y: 20.5 },
        { seat: 'a', class: 'newbie', x: 27, y: 20 },
      ],
      herds: [{ seat: 'b', type: 'fast', zombies: [{ x: 5, y: 5 }] }],
    });
    const isThere = (): boolean => tabletopOf(battle(m)).ground.things.some(({ id }) => id === 'gate-1');
    expect(isThere()).toBe(true);
    m.answer('a', 'a1').answer('a', 'interact:gate-1');
    expect(battle(m).openGates).toEqual(['gate-1']);
    expect(isThere()).toBe(false);
    m.answer('a', 'move').answer('a', [{ x: 30, y: 25 }]);
    expect(battle(m).humans[0]).toMatchObject({ y: 25 });
  });
});

describe('ready set-ups', () => {
  test('EDM.SETUP.8 every ready list is legal, and there is a battle for every pair of factions', () => {
    const pairs = new Set<string>();
    for (const setup of Object.values(evenDeath.examples)) {
      if (setup.kind !== 'battle') continue;
      for (const { faction, humans, herds } of setup.players)
        expect(listFaults({ humans, herds }, faction, setup.limit)).toEqual([]);
      if (setup.players.length === 2)
        pairs.add(
          setup.players
            .map(({ faction }) => faction)
            .sort()
            .join('-'),
        );
    }
    expect(pairs.size).toBe(6);
  });
});
