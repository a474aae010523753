import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPTIONAL, type Plate, placed } from './plates.ts';

const PHONE = { width: 360, height: 480 };

const plates = (rank: fc.Arbitrary<number>): fc.Arbitrary<Plate[]> =>
  fc
    .array(
      fc.record({
        x: fc.integer({ min: -20, max: PHONE.width + 20 }),
        y: fc.integer({ min: -20, max: PHONE.height + 20 }),
        width: fc.integer({ min: 24, max: 190 }),
        height: fc.constant(18),
        rank,
        below: fc.boolean(),
      }),
      { maxLength: 16 },
    )
    .map((all) => all.map((plate, i) => ({ ...plate, key: String(i) })));

describe('words over the table', () => {
  test('what is wider than the screen is left out, and nothing makes way for it', () => {
    const long = { key: 'long', x: 180, y: 200, width: 420, height: 18, rank: 0, below: true };
    const short = { ...long, key: 'short', width: 80, rank: 3 };
    const found = placed([long, short], PHONE, []);
    expect(found.get('long')).toBeNull();
    expect(found.get('short')).toEqual(placed([short], PHONE, []).get('short'));
  });

  test('none of them lies on another one or beyond the edge, on a phone of 360 pixels', () => {
    fc.assert(
      fc.property(plates(fc.integer({ min: 0, max: OPTIONAL - 1 })), (all) => {
        const found = placed(all, PHONE, []);
        const boxes = all.map((plate) => ({ ...plate, ...(found.get(plate.key) as { left: number; top: number }) }));
        const wrong = boxes.filter(
          (a, i) =>
            a.left < 0 ||
            a.top < 0 ||
            a.left + a.width > PHONE.width ||
            a.top + a.height > PHONE.height ||
            boxes.some(
              (b, j) =>
                j > i &&
                a.left < b.left + b.width &&
                b.left < a.left + a.width &&
                a.top < b.top + b.height &&
                b.top < a.top + a.height,
            ),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('what may be left out is left out rather than laid over something else', () => {
    const one = { x: 100, y: 100, width: 340, height: 300, below: false };
    const found = placed(
      [
        { ...one, key: 'first', rank: 1 },
        { ...one, key: 'name', rank: OPTIONAL },
      ],
      PHONE,
      [],
    );
    expect(found.get('first')).not.toBeNull();
    expect(found.get('name')).toBeNull();
  });

  test('words stand beside a base and not on it, where there is room', () => {
    const base = { x: 180, y: 240, r: 20 };
    const { left, top } = placed([{ key: 'a', x: 180, y: 240, width: 60, height: 18, rank: 1, below: false }], PHONE, [
      base,
    ]).get('a') as { left: number; top: number };
    expect(left + 60 <= 160 || left >= 200 || top + 18 <= 220 || top >= 260).toBe(true);
  });
});
