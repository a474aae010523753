import fc from 'fast-check';
import { expect, test } from 'vitest';
import { between } from './point.ts';
import { inside, toOutline } from './polygon.ts';
import { areaSpans } from './spans.ts';

const places = fc
  .record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) })
  .map(({ x, y }) => ({ x: x / 10, y: y / 10 }));
const star = (turn: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i * 45 + turn) * Math.PI) / 180;
    const far = i % 2 === 0 ? 6 : 2;
    return { x: 10 + Math.cos(angle) * far, y: 10 + Math.sin(angle) * far };
  });

test('a line is in an area, or within reach of it, on the same stretches as step by step', () => {
  fc.assert(
    fc.property(places, places, fc.nat(44), fc.constantFrom(0, 0.5, 2), (a, b, turn, reach) => {
      fc.pre(a.x !== b.x || a.y !== b.y);
      const outline = star(turn);
      const spans = areaSpans(outline, reach, a, b);
      for (let i = 0; i <= 500; i++) {
        const share = i / 500;
        const at = between(a, b, share);
        const off = toOutline(outline, at);
        if (Math.abs(off - reach) < 1e-6) continue; // just on the line
        const isIn = inside(outline, at) || off < reach;
        expect(spans.some(([from, to]) => from <= share && share <= to)).toBe(isIn);
      }
    }),
  );
});
