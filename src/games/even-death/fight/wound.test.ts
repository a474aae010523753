import { describe, expect } from 'vitest';
import {
  battle,
  type BattleScene,
  FIRE,
  herd,
  human,
  rectangle,
  said,
  scene,
  type SceneSpec,
  test,
} from '../testing.ts';

/** A shot with an LMG from (10, 10) at a herd, with so many successes, none of which is stopped. */
function shot(zombies: readonly [number, number][], hits: number, more: SceneSpec = {}): BattleScene {
  const m = scene({
    humans: [{ x: 10, y: 10, weapons: ['lmg'] }],
    herds: [
      { facing: 180, zombies },
      { facing: 180, zombies: [[50, 50]] },
    ],
    ...more,
  });
  m.answer('a', 'shoot:lmg.0:h1').answer(
    'a',
    [8, 8, 8, 8].map((die, i) => (i < hits ? die : 1)),
  );
  return m.answer('b', zombies.length > 10 ? [1, 1, 1, 1] : zombies.length > 5 ? [1, 1, 1] : [1, 1]);
}
const left = (m: BattleScene): readonly string[] => herd(m, 'h1').zombies.map(({ id }) => id);

describe('wounds', () => {
  test('EDM.WOUND.4 EDM.WOUND.5 each wound costs a human 1 Vitality, at once', () => {
    const m = scene({
      players: ['survivors', 'bandits'],
      humans: [
        { x: 10, y: 10, weapons: ['lmg'] },
        { seat: 'b', x: 20, y: 10, facing: 180 },
      ],
    });
    m.answer('a', 'shoot:lmg.0:b1').answer('a', [8, 8, 8, 1]).answer('b', [7, 1]);
    expect(human(m, 'b1')).toMatchObject({ vitality: 2 });
    expect(said(m, 'ed.wounded')).toMatchObject([{ unit: 'b1', wounds: 2, left: 2 }]);
    expect(m.under('EDM.WOUND.5')).toHaveLength(1);
  });

  test('EDM.WOUND.6 EDM.DEATH.1 at 0 Vitality or less a human is killed and taken away', () => {
    const m = scene({
      players: ['survivors', 'bandits'],
      humans: [
        { x: 10, y: 10, weapons: ['lmg'] },
        { seat: 'b', x: 20, y: 10, facing: 180, vitality: 2 },
        { seat: 'b', x: 50, y: 50 },
      ],
    });
    m.answer('a', 'shoot:lmg.0:b1').answer('a', [8, 8, 8, 1]).answer('b', [1, 1]);
    expect(battle(m).humans.map(({ id }) => id)).toEqual(['a1', 'b2']);
    expect(said(m, 'ed.killed')).toMatchObject([{ unit: 'b1', cause: 'shot' }]);
  });

  test('EDM.WOUND.7 each wound removes one zombie, the nearest to the shooter first, seen or not', () => {
    const m = shot(
      [
        [24, 10],
        [20, 10],
        [22, 10],
        [21, 11.5],
      ],
      2,
    );
    expect(left(m)).toEqual(['z2', 'z4']);
    expect(said(m, 'ed.fallen')).toMatchObject([{ zombies: 2, left: 2, gone: ['z3', 'z5'] }]);
    const wall: SceneSpec['pieces'] = [
      {
        id: 'wall',
        outline: rectangle(14, 9, 1, 11),
        kind: 'impassable',
        blocksSight: true,
        height: 3,
      },
    ];
    const hidden = scene({
      humans: [{ x: 10, y: 10, weapons: ['rifle'] }],
      herds: [
        {
          facing: 180,
          zombies: [
            [18, 11],
            [20, 5],
          ],
        },
      ],
      pieces: wall,
    });
    hidden.answer('a', 'shoot:rifle.0:h1').answer('a', [8, 1, 1]).answer('b', [1, 1, 1]);
    expect(left(hidden)).toEqual(['z3']);
  });

  test('EDM.WOUND.7 the zombie player chooses among those that are equally near', () => {
    const m = shot(
      [
        [20, 8],
        [20, 12],
        [16, 10],
        [22, 10],
      ],
      2,
    );
    expect(m.asked()).toMatchObject({
      kind: 'pick',
      rule: 'EDM.WOUND.7',
      seats: ['b'],
      options: ['z2', 'z3'],
      min: 1,
      max: 1,
    });
    m.answer('b', ['z3']);
    expect(left(m)).toEqual(['z2', 'z5']);
    const all = shot(
      [
        [20, 8],
        [20, 12],
        [22, 10],
      ],
      2,
    );
    expect(left(all)).toEqual(['z4']);
  });

  test('EDM.WOUND.8 EDM.DEATH.9 a herd without zombies is gone, and what is left over wounds nobody', () => {
    const m = shot(
      [
        [20, 10],
        [21.5, 10],
      ],
      4,
    );
    expect(battle(m).herds.map(({ id, zombies }) => [id, zombies.length])).toEqual([['h4', 1]]);
    expect(m.under('EDM.DEATH.9')).toHaveLength(1);
  });

  test('EDM.WIN.6 a wound is remembered for the count of quiet rounds', () => {
    const pair: [number, number][] = [
      [20, 10],
      [21.5, 10],
    ];
    const before: Partial<SceneSpec> = {
      round: 4,
      change: (b) => {
        b.lastWound = 1;
      },
    };
    expect(battle(shot(pair, 1, before))).toMatchObject({ lastWound: 4 });
    expect(battle(shot(pair, 0, before))).toMatchObject({ lastWound: 1 });
    const bitten = scene({ ...before, active: 'b', humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[11, 10]] }] });
    bitten.answer('b', [8]).answer('b', 'bite:a1').answer('b', [8]).answer('a', [1, 1]);
    expect(battle(bitten)).toMatchObject({ lastWound: 4 });
  });

  test('EDM.WOUND.10 Dangerous ground and Infection wound without a Toughness roll', () => {
    const m = scene({ humans: [{ x: 10, y: 10 }], herds: [{ zombies: [[50, 50]] }], pieces: [FIRE] });
    m.answer('a', 'move')
      .answer('a', [{ x: 13, y: 10 }])
      .answer('a', [1]);
    expect(human(m, 'a1')).toMatchObject({ x: 13, vitality: 3, morale: 'shaken' });
    expect(m.under('EDM.WOUND.10')).toHaveLength(1);
  });
});
