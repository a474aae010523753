import { expect, test } from 'vitest';
import { Match } from '../../../kernel/index.ts';
import { Scene } from '../../../kernel/testing.ts';
import { evenDeath } from '../index.ts';
import type { State } from '../state.ts';
import { group, mapScene } from './testing.ts';

test('EDM.CSETUP.8 a player who follows the hints takes both tiles', () => {
  const setup = { kind: 'campaign', order: ['a', 'b'], players: [{ faction: 'survivors' }, { faction: 'zombies' }] };
  const m = new Scene(Match.start<State>(evenDeath, setup, { seed: 'hints', dice: 'typed' })).answer('a', [1, 1]);
  const { request, state } = m.match;
  expect(request && evenDeath.follow?.(state, request, 'a')).toEqual(['tile:1', 'tile:8']);
});

test('a player who follows the hints gets something for what training costs', () => {
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
