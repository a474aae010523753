import { expect } from 'vitest';
import { hero, samaritan } from '../groups/testing.ts';
import { test } from '../testing.ts';
import { lastDays } from '../index.ts';
import { parseSetup } from '../../../kernel/index.ts';
import { cardOf, fought, group, until } from './testing.ts';

test('LD.SDAM.4 LD.INJ.2 what happened to somebody names the game and the answer at which a replay opens', () => {
  const m = fought({
    a: [hero, samaritan],
    out: ['a2'],
    change: (_, battle) => {
      battle.deeds = [{ turn: 2, answer: 17, kind: 'fell', who: 'a2', whom: 'b1', weapon: 'revolver' }];
    },
  });
  expect(cardOf(m, 'a', 'm2').history).toEqual([
    { game: 1, answer: 17, event: { is: 'fell', other: 'Ben', weapon: 'revolver' } },
  ]);
  until(m, 'LD.LOOT.6');
  const last = cardOf(m, 'a', 'm2').history?.at(-1);
  expect(last?.event.is).toBe('injury');
  expect(last?.answer).toBeGreaterThan(0);
  expect(last?.answer).toBeLessThanOrEqual(m.match.answered);
});

test('LD.CAMP.5 a Group from another match brings its story, without the answers of that match', () => {
  const m = fought({});
  const told = { ...group(m, 'a') };
  const members = told.members.map((one) => ({
    ...one,
    history: [{ game: 3, answer: 99, event: { is: 'joined' as const } }],
  }));
  const given = { kind: 'campaign', groupsAre: 'running', groups: [{ ...told, members }, group(m, 'b')] };
  const state = lastDays.setup(undefined as never, parseSetup(lastDays, given));
  expect(state.campaign?.sides[0]?.group.members[0]?.history).toEqual([
    { game: 3, answer: null, event: { is: 'joined' } },
  ]);
});
