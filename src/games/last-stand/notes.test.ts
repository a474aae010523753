import { describe, expect, test } from 'vitest';
import type { Match } from '../../kernel/index.ts';
import { lastStandNotes } from './notes.ts';
import { scene } from './testing.ts';

/** What is noted of a match in which this happened and that ended so. */
const notesOf = (events: readonly { key: string; params?: object }[], outcome: object | null = null) => {
  const { state } = scene({ rangers: ['hat', 'frank'], leaders: { krank: { slain: true } }, depots: 4 }).match;
  const told = events.map((event) => ({ params: {}, ...event }));
  return lastStandNotes({ state, seats: ['a', 'b'], events: told, outcome } as unknown as Match);
};

describe('what is noted of a match of Last Stand', () => {
  test('is how long it went, how far the Rangers came, and who they were', () => {
    const turn = { key: 'ls.turn.begins' };
    expect(notesOf([turn, { key: 'ls.overrun' }, turn, turn])).toEqual({
      numbers: { turns: 3, 'Leaders slain': 1, 'Depots left': 4, overruns: 1 },
      groups: { ranger: { hat: 'a', frank: 'b' }, card: {}, ended: { '': 'a' } },
    });
  });

  test('is which cards had their say, whatever they were used as', () => {
    const cards = (key: string, params: object): object | undefined => notesOf([{ key, params }]).groups.card;
    expect(cards('ls.used', { source: 'U14' })).toEqual({ U14: 'a' });
    expect(cards('ls.drawn', { card: 'R13', event: 'E01', token: 'T01', n: 3 })).toEqual({
      R13: 'a',
      E01: 'a',
      T01: 'a',
    });
    expect(cards('ls.battle.committed', { cards: ['D08.vehicle', 'D03', 'S10'] })).toEqual({
      D08: 'a',
      D03: 'a',
      S10: 'a',
    });
  });

  test('is not who was dealt, or gave away, a card', () => {
    const silent = ['gained', 'mission.dealt', 'mission.open', 'mission.taken', 'mission.paid', 'discarded', 'dropped'];
    for (const key of [...silent, 'peeked', 'group'])
      expect(notesOf([{ key: `ls.${key}`, params: { card: 'D01', cards: ['D02'] } }]).groups.card).toEqual({});
  });

  test('is how it ended, and by which Leader', () => {
    const ended = (outcome: object): object | undefined => notesOf([], outcome).groups.ended;
    expect(ended({ key: 'ls.lost.leader', params: { leader: 'krank' } })).toEqual({ 'ls.lost.leader.krank': 'a' });
    expect(ended({ key: 'ls.won', params: {} })).toEqual({ 'ls.won': 'a' });
  });
});
