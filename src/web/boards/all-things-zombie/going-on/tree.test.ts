import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '../../../../kernel/index.ts';
import { diceIn, treeOf, turnsOf, worthTelling } from './tree.ts';

let n = 0;
const said = (key: string, params: SeenEvent['params'] = {}): SeenEvent =>
  ({ n: n++, key, params, text: key, rule: 'ATZ.TURN.3' }) as unknown as SeenEvent;

const TURN = [
  said('atz.turn.die', { turn: 1, side: 'players', die: 3 }),
  said('atz.turn.die', { turn: 1, side: 'dead', die: 2 }),
  said('atz.phase.begins', { side: 'players', die: 3 }),
  said('atz.moved'),
  said('atz.sight.begins'),
  said('atz.fire'),
  said('atz.noise.nothing'),
  said('atz.shot.hit'),
  said('atz.sight.over'),
  said('atz.moved'),
  said('atz.phase.begins', { side: 'dead', die: 2 }),
  said('atz.dead.noise'),
];

describe('the log as a tree', () => {
  test('what an In Sight test sets off lies under it, and what follows from a shot under the shot', () => {
    expect(treeOf([said('atz.enter.comes'), ...TURN]).map(({ depth }) => depth)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 4, 4, 3, 2, 1, 2,
    ]);
  });

  test('is cut turn by turn, with the dice of each and what is worth telling', () => {
    const turns = turnsOf([said('atz.enter.comes'), ...TURN, said('atz.turn.die', { turn: 2, side: 'dead', die: 6 })]);
    expect(turns.map(({ turn, events }) => [turn, events.length])).toEqual([
      [0, 1],
      [1, 12],
      [2, 1],
    ]);
    expect(diceIn(TURN)).toEqual([
      { side: 'players', die: 3 },
      { side: 'dead', die: 2 },
    ]);
    expect(worthTelling(TURN).map(({ key }) => key)).toEqual([
      'atz.sight.begins',
      'atz.fire',
      'atz.noise.nothing',
      'atz.shot.hit',
      'atz.dead.noise',
    ]);
    // Zombies that turn up, and no dice that came to nothing.
    const found = [said('atz.event.again'), said('atz.contact.dead'), said('atz.pef.resolve.roll')];
    expect(worthTelling(found).map(({ key }) => key)).toEqual(['atz.contact.dead']);
  });
});
