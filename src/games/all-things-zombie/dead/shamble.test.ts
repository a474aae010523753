import { expect } from 'vitest';
import { block, type SceneSpec, stateOf, test } from '../testing.ts';
import type { Encounter, Standing } from '../state.ts';
import { standingFaults } from '../../../skirmish/index.ts';
import { bodyOf, inches, tabletopOf } from '../figures.ts';
import { moveAhead, moveAll } from './shamble.ts';

/** Zombies that all go for one spot. */
function moved(spec: SceneSpec, to: Standing): Encounter {
  const { encounter } = stateOf(spec);
  moveAll(
    encounter,
    encounter.zombies.map((zombie) => ({ zombie, aim: { do: 'noise', rule: 'ATZ.ZACT.10', to } })),
  );
  return encounter;
}

/** How near two of them stand to each other. */
const nearest = ({ zombies }: Encounter): number =>
  Math.min(...zombies.flatMap((one, i) => zombies.slice(i + 1).map((other) => inches(one, other))));

test('ATZ.ZACT.10 ATZ.ZACT.2 zombies that come to the same noise all at once do not stand in one another', () => {
  const zombies = [
    { x: 17.1, y: 18 },
    { x: 18.9, y: 18 },
    { x: 18, y: 24 },
  ];
  const enc = moved({ zombies }, { x: 18, y: 18, level: 0 });
  expect(nearest(enc)).toBeGreaterThan(0.99);
  // The two have come to it already; the third comes up behind them.
  expect(enc.zombies.map(({ x, y }) => [x, Math.round(y)])).toEqual([
    [17.1, 18],
    [18.9, 18],
    [18, 19],
  ]);
});

test('ATZ.ZMOVE.10 ATZ.ZACT.2 zombies that swim to the wall of a pool stand beside each other there', () => {
  const pool = { ...block('water', [6, 6, 12, 12], { height: 0 }), looks: 'water', tags: { pool: true as const } };
  const zombies = [
    { x: 16, y: 12 },
    { x: 14.5, y: 12 },
    { x: 16, y: 11 },
  ];
  const enc = moved({ pieces: [pool], zombies }, { x: 30, y: 12, level: 0 });
  expect(nearest(enc)).toBeGreaterThan(0.99);
  expect(enc.zombies.map(({ x }) => Math.round(x))).toEqual([18, 17, 18]);
});

test('ATZ.ZACT.11 a zombie that goes straight on along a wall at a slant stops where it has room', () => {
  const slant = {
    ...block('wall', [0, 0, 1, 1], { height: 3 }),
    kind: 'impassable' as const,
    outline: [
      [10, 12],
      [30, 12.3],
      [30, 14],
      [10, 14],
    ] as [number, number][],
  };
  for (const y of [12.79, 12.785, 14.5, 11.6, 11.62]) {
    const { encounter } = stateOf({
      pieces: [slant],
      zombies: [
        { x: 28, y: 11.7, facing: 182 },
        { x: 32, y, facing: 180 },
      ],
    });
    for (const zombie of encounter.zombies) {
      moveAhead(encounter, zombie);
      expect(standingFaults(tabletopOf(encounter), bodyOf(zombie), []), `${zombie.id} ${y}`).toEqual([]);
    }
  }
});
