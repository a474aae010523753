import { expect } from 'vitest';
import { type Driven, drive, type Said, type SceneSpec, type Somebody, test } from '../../testing.ts';
import type { ChargeDoing } from '../doing.ts';

/** A zombie comes at somebody who carries a2. */
const carrier = { x: 10, y: 10, facing: 0, class: 'ganger' as const, carries: 'a2' };
const load = { x: 16, y: 10, status: 'oof' as const };
const charged = (one: Partial<Somebody>, more: Partial<ChargeDoing>, ...answers: Said[]): Driven => {
  const spec: SceneSpec = {
    band: [{ ...carrier, ...one }, load],
    zombies: [{ x: 12, y: 10, facing: 180 }],
    change: (enc) => void (enc.clocks.noMoreZombies = true),
    doing: [{ do: 'charge', target: 'a1', chargers: ['z1'], calm: [], stage: 'move', passed: [], ...more }],
  };
  return drive(spec, answers, null, ['melee']);
};
const carries = ({ encounter }: Driven): string | null | undefined => encounter.humans[0]?.carries;

test('ATZ.WOUND.5 ATZ.WOUND.6 ATZ.WOUND.3 who is charged drops the wounded; a Star may keep hold of them', () => {
  const dropped = charged({}, {}, 'let-go:a2', [6, 6]);
  expect(dropped.asked[0]).toBe('ATZ.WOUND.6 let-go:a2 hold-on:a2');
  expect(carries(dropped)).toBe(null);
  expect(carries(charged({}, {}, 'hold-on:a2', [6, 6]))).toBe('a2');
  const grunt = charged({ star: false }, {}, [6, 6]);
  expect(grunt.told).toContain('ATZ.WOUND.5 atz.wounded.dropped');
});

test('ATZ.WOUND.5 ATZ.CHARGE.22 so does a Citizen who is frozen with fear', () => {
  const frozen = charged({ star: false, class: 'citizen' }, {}, [5], [1], [3], [1]);
  expect(frozen.told).toEqual(
    expect.arrayContaining(['ATZ.CHARGE.22 atz.charge.frozen', 'ATZ.WOUND.5 atz.wounded.dropped']),
  );
  expect(carries(frozen)).toBe(null);
});

test('ATZ.WOUND.5 ATZ.WOUND.6 ATZ.ZREACT.6 and who is attacked without a test, once for all that come', () => {
  const passed = ['z1', 'a1'].map((who) => ({ who, dice: 1 }));
  expect(carries(charged({ star: false }, { stage: 'contact', passed }))).toBe(null);
  const star = charged({ guns: ['P'] }, { stage: 'fire', passed }, 'hold-on:a2', 'charged-fire:a1:0', [2]);
  expect(star.asked.filter((one) => one.startsWith('ATZ.WOUND.6'))).toHaveLength(1);
});
