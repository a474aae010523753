import { describe, expect, test } from 'vitest';
import { evenDeath } from '../../games/even-death/index.ts';
import { type AnyGame, Match } from '../../kernel/index.ts';
import { PLAIN, widthOf } from '../../text/index.ts';
import { drawn } from './index.ts';

const page = { width: 100, ink: PLAIN };
const player = (faction: string): { faction: string } => ({ faction });

/** Two survivors, one behind a wall and one in a herd's arms. */
function table(): Match {
  const setup = {
    kind: 'custom',
    terrain: {
      id: 'yard',
      name: 'The Yard',
      width: 60,
      depth: 60,
      pieces: [
        {
          id: 'wall',
          kind: 'impassable',
          height: 3,
          blocksSight: true,
          outline: [
            [12, 5],
            [13, 5],
            [13, 15],
            [12, 15],
          ],
        },
        {
          id: 'sill',
          kind: 'impassable',
          height: 0.7,
          blocksSight: true,
          outline: [
            [28, 36],
            [32, 36],
            [32, 36.5],
            [28, 36.5],
          ],
        },
      ],
    },
    players: [player('survivors'), player('zombies')],
    humans: [
      {
        seat: 'a',
        class: 'seasoned',
        name: 'Marta',
        x: 10,
        y: 10,
        weapons: ['rifle'],
        reload: [2],
        infected: true,
        vitality: 3,
      },
      { seat: 'a', class: 'newbie', name: 'Sam', x: 30, y: 40, morale: 'shaken' },
    ],
    herds: [
      {
        seat: 'b',
        type: 'regular',
        zombies: [
          { x: 20, y: 10 },
          { x: 21.5, y: 10, down: true },
        ],
      },
      { seat: 'b', type: 'fast', zombies: [{ x: 30, y: 30 }] },
    ],
    objective: { x: 30, y: 30 },
  };
  return Match.start<unknown>(evenDeath as AnyGame, setup, { seed: 'board' });
}

describe('the board of Even Death May Die', () => {
  test('says who stands where, how far from whom and in what cover', () => {
    const lines = drawn(table(), 'a', page);
    const text = lines.join('\n').replaceAll('\u00a0', ' ');
    expect(text).toContain('The Yard, round 1, Survivors');
    expect(text).toContain('Objective at 30, 30, 12" round it: nobody holds it');
    expect(text).toMatch(/Marta \(a1\): 3\/5 .*Infected/);
    expect(text).toContain('Rifle (reload 2)');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('at 10, 10, 9" from Regular Zombies 1, out of its sight');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Shaken, at 30, 40, 9" from Fast Zombies 2, in cover from it');
    expect(text).toContain('2 zombies, 1 down');
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(100);
  });

  test('between battles it says who stands on which tile', () => {
    const setup = evenDeath.examples['campaign-fast'];
    const match = Match.start<unknown>(evenDeath as AnyGame, setup, { seed: 'board' });
    const text = drawn(match, null, page).join('\n');
    expect(text).toMatch(/Survivors: \d+ Victory Points, 4 Supplies$/m);
  });
});
