import { describe, expect, test } from 'vitest';
import { bars, columns } from './plots.ts';

describe('plots', () => {
  test('a row for each rate, with its number, and the band behind them', () => {
    const svg = bars('Won & lost', [{ label: 'one', rate: 0.5, low: 0.4, high: 0.6 }], { from: 0.25, to: 0.45 });
    expect(svg).toContain('<title>Won &amp; lost</title>');
    expect(svg.match(/class="dot"/g)).toHaveLength(1);
    expect(svg.match(/class="band"/g)).toHaveLength(1);
    expect(svg).toContain('50 %');
    expect(bars('Shift', [{ label: 'card', rate: -0.1, low: -0.2, high: 0 }], null)).not.toContain('class="band"');
  });

  test('numbers are put together in groups', () => {
    const svg = columns('Turns', [{ label: 'defend', counts: { 3: 2, 4: 1, 11: 5 } }], 5);
    expect(svg.match(/class="col"/g)).toHaveLength(3); // 0 to 4, 5 to 9, 10 to 14
    expect(svg).toContain('>3</text>'); // three matches ended before turn 5
    expect(svg).toContain('>5</text>');
  });
});
