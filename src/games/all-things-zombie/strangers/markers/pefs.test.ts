import { describe, expect } from 'vitest';
import type { PefPhaseDoing } from '../doing.ts';
import { encounter, type SceneSpec, stateOf, test } from '../../testing.ts';
import { eligible, pefsInSight, seesPef } from './pefs.ts';
import { meeting, onTop } from '../testing.ts';

const phase: PefPhaseDoing = { do: 'pef-phase', left: null };
const roof = (x: number, y: number, wide: number, deep: number, id = 'house') => ({
  id,
  outline: [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ] as [number, number][],
  height: 3,
});
const wall = (x: number, y: number, wide: number, deep: number, id = 'wall') => ({
  ...roof(x, y, wide, deep, id),
  kind: 'impassable' as const,
  blocksSight: true,
});
const die = (n: number) => (enc: Parameters<NonNullable<SceneSpec['change']>>[0]) => {
  for (const side of enc.sides) side.die = n;
};
/** A wall hides the marker from the Star. */
const hidden: SceneSpec = {
  band: [{ x: 18, y: 4, facing: 90 }],
  pieces: [wall(0, 14, 36, 1)],
  pefs: [{ x: 18, y: 18, rep: 4 }],
  change: die(1),
  doing: [phase],
};
const at = ({ x, y }: { x: number; y: number }): number[] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

describe('which PEFs move', () => {
  test('ATZ.PEF.8 ATZ.PEF.9 those whose Rep is at least the die, the closest to a player first', () => {
    const { encounter: enc } = stateOf({
      band: [{ x: 18, y: 2 }],
      pefs: [
        { x: 18, y: 30, rep: 4 },
        { x: 18, y: 20, rep: 5 },
        { x: 18, y: 10, rep: 3 },
      ],
      change: die(4),
    });
    expect(eligible(enc).map(({ id }) => id)).toEqual(['p2', 'p1']);
  });
});

describe('how they move', () => {
  test('ATZ.PEF.13 ATZ.T.PEFMOVE none passed: it stays', () => {
    const m = meeting(hidden).answer('a', [5, 6]);
    expect(at(encounter(m).pefs[0] as never)).toEqual([18, 18]);
    expect(onTop(encounter(m)).do).toBe('turn');
  });
  test('ATZ.PEF.11 two passed: 12" of the way to the nearest player', () => {
    const m = meeting({ ...hidden, pefs: [{ x: 18, y: 34, rep: 4 }], pieces: [wall(0, 14, 30, 1)] });
    const [pef] = encounter(m.answer('a', [4, 1])).pefs;
    // The way leads round the end of the wall at (30, 14).
    expect(Math.hypot((pef?.x ?? 0) - 18, (pef?.y ?? 0) - 34)).toBeCloseTo(12, 1);
    expect([(pef?.x ?? 0) > 24, (pef?.y ?? 99) < 26]).toEqual([true, true]);
  });
  test('ATZ.PEF.11 it keeps to cover where a hidden way brings it closer, and goes straight where none does', () => {
    // Behind the wall to its left a way leads on unseen; straight ahead the Star has an open view.
    const open = { ...hidden, band: [{ x: 30, y: 6, facing: 90 }], pefs: [{ x: 6, y: 22, rep: 4 }] };
    const bare = meeting({ ...open, pieces: [wall(7, 10, 0.5, 13)] }).answer('a', [1, 1]);
    expect(onTop(encounter(bare)).do).toBe('contact');
    const covered = meeting({ ...open, pieces: [wall(7, 10, 0.5, 13), wall(7, 23.6, 14, 0.5, 'screen')] });
    const [pef] = encounter(covered.answer('a', [1, 1])).pefs;
    expect([onTop(encounter(covered)).do, covered.under('ATZ.PEF.11').length]).toEqual(['turn', 1]);
    expect(pef).not.toMatchObject({ x: 6, y: 22 });
  });
  test('ATZ.PEF.12 ATZ.PEF.14 one passed: 12" away', () => {
    const m = meeting({ ...hidden, pefs: [{ x: 18, y: 18, rep: 4 }] }).answer('a', [4, 5]);
    expect(at(encounter(m).pefs[0] as never)).toEqual([18, 30]);
  });
  test('ATZ.PEF.12 at the edge it turns left on 1 to 3 and right on 4 to 6, and stays on the table', () => {
    const by = (n: number) => {
      const m = meeting({ ...hidden, pefs: [{ x: 18, y: 30, rep: 4 }] }).answer('a', [4, 5]);
      expect(m.asked()).toMatchObject({ kind: 'roll', rule: 'ATZ.PEF.12' });
      return at(encounter(m.answer('a', [n])).pefs[0] as never);
    };
    // 5.5" to the far edge, 6.5" along it; looking at that edge, left is where x grows smaller.
    expect([by(3), by(4)]).toEqual([
      [11.5, 35.5],
      [24.5, 35.5],
    ]);
  });
  test('ATZ.PEF.10 inside a building its Rep counts one less, and one more once anybody has fired', () => {
    const inside = meeting({ ...hidden, buildings: [roof(14, 16, 8, 8)] });
    expect(encounter(inside.answer('a', [4, 4])).pefs[0]?.y).toBe(18);
    const loud = meeting({
      ...hidden,
      change: (enc) => {
        die(1)(enc);
        enc.shotsFired = true;
      },
    });
    expect(loud.answer('a', [5, 6]).under('ATZ.PEF.12')).toHaveLength(1);
  });
  test('ATZ.PEF.14 a closed door and a window cost a marker nothing', () => {
    const house = {
      ...roof(14, 20, 8, 8),
      openings: [
        { id: 'door', kind: 'door' as const, from: [17, 28] as [number, number], to: [19, 28] as [number, number] },
      ],
    };
    const m = meeting({ ...hidden, buildings: [house], pefs: [{ x: 18, y: 24, rep: 5 }] });
    m.answer('a', [1, 5]).answer('a', [1]);
    expect(at(encounter(m).pefs[0] as never)[1]).toBeGreaterThan(34);
  });
});

describe('when they are resolved', () => {
  test('ATZ.PEF.15 a marker stops at the first point of LOS and is resolved there, by the group that sees it', () => {
    const m = meeting({
      ...hidden,
      band: [
        { x: 18, y: 4, facing: 270 },
        { x: 19, y: 4 },
      ],
      pieces: [wall(0, 14, 20, 1)],
      pefs: [{ x: 18, y: 20, rep: 4 }],
    }).answer('a', [1, 1]);
    const { pefs } = encounter(m);
    const [pef] = pefs;
    expect(onTop(encounter(m))).toMatchObject({ do: 'contact', pef: 'p1', x: pef?.x, y: pef?.y, group: ['a1', 'a2'] });
    // Just past the line from a2 by the wall's end (20, 15): a thousandth earlier nothing is seen.
    expect(pef?.y).toBeGreaterThan(15);
  });
  test('ATZ.PEF.15 somebody who moves meets it at the first point of LOS, whichever way it faces', () => {
    const state = stateOf({
      band: [{ x: 4, y: 4, facing: 270 }],
      pieces: [wall(6, 14, 30, 1)],
      pefs: [{ x: 30, y: 24 }],
    });
    const mover = state.encounter.humans[0] as never;
    const legs = [{ to: { x: 4, y: 12, level: 0 }, cost: 8, through: null }];
    const walk = { do: 'walk', who: 'a1', legs, as: 'move', met: [] } as never;
    expect(seesPef(state, mover, legs, walk)).toBeNull();
    const on = [{ to: { x: 4, y: 20, level: 0 }, cost: 16, through: null }];
    const moment = seesPef(state, mover, on, walk);
    // The string past the corner (6, 15) meets x = 4 where y = 15 - 2 * 9 / 24.
    expect(moment?.at.y).toBeCloseTo(14.25, 2);
    expect(moment?.begins).toMatchObject([{ do: 'contact', pef: 'p1', group: ['a1'], stage: 'resolve' }]);
  });
  test('ATZ.PEF.16 ATZ.DAY.5 at Night a marker is seen within 6" only', () => {
    const seen = (y: number, dayPart: 'night' | 'daytime') =>
      pefsInSight(stateOf({ band: [{ x: 18, y: 4 }], pefs: [{ x: 18, y }], dayPart }).encounter).length;
    expect([seen(10, 'night'), seen(11, 'night'), seen(30, 'daytime')]).toEqual([1, 0, 1]);
  });
  test('ATZ.PEF.22 markers in sight as they are placed are resolved in their order', () => {
    const found = pefsInSight(
      stateOf({
        band: [{ x: 18, y: 4 }],
        pefs: [
          { x: 18, y: 30 },
          { x: 5, y: 30 },
        ],
      }).encounter,
    );
    expect(found.map(({ pef }) => pef)).toEqual(['p1', 'p2']);
  });
});
