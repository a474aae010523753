import { expect, test } from 'vitest';
import { evenDeath } from '../index.ts';
import { group, mapScene } from './testing.ts';

test('whoever follows the hints gets something for what training costs', () => {
  const m = mapScene({
    groups: [
      { seat: 'a', tile: 'Crossway', members: [{ class: 'newbie' }, { class: 'newbie' }] },
      { seat: 'b', tile: 'Saltgate' },
    ],
    tiles: { Crossway: { controller: 'survivors', structure: 'training-ground' } },
    sides: { a: { supplies: 2 } },
  });
  m.answer('a', 'train:a1');
  for (let i = 0; i < 20 && m.asked().rule !== 'EDM.CTURN.5'; i++) {
    const { request, state } = m.match;
    if (request !== null) m.answer('a', evenDeath.follow?.(state, request, 'a') ?? null);
  }
  expect(group(m, 'a1')?.members.map(({ entry }) => entry.class)).toEqual(['hardened', 'hardened']);
});
