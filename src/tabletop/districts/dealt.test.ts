import { describe, expect, test } from 'vitest';
import { hashOf } from '../../kernel/index.ts';
import { generate } from '../terrain/generate.ts';
import { THEME_NAMES } from '../terrain/themes.ts';
import { layOut } from './district.ts';
import { DISTRICTS } from './plan.ts';
import { DEALT } from './testing.ts';

/**
 * A set-up that keeps only the seed of its table is played on the same table for ever: whoever changes how tables are dealt changes
 * the matches that are under way.
 */
const digest = (value: unknown): string => hashOf(value).slice(0, 12);
const SEEDS = ['north', 'east', 'south', 'west', 'ford', 'mill', 'hill', 'quarry'];

describe('a seed deals what it has always dealt', () => {
  test.each([...DISTRICTS])('in a district, %s', (district) => {
    const told = SEEDS.map((seed, i) =>
      digest(layOut({ district, seed, width: i % 2 === 0 ? 36 : 48, depth: 36, zone: 6, fair: i % 3 === 0 })),
    );
    expect(told).toEqual(DEALT[district]);
  });

  test.each([...THEME_NAMES])('on open ground, %s', (theme) => {
    const told = SEEDS.map((seed, i) =>
      digest(generate({ theme, seed, width: i % 2 === 0 ? 36 : 60, depth: 48, zone: 6 + (i % 3) })),
    );
    expect(told).toEqual(DEALT[theme]);
  });
});
