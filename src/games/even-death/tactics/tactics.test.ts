import { describe, expect } from 'vitest';
import { type Point } from '../../../kernel/index.ts';
import { apart } from '../../../tabletop/index.ts';
import { terrainOf } from '../prepare/battlefield.ts';
import { follow } from '../shown/hints.ts';
import { battle, type BattleScene, block, human, scene, type SceneSpec, test } from '../testing.ts';
import { deployAt, goodEnds } from './index.ts';
import { gapTo } from './menace.ts';
import { onFoot } from './paths.ts';

const hint = (m: BattleScene): unknown => {
  const { request, state, waitingFor } = m.match;
  return request === null ? null : follow(state, request, waitingFor[0] ?? '');
};

/** Four zombies abreast, in rows behind each other, the front at that place and facing down the table. */
const rows = (x: number, y: number, zombies: number): (readonly [number, number])[] =>
  Array.from({ length: zombies }, (_, i) => {
    const row = Math.floor(i / 4);
    return [x + ((i % 4) - 1.5) * 1.4 + (row % 2) * 0.7, y - row * 1.22] as const;
  });

/** The zombies' herd is selected and does as it is told. */
const told = (spec: SceneSpec): BattleScene => scene({ active: 'b', ...spec }).answer('b', [8]);

/** Lets the selected unit do what the hints say until its turn is over. */
function actOut(m: BattleScene): BattleScene {
  const { activation } = battle(m);
  for (let i = 0; i < 60 && battle(m).activation?.unit === activation?.unit; i++) {
    const { waitingFor, request } = m.match;
    const dice = request?.kind === 'roll' ? Array.from({ length: request.count }, () => 8) : null;
    m.answer(waitingFor[0] ?? '', (dice ?? hint(m)) as never);
  }
  return m;
}

describe('the dead', () => {
  test('bite with as many as get round the prey', () => {
    const m = told({ humans: [{ x: 30, y: 25 }], herds: [{ type: 'fast', zombies: rows(30, 20, 12) }] });
    expect(hint(m)).toBe('move');
    m.answer('b', 'move').answer('b', hint(m) as never);
    while (hint(m) === 'arrange') for (let i = 0; i < 3; i++) m.answer('b', hint(m) as never);
    expect(hint(m)).toBe('bite:a1');
    m.answer('b', 'bite:a1');
    m.answer('b', hint(m) as never);
    const { count } = m.match.request as { count: number };
    expect(count).toBeGreaterThanOrEqual(5);
  });

  test('take in herds that are no larger, so that nobody goes to and fro', () => {
    const far = { humans: [{ x: 30, y: 70 }] };
    const small = { type: 'fast', zombies: rows(20, 10, 3) } as const;
    const large = { type: 'fast', zombies: rows(27, 10, 5) } as const;
    const merges = (first: typeof small | typeof large, other: typeof small | typeof large): boolean => {
      const m = scene({ active: 'b', ...far, herds: [first, other] });
      m.answer('b', m.asked().options[0] ?? '').answer('b', [8]);
      expect(m.asked().options.some((id) => id.startsWith('merge:'))).toBe(true);
      return String(hint(m)).startsWith('merge:');
    };
    expect([merges(large, small), merges(small, large)]).toEqual([true, false]);
  });

  test('surround whom they cannot bite yet, without touching, so that there is no way out', () => {
    const m = actOut(
      told({
        humans: [
          { x: 30, y: 31 },
          { x: 50, y: 55 },
        ],
        herds: [{ type: 'fast', zombies: rows(30, 20, 12) }],
      }),
    );
    const prey = human(m, 'a1');
    const gaps = (battle(m).herds[0]?.zombies ?? []).map((zombie) => apart(zombie, prey) - 1);
    expect(gaps.filter((gap) => gap < 0.2).length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...gaps)).toBeGreaterThan(0.05);
    m.answer('a', 'a1').answer('a', 'move');
    const { suggestions } = m.match.request as unknown as { suggestions: readonly (readonly Point[])[] };
    for (const [to] of suggestions) expect(apart(to as Point, prey)).toBeLessThan(0.5);
  });

  test('go round a wall, and round rough ground where that is shorter', () => {
    const wall = [block('wall', [20, 24, 14, 1], { kind: 'impassable', height: 3, blocksSight: true })];
    const m = told({ humans: [{ x: 30, y: 30 }], herds: [{ zombies: rows(30, 20, 4) }], pieces: wall });
    const terrain = terrainOf(battle(m));
    const left = onFoot(terrain, { x: 30, y: 30 });
    expect(left({ x: 30, y: 20 })).toBeGreaterThan(12);
    expect(left({ x: 37, y: 22 })).toBeLessThan(left({ x: 30, y: 20 }));
    m.answer('b', 'move');
    const { x } = hint(m) as Point;
    expect(x).toBeGreaterThan(31); // east, where the wall ends
    const crops = [block('crops', [26, 10, 8, 12], { kind: 'difficult' })];
    const field = terrainOf(
      battle(told({ humans: [{ x: 30, y: 30 }], herds: [{ zombies: [[5, 5]] }], pieces: crops })),
    );
    expect(onFoot(field, { x: 30, y: 24 })({ x: 30, y: 8 })).toBeGreaterThan(18);
  });

  test('rather come from another side than the herd that is there already', () => {
    const ends = (other: readonly (readonly [number, number])[]): readonly Point[] => {
      const m = told({
        humans: [{ x: 30, y: 40 }],
        herds: [{ zombies: other }, { type: 'fast', zombies: rows(44, 26, 8) }],
        change: (b) => {
          if (b.herds[0] !== undefined) b.herds[0].used = true;
        },
      });
      return goodEnds(battle(m), battle(m).herds[1] as never, 'b');
    };
    // With one in the north it keeps to the east, with one in the east to the north.
    const [toEast, toNorth] = [ends(rows(30, 32, 8))[0] as Point, ends(rows(38, 40, 8))[0] as Point];
    expect(toEast.x - toEast.y).toBeGreaterThan(toNorth.x - toNorth.y);
  });

  test('go for the infected rather than for those who outrun them', () => {
    const ends = (infected: boolean): Point => {
      const m = told({
        humans: [
          { x: 20, y: 30, infected },
          { x: 41, y: 30, infected: false },
        ],
        herds: [{ zombies: rows(31, 14, 6) }],
      });
      return goodEnds(battle(m), battle(m).herds[0] as never, 'b')[0] as Point;
    };
    expect(ends(true).x).toBeLessThan(ends(false).x);
  });
});

describe('the living', () => {
  test('shoot while nobody can reach them, and step out of reach once somebody can', () => {
    const at = (gap: number): BattleScene =>
      scene({
        humans: [
          { x: 30, y: 30, weapons: ['pistol'] },
          { x: 33, y: 33, used: true },
        ],
        herds: [{ zombies: rows(30, 29 - gap, 10), facing: 90 }],
      });
    expect(hint(at(9))).toBe('shoot:pistol.0:h1');
    const near = at(3);
    near.answer('a', 'shoot:pistol.0:h1').answer('a', [1, 1]).answer('b', [1, 1, 1]);
    expect(hint(near)).toBe('move');
    const { to } = hint(near.answer('a', 'move')) as { to: Point };
    const herd = battle(near).herds[0];
    expect(gapTo(herd as never, to.x, to.y)).toBeGreaterThan(5);
  });

  test('do not walk into the reach of a herd to get into range', () => {
    const m = scene({
      humans: [
        { x: 30, y: 40, weapons: ['pistol'] },
        { x: 33, y: 42, used: true },
      ],
      herds: [{ type: 'fast', zombies: rows(30, 20, 10), facing: 90 }],
    });
    for (const answer of [hint(m), 'end'] as const) {
      if (answer !== 'move') break;
      m.answer('a', 'move');
      const { to } = hint(m) as { to: Point };
      expect(gapTo(battle(m).herds[0] as never, to.x, to.y)).toBeGreaterThan(8);
    }
    expect(gapTo(battle(m).herds[0] as never, human(m, 'a1').x, human(m, 'a1').y)).toBeGreaterThan(8);
  });

  test('leave a battle of a campaign that is lost, and never one that is all there is', () => {
    const lost = (campaign: boolean): unknown =>
      hint(
        scene({
          campaign,
          humans: [{ x: 30, y: 58, weapons: ['pistol'] }],
          herds: [{ zombies: rows(30, 50, 15) }, { zombies: rows(20, 50, 15) }],
        }),
      );
    expect(lost(true)).toBe('withdraw');
    expect(lost(false)).not.toBe('withdraw');
  });

  test('deploy near their friends, away from the herds; herds deploy near their prey', () => {
    const b = battle(scene({ humans: [{ x: 30, y: 55 }], herds: [{ zombies: rows(10, 8, 6) }] }));
    const spots = [
      { x: 6, y: 52 },
      { x: 33, y: 55 },
      { x: 56, y: 55 },
    ];
    expect(deployAt(b, 'a', spots)).toEqual({ x: 33, y: 55 });
    expect(
      deployAt(b, 'b', [
        { x: 55, y: 5 },
        { x: 28, y: 8 },
      ]),
    ).toEqual({ x: 28, y: 8 });
  });
});
