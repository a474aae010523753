import { describe, expect, test } from 'vitest';
import { HELD, type Mini, SCULPTS } from '../../tabletop/figure.ts';
import type { Brush } from '../brush.ts';
import { drawMini } from './mini.ts';

/** Everything that a brush was told to do, as text: two miniatures look alike only if it is the same. */
function drawn(mini: Mini, { pose = 0, down = false, bold = false } = {}): string {
  const told: string[] = [];
  const brush: Brush = new Proxy({} as Brush, {
    get:
      (_, name) =>
      (...said: unknown[]) => {
        told.push(`${String(name)}(${said.join(' ')})`);
        return { addColorStop: (at: number, colour: string) => told.push(`${at} ${colour}`) };
      },
    set: (_, name, value) => {
      told.push(`${String(name)}=${String(value)}`);
      return true;
    },
  });
  drawMini(brush, { mini, pose, down, bold });
  return told.join('\n');
}

const PEOPLE = SCULPTS.filter((sculpt) => /^(?!dog|zombie|runner|dead|brute|crawler)/.test(sculpt));

describe('miniatures seen from above', () => {
  test('no two kinds of people, animals and dead look alike, from near and from far', () => {
    for (const bold of [false, true]) {
      const pictures = SCULPTS.map((sculpt) => drawn({ sculpt }, { bold }));
      expect(new Set(pictures).size).toBe(SCULPTS.length);
    }
  });

  test('what is in the hands is seen with every kind of people', () => {
    for (const sculpt of PEOPLE) {
      const pictures = [drawn({ sculpt }), ...HELD.map((held) => drawn({ sculpt, held: [held] }))];
      expect(new Set(pictures).size).toBe(HELD.length + 1);
    }
  });

  test('wounded, broken, infected, carrying, hidden, burning and down are seen on the figure', () => {
    for (const sculpt of PEOPLE) {
      const mini: Mini = { sculpt, held: ['rifle'] };
      const states: Mini[] = [
        mini,
        { ...mini, wounded: true },
        { ...mini, broken: true },
        { ...mini, infected: true },
        { ...mini, carrying: true },
        { ...mini, hidden: true },
        { ...mini, burning: true },
      ];
      const pictures = [...states.map((one) => drawn(one)), drawn(mini, { down: true })];
      expect(new Set(pictures).size).toBe(states.length + 1);
    }
  });

  test('those of a herd differ among each other, and those that are down from those that stand', () => {
    const herd = Array.from({ length: 8 }, (_, pose) => drawn({ sculpt: 'zombie' }, { pose }));
    expect(new Set(herd).size).toBe(8);
    expect(drawn({ sculpt: 'zombie' }, { down: true })).not.toBe(drawn({ sculpt: 'zombie' }));
  });
});
