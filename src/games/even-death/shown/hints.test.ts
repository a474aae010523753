import { describe, expect } from 'vitest';
import { follow } from './hints.ts';
import type { Herd, Human } from '../state.ts';
import { battle, type BattleScene, human, rectangle, scene, type SceneSpec, test } from '../testing.ts';

/** What the hints say to the question that is open. */
const hint = (m: BattleScene): unknown => {
  const { request, state, waitingFor } = m.match;
  return request === null ? null : follow(state, request, waitingFor[0] ?? '');
};

describe('a sensible answer', () => {
  test('is to shoot whoever is in range, with the better gun, and never out of range', () => {
    const at = (x: number): unknown =>
      hint(
        scene({
          humans: [{ x: 10, y: 10, weapons: ['pistol', 'shotgun'] }],
          herds: [
            {
              facing: 180,
              zombies: [
                [x, 10],
                [x, 12],
              ],
            },
          ],
        }),
      );
    expect(at(22)).toBe('shoot:shotgun.1:h1');
    expect(at(50)).toBe('move');
  });

  test('is to aim with a gun that fires only once, and to strike whoever is in contact', () => {
    const rifle = scene({
      humans: [{ x: 10, y: 10, weapons: ['rifle'] }],
      herds: [
        {
          facing: 180,
          zombies: [
            [30, 10],
            [30, 12],
          ],
        },
      ],
    });
    expect(hint(rifle)).toBe('aim');
    expect(hint(rifle.answer('a', 'aim'))).toBe('shoot:rifle.0:h1');
    const axe = scene({
      humans: [{ x: 10, y: 10, weapons: ['large-blade'] }],
      herds: [{ facing: 180, zombies: [[11, 10]] }],
    });
    expect(hint(axe)).toBe('melee:large-blade:h1');
  });

  test('of a herd is to bite with all it has, or to come nearer, also round a corner', () => {
    const herd: SceneSpec = {
      active: 'b',
      humans: [{ x: 10, y: 10 }],
      herds: [
        {
          zombies: [
            [11, 10],
            [12.3, 10.5],
            [12.3, 9.2],
          ],
        },
      ],
    };
    const m = scene(herd).answer('b', [8]);
    expect(hint(m)).toBe('bite:a1');
    expect(hint(m.answer('b', 'bite:a1'))).toBe('suggested');
    const far = scene({ ...herd, herds: [{ zombies: [[30, 10]] }] }).answer('b', [8]);
    expect(hint(far)).toBe('move');
    expect(hint(far.answer('b', 'move'))).toMatchObject({ x: 26, y: 10 });
    const wall: SceneSpec['pieces'] = [
      {
        id: 'wall',
        outline: rectangle(13, 4, 1, 26),
        kind: 'impassable',
        blocksSight: true,
        height: 3,
      },
    ];
    const blocked = scene({ ...herd, herds: [{ zombies: [[14.6, 10]] }], pieces: wall })
      .answer('b', [8])
      .answer('b', 'move');
    const { y } = hint(blocked) as { y: number };
    expect(y).toBeLessThan(8); // north, where the wall ends
  });

  test('for a herd that rambles is to lead it away', () => {
    const m = scene({ active: 'b', humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[14, 10]] }] }).answer('b', [1]);
    expect(hint(m)).toBe('try');
    m.answer('b', 'let');
    expect(m.asked().seats).toEqual(['a']);
    expect(hint(m)).toBe('move');
    expect((hint(m.answer('a', 'move')) as { x: number }).x).toBeGreaterThan(16);
  });

  test('is to step back from a herd that is about to bite', () => {
    const m = scene({
      humans: [{ x: 20, y: 10, weapons: ['rifle'], reload: [2] }],
      herds: [
        {
          facing: 180,
          zombies: [
            [23, 10],
            [24.2, 10.8],
            [24.2, 9.2],
            [25.4, 10],
          ],
        },
      ],
    });
    m.answer('a', 'reload:0');
    expect(hint(m)).toBe('move');
    const { to } = hint(m.answer('a', 'move')) as { to: { x: number; y: number } };
    // Out of reach of the next Move, and far enough not to be surrounded by two.
    expect(Math.hypot(to.x - 23, to.y - 10) - 1).toBeGreaterThan(5);
  });

  test('is to get up, to reroll, to agree to a draw, and not to give up', () => {
    const down = scene({ humans: [{ x: 10, y: 10, down: true }], herds: [{ zombies: [[11, 10]] }] });
    expect(hint(down)).toBe('get-up');
    const tie = scene({
      players: ['military', 'zombies'],
      humans: [{ x: 10, y: 10, class: 'soldier', weapons: ['pistol'] }],
      herds: [{ facing: 180, zombies: [[20, 10]] }],
    });
    expect(hint(tie.answer('a', 'shoot:pistol.0:h1').answer('a', [1, 1]).answer('b', [1, 1]))).toBe('reroll');
    const over = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[40, 40]] }] }).answer('a', 'concede');
    expect(hint(over)).toBe('no');
  });

  test('plays a battle to its end', () => {
    const m = scene({
      humans: [
        { x: 8, y: 10, weapons: ['shotgun', 'small-blade'] },
        { x: 8, y: 13, weapons: ['machine-pistol'] },
      ],
      herds: [
        {
          facing: 180,
          zombies: [
            [24, 10],
            [24, 11.5],
            [24, 13],
          ],
        },
      ],
      seeded: true,
    });
    for (let i = 0; i < 400 && m.outcome === null; i++) m.answer(m.match.waitingFor[0] ?? '', hint(m) as never);
    expect(m.outcome).not.toBeNull();
  });
});

test('the nearest to an enemy acts first', () => {
  const m = scene({
    humans: [
      { x: 30, y: 10 },
      { x: 20, y: 10 },
    ],
    herds: [{ zombies: [[10, 10]] }],
  });
  expect(hint(m)).toBe('a2');
  expect([human(m, 'a1'), battle(m).herds[0]]).toMatchObject([
    { used: false } satisfies Partial<Human>,
    { used: false } satisfies Partial<Herd>,
  ]);
});
