import { describe, expect, test } from 'vitest';
import type { Open } from '../kernel/index.ts';
import { gameOf } from '../games/index.ts';
import { policyFor } from './policies.ts';

/** Of everything that a game can ask or say, what holds for these keys. */
const keysOf = (id: string, holds: (request: Open) => boolean): readonly string[] =>
  Object.keys(gameOf(id)?.texts ?? {}).filter((key) =>
    holds({ kind: 'choose', seats: ['a'], mode: 'one', rule: 'R', prompt: { key }, options: [] } as unknown as Open),
  );

describe('what a bot thinks about longer', () => {
  test.each([
    ['wave', ['wave.drawn', 'wave.turn', 'wave.turn.spent']],
    ['even-death', ['ed.menu', 'ed.move', 'ed.herd.move']],
    ['last-days', ['ld.menu', 'ld.move']],
    ['all-things-zombie', ['atz.menu', 'atz.sight.act']],
  ])('%s: %j', (id, keys) => {
    const weighty = keysOf(id, (request) => policyFor(id)?.isWeighty(request) === true);
    expect([...weighty].sort()).toEqual([...keys].sort());
  });

  test('and where a look ahead may end', () => {
    const settled = (id: string) => keysOf(id, (request) => policyFor(id)?.isSettled?.(request) === true);
    expect([...settled('even-death')].sort()).toEqual(['ed.select']);
    expect([...settled('last-days')].sort()).toEqual(
      ['ld.break.how', 'ld.initiative.part', 'ld.noise.who', 'ld.zombie.next'].sort(),
    );
  });
});

test('a game that no policy knows has none', () => {
  expect(policyFor('chess')).toBeUndefined();
});
