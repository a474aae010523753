import { describe, expect, test } from 'vitest';
import type { Match } from '../../kernel/index.ts';
import { type SceneSpec, scene, the } from '../../games/last-stand/testing.ts';
import { createBot, nextMove } from '../index.ts';

/** Frank ends his turn, this Raider card comes, and greedy decides for everybody until the next turn begins. */
function afterCard(card: string, spec: SceneSpec) {
  const m = scene({ rangers: ['frank', 'hat'], decks: { raider: [card, 'R32'] }, seeded: true, ...spec });
  const bots = Object.fromEntries(m.match.seats.map((seat) => [seat, createBot('greedy')]));
  const said: [unknown, unknown][] = [];
  m.answer('a', 'end');
  while (m.match.request !== null && m.asked().prompt !== 'ls.turn') {
    const move = nextMove(m.match as Match, bots);
    if (move === null) throw new Error(`Nobody has a move for ${m.asked().prompt}`);
    said.push([m.asked().prompt, move.answer]);
    m.answer(move.seat, move.answer);
  }
  return { m, said };
}

describe('greedy plays a card that saves the game when the loss would come otherwise', () => {
  test('DLS.SPEC.6 DLS.WIN.4 Flank Attack on the Leader who would enter Last Stand', () => {
    const saved = afterCard('R31', { leaders: { bama: { at: 18 } }, hat: { specials: ['S02'] } });
    expect(saved.said[0]).toEqual(['ls.leader.moves', 'hat:S02:0']);
    expect(saved.m.outcome).toBeNull();
    expect(the(saved.m, 'hat').specials).toEqual([]);
    expect(afterCard('R31', { leaders: { bama: { at: 18 } } }).m.outcome).toMatchObject({ rule: 'DLS.WIN.4' });
  });

  test('DLS.SPEC.6 DLS.WIN.5 Buried Charges on the location that would need the last Depot', () => {
    const crowd = { map: { 4: { techie: 2 }, 25: { techie: 3 } }, depots: 1 };
    const saved = afterCard('R18', { ...crowd, hat: { specials: ['S12'] } });
    expect(saved.said.slice(0, 2)).toEqual([
      ['ls.place.now', 'hat:S12:0'],
      ['ls.where', '25'],
    ]);
    expect(saved.m.outcome).toBeNull();
    expect(afterCard('R18', crowd).m.outcome).toMatchObject({ rule: 'DLS.WIN.5' });
  });

  test('a card that saves nothing now is kept', () => {
    const { m } = afterCard('R33', { leaders: { bama: { at: 23 } }, hat: { specials: ['S02'] } });
    expect(m.outcome).toBeNull();
    expect(the(m, 'hat').specials).toEqual(['S02']);
  });
});
