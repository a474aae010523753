import { describe, expect } from 'vitest';
import { judge } from './checks.ts';
import type { Battle, Human } from '../state.ts';
import { battle, type BattleScene, human, scene, type SceneSpec, test } from '../testing.ts';

const wall = (x: number): NonNullable<SceneSpec['pieces']>[number] => ({
  id: `wall-${x}`,
  outline: [
    [x, 0],
    [x + 1, 0],
    [x + 1, 60],
    [x, 60],
  ],
  kind: 'impassable',
  blocksSight: true,
  height: 3,
});
const judged = (spec: SceneSpec, change: (b: Battle) => void = () => {}): Human => {
  const here = battle(scene({ herds: [{ zombies: [[1, 1]] }], ...spec }));
  change(here);
  judge(here, 'a');
  return here.humans[0] as Human;
};
/** Fifteen zombies from (x, y) on, or fewer. */
const horde = (x: number, y: number, zombies = 15): { zombies: [number, number][] } => ({
  zombies: Array.from({ length: zombies }, (_, i) => [x + (i % 5) * 1.5, y + Math.floor(i / 5) * 1.5]),
});

describe('as a turn begins', () => {
  test('EDM.PSYCH.6 isolated is who sees no friend and has none within 18"', () => {
    const two = (x: number, pieces: SceneSpec['pieces'] = []): boolean =>
      judged({
        humans: [
          { x: 10, y: 30 },
          { x, y: 30 },
        ],
        pieces,
      }).isolated;
    expect(two(40)).toBe(false);
    expect(two(40, [wall(20)])).toBe(true);
    expect(two(29, [wall(20)])).toBe(false);
    expect(two(29.1, [wall(20)])).toBe(true);
    expect(judged({ humans: [{ x: 10, y: 30 }] }).isolated).toBe(true);
    const foe: SceneSpec = {
      players: ['survivors', 'zombies', 'bandits'],
      humans: [
        { x: 10, y: 30 },
        { seat: 'c', x: 12, y: 30 },
      ],
    };
    expect(judged(foe).isolated).toBe(true);
  });

  test('EDM.PSYCH.6 it is judged as the player’s turn begins and rolled on selection', () => {
    const m = scene({
      active: 'b',
      humans: [
        { x: 10, y: 30 },
        { x: 50, y: 30 },
      ],
      herds: [{ zombies: [[30, 5]] }],
      pieces: [wall(20)],
    });
    m.answer('b', [8]).answer('b', 'done').answer('a', 'a1');
    expect(m.match.request).toMatchObject({ kind: 'roll', rule: 'EDM.PSYCH.6' });
    m.answer('a', [8]);
    expect(human(m, 'a1')).toMatchObject({ isolated: false });
  });

  test('EDM.TURN.1 nobody but the humans of that player is judged', () => {
    const here = battle(
      scene({
        players: ['survivors', 'zombies', 'bandits'],
        humans: [
          { x: 10, y: 30 },
          { seat: 'c', x: 50, y: 50 },
        ],
        herds: [{ zombies: [[1, 1]] }],
        change: ({ humans }) => {
          for (const one of humans) one.specialistUsed = true;
        },
      }),
    );
    judge(here, 'a');
    expect(here.humans.map(({ isolated, specialistUsed }) => [isolated, specialistUsed])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  const beset = (herds: SceneSpec['herds'], change?: (b: Battle) => void, pieces: SceneSpec['pieces'] = []): Human =>
    judged(
      {
        humans: [
          { x: 10, y: 30 },
          { x: 11.5, y: 30 },
        ],
        herds: herds ?? [],
        pieces,
      },
      change,
    );
  test('EDM.PSYCH.7 two full herds in Sight call for a check, once for each new combination', () => {
    const herds = [horde(30, 10), horde(30, 40), horde(45, 25)];
    expect(beset(herds.slice(0, 1))).toMatchObject({ beset: false, herdsSeen: [] });
    expect(beset([horde(30, 10), horde(30, 40, 14)])).toMatchObject({ beset: false });
    expect(beset(herds.slice(0, 2), undefined, [wall(20)])).toMatchObject({ beset: false });
    const first = beset(herds.slice(0, 2));
    expect(first).toMatchObject({ beset: true });
    expect(first.herdsSeen).toHaveLength(2);
    const remember = (b: Battle): void => {
      (b.humans[0] as Human).herdsSeen = b.herds.slice(0, 2).map(({ id }) => id);
    };
    expect(beset(herds.slice(0, 2), remember)).toMatchObject({ beset: false });
    const third = beset(herds, remember);
    expect(third.beset).toBe(true);
    expect(third.herdsSeen).toHaveLength(3);
  });

  test('EDM.PERK.11 whoever is on Overwatch and has an enemy within 6" gets a third action, seen or not', () => {
    const ready = (x: number, perks: Human['entry']['perks'] = ['overwatch']): boolean =>
      judged({
        humans: [{ x: 10, y: 30, class: 'hardened', perks }],
        herds: [{ zombies: [[x, 30]] }],
        pieces: [wall(12)],
      }).watchful;
    expect([ready(17), ready(17.1), ready(17, [])]).toEqual([true, false, false]);
    const turn = (x: number): BattleScene =>
      scene({
        active: 'b',
        humans: [
          { x: 10, y: 30, class: 'hardened', perks: ['overwatch'] },
          { x: 10, y: 32 },
        ],
        herds: [{ zombies: [[x, 30]] }],
      })
        .answer('b', [8])
        .answer('b', 'done')
        .answer('a', 'a1');
    expect(battle(turn(16)).activation).toMatchObject({ actions: 3, of: 3 });
    expect(battle(turn(30)).activation).toMatchObject({ actions: 2, of: 2 });
    const far = { zombies: [[50, 50]] as [number, number][] };
    const two = { humans: [{ x: 10, y: 30, class: 'hardened' as const, perks: ['overwatch' as const] }] };
    expect(judged({ ...two, herds: [{ zombies: [[14, 30]] }, far] }).watchful).toBe(true);
  });
});
